coup-title = クー
coup-note = どの人物を名乗ってもいい。ただし、疑われるかもしれない。
coup-more = 基本、改革、審問官、アナーキスト

## Names of things. Japanese needs no other forms of them.

coup-name-duke = 公爵
coup-name-assassin = 刺客
coup-name-captain = 船長
coup-name-ambassador = 大使
coup-name-contessa = 女伯
coup-name-inquisitor = 審問官
coup-name-no-duke = 公爵なし
coup-name-empire = 帝国
coup-name-resistance = 抵抗組織
coup-name-income = 収入
coup-name-aid = 援助
coup-name-coup = クー
coup-name-tax = 徴税
coup-name-assassinate = 暗殺
coup-name-steal = 強奪
coup-name-exchange = 交換
coup-name-examine = 審問
coup-name-convert = 転向
coup-name-embezzle = 横領
coup-name-bomb = 爆弾

## Parts of the table

coup-seat-coins = 金貨
coup-seat-cards = カード
coup-seat-lost = 失った
coup-seat-party = 派閥
coup-seat-hand = 持っていた
coup-table-court = 宮廷
coup-table-treasury = 国庫
coup-table-reserve = 国庫準備金
coup-hand-hand = あなたのカード
coup-hand-drawn = 宮廷から引いたカード
coup-hand-removed = 除外されたカード

## Questions

coup-ask-turn = どうしますか？
coup-ask-challenge = { $stake_id ->
    [steal-later] { $who }が「{ $claim }」を宣言し、あなたから強奪しようとしています。チャレンジしますか？
    [assassinate-later] { $who }が「{ $claim }」を宣言し、あなたを暗殺しようとしています。チャレンジしますか？
    [examine-later] { $who }が「{ $claim }」を宣言し、あなたを審問しようとしています。チャレンジしますか？
   *[other] { $who }の宣言「{ $claim }」にチャレンジしますか？
  }
coup-ask-block = { $stake_id ->
    [steal] { $actor }があなたから強奪しようとしています。ブロックしますか？
    [assassinate] { $actor }があなたを暗殺しようとしています。ブロックしますか？
    [aid] { $actor }が援助を受けようとしています。ブロックしますか？
   *[other] ブロックしますか？
  }
coup-ask-prove = { $doubter }があなたの宣言「{ $claim }」にチャレンジしました。証明しますか？
coup-ask-lose = { $stake_id ->
    [coup] { $actor }があなたにクーを起こしました。どのカードを失いますか？
    [assassinate] { $actor }の暗殺が決まりました。どのカードを失いますか？
   *[other] どのカードを失いますか？
  }
coup-ask-return = { $surplus ->
    [1] どのカードを宮廷に戻しますか？
   *[other] カードを{ $surplus }枚、宮廷に戻します。まずどれにしますか？
  }
coup-ask-reveal = どのカードを審問官に見せますか？
coup-ask-decide = 見たカードをどうしますか？
coup-ask-bomb = 爆弾はあなたの手元です。どうしますか？
coup-ask-redirect = そのプレイヤーは脱落しました。代わりに誰へ渡しますか？
coup-ask-party = どちらの派閥に入りますか？
coup-ask-draft = どのカードを残しますか？
coup-waiting-claim = { $seat }の「{ $claim }」にチャレンジするか決めています
coup-waiting-block = ブロックするか決めています

## Where we are

coup-step-set-up = ゲームの準備
coup-step-draft = ドラフト
coup-step-turn = { $seat }の手番
    .you = { ask-turn }
coup-step-action = { $seat }：{ $deed }
coup-step-block = { $blocker_id ->
    [nobody] 誰かブロックする？
   *[other] { $blocker }がブロック
  }
coup-step-claim = { $seat }の宣言：{ $claim }
coup-step-proof = { $challenger }が{ $seat }の「{ $claim }」にチャレンジ
coup-step-loss = { $seat }がカードを失う
coup-step-exchange = { $seat }の交換
coup-step-draw = { $seat }がカードを引く
coup-step-examination = { $seat }が{ $target }を審問
coup-step-bomb = { $holder }の手元に{ $payer }の爆弾
coup-step-party-choice = { $seat }が派閥を選ぶ
coup-step-lots = チャレンジする人をくじで決める

