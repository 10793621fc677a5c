## The table of Coup: seats, claims, the middle

coup-cards = 裏向きのカード{ $n }枚
coup-coins = 枚
coup-seat-acting = 行動中
coup-seat-target = 対象
coup-seat-blocks = ブロック
coup-seat-doubts = チャレンジ
coup-seat-bomb = 爆弾あり
coup-seat-out = 脱落
coup-lost = 失った：{ $roles }
coup-held = 持っていた：{ $roles }
coup-seen = あなたが見た：{ $roles }

coup-claimed = 宣言
coup-claimed-me = あなたの宣言
coup-claimed-no-duke = 公爵なし
coup-claim-now = （いま）
coup-claim-proven = 証明
coup-claim-caught = 証明せず
coup-own-true = { $word ->
    [embezzle] 持っていない
   *[other] 持っている
  }
coup-own-bluff = ブラフ
coup-claim-none = まだなし
coup-claim-more = +{ $n }

coup-more-lost = 失った
coup-more-held = 持っていた
coup-more-seen = あなたが見た
coup-more-bombed = 爆弾を持った
coup-own-note = あなたのメモ（このブラウザにのみ保存）
coup-note-open = { $name }の宣言とあなたのメモ

coup-bomb = 爆弾
coup-bomb-nowhere = 誰の手元にもない
coup-deed = { $who }：{ $what }
coup-deed-claims = { $what }を宣言
coup-deed-claim = { $who }が{ $what }を宣言
coup-lost-so-far = これまでに失われたカード
coup-lost-none = なし
coup-lost-count = 失った：{ $n }枚

## Why something cannot be done now

coup-why-COUP-TURN-07 = { $cost }が必要。所持は{ $coins }枚。
coup-why-COUP-TURN-10 = 金貨10枚以上なら、必ずクーを行う。
coup-why-COUP-GAP-23 = { coup-why-COUP-TURN-10 }
coup-why-COUP-GAP-07 = { $noun }は金貨を持っていない。
    .brief = 金貨なし
coup-why-COUP-GAP-08 = 国庫準備金は空。
coup-why-COUP-GAP-16 = { $noun }にはすでに爆弾が渡った。
    .brief = 渡し済み
coup-why-COUP-ANAR-08 = { coup-why-COUP-GAP-16 }
    .brief = 渡し済み
coup-why-COUP-GAP-17 = { $noun }は同じ派閥。
    .brief = 同じ派閥
coup-why-COUP-REF-PLAY-01 = { coup-why-COUP-GAP-17 }
    .brief = 同じ派閥
coup-why-COUP-REF-PLAY-02 = { coup-why-COUP-GAP-17 }
    .brief = 同じ派閥
coup-why-COUP-REF-PLAY-03 = { coup-why-COUP-GAP-17 }
    .brief = 同じ派閥
coup-why-COUP-REF-PLAY-05 = { coup-why-COUP-GAP-17 }
    .brief = 同じ派閥
coup-why-COUP-ANAR-09 = この爆弾の代金を払ったのは{ $noun }。
    .brief = 支払った人
coup-why-COUP-CHAL-06 = { $noun }を持っていない。
coup-why-COUP-INFL-04 = 表向きになっていて、もう使えない。
coup-why-COUP-REF-EMBEZ-02 = 公爵を持っている。
coup-why-COUP-REF-EMBEZ-04 = { coup-why-COUP-REF-EMBEZ-02 }
