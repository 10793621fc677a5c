derpate-title = Der Pate
derpate-note = Cztery kości, cztery rzędy. Dojdź do celu, który się liczy, albo odpadasz.
derpate-more = Dwanaście interesów, jeden samochód

## Nazwy, które ma każda edycja. Nazwy edycji domowej są w derpate-names.ftl.
## Kolory: .a to rodzaj żeński (kość), .acc jego biernik, .the rodzaj nijaki (pole).

derpate-name-dollars = ${ $n }
derpate-name-pair = { $what ->
    [marker] znacznik długu od: { $second }
   *[other] kość { $first_a } na pole { $second_the }
  }
derpate-name-bank = bank
derpate-name-black = czarny
    .a = czarna
    .acc = czarną
    .the = czarne
derpate-name-white = biały
    .a = biała
    .acc = białą
    .the = białe
derpate-name-grey = szary
    .a = szara
    .acc = szarą
    .the = szare
derpate-name-red = czerwony
    .a = czerwona
    .acc = czerwoną
    .the = czerwone
derpate-name-puppet = marionetka
derpate-name-press = { derpate-board-field-press }
derpate-name-income-1 = { derpate-board-field-kind-protection }
derpate-name-income-2 = { derpate-board-field-kind-smuggling }
derpate-name-income-3 = { derpate-board-field-kind-bookmaking }
derpate-name-income-4 = { derpate-board-field-kind-loans }
derpate-name-income-5 = { derpate-board-field-kind-gambling }
derpate-name-reputation = reputacja
    .gen = reputacji
derpate-name-influence = wpływy
    .gen = wpływów
derpate-name-income = dochód
    .gen = dochodu
derpate-name-favours = przysługi
    .gen = przysług
derpate-name-wedding = wesele
derpate-name-grandchild = wnuk
derpate-name-birthday = urodziny
derpate-name-cop = glina
derpate-name-judge = sędzia
derpate-name-senator = senator
derpate-name-member = członek rodziny z rzeki Hudson
derpate-name-marker = znacznik długu
derpate-name-steps = dwa kroki
derpate-name-money = $5000
derpate-name-consigliere = Doradca
    .acc = Doradcę
    .gen = Doradcy
derpate-name-prosecutor = Prokurator
    .acc = Prokurator
    .gen = Prokurator
derpate-name-informer = Kapuś
    .acc = Kapusia
    .gen = Kapusia
derpate-name-banker = Bankier
    .acc = Bankiera
    .gen = Bankiera
derpate-name-event = wydarzenie
derpate-name-dice = kości

## Części stołu

derpate-seat-family = rodzina
derpate-seat-money = pieniądze
derpate-seat-stock = w domu
derpate-seat-prison = w więzieniu
derpate-seat-river = w rzece
derpate-seat-friends = przyjaciele
derpate-seat-debts = długi wobec

## Pytania

derpate-ask-car = Gdzie startuje samochód?
    .note = Dzielnica, w której stoi samochód, jest chroniona: nie ma tam nalotów, donosów ani przejęć i nikt się nie wprowadza. Samochód jedzie dalej przy wizytach i kartach wydarzeń.
derpate-ask-district = Którą dzielnicę bierzesz?
    .note = Twoi ludzie zaczynają w jej trzech interesach.
derpate-ask-start = Coś przed rzutem?
derpate-ask-place = Którą kość kładziesz?
derpate-ask-pause = Coś jeszcze, zanim pójdziesz dalej?
derpate-ask-occupy = Interes jest wolny. Zajmujesz go?
derpate-ask-takeover = Przejmujesz interes?
derpate-ask-service = Czego chcesz od tej osoby?
derpate-ask-chip = Używasz od razu nowego żetonu?
derpate-ask-vacate = Który interes oddajesz?
derpate-ask-bail = Kaucja czy rzeka?

## Gdzie jesteśmy

derpate-step-set-up = Przygotowanie gry
derpate-step-event-card = Karta wydarzenia
derpate-step-card-text = Wydarzenie: { $card }
derpate-step-kind-roll = Rzut przed obławą
derpate-step-vacating = Każdy oddaje interes
derpate-step-bailing = Kaucja za więźniów
derpate-step-turn = Tura: { $seat }, rząd { $row }
    .you = { ask-turn }, rząd { $row }
derpate-step-throw = { $seat } rzuca
derpate-step-grandchild = Wnuk rzuca: { $seat }
derpate-step-interrupts = Inni używają nowych żetonów
derpate-step-visit = { $seat } składa wizytę
derpate-step-take-over = { $seat } przejmuje
derpate-step-service = { $seat } i { $person }

## Wybory. $noun to przedmiot wyboru, $id jego identyfikator, $nouns 1, jeśli jest, i 0, jeśli nie.

derpate-word-pass = Nic, dalej
derpate-word-car = Samochód: { $noun }
    .group = Gdzie staje samochód
