# Why something cannot be done now, in a few words, by the rule that stops it.

corleone-why-CE-THUG-02 = Dort steht schon jemand.
corleone-why-CE-BOARD-06 = Dort steht schon jemand.
corleone-why-CE-THUG-01 = Dorthin kannst du keinen Gangster schicken.
corleone-why-CE-BOARD-07 = Zu zweit geschlossen.
corleone-why-CE-FAM-01 = Du hast kein Familienmitglied mehr.
corleone-why-CE-ALLY-03 = In diesem Akt schon ausgespielt.
corleone-why-CE-G-30 = Du hast zu wenige Karten, oder es gibt keine Ware zu nehmen.
corleone-why-CE-ICON-09 = Du hast ihn schon.
derpate-why-DP-CAR-05 = Das Auto schützt es.
derpate-why-DP-CAR-04 = In diesem Stadtteil steht das Auto.
derpate-why-DP-CARD-G3c = Das Auto schützt es.
derpate-why-DP-GAP-08 = Es gehört einer neutralen Familie.
derpate-why-DP-GAP-12 = Diese Leiste ist schon voll.
derpate-why-DP-GAP-27 = In Brooklyn ist kein Freund mehr.
derpate-why-DP-GAP-42 = Du kannst diesen Freund der Familie nicht bezahlen.
derpate-why-DP-FAV-04 = Höchstens zwei Gefälligkeiten in einem Zug.
derpate-why-DP-CARD-R1a = Nur einmal im Zug.
