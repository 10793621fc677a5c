# Po grze: wynik, spojrzenie wstecz i to, co z niej zostaje.

## Wynik

over-how = Jak do tego doszło
over-had = Pokaż, co kto miał
over-had-hide = Ukryj, co kto miał
over-had-hand = Na ręce
over-had-case = W walizce
over-had-lost = Stracone
over-had-nothing = nic
over-replay = Obejrzyj powtórkę
over-replay-all = Obejrzyj z kartami wszystkich
over-share = Kopiuj link do powtórki
over-mine = Twoje miejsce: { $n } z { $of }
over-board = Stół na koniec gry
over-player = Gracz
over-turn = tura { $n }
over-alive = w grze
over-with = { $who } wygrywa, wynik: { $score }
tally-suitcase = Walizka
tally-hand = Pieniądze zachowane na ręce
tally-territories = Terytoria
tally-jobs = Zlecenia, kolor { $colour }
tally-fortune = Majątek
tally-survived = Koniec rozstrzygającego toru
tally-survived-yes = osiągnięty
tally-survived-no = nieosiągnięty: poza grą
tally-cash = Pieniądze przed rozliczeniem
tally-income = Ostatni dochód
tally-businesses = Interesy
tally-fines = Grzywny za więźniów
tally-debts = Długi między graczami
tally-bank = Długi wobec banku
tally-total = Pieniądze na koniec
tally-place = Miejsce
tally-out = Poza grą
tally-lost = Stracona karta
tally-held = Na ręce na koniec
tally-coins = Monety

## Spojrzenie wstecz

replay-title = Powtórka
replay-of = Powtórka: { $game }
replay-who-won = Kto wygrał?
replay-loading = Wczytujemy grę
replay-closed = Tej gry nie można obejrzeć
replay-foreign = W tę grę grano według innych zasad lub kart niż tutejsze. To, co widzieli wszyscy, opowiada dziennik.
replay-eyes = Patrz jako
replay-all = Karty wszystkich
replay-spectator = Widz
replay-reel = Kroki gry
replay-slider = Krok
replay-where = Krok { NUMBER($step) } z { NUMBER($last) }
replay-keys = Spacja, strzałki, Home, End
replay-clashes = sprawdzenie, cios albo koniec gry
replay-step = Krok
replay-turn = Tura
replay-before = wstecz
replay-after = dalej
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Tempo
replay-to-turn = Przejdź do: { $n }
replay-next = Następna odpowiedź
replay-all-pass = Wszyscy pasują
replay-share = Link do tego kroku
replay-why = Dlaczego?
replay-why-weighed = Co biorę pod uwagę
replay-why-share = { $share } na wygraną
replay-why-said = wybór
replay-why-more = { $n ->
    [one] i jeszcze { $n } możliwość
    [few] i jeszcze { $n } możliwości
    [many] i jeszcze { $n } możliwości
   *[other] i jeszcze { $n } możliwości
  }

## Moje gry

records-mine = Moje gry
records-public = Gry przy stołach publicznych
records-none = Jeszcze nic nie rozegrano. Każdą skończoną grę można tu obejrzeć ponownie.
records-loading = Wczytujemy twoje gry
records-more = Starsze gry
records-bring = Wczytaj zapis
records-bring-note = Plik z zapisem skończonej gry, zachowany tutaj lub z terminala. Zostanie odtworzony i sprawdzony; zobaczysz go tylko ty.
records-choose = Wybierz plik
records-brought = wczytany przez ciebie
records-won = wygrana
records-throw-away = Wyrzuć ten zapis
records-too-large = Plik jest za duży jak na zapis.
records-scores = Jak często wygrywasz
scores-game = Gra
scores-games = Gry
scores-wins = Wygrane
scores-share = Odsetek
scores-note = Wspólna wygrana liczy się częściowo. Gdy gier jest dość, zakres pokazuje, ile zostawia przypadek (95%). Gry wczytane z plików się nie liczą.
players-count = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } graczy
  }
minutes-count = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
  }