## Choices. $noun is what the choice is about, $id its bare id, $nouns 1 if there is one and 0 if not.

coup-word-income = 収入
    .note = 金貨1枚を得る。誰にも止められない。
coup-word-aid = 援助
    .note = 金貨2枚を得る。公爵にブロックされうる。
coup-word-tax = 徴税
    .note = 公爵を宣言：金貨3枚を得る。
    .risk = チャレンジされうる
coup-word-exchange = 交換
    .note = { $envoy_id ->
        [inquisitor] { $envoy }を宣言：カードを1枚引き、1枚戻す。
       *[other] { $envoy }を宣言：カードを2枚引き、2枚戻す。
      }
    .risk = チャレンジされうる
coup-word-coup = { $noun }にクー
    .note = 相手はカードを1枚失う。誰にも止められない。
    .cost = 金貨7枚
    .group = クー
coup-word-assassinate = { $noun }を暗殺
    .note = 刺客を宣言：相手はカードを1枚失う。
    .cost = 金貨3枚
    .risk = チャレンジや女伯のブロックをされうる
    .group = 暗殺
coup-word-steal = { $noun }から強奪
    .note = 船長を宣言：金貨を2枚まで奪う。
    .risk = チャレンジやブロックをされうる
    .group = 強奪
coup-word-examine = { $noun }を審問
    .note = 審問官を宣言：相手のカードを1枚見る。引き直させてもよい。
    .risk = チャレンジされうる
    .group = 審問
coup-word-convert = { $nouns ->
    [0] 自分が転向する
   *[other] { $noun }を転向させる
  }
    .note = もう一方の派閥へ。誰にも止められない。
    .cost = { $nouns ->
        [0] 国庫準備金へ金貨1枚
       *[other] 国庫準備金へ金貨2枚
      }
    .group = 転向
coup-word-embezzle = 横領
    .note = 公爵を持っていないと宣言：国庫準備金をすべて取る。
    .risk = チャレンジされうる
coup-word-bomb = { $noun }に爆弾
    .note = 相手は爆発を受けるか、女伯を宣言する。
    .cost = 金貨5枚
    .group = 爆弾
coup-word-pass = パス
    .note = { $stake_id ->
        [steal-later] このあとブロックもできる。しなければ金貨を最大2枚失う。
        [assassinate-later] { $held ->
            [1] このあとブロックもできる。しなければ最後のカードを失う。
           *[other] このあとブロックもできる。しなければカードを1枚失う。
          }
        [examine-later] あなたのカードを1枚見られる。
        [mine-stopped] あなたのアクションは止められる。
        [block-stands] ブロックが成立する。
        [goes-on] 宣言どおりに進む。
        [steal] 金貨を最大2枚失う。
        [assassinate] { $held ->
            [1] 最後のカードを失い、脱落する。
           *[other] カードを1枚失う。
          }
        [aid] 相手が金貨を2枚得る。
       *[other] 何の危険もない。
      }
coup-word-challenge = チャレンジ
    .note = 相手が公開できなければ、相手がカードを1枚失う。
    .risk = { $danger_id ->
        [out] 公開されたら、あなたは脱落する
        [both] 公開されたら、チャレンジの分と暗殺の分で2枚とも失う
        [unblocked] 公開されたら、あなたが1枚失い、ブロックもできなくなる
       *[other] 公開されたら、あなたが1枚失う
      }
coup-word-block = { $noun }としてブロック
    .note = これも宣言なので、チャレンジされうる。
    .risk = { $danger_id ->
        [out] 最後のカードを失いうる
        [both] カードを2枚とも失いうる
       *[other] カードを1枚失いうる
      }
    .group = ブロック
coup-word-show = { $noun }を公開
    .note = { $doubter }がカードを1枚失う。あなたのカードは宮廷に戻り、新しい1枚を引く。
    .group = 公開
coup-word-show-all = 手札をすべて公開
    .note = すべて新しいカードに取り替える。
