derpate-title = ゴッドファーザー
derpate-note = 四つのダイスと四つの列。決め手の目標に届かなければ脱落。
derpate-more = Der Pate：12のビジネスと1台の車

## Names of things that every edition has. Those of the house edition are in derpate-names.ftl.

derpate-name-dollars = ${ $n }
derpate-name-pair = { $what ->
    [marker] { $second }から債務マーカーを取り戻す
   *[other] { $first }のダイスを{ $second }のマスへ
  }
derpate-name-bank = 銀行
derpate-name-black = 黒
derpate-name-white = 白
derpate-name-grey = 灰色
derpate-name-red = 赤
derpate-name-puppet = 操り人形
derpate-name-press = { derpate-board-field-press }
derpate-name-income-1 = { derpate-board-field-kind-protection }
derpate-name-income-2 = { derpate-board-field-kind-smuggling }
derpate-name-income-3 = { derpate-board-field-kind-bookmaking }
derpate-name-income-4 = { derpate-board-field-kind-loans }
derpate-name-income-5 = { derpate-board-field-kind-gambling }
derpate-name-reputation = 信用
derpate-name-influence = 影響力
derpate-name-income = 収入
derpate-name-favours = 友好
derpate-name-wedding = 結婚
derpate-name-grandchild = 孫
derpate-name-birthday = 誕生日
derpate-name-cop = 警官
derpate-name-judge = 裁判官
derpate-name-senator = 上院議員
derpate-name-member = ハドソン川のメンバー
derpate-name-marker = 債務マーカー
derpate-name-steps = 2マス前進
derpate-name-money = $5,000
derpate-name-consigliere = 顧問
derpate-name-prosecutor = 検察官
derpate-name-informer = スパイ
derpate-name-banker = 銀行家
derpate-name-event = イベント
derpate-name-dice = ダイス

## Parts of the table

derpate-seat-family = ファミリー
derpate-seat-money = お金
derpate-seat-stock = 手元
derpate-seat-prison = 刑務所
derpate-seat-river = ハドソン川
derpate-seat-friends = 友人
derpate-seat-debts = 債務の相手

## Questions

derpate-ask-car = 車をどこから始めますか？
    .note = 車のいる地区は保護されます。急襲も密告も乗っ取りもなく、新しく入ることもできません。車は訪問とイベントカードで進みます。
derpate-ask-district = どの地区を取りますか？
    .note = あなたの部下はその三つのビジネスから始めます。
derpate-ask-start = ダイスを振る前に何かしますか？
derpate-ask-place = どのダイスを置きますか？
derpate-ask-pause = 次に進む前に何かしますか？
derpate-ask-occupy = 空きビジネスです。メンバーを置きますか？
derpate-ask-takeover = ビジネスを乗っ取りますか？
derpate-ask-service = この人物に何を頼みますか？
derpate-ask-chip = 新しいチップをいま使いますか？
derpate-ask-vacate = どのビジネスを手放しますか？
derpate-ask-bail = 保釈金を払うか、川に沈めるか？

## Where we are

derpate-step-set-up = ゲームの準備
derpate-step-event-card = イベントカード
derpate-step-card-text = イベント：{ $card }
derpate-step-kind-roll = 急襲のダイス
derpate-step-vacating = 全員がビジネスを手放す
derpate-step-bailing = 囚人の保釈
derpate-step-turn = { $seat }のターン、{ $row }列目
    .you = { ask-turn }、{ $row }列目
derpate-step-throw = { $seat }がダイスを振る
derpate-step-grandchild = { $seat }の孫がダイスを振る
derpate-step-interrupts = 他のプレイヤーが新しいチップを使う
derpate-step-visit = { $seat }の訪問
derpate-step-take-over = { $seat }の乗っ取り
derpate-step-service = { $seat }と{ $person }

## Choices. $noun is what the choice is about, $id its bare id, $nouns 1 if there is one and 0 if not.

derpate-word-pass = 何もせず進む
derpate-word-car = 車を{ $noun }へ
    .group = 車を置く
derpate-word-district = 地区：{ $noun }
    .group = 地区
