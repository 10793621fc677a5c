## The board of Der Pate

derpate-board-thousands = ${ $n }k
derpate-board-nothing = $0

## The road

derpate-board-road = 道路（時計回り）
derpate-board-business = { $name }、{ $district }
derpate-board-pays = { $number }、{ $kind }、{ $money }
derpate-board-vacant = 空き
derpate-board-held = { $who }の所有
derpate-board-neutral = 中立
derpate-board-neutral-of = 中立の{ $family }ファミリーの所有
derpate-board-protected = 車に保護されている
derpate-board-safe = 保護中
derpate-board-car-here = 車の位置
derpate-board-round = ラウンド
derpate-board-phase-income = 収入
derpate-board-phase-event = イベント
derpate-board-phase-dice = ダイス
derpate-board-pool = ブルックリン
derpate-board-pool-note = まだ得られるファミリーの友人
derpate-board-friends = 残りの友人
derpate-board-prison = The Tombs
    .full = 刑務所（The Tombs）
derpate-board-river = ハドソン
derpate-board-empty = なし

## Events

derpate-board-ko = K.O.
derpate-board-ko-tracks = K.O.フィールドへ向かうイベントマーカー
derpate-board-ko-step = { $colour }のマーカー（{ $track }）は4マス中{ $n }マス進んだ。
derpate-board-ko-decided = 第7ラウンドの後、{ $track }の最終マスにいない人は脱落。
derpate-board-no-card = 最初のイベントカードは第1ラウンドに出る。
derpate-board-x = { $colour }のイベントマーカーが1マス進む
derpate-board-drive = 車が{ $n }マス進む
derpate-board-card-open = ラウンドの終わりまで有効。
derpate-board-deck = イベントカード：{ $shown }枚公開、残り{ $deck }枚
derpate-board-deck-shown = 公開済み
derpate-board-deck-unseen =
    { $deck ->
        [0] 未公開：この{ $n }枚は箱に残った
       *[other] 未公開：{ $n }枚、うち{ $deck }枚がこれから出る
    }

## Development tracks, chips, favours

derpate-board-tracks = 発展チャート
derpate-board-goal-open = 最初の二つのどちらかの最終マスが目標になる
derpate-board-goal = 目標は{ $track }の最終マス
derpate-board-chips = チップ
derpate-board-chip = チップ：{ $chip }
derpate-board-chip-ahead = チャート上
derpate-board-chip-held = 手元
derpate-board-chip-fresh = 手元（いま使える）
derpate-board-chip-used = 使用済み
derpate-board-extras = あなたのチップと友好
derpate-board-extras-none = 信用や影響力のマーカーがチップを通ると、そのチップを得ます。友人は、友好マーカーの位置までの恩恵をくれます。
derpate-board-chip-wedding = 結婚
    .note = ブルックリンからファミリーの友人を得る。
derpate-board-chip-grandchild = 孫
    .note = ダイスを1個振る：出た目×$1,000。
derpate-board-chip-birthday = 誕生日
    .note = 好きなチャートを1マス前進。
derpate-board-chip-cop = 警官
    .note = ダイスを1個振り直す。
derpate-board-chip-judge = 裁判官
    .note = ロール全体を振り直す。
derpate-board-chip-senator = 上院議員
    .note = ダイス1個の色を無視する。
derpate-board-favour = 友好：{ $favour }
derpate-board-favour-member = 救出
    .note = メンバー1人がハドソン川から戻る。
derpate-board-favour-marker = 債務
    .note = 自分の債務マーカー1個が戻る。
derpate-board-favour-steps = 2マス
    .note = 信用か影響力を進める。
derpate-board-favour-money = $5k
    .note = 銀行から得る。
derpate-board-favours-used = このターンの友好：{ $n }／2
derpate-board-in-business = ビジネス{ $n }
derpate-board-at-home = 手元{ $n }
derpate-board-in-prison = 刑務所{ $n }
derpate-board-in-river = ハドソン川{ $n }
derpate-board-markers = 残りの債務マーカー{ $n }個
derpate-board-owed = { $holder }に{ $n }個
derpate-board-friends-left = 友人{ $n }人

## The dice and their tableau