derpate-word-district = Dzielnica: { $noun }
    .group = Wybierz dzielnicę
derpate-word-place = Połóż kość { $noun_acc }
    .short = { $noun_a }
    .group = Połóż kość
derpate-word-senator = Senator: { $noun }
    .note = Kolor tej kości się nie liczy.
    .cost = Kosztuje żeton senatora
    .group = Żeton senatora
derpate-word-cop = Glina: powtórz kość { $noun_acc }
    .note = Jedną kością z tego rzutu rzucasz ponownie.
    .cost = Kosztuje żeton gliny
    .group = Glina: powtórz jedną kość
derpate-word-judge = Sędzia: powtórz cały rzut
    .cost = Kosztuje żeton sędziego
derpate-word-wedding = Wesele: weź przyjaciela
    .cost = Kosztuje żeton wesela
derpate-word-grandchild = Wnuk: rzut o pieniądze
    .note = $1000 za każde oczko, nic za marionetkę.
    .cost = Kosztuje żeton wnuka
derpate-word-birthday = Urodziny: krok na torze { $noun_gen }
    .cost = Kosztuje żeton urodzin
    .group = Urodziny: krok na torze
derpate-word-favour = Przysługa: { $noun }
    .cost = Kosztuje przyjaciela
    .group = Poproś o przysługę
derpate-word-favour-reputation = Przysługa: dwa kroki reputacji
    .cost = Kosztuje przyjaciela
derpate-word-favour-influence = Przysługa: dwa kroki wpływów
    .cost = Kosztuje przyjaciela
derpate-word-occupy = Zajmij: { $noun }
    .group = Zajmij interes
derpate-word-takeover = Przejmij: { $noun }
    .note = Tamtejszy członek rodziny idzie na dno rzeki Hudson, wprowadza się twój.
    .cost = Kosztuje znacznik długu
    .group = Przejmij interes
derpate-word-man = Obsadź: { $noun }
    .group = Obsadź interes
derpate-word-free = Uwolnij swoich ludzi
    .note = Wszyscy twoi ludzie z więzienia wracają do domu.
derpate-word-inform = Donieś: { $noun }
    .note = Tamtejszy członek rodziny idzie do więzienia.
    .group = Donieś na rodzinę
derpate-word-advance = Krok na torze { $noun_gen }
    .group = Krok na torze
derpate-word-vacate = Oddaj: { $noun }
    .note = Twój człowiek wraca do domu, a ty dostajesz $4000.
    .group = Oddaj interes
derpate-word-bail = { $noun ->
    [one] Kaucja za { $noun } osobę
    [few] Kaucja za { $noun } osoby
    [many] Kaucja za { $noun } osób
   *[other] Kaucja za { $noun } osoby
  }
    .cost = $2000 za osobę
    .group = Wpłać kaucję
derpate-word-sink = Niech toną
    .note = Twoi więźniowie idą na dno rzeki Hudson.

## Co się stało

derpate-fact-starts = { $seat } zaczyna każdą rundę.
derpate-fact-family = { $seat } prowadzi rodzinę { $family }.
derpate-fact-received = { $seat } dostaje ${ $amount }.
derpate-fact-car = Samochód staje: { $space }.
derpate-fact-district = { $seat } bierze dzielnicę { $district }.
derpate-fact-neutral = Neutralna rodzina { $family } zajmuje dzielnicę { $district }.
derpate-fact-round = Runda { $number }.
derpate-fact-event = Wydarzenie: { $card }.
derpate-fact-marker = Znacznik wydarzeń ({ $colour }) robi krok { $number }.
derpate-fact-marker_stays = Znacznik wydarzeń ({ $colour }) stoi w miejscu.
derpate-fact-ko = Kolor K.O. to { $colour }.
derpate-fact-stays_open = { $card } obowiązuje do końca rundy.
derpate-fact-put_away = { $card } wraca do pudełka.
derpate-fact-contributed = { $seat } wpłaca ${ $amount }.
derpate-fact-no_victim = { $space }: nikogo tu nie ma.
derpate-fact-keeps_all = { $seat } nie ma interesu do oddania.
derpate-fact-no_raid = Żaden interes nie zostaje przeszukany.
derpate-fact-rolled_alone = { $seat } wyrzuca: { $face }.
derpate-fact-drowned = { $seat }: { $number ->
    [one] { $number } członek rodziny idzie na dno rzeki Hudson
    [few] { $number } członków rodziny idzie na dno rzeki Hudson
    [many] { $number } członków rodziny idzie na dno rzeki Hudson
   *[other] { $number } członków rodziny idzie na dno rzeki Hudson
  }.
derpate-fact-turn = Tura: { $seat }.
    .you = { ask-turn }.
