## The board of Corleone's Empire

corleone-map = 街の地図
corleone-setting = ボードを準備しています。
corleone-territory = { $n } { $name }
corleone-short-upper-west-side = U.ウエスト
corleone-short-upper-east-side = U.イースト
corleone-short-wall-street = ウォール街
corleone-short-central-park = パーク
corleone-short-midtown = M.タウン
corleone-banknote = ${ $n }
corleone-nothing-bid = 賄賂を出さない
corleone-tap-again = もう一度タップすると選べます。
corleone-hudson = ハドソン
corleone-river = { $n ->
    [0] ハドソン川には誰もいない
   *[other] ハドソン川にフィギュア{ $n }体
  }
corleone-controlled = 支配：{ $who }
corleone-uncontrolled = まだ誰も支配していない。
corleone-stack = マーカー（下から）：
corleone-influence = 現在の影響力：
corleone-neutral = 中立
corleone-back = 裏の商売
corleone-shares = シマを支配する{ $who }も、この表の商売を使える。
corleone-place-here = ここに置く
corleone-zoom = 拡大
corleone-whole-map = 全体図
corleone-go = { $name }へ移動

corleone-acts = 幕
corleone-phases = この幕のフェイズ
corleone-limit = 上納時{ $n }枚
corleone-phase-opening = 開店
corleone-phase-business = ビジネス
corleone-phase-turf = 縄張り
corleone-phase-bribery = 賄賂
corleone-phase-tribute = 上納

corleone-jobs = 公開ジョブ
corleone-deck = 山札{ $n }枚、捨て札{ $gone }枚
corleone-no-jobs = 公開ジョブはない。
corleone-allies = この幕の賄賂で買える協力者
corleone-supply = サプライ
corleone-colour-grey = 灰色のジョブ
corleone-colour-yellow = 黄のジョブ
corleone-colour-green = 緑のジョブ
corleone-colour-blue = 青のジョブ

corleone-families = ファミリー
corleone-at-home = 手元
corleone-in-hand = 手札
corleone-case = 鞄
corleone-horse = 馬の首を持つスタートプレイヤー
corleone-reserve = 手元：チンピラ{ $thugs }人、幹部{ $members }人。
corleone-protected = 保護中
corleone-bid = 賄賂${ $n }（{ $notes }）
corleone-known-hand = 手札
corleone-known-case = トランク
corleone-known-seen = 見た手札
corleone-known-seen-money = 見たトランクの中身
corleone-known-jobs = 完成ジョブ
corleone-known-played = 使った協力者
corleone-known-markers = 残りマーカー
corleone-known-fortune = 財産
corleone-fortune = ${ $all }：お金${ $money }、シマ${ $lands }、ジョブ${ $colours }

corleone-held-money = お金${ $n }
corleone-held-goods = 違法品
corleone-held-jobs = ジョブ
corleone-held-allies = 協力者
corleone-held-drawn = この中から1枚を残す
corleone-held-kept = 残したカード
corleone-held-looking = 取れるカード
corleone-held-suitcase = トランク${ $n }
    .note = 上納の対象外
corleone-purse = 今のお金：${ $all }（手札${ $hand }、トランク${ $case }）
corleone-holds = { $n }枚（上納時の上限{ $limit }枚）
corleone-discard = 上納で{ $n }枚捨てる
corleone-draft = 回答にカード{ $n }枚
corleone-chosen = 回答に{ $n }枚
corleone-nothing = なし

corleone-tab-families = ファミリー
corleone-tab-jobs = ジョブ