derpate-word-place = { $noun }のダイスを置く
    .short = { $noun }
    .group = ダイスを置く
derpate-word-senator = 上院議員：{ $noun }
    .note = このダイスの色を無視する。
    .cost = 上院議員チップを使う
    .group = 上院議員
derpate-word-cop = 警官：{ $noun }を振り直す
    .note = このロールのダイスを1個振り直す。
    .cost = 警官チップを使う
    .group = 警官：1個振り直す
derpate-word-judge = 裁判官：すべて振り直す
    .cost = 裁判官チップを使う
derpate-word-wedding = 結婚：友人を得る
    .cost = 結婚チップを使う
derpate-word-grandchild = 孫：ダイスでお金を得る
    .note = 出た目×$1,000、操り人形なら0。
    .cost = 孫チップを使う
derpate-word-birthday = 誕生日：{ $noun }を1マス前進
    .cost = 誕生日チップを使う
    .group = 誕生日：1マス前進
derpate-word-favour = 友好：{ $noun }
    .cost = 友人を1人使う
    .group = 友好を使う
derpate-word-favour-reputation = 友好：信用を2マス前進
    .cost = 友人を1人使う
derpate-word-favour-influence = 友好：影響力を2マス前進
    .cost = 友人を1人使う
derpate-word-occupy = { $noun }に入る
    .group = 空きビジネスに入る
derpate-word-takeover = { $noun }を乗っ取る
    .note = そこのメンバーをハドソン川に沈め、自分のメンバーを置く。
    .cost = 債務マーカー1個
    .group = 乗っ取る
derpate-word-man = { $noun }にメンバーを置く
    .group = メンバーを置く
derpate-word-free = 仲間を釈放する
    .note = 刑務所の自分のメンバーが全員手元に戻る。
derpate-word-inform = { $noun }を密告
    .note = そこのメンバーは刑務所へ。
    .group = 密告
derpate-word-advance = { $noun }を前進
    .group = 前進
derpate-word-vacate = { $noun }を手放す
    .note = メンバーが手元に戻り、$4,000を得る。
    .group = 手放す
derpate-word-bail = { $noun }人を保釈
    .cost = 1人$2,000
    .group = 保釈
derpate-word-sink = 沈める
    .note = 刑務所の自分のメンバーはハドソン川へ。

## What happened

derpate-fact-starts = { $seat }がスタートプレイヤーになる。
derpate-fact-family = { $seat }は{ $family }ファミリーを率いる。
derpate-fact-received = { $seat }が${ $amount }を得る。
derpate-fact-car = 車が{ $space }に止まる。
derpate-fact-district = { $seat }が{ $district }地区を取る。
derpate-fact-neutral = 中立の{ $family }ファミリーが{ $district }に入る。
derpate-fact-round = 第{ $number }ラウンド。
derpate-fact-event = イベント：{ $card }。
derpate-fact-marker = { $colour }のイベントマーカーが{ $number }マス目に進む。
derpate-fact-marker_stays = { $colour }のイベントマーカーは動かない。
derpate-fact-ko = K.O.の色は{ $colour }に決まる。
derpate-fact-stays_open = { $card }はラウンドの終わりまで有効。
derpate-fact-put_away = { $card }を箱に戻す。
derpate-fact-contributed = { $seat }が${ $amount }を差し出す。
derpate-fact-no_victim = { $space }には誰もいない。
derpate-fact-keeps_all = { $seat }には手放すビジネスがない。
derpate-fact-no_raid = 急襲されるビジネスはない。
derpate-fact-rolled_alone = { $seat }の出目は{ $face }。
derpate-fact-drowned = { $seat }のメンバー{ $number }人がハドソン川に沈む。
derpate-fact-turn = { $seat }のターン。
    .you = { ask-turn }。
derpate-fact-rolled = { $seat }の出目：{ $die }の{ $face }。
derpate-fact-placed = { $seat }が{ $row }列目に{ $die }のダイスを置く：{ $row ->
    [2] { $field_id ->
        [grey] { derpate-board-field-2-grey }
        [red] { derpate-board-field-2-red }
        [black] { derpate-board-field-2-black }
        [white] { derpate-board-field-2-white }
       *[press] { $field }
      }
    [3] { $field_id ->
        [grey] { derpate-board-field-3-grey }
        [red] { derpate-board-field-3-red }
        [black] { derpate-board-field-3-black }
        [white] { derpate-board-field-3-white }
       *[press] { $field }
      }
    [4] { derpate-board-row-4 }
   *[other] { $field }
  }。