coup-word-concede = 認める
    .note = 証明しない。
    .cost = { $held ->
        [1] 最後のカードを失う
       *[other] カードを1枚失う
      }
coup-word-lose = { $noun }を失う
    .note = ゲームの終わりまで表向きになる。
    .group = カードを失う
coup-word-return = { $noun }を戻す
    .group = 宮廷に戻す
coup-word-reveal = { $noun }を見せる
    .note = 見るのは審問官だけ。
    .group = 見せる
coup-word-give-back = 返す
    .note = 相手はそのカードを持ち続け、あなたはそれを知っている。
coup-word-swap = 引き直させる
    .note = 相手はそのカードを戻し、別の1枚を引く。
coup-word-explode = 爆発させる
    .cost = { $held ->
        [1] 最後のカードを失う
       *[other] カードを1枚失う
      }
coup-word-defuse = 解除する
    .note = 女伯を宣言。
    .risk = カードを2枚とも失いうる
coup-word-hand-on = { $noun }に渡す
    .note = 女伯を宣言。
    .risk = カードを2枚とも失いうる
    .group = 爆弾を渡す
coup-word-redirect = { $noun }に送る
    .group = 爆弾を送る
coup-word-draft = { $noun }を残す
    .group = 残すカード
coup-word-join = { $noun }に入る
    .group = 派閥に入る

## What happened

coup-fact-turn = { $seat }の手番。
    .you = { ask-turn }。
coup-fact-took = { $seat }が金貨{ $coins }枚を得る。
coup-fact-paid = { $seat }が金貨{ $coins }枚を支払う。
coup-fact-minted = 国庫が空なので、金貨{ $coins }枚を補充する。
coup-fact-refunded = { $seat }に金貨{ $coins }枚が戻る。
coup-fact-reserved = { $seat }が国庫準備金に金貨{ $coins }枚を支払う。
coup-fact-embezzled = { $seat }が国庫準備金から金貨{ $coins }枚を取る。
coup-fact-stole = { $seat }が{ $target }から金貨{ $coins }枚を奪う。
coup-fact-settled = { $seat }の金貨{ $coins }枚が国庫に入る。
coup-fact-converted = { $seat }が転向し、{ $party }の側につく。
coup-fact-joined = { $seat }が{ $party }に入る。
coup-fact-lifted = 生き残りが全員同じ派閥になり、派閥の制限がなくなる。
coup-fact-restored = 再び二つの派閥に分かれ、派閥の制限が戻る。
coup-fact-declared = { $seat }：{ $action }。
coup-fact-challenged = { $seat }が{ $target }にチャレンジ：{ $claim }？
coup-fact-unchallenged = { $seat }の宣言「{ $claim }」に誰もチャレンジしない。
coup-fact-showed = { $seat }が{ $role }を公開する。
coup-fact-conceded = { $seat }は証明しない：{ $claim }。
coup-fact-failed = { $seat }の{ $verb }は失敗に終わる。
coup-fact-upheld = { $seat }の{ $verb }は続行される。
coup-fact-stopped_by = { $seat }の{ $verb }は阻まれる。
coup-fact-idle = { $seat }の{ $verb }は相手がいない。
coup-fact-blocked = { $seat }が{ $role }を宣言し、{ $target }をブロックする。
coup-fact-unblocked = 誰も{ $seat }をブロックしない。
coup-fact-block_fell = { $seat }のブロックは崩れる。
coup-fact-block_stood = { $seat }のブロックが成立する。
coup-fact-no_block = { $seat }はチャレンジに失敗したので、ブロックできない。
coup-fact-drew = { $seat }が{ $role }を引く。
coup-fact-drew_card = { $seat }がカードを1枚引く。
coup-fact-returned = { $seat }が{ $role }を宮廷に戻す。
coup-fact-returned_cards = { $seat }がカード{ $cards }枚を戻し、宮廷をシャッフルする。
coup-fact-lost = { $seat }が{ $role }を失う。
coup-fact-eliminated = { $seat }は脱落。
coup-fact-revealed = { $seat }が{ $role }を見せる。
coup-fact-examined = { $seat }が{ $target }のカードを1枚見る。
coup-fact-gave_back = { $seat }がカードを{ $target }に返す。
coup-fact-swapped = { $seat }が{ $target }にカードを引き直させる。
coup-fact-handed = { $seat }が爆弾を{ $target }に渡す。
coup-fact-exploded = { $seat }の手元で爆弾が爆発する。
coup-fact-defusing = { $seat }が女伯を宣言し、爆弾を解除しようとする。
coup-fact-handing = { $seat }が女伯を宣言し、爆弾を{ $target }に渡そうとする。
coup-fact-defused = { $seat }の爆弾は解除される。
coup-fact-drafted = 二人とも選び終え、各セットのカード{ $cards }枚を除外する。
coup-fact-kept = { $seat }が{ $role }を残す。
coup-fact-left = { $seat }がゲームを去る。
coup-fact-won = { $seat }の勝利。
coup-fact-stopped = { $turns }手番で勝者なしのまま終了する。
coup-fact-opened = { $seat }の手札は{ $role }だった。