derpate-board-tableau = ダイステーブル
derpate-board-tableau-of = { $who }のダイステーブル
derpate-board-tableau-idle = ダイスは待機中
derpate-board-tableau-note = ターンごとに四つの列へダイスを1個ずつ置き、列ごとにすぐ実行します。
derpate-board-dice = ダイス
derpate-board-die = { $colour }のダイス：{ $face }
derpate-board-die-idle = { $colour }のダイス、まだ振っていない
derpate-board-die-placed = { $colour }のダイス、配置済み
derpate-board-die-here = { $colour }のダイスがある：{ $face }
derpate-board-row-1 = 収入
    .note = 1列目：数字が有効。その種類のビジネスを持つ全員が収入を得る。
derpate-board-row-2 = 政治
    .note = 2列目：数字をその色のマスに置く。大きいほど効果も大きい。
derpate-board-row-3 = 取引
    .note = 3列目：数字をその色のマスに置く。乗っ取り以外は必ず実行する。
derpate-board-row-4 = 呼び出し
    .note = 4列目：最後のダイスは目に関係なく、その色の人物を呼ぶ。
derpate-board-field-of = { $name }（{ $row }列目）：
derpate-board-field-kind-protection = みかじめ料
    .short = みかじめ
    .board = みかじめ
    .note = 全ファミリーは、この種類のビジネス1軒ごとに収入を得て、影響力を1マス進める。
derpate-board-field-kind-smuggling = 密輸
    .short = 密輸
    .note = 全ファミリーは、この種類のビジネス1軒ごとに収入を得て、信用を1マス進める。
derpate-board-field-kind-bookmaking = 賭元
    .short = 賭元
    .note = 全ファミリーは、この種類のビジネス1軒ごとに収入を得る。
derpate-board-field-kind-loans = 貸し金
    .short = 貸し金
    .board = 貸し金
    .note = 全ファミリーは、この種類のビジネス1軒ごとに収入を得る。
derpate-board-field-kind-gambling = 賭博
    .short = 賭博
    .note = 全ファミリーは、この種類のビジネス1軒ごとに収入を得る。
derpate-board-field-press = プレス
    .note = 色を問わず操り人形：信用と影響力を1マスずつ進める。
derpate-board-field-2-grey = 信用
    .tiny = 信用
    .note = 目の数だけ信用を進める。
derpate-board-field-2-red = 影響力
    .tiny = 影響
    .note = 目の数だけ影響力を進める。
derpate-board-field-2-black = 訪問
    .note = 目の数だけ車が進む。止まった先のライバルは去り、空きビジネスなら入ってよい。
derpate-board-field-2-white = 八百長
    .short = 八百長
    .note = ダイスの目×$1,000。
derpate-board-field-3-grey = ゴッドファーザーとの面会
    .short = 面会
    .tiny = 面会
    .note = 他の人の債務マーカーをすべて返す。持ち主はマーカーごとに1目$1,000を払う。
derpate-board-field-3-red = FBIの急襲
    .tiny = FBI
    .note = この数字の保護されていないビジネスにいる全員が、自分のメンバーも含め刑務所へ。
derpate-board-field-3-black = 乗っ取り
    .tiny = 乗取
    .note = この数字の保護されていないビジネスを一つ乗っ取れる。債務マーカーを渡し、そこのメンバーは沈む。
derpate-board-field-3-white = ファミリーの友人
    .short = 友人
    .note = ダイスの目×$1,000を払い、ファミリーの友人を得る。
derpate-board-field-person = 人物の呼び出し
    .short = 呼出
    .note = この色の人物が手を貸してくれる。
derpate-board-field-consigliere = 顧問
    .tiny = 顧問
    .note = 手元のメンバーを、保護されていない空きビジネスに置く。
derpate-board-field-prosecutor = 検察官
    .short = 検察官
    .tiny = 検察
    .note = 自分のメンバーが全員刑務所から出る。
derpate-board-field-informer = スパイ
    .note = 保護されていないビジネスにいるライバルのメンバーを刑務所へ。
derpate-board-field-banker = 銀行家
    .note = 収入か友好を1マス進める。

## Seats

derpate-seat-markers = 自分の債務マーカー