derpate-fact-rolled = { $seat } – kość { $die_a }: { $face }.
derpate-fact-placed = { $seat } kładzie kość { $die_acc } w rzędzie { $row }: { $row ->
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
  }.
derpate-fact-called = { $seat } wzywa { $person_acc }.
derpate-fact-declined = { $seat } nie chce { $person_gen }.
derpate-fact-nothing_to_do = Nic do zrobienia: { $seat }.
derpate-fact-settled = { $seat } zajmuje interes: { $space }.
derpate-fact-went_home = { $seat } zabiera swojego człowieka do domu: { $space }.
derpate-fact-arrested = { $space }: człowiek rodziny idzie do więzienia. Traci: { $seat }.
derpate-fact-spared = { $space } jest pod ochroną samochodu.
derpate-fact-sunk = { $space }: człowiek rodziny idzie na dno rzeki Hudson. Traci: { $seat }.
derpate-fact-boxed = { $space }: neutralna rodzina { $family } znika.
derpate-fact-released = { $seat }: { $number ->
    [one] { $number } członek rodziny wychodzi z więzienia
    [few] { $number } członków rodziny wychodzi z więzienia
    [many] { $number } członków rodziny wychodzi z więzienia
   *[other] { $number } członków rodziny wychodzi z więzienia
  }.
derpate-fact-took_over = { $seat } przejmuje: { $space }.
derpate-fact-owes = { $seat } oddaje znacznik długu. Dostaje: { $holder }.
derpate-fact-redeemed = { $seat } odzyskuje { $number ->
    [one] { $number } znacznik długu
    [few] { $number } znaczniki długu
    [many] { $number } znaczników długu
   *[other] { $number } znaczniki długu
  }. Oddaje: { $holder }.
derpate-fact-paid = { $seat } płaci ${ $amount }. Dostaje: { $to }.
derpate-fact-paid_bank = { $seat } płaci do banku ${ $amount }.
derpate-fact-waived = { $seat } nie ma ${ $amount }; dług przepada.
derpate-fact-befriended = { $seat } zyskuje przyjaciela rodziny.
derpate-fact-no_friend = { $seat } nie dostaje przyjaciela: pula jest pusta.
derpate-fact-advanced = { $seat } dochodzi do { $number } na torze { $track_gen }.
derpate-fact-lost_step = { $seat } jest na końcu toru { $track_gen }.
derpate-fact-took_chip = { $seat } bierze żeton: { $chip }.
derpate-fact-used_chip = { $seat } używa żetonu: { $chip }.
derpate-fact-kept_chip = { $seat } zatrzymuje żeton: { $chip }.
derpate-fact-favour = { $seat } prosi przyjaciela o przysługę: { $favour }.
derpate-fact-rescued = { $seat } odzyskuje człowieka z rzeki Hudson.
derpate-fact-eliminated = { $seat } odpada z gry.
derpate-fact-total = { $seat } kończy z kwotą ${ $amount }.
derpate-fact-won = { $seat } wygrywa.
derpate-fact-no_winner = Nikt nie wygrywa.
derpate-fact-left = { $seat } opuszcza grę.
derpate-fact-owes_bank = { $seat } ma odtąd dług w banku: { $number ->
    [one] { $number } znacznik
    [few] { $number } znaczniki
    [many] { $number } znaczników
   *[other] { $number } znaczniki
  }.

## Opcje stołu: nazwa, co zmienia (.note) i wartości

derpate-option-start_seat = Kto zaczyna
    .note = Miejsce, które zaczyna każdą rundę; ostatnie jako pierwsze rozstawia.
derpate-option-starting_money = Pieniądze na start
    .note = Ile każdy ma na początku. Przy 10 000 o pieniądze trudniej.
derpate-option-informer_hits_neutral = Kapuś i neutralni
    .note = Kapuś może donieść także na rodziny neutralne.
derpate-option-bail_per_member = Kaucja od osoby
    .note = Karta kaucji: uwalniasz tylu więźniów, ilu chcesz, zamiast wszystkich lub nikogo.
derpate-option-eliminated_settle = Ostatnie rachunki
    .note = Wyeliminowani też rozliczają się na koniec, by ich wierzyciele dostali pieniądze.
derpate-option-no_survivor_rule = Gdy nikt nie przetrwa
    .note = Nikt nie doszedł do końca rozstrzygającego toru: brak zwycięzcy albo wygrywa ten, kto zaszedł najdalej.
derpate-option-no_survivor_rule-none = Brak zwycięzcy
derpate-option-no_survivor_rule-furthest = Kto zaszedł najdalej
derpate-option-hidden_money = Ukryte pieniądze
    .note = Do końca nikt nie widzi, ile pieniędzy mają inni; każdą wpłatę nadal widać.
derpate-option-beginner_setup = Pierwsza gra
    .note = Czworo graczy: dzielnice i samochód rozstawione według propozycji na pierwszą grę.