## Options of a table: what each is called, what it changes (.note), and its values

coup-presets-version = 種類
coup-presets-reading = 細かいルール
coup-preset-classic = 基本
    .note = 拡張なしの基本ゲーム。初めての方はここから。
coup-preset-reformation = 改革
    .note = 二つの派閥と、大使の代わりに審問官。
coup-preset-everything = 全部入り
    .note = 二つの派閥、審問官、アナーキストの爆弾。
coup-preset-book = ルールブックどおり
    .note = 同じラウンドに爆弾を二度渡されることはない。チャレンジに失敗した対象者はブロックできない。
coup-preset-house = ハウスルール
    .note = オンラインでよくある遊び方。次の手番にはまた爆弾を渡せる。チャレンジに失敗した対象者もブロックできる。
coup-crowd = { $n }人を超えるとゲームが長くなり、脱落したプレイヤーを待たせます。ゲームをよく知っているグループ向けです。
coup-option-reformation = 改革
    .note = 二つの派閥に分かれ、同じ派閥は攻撃できない。転向と、国庫準備金の横領ができる。
coup-option-inquisitor = 審問官
    .note = 審問官が大使に代わり、他のプレイヤーのカードを審問できる。
coup-option-anarchist = アナーキスト
    .note = 爆弾を加える。金貨5枚で、誰かがその始末をつけることになる。
coup-option-two_player = 二人プレイ
    .note = 二人のとき、1枚目を5枚のセットからドラフトするか、普通に配るか。
coup-option-two_player-draft = ドラフト
coup-option-two_player-plain = 配る
coup-option-first_player = スタートプレイヤー
    .note = 最初の手番を行う席。
coup-option-reaction_mode = 同時のチャレンジ
    .note = 何人かが同時にチャレンジしたとき、誰のものが有効か。
coup-option-reaction_mode-sealed = 時計回りで最初
coup-option-reaction_mode-target_first = 対象者が優先
coup-option-reaction_mode-random = くじ
coup-option-single_block = ブロックは一度だけ
    .note = 援助へのブロックは最初の一人だけが有効。次の人は試せない。
coup-option-strict_double_danger = 厳格な二重の危険
    .note = 対象者は、チャレンジに失敗するとブロックできない。
coup-option-coin_limit = 金貨の数
    .note = 金貨は尽きないか、全部で50枚か。
coup-option-coin_limit-none = 無制限
coup-option-allow_empty_steal = 無一文からの強奪
    .note = 金貨のないプレイヤーからも強奪できる。
coup-option-allow_empty_embezzle = 空の国庫準備金
    .note = 国庫準備金が空でも横領できる。
coup-option-bomb_scope = 爆弾からの安全
    .note = 一度爆弾を持ったプレイヤーが、いつまで再び渡されずに済むか。
coup-option-bomb_scope-turn = この手番
coup-option-bomb_scope-round = 1ラウンド
coup-option-bomb_party_limit = 爆弾と派閥
    .note = 同じ派閥のプレイヤーには爆弾を渡せない。
coup-option-max_turns = 最長の手番数
    .note = この手番数に達したら、勝者なしで終了する。
coup-option-max_turns-none = 無制限
