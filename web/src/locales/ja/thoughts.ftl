# What bots say of their moves after the game, in the first person.

## Coup

coup-thought-turn = それぞれの行動で得られるものと、失うかもしれないものを比べました。
coup-thought-true = 宣言が本当だと分かっていました。
coup-thought-false = 宣言が本当のはずはないと分かっていました。
coup-thought-pointless = 宣言が本当のはずはないと分かっていましたが、チャレンジしても得をするのは他の人でした。
coup-thought-doubt = 宣言が嘘である見込みを考えました。
coup-thought-block = ブロックするか、見送るかを比べました。
coup-thought-prove = カードを持っていれば見せ、なければ認めるしかありません。
coup-thought-lose = なくしても一番困らないカードを手放しました。
coup-thought-return = 一番相性のいいカードを残しました。
coup-thought-reveal = なくしても一番困らないカードを見せました。
coup-thought-examine = 良いカードなら引き直させ、弱いカードなら返します。
coup-thought-bomb = カードを失うことと、宣言の危険とを比べました。
coup-thought-redirect = 一番じゃまな相手に爆弾を渡しました。
coup-thought-draft = 役に立つカードを取りました。いつも同じカードとは限りません。
coup-thought-party = どちらの派閥でもかまいませんでした。
coup-thought-agreed = ありそうなカードの配り方を頭の中で試したところ、最初の考えで十分でした。
coup-thought-searched = ありそうなカードの配り方を頭の中で試したところ、これが一番よく勝てました。

## Corleone’s Empire

corleone-thought-only = ほかにできることがありませんでした。
corleone-thought-weighed = この先のラウンドを頭の中で試したところ、これが一番うまくいきました。
corleone-thought-close = この先のラウンドを頭の中で試しました。ほとんど同じくらい良い手がもう一つありました。
corleone-thought-job = このジョブの品がそろっていて、ボードにもう1体置くより得るものが大きいと思いました。
corleone-thought-public-job = 誰でも取れる公開ジョブなので、できるうちに完成させました。
corleone-thought-ally = あの場面では、ボードにもう1体置くより協力者のほうが役に立ちました。
corleone-thought-member = あのマスのまわりの裏の商売に、手札に足りないものがありました。しかも幹部なら、まわりの縄張り争いすべてで数えられます。
corleone-thought-thug = あの表の商売が、手札に一番足りないものをくれました。
corleone-thought-last-figure = 残りのフィギュアは1体で、なくなると手番が来ません。だから先にカードを使いました。
corleone-thought-pay = クスリは何の代わりにもなるので、本物の品で払いました。
corleone-thought-launder = 上納で取られないのはトランクのお金だけです。
corleone-thought-gain = 取っても損はありませんでした。
corleone-thought-draw = 手札に合うジョブが欲しかったのです。
corleone-thought-sell = 売った品より、そのお金のほうに価値がありました。
corleone-thought-swap = ジョブのために、その品が足りませんでした。
corleone-thought-horse = 次の幕で最初に動けるのは、少しだけ得です。
corleone-thought-decline = 得るものより失うもののほうが大きかったはずです。
corleone-thought-keep = この中では、このカードが一番役に立ちました。
corleone-thought-give = 自分のカードの中で、これが一番なくても困りませんでした。
corleone-thought-tribute = 手札上限を超えていて、これが一番なくても困らないカードでした。
corleone-thought-strike = あのフィギュアがいなければ、そのシマの縄張り争いで有利になると見ました。
corleone-thought-place = そのフィギュアは、あそこが一番役に立ちました。
corleone-thought-rob = 一番持っていそうな相手から奪いました。
corleone-thought-control = あそこにマーカーがあるのが一番の得でした。
corleone-thought-bid = その協力者に見合う額で、ほかの人のトランクにも勝てそうな額を入札しました。
corleone-thought-no-bid = 必要な額を払ってまで欲しい協力者はいませんでした。
corleone-thought-agree = 断る理由がありませんでした。

## Der Pate

derpate-thought-only = ほかにできることがありませんでした。
derpate-thought-weighed = 自分のターンを頭の中で何度も試したところ、これが一番うまくいきました。
derpate-thought-close = 自分のターンを頭の中で何度も試しました。ほとんど同じくらい良い手がもう一つありました。
derpate-thought-car = あそこからなら、最初のカードで車が狙いの地区へ来る見込みが一番高いのです。
derpate-thought-district = 空いている地区の中で、ここのビジネスが一番有望でした。
derpate-thought-income = その目なら、ほかの人より自分の収入が多くなりました。
derpate-thought-generous = どの目でも誰かの収入になり、これが自分にとって一番損が小さかったのです。
derpate-thought-press = 数字の効果より、両方のチャートを1マス進めるほうに価値がありました。
derpate-thought-decider = 生き残りを決めるのはあのチャートで、自分はまだ終わりに着いていませんでした。
derpate-thought-track = どちらのチャートが決め手になるかまだ分からず、マスが足りなくなるのは避けたいと思いました。
derpate-thought-chips = あのチャートはもう安全でしたが、チップと終点の先のお金にはダイスを使う価値がありました。
derpate-thought-bet = マスを進めるより、お金のほうに価値がありました。
derpate-thought-visit = 車をちょうどあそこに止めたかったのです。
derpate-thought-meeting = 貸しがあり、この目なら取り立てるのにちょうどよかったのです。
derpate-thought-raid = 急襲で痛いのは、自分よりほかの人でした。
derpate-thought-duty = その列にはいいダイスがなく、これが一番損が小さいと思いました。
derpate-thought-takeover = あのビジネスには、メンバーと債務マーカーを使うだけの価値がありました。
derpate-thought-friend = 友人なら、払う額より価値のある頼みを聞いてくれます。
derpate-thought-service = あの場面で頼めることの中では、これが一番でした。
derpate-thought-banker = 収入が上がれば、毎ラウンド返ってきます。
derpate-thought-informer = あのビジネスは、ライバルを儲けさせすぎていました。
derpate-thought-settle = ビジネスが空いていて、送れるメンバーがいました。
derpate-thought-release = 刑務所のメンバーは稼がないうえ、最後に罰金までかかります。
derpate-thought-cop = あのダイスはもう良くなるしかなく、警官は後で使っても今以上には役に立ちません。
derpate-thought-judge = 出目が悪かったのです。振り直すほうが、平均すれば良くなります。
derpate-thought-senator = 上院議員を使えば、あのダイスは別のマスでもっと役に立ちました。
derpate-thought-chip = あのチップを取っておく理由がありませんでした。
derpate-thought-favour = 友人に頼めることの中ではこれが一番で、待つつもりはありませんでした。
derpate-thought-wait = 後で使うほうが価値があります。
derpate-thought-decline = 得るものより失うもののほうが大きかったはずです。
derpate-thought-vacate = 自分のビジネスの中で、あれが一番なくても困りませんでした。
derpate-thought-bail = メンバーに戻ってきてほしかったのです。
derpate-thought-sink = 保釈金に見合うほどのメンバーではありませんでした。
