# Why something cannot be done now, in a few words, by the rule that stops it.

corleone-why-CE-THUG-02 = すでに駒がある。
corleone-why-CE-BOARD-06 = すでに駒がある。
corleone-why-CE-THUG-01 = そこへチンピラは置けない。
corleone-why-CE-BOARD-07 = 2人プレイでは使えない。
corleone-why-CE-FAM-01 = 置ける幹部がいない。
corleone-why-CE-ALLY-03 = この幕ではもう使った。
corleone-why-CE-G-30 = 手札が足りないか、取れる違法品がない。
corleone-why-CE-ICON-09 = すでに持っている。
derpate-why-DP-CAR-05 = 車に保護されている。
derpate-why-DP-CAR-04 = その地区には車がある。
derpate-why-DP-CARD-G3c = 車に保護されている。
derpate-why-DP-GAP-08 = 中立のファミリーのもの。
derpate-why-DP-GAP-12 = このチャートはもう最終マスにある。
derpate-why-DP-GAP-27 = ブルックリンに友人が残っていない。
derpate-why-DP-GAP-42 = このファミリーの友人の分を払えない。
derpate-why-DP-FAV-04 = 友好の効果は1ターンに2回まで。
derpate-why-DP-CARD-R1a = 1ターンに1回だけ。
