# The desk around every board: tabs, draft, keys, notices, and the table in sentences.

tab-ask = 選択
tab-hand = 手札
tab-seats = プレイヤー
tab-log = ログ
derpate-tab-seats = ファミリー
derpate-tab-hand = 自分
tabs = 卓の各部分
sheet-larger = ここを広げる
sheet-smaller = ボードを広げる
draft-count = { $n }個選択中
draft-missing = あと{ $n }個
draft-sum = 合計{ $sum }
draft-take-out = 外す：{ $what }
lately-struck = 前回の選択から
lately = たった今
lately-more = ほかに{ $n }件は記録に
things-happened = 新しい出来事が{ $n }件
sound = 音

## What may come of the step under way

coup-next-claim = チャレンジされるか、信じてもらえるか
coup-next-block = ブロックされるか、されないか
coup-next-proof = 公開するか、カードを失うか
coup-next-exchange = カードを宮廷に戻す
coup-next-examination = 返すか、引き直させるか
coup-next-draft = 二人が選んだら、最初の手番へ
corleone-next-turf-war = 次は賄賂
corleone-next-bribery = 賄賂は一斉に公開される
corleone-next-favours = 次は上納
corleone-next-tribute = 捨て札は一斉に公開される
derpate-next-event-card = 次は全員のダイス

## Keys

key-choose = 選択肢を選ぶ
key-send = まとめた回答を送る
key-back = 一つ戻る
key-ask = 決定へ
key-hand = 手札へ
key-board = ボードへ（矢印キーで移動）
key-log = ログへ
key-chat = チャットへ
key-undo = 直前の選択を取り消す（まだ誰にも知られていない間）
key-describe = 卓の様子を言葉で説明
key-list = この一覧
keys-on = キー操作はオン
keys-typing = 文字の入力中はキー操作が効きません。TabとEnterは常に使えます。

## The table in sentences

describe-title = 言葉で見る卓
describe-short = 卓の様子を説明
describe-copy = コピー
describe-now = いま決めていること
describe-me = あなた
describe-board = ボード
describe-counts = 数
describe-last = 直前の出来事
describe-choices = 選択肢は{ $n }つ：{ $choices }。
describe-said = ここまでの回答：{ $words }。

coup-say-coins = 金貨{ $n }枚。
coup-say-cards = 裏向きのカード{ $n }枚。
coup-say-hand = あなたのカード：{ $cards }。
coup-say-drawn = 宮廷から引いたカード：{ $cards }。
coup-say-held = 持っていたカード：{ $cards }。
coup-say-lost = 失ったカード：{ $cards }。
coup-say-party = 派閥：{ $party }。
coup-say-known = あなたが見たカード：{ $cards }。
coup-say-claim = { $who }の宣言：{ $claim }。
coup-say-challenged = { $who }がチャレンジした。
coup-say-court = 宮廷にカード{ $n }枚。
coup-say-treasury = 国庫に金貨{ $n }枚。
coup-say-reserve = 国庫準備金に金貨{ $n }枚。

corleone-say-family = ファミリー：{ $family }。
corleone-say-horse = 馬の首を持つスタートプレイヤー。
corleone-say-figures = 手元：チンピラ{ $thugs }、幹部：{ $members }。
corleone-say-nobody = なし
corleone-say-none = なし
corleone-say-neutral = 中立
corleone-say-jobs = 完成したジョブ：{ $names }。
corleone-say-protected = このファミリーのフィギュアは守られている。
corleone-say-fortune = 財産：${ $n }。
corleone-say-hand = 手札{ $n }枚：{ $names }。
corleone-say-suitcase = トランクの中：{ $names }。
corleone-say-drawn = 選べるジョブ：{ $names }。
corleone-say-holds = 手札：{ $hand }、トランク：{ $suitcase }。
corleone-say-known = わかっているもの：{ $names }。
corleone-say-territory = { $territory }：支配は{ $control }、マーカー{ $markers }個。店：{ $businesses }。影響力：{ $influence }。
corleone-say-stands = { $place }に{ $figure }
corleone-say-spaces = 幹部マス：{ $figures }。
corleone-say-river = ハドソン川：{ $names }。
corleone-say-act = 第{ $act }幕、{ $phase }。
corleone-say-public = 公開ジョブ：{ $names }。
corleone-say-allies = 買える協力者：{ $names }。
corleone-say-deck = 山札のジョブ{ $n }枚。
corleone-say-supply = サプライ：{ $supply }。

derpate-say-family = ファミリー：{ $family }。
derpate-say-money = お金：{ $money }。
derpate-say-people = 手元{ $stock }、刑務所{ $prison }、ハドソン川{ $river }。
derpate-say-friends = 友人{ $n }人。
derpate-say-debts = 債務の相手：{ $debts }。
derpate-say-tracks = チャート：{ $tracks }。
derpate-say-chips = チップ：{ $chips }。
derpate-say-vacant = 空き
derpate-say-neutral = 中立のファミリー
derpate-say-business = { $business }（種類{ $kind }）：{ $owner }。
derpate-say-protected = 車に保護されている。
derpate-say-car = 車の位置：{ $business }。
derpate-say-dice = ダイス：{ $dice }。
derpate-say-row = { $row }列目：{ $die }の{ $face }を{ $field }に。
derpate-say-round = 第{ $round }ラウンド、{ $phase }。
derpate-say-pool = ブルックリンに残る友人：{ $n }。
derpate-say-deck = 残りのイベント{ $n }枚。
derpate-say-open = 有効なイベント：{ $card }。
derpate-say-ko = K.O.の色：{ $colour }。
derpate-say-events = イベントマーカー：{ $steps }。

fact-timeout = { $seat }は時間切れです。
    .you = あなたは時間切れです。
