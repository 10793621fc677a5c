# After a game: its result, looking back at it, what is kept of it.

## The result

over-how = 結果の内訳
over-had = 全員の持ち物を見る
over-had-hide = 全員の持ち物を隠す
over-had-hand = 手札
over-had-case = トランク
over-had-lost = 失ったカード
over-had-nothing = なし
over-replay = リプレイを見る
over-replay-all = 全員のカードを見ながらリプレイ
over-share = リプレイのリンクをコピー
over-mine = あなたの順位：{ $of }人中{ $n }位
over-board = 終了時のテーブル
over-player = プレイヤー
over-turn = { $n }手番目
over-alive = 生存
over-with = { $who }が{ $score }で勝利
tally-suitcase = トランク
tally-hand = 手札に残したお金
tally-territories = シマ
tally-jobs = ジョブ（{ $colour }）
tally-fortune = 財産
tally-survived = 決め手のチャートの最終マス
tally-survived-yes = 到達
tally-survived-no = 未到達：脱落
tally-cash = 精算前のお金
tally-income = 最後の収入
tally-businesses = ビジネス
tally-fines = 囚人の罰金
tally-debts = プレイヤー間の債務
tally-bank = 銀行への債務
tally-total = 最終金額
tally-place = 順位
tally-out = 脱落
tally-lost = 失ったカード
tally-held = 最後の手札
tally-coins = 金貨

## Looking back

replay-title = リプレイ
replay-of = リプレイ：{ $game }
replay-who-won = 勝者を見る
replay-loading = ゲームを読み込んでいます
replay-closed = このゲームは見られません
replay-foreign = このゲームは、ここにあるものとは違うルールかカードで行われました。全員に見えていたことはログで読めます。
replay-eyes = 視点
replay-all = 全員のカード
replay-spectator = 観戦者
replay-reel = ゲームの経過
replay-slider = ステップ
replay-where = ステップ{ NUMBER($step) }／{ NUMBER($last) }
replay-keys = スペース、矢印キー、Home、End
replay-clashes = チャレンジ・打撃・脱落
replay-step = ステップ
replay-turn = 手番
replay-before = 前へ
replay-after = 次へ
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ
replay-to-turn = 手番{ $n }へ移動
replay-next = 次の選択
replay-all-pass = 全員がパス
replay-share = このステップのリンク
replay-why = なぜ？
replay-why-weighed = 比べた手
replay-why-share = 勝つ見込み{ $share }
replay-why-said = 選んだ手
replay-why-more = ほか{ $n }手

## My games

records-mine = 自分のゲーム
records-public = 公開卓のゲーム
records-none = まだ記録がありません。終えたゲームはすべてここで見返せます。
records-loading = ゲームを読み込んでいます
records-more = 以前のゲーム
records-bring = 記録を持ち込む
records-bring-note = ここかターミナルで保存した、終了済みゲームの記録ファイル。再生して検証し、あなただけに表示します。
records-choose = ファイルを選ぶ
records-brought = 持ち込み
records-won = 勝ち
records-throw-away = この記録を捨てる
records-too-large = 記録としてはファイルが大きすぎます。
records-scores = 戦績
scores-game = ゲーム
scores-games = 対戦数
scores-wins = 勝ち
scores-share = 勝率
scores-note = 分け合った勝利は1勝未満で数えます。対戦数が十分なら、偶然による幅（95%）も示します。持ち込んだファイルは数えません。
players-count = { $n }人
minutes-count = { $n }分
