# Why something cannot be done now, in a few words, by the rule that stops it.

corleone-why-CE-THUG-02 = Ktoś już tam stoi.
corleone-why-CE-BOARD-06 = Ktoś już tam stoi.
corleone-why-CE-THUG-01 = Nie możesz tam wysłać gangstera.
corleone-why-CE-BOARD-07 = Zamknięte przy dwóch graczach.
corleone-why-CE-FAM-01 = Nie masz już członka rodziny.
corleone-why-CE-ALLY-03 = Już zagrany w tym akcie.
corleone-why-CE-G-30 = Masz za mało kart albo nie ma towaru do wzięcia.
corleone-why-CE-ICON-09 = Już ją masz.
derpate-why-DP-CAR-05 = Chroni go samochód.
derpate-why-DP-CAR-04 = W tej dzielnicy stoi samochód.
derpate-why-DP-CARD-G3c = Chroni go samochód.
derpate-why-DP-GAP-08 = Należy do rodziny neutralnej.
derpate-why-DP-GAP-12 = Ten tor się skończył.
derpate-why-DP-GAP-27 = W Brooklynie nie ma już przyjaciół.
derpate-why-DP-GAP-42 = Nie stać cię na tego przyjaciela rodziny.
derpate-why-DP-FAV-04 = Najwyżej dwie przysługi na turę.
derpate-why-DP-CARD-R1a = Tylko raz w turze.