derpate-fact-called = { $seat }が{ $person }を呼ぶ。
derpate-fact-declined = { $seat }は{ $person }の助けを断る。
derpate-fact-nothing_to_do = { $seat }にできることはない。
derpate-fact-settled = { $seat }のメンバーが{ $space }に入る。
derpate-fact-went_home = { $seat }のメンバーが{ $space }から手元に戻る。
derpate-fact-arrested = { $space }にいる{ $seat }のメンバーが刑務所に入る。
derpate-fact-spared = { $space }は車に保護されている。
derpate-fact-sunk = { $space }にいる{ $seat }のメンバーがハドソン川に沈む。
derpate-fact-boxed = { $space }から中立の{ $family }のメンバーが消える。
derpate-fact-released = { $seat }のメンバー{ $number }人が刑務所を出る。
derpate-fact-took_over = { $seat }が{ $space }を乗っ取る。
derpate-fact-owes = { $seat }が{ $holder }に債務マーカーを渡す。
derpate-fact-redeemed = { $seat }が{ $holder }から債務マーカー{ $number }個を取り戻す。
derpate-fact-paid = { $seat }が{ $to }に${ $amount }を支払う。
derpate-fact-paid_bank = { $seat }が銀行に${ $amount }を支払う。
derpate-fact-waived = { $seat }は${ $amount }を払えず、免除される。
derpate-fact-befriended = { $seat }がファミリーの友人を得る。
derpate-fact-no_friend = { $seat }の得る友人が残っていない。
derpate-fact-advanced = { $seat }の{ $track }が{ $number }になる。
derpate-fact-lost_step = { $seat }の{ $track }はすでに最終マス。
derpate-fact-took_chip = { $seat }がチップを取る：{ $chip }。
derpate-fact-used_chip = { $seat }がチップを使う：{ $chip }。
derpate-fact-kept_chip = { $seat }がチップを取っておく：{ $chip }。
derpate-fact-favour = { $seat }が友好を使う：{ $favour }。
derpate-fact-rescued = { $seat }のメンバーがハドソン川から戻る。
derpate-fact-eliminated = { $seat }は脱落。
derpate-fact-total = { $seat }の最終金額は${ $amount }。
derpate-fact-won = { $seat }の勝利。
derpate-fact-no_winner = 勝者なし。
derpate-fact-left = { $seat }がゲームを去る。
derpate-fact-owes_bank = { $seat }の債務マーカー{ $number }個は、銀行への債務になる。

## Options of a table: what each is called, what it changes (.note), and its values

derpate-option-start_seat = スタートプレイヤー
    .note = 毎ラウンド最初の席。準備は最後の席から行う。
derpate-option-starting_money = 初期資金
    .note = 各自の最初のお金。10,000だと資金繰りが厳しくなる。
derpate-option-informer_hits_neutral = スパイと中立
    .note = スパイは中立のファミリーのメンバーも密告できる。
derpate-option-bail_per_member = 一人ずつ保釈
    .note = 保釈のカードで、全員か無しかではなく、好きな人数を保釈できる。
derpate-option-eliminated_settle = 最後の精算
    .note = 脱落したプレイヤーも最後に精算し、債権者に支払う。
derpate-option-no_survivor_rule = 全員脱落したら
    .note = 決め手のチャートの最終マスに誰も届かないとき、勝者なしか、最も進んだ人の勝ちか。
derpate-option-no_survivor_rule-none = 勝者なし
derpate-option-no_survivor_rule-furthest = 最も進んだ人
derpate-option-hidden_money = お金を隠す
    .note = 他の人の所持金は最後まで見えない。支払いはすべて見える。
derpate-option-beginner_setup = 初回ゲーム
    .note = 四人用：地区と車を初回向けの配置にする。
