# Why something cannot be done now, in a few words, by the rule that stops it.

corleone-why-CE-THUG-02 = Somebody stands there.
corleone-why-CE-BOARD-06 = Somebody stands there.
corleone-why-CE-THUG-01 = You cannot send a thug there.
corleone-why-CE-BOARD-07 = Closed with two players.
corleone-why-CE-FAM-01 = You have no family member to send.
corleone-why-CE-ALLY-03 = Already played in this act.
corleone-why-CE-G-30 = You have too few cards, or there is no good to take.
corleone-why-CE-ICON-09 = You have it already.
derpate-why-DP-CAR-05 = The car protects it.
derpate-why-DP-CAR-04 = The car stands in that district.
derpate-why-DP-CARD-G3c = The car protects it.
derpate-why-DP-GAP-08 = It belongs to a neutral family.
derpate-why-DP-GAP-12 = This track is at its end.
derpate-why-DP-GAP-27 = No friend is left in Brooklyn.
derpate-why-DP-GAP-42 = You can’t pay for this friend of the family.
derpate-why-DP-FAV-04 = Two favours are all in a turn.
derpate-why-DP-CARD-R1a = Only once in a turn.
