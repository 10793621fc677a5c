coup-title = Coup
coup-note = Podaj się za kogo chcesz. Ktoś może powiedzieć: sprawdzam.
coup-more = Klasyczna, Reformacja, Inkwizytor, Anarchista

## Nazwy. Formy obok nazwy (.acc, .gen, .ins) są dla zdań, które ich potrzebują.

coup-name-duke = Książę
    .acc = Księcia
    .ins = Księciem
coup-name-assassin = Zabójca
    .acc = Zabójcę
    .ins = Zabójcą
coup-name-captain = Kapitan
    .acc = Kapitana
    .ins = Kapitanem
coup-name-ambassador = Ambasador
    .acc = Ambasadora
    .ins = Ambasadorem
coup-name-contessa = Hrabina
    .acc = Hrabinę
    .ins = Hrabiną
coup-name-inquisitor = Inkwizytor
    .acc = Inkwizytora
    .ins = Inkwizytorem
coup-name-no-duke = brak Księcia
coup-name-empire = Imperium
    .gen = Imperium
coup-name-resistance = Ruch Oporu
    .gen = Ruchu Oporu
coup-name-income = dochód
coup-name-aid = pomoc zagraniczna
coup-name-coup = przewrót
coup-name-tax = podatek
coup-name-assassinate = zabójstwo
coup-name-steal = kradzież
coup-name-exchange = wymiana
coup-name-examine = przesłuchanie
coup-name-convert = zmiana stronnictwa
coup-name-embezzle = defraudacja
coup-name-bomb = bomba

## Części stołu

coup-seat-coins = { $n ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
  }
coup-seat-cards = karty
coup-seat-lost = stracone
coup-seat-party = stronnictwo
coup-seat-hand = na ręce
coup-table-court = Dwór
coup-table-treasury = Skarbiec
coup-table-reserve = Rezerwa
coup-hand-hand = Twoje karty
coup-hand-drawn = Dobrane z dworu
coup-hand-removed = Poza grą

## Pytania

coup-ask-turn = Co robisz?
coup-ask-challenge = { $stake_id ->
    [steal-later] { $who } deklaruje: { $claim }, żeby cię okraść. Sprawdzasz?
    [assassinate-later] { $who } deklaruje: { $claim }, żeby cię zabić. Sprawdzasz?
    [examine-later] { $who } deklaruje: { $claim }, żeby cię przesłuchać. Sprawdzasz?
   *[other] { $who } deklaruje: { $claim }. Sprawdzasz?
  }
coup-ask-block = { $stake_id ->
    [steal] { $actor } chce cię okraść. Blokujesz?
    [assassinate] { $actor } chce cię zabić. Blokujesz?
    [aid] { $actor } bierze pomoc zagraniczną. Blokujesz?
   *[other] Blokujesz?
  }
coup-ask-prove = { $doubter } sprawdza twoją deklarację: { $claim }. Udowadniasz?
coup-ask-lose = { $stake_id ->
    [coup] { $actor } robi przewrót przeciw tobie. Którą kartę tracisz?
    [assassinate] { $actor } dokonuje na tobie zamachu. Którą kartę tracisz?
   *[other] Którą kartę tracisz?
  }
coup-ask-return = { $surplus ->
    [1] Która karta wraca do dworu?
   *[other] Do dworu wracają karty: { $surplus }. Która najpierw?
  }
coup-ask-reveal = Którą kartę pokazujesz Inkwizytorowi?
coup-ask-decide = Co z obejrzaną kartą?
coup-ask-bomb = Trzymasz bombę. Co robisz?
coup-ask-redirect = Ten gracz odpadł. Kto dostaje bombę?
coup-ask-party = Które stronnictwo wybierasz?
coup-ask-draft = Którą kartę zatrzymujesz?
coup-waiting-claim = Decydują, czy sprawdzić: { $seat } – { $claim }
coup-waiting-block = Decydują, czy zablokować

## Gdzie jesteśmy

coup-step-set-up = Przygotowanie gry
coup-step-draft = Wybór kart
coup-step-turn = Tura: { $seat }
    .you = { ask-turn }
coup-step-action = { $seat } – { $deed }
coup-step-block = { $blocker_id ->
    [nobody] Czy ktoś blokuje?
   *[other] { $blocker } blokuje
  }
coup-step-claim = { $seat } deklaruje: { $claim }
coup-step-proof = { $challenger } sprawdza: { $seat } – { $claim }
coup-step-loss = { $seat } traci kartę
coup-step-exchange = { $seat } wymienia karty
coup-step-draw = Karta dla: { $seat }
coup-step-examination = { $seat } przesłuchuje: { $target }
coup-step-bomb = { $holder } trzyma bombę (od: { $payer })
coup-step-party-choice = { $seat } wybiera stronnictwo
coup-step-lots = Losowanie sprawdzającego

## Wybory. $noun to przedmiot wyboru, $id jego identyfikator, $nouns 1, jeśli jest, i 0, jeśli nie.

coup-word-income = Dochód
    .note = Weź 1 monetę. Nikt tego nie zatrzyma.
coup-word-aid = Pomoc zagraniczna
    .note = Weź 2 monety. Książę może zablokować.
coup-word-tax = Podatek
    .note = Deklarujesz Księcia: weź 3 monety.
    .risk = Można cię sprawdzić
coup-word-exchange = Wymiana
    .note = { $envoy_id ->
        [inquisitor] Deklarujesz { $envoy_acc }: dobierz 1 kartę i 1 odłóż.
       *[other] Deklarujesz { $envoy_acc }: dobierz 2 karty i 2 odłóż.
      }
    .risk = Można cię sprawdzić
coup-word-coup = Przewrót: { $noun }
    .note = Cel traci kartę. Nikt tego nie zatrzyma.
    .cost = Kosztuje 7 monet
    .group = Przewrót
coup-word-assassinate = Zabójstwo: { $noun }
    .note = Deklarujesz Zabójcę: cel traci kartę.
    .cost = Kosztuje 3 monety
    .risk = Można cię sprawdzić lub zablokować Hrabiną
    .group = Zabójstwo
coup-word-steal = Kradzież: { $noun }
    .note = Deklarujesz Kapitana: zabierz do 2 monet.
    .risk = Można cię sprawdzić lub zablokować
    .group = Kradzież
coup-word-examine = Przesłuchanie: { $noun }
    .note = Deklarujesz Inkwizytora: oglądasz kartę celu i możesz kazać ją wymienić.
    .risk = Można cię sprawdzić
    .group = Przesłuchanie
coup-word-convert = { $nouns ->
    [0] Zmień swoje stronnictwo
   *[other] Zmień stronnictwo: { $noun }
  }
    .note = Na drugie stronnictwo. Nikt tego nie zatrzyma.
    .cost = { $nouns ->
        [0] 1 moneta do Rezerwy
       *[other] 2 monety do Rezerwy
      }
    .group = Zmiana stronnictwa
coup-word-embezzle = Defraudacja
    .note = Deklarujesz, że nie masz Księcia: weź całą Rezerwę.
    .risk = Można cię sprawdzić
coup-word-bomb = Bomba: { $noun }
    .note = Cel daje jej wybuchnąć albo deklaruje Hrabinę.
    .cost = Kosztuje 5 monet
    .group = Podrzuć bombę
coup-word-pass = Pas
    .note = { $stake_id ->
        [steal-later] Możesz jeszcze zablokować. Inaczej stracisz do 2 monet.
        [assassinate-later] { $held ->
            [1] Możesz jeszcze zablokować. Inaczej stracisz ostatnią kartę.
           *[other] Możesz jeszcze zablokować. Inaczej stracisz kartę.
          }
        [examine-later] Jedna z twoich kart zostanie obejrzana.
        [mine-stopped] Twoja akcja zostaje zatrzymana.
        [block-stands] Blok zostaje.
        [goes-on] Dzieje się to, co zadeklarowano.
        [steal] Tracisz do 2 monet.
        [assassinate] { $held ->
            [1] Tracisz ostatnią kartę i odpadasz.
           *[other] Tracisz kartę.
          }
        [aid] Przeciwnik bierze 2 monety.
       *[other] Niczego nie ryzykujesz.
      }
coup-word-challenge = Sprawdzam
    .note = Bez dowodu deklarujący traci kartę.
    .risk = { $danger_id ->
        [out] Jeśli pokaże dowód, odpadasz
        [both] Jeśli pokaże dowód, tracisz obie: jedną za to, drugą przez Zabójcę
        [unblocked] Jeśli pokaże dowód, tracisz jedną i nie możesz już blokować
       *[other] Jeśli pokaże dowód, kartę tracisz ty
      }
coup-word-block = Blok: { $noun }
    .note = Deklaracja jak każda inna: można ją sprawdzić.
    .risk = { $danger_id ->
        [out] Możesz stracić ostatnią kartę
        [both] Możesz stracić obie karty
       *[other] Możesz stracić kartę
      }
    .group = Zablokuj jako
coup-word-show = Pokaż { $noun_acc }
    .note = { $doubter } traci kartę. Twoja wraca do dworu, a ty dobierasz inną.
    .group = Pokaż
coup-word-show-all = Pokaż całą rękę
    .note = Wymieniasz wszystkie karty na nowe.
coup-word-concede = Ustąp
    .note = Nie udowadniasz.
    .cost = { $held ->
        [1] Kosztuje cię ostatnią kartę
       *[other] Kosztuje cię kartę
      }
coup-word-lose = Strać { $noun_acc }
    .note = Leży odkryta do końca gry.
    .group = Strać kartę
coup-word-return = Odłóż { $noun_acc }
    .group = Odłóż kartę
coup-word-reveal = Pokaż { $noun_acc }
    .note = Zobaczy ją tylko Inkwizytor.
    .group = Pokaż
coup-word-give-back = Oddaj
    .note = Karta zostaje, ale ty ją znasz.
coup-word-swap = Każ wymienić
    .note = Karta wraca do dworu, jej właściciel dobiera inną.
coup-word-explode = Niech wybuchnie
    .cost = { $held ->
        [1] Kosztuje cię ostatnią kartę
       *[other] Kosztuje cię kartę
      }
coup-word-defuse = Rozbrój
    .note = Deklarujesz Hrabinę.
    .risk = Możesz stracić obie karty
coup-word-hand-on = Przekaż dalej: { $noun }
    .note = Deklarujesz Hrabinę.
    .risk = Możesz stracić obie karty
    .group = Przekaż bombę dalej
coup-word-redirect = Bombę dostaje: { $noun }
    .group = Kto dostaje bombę
coup-word-draft = Zatrzymaj { $noun_acc }
    .group = Zatrzymaj kartę
coup-word-join = Dołącz do { $noun_gen }
    .group = Wybierz stronnictwo

## Co się stało

coup-fact-turn = Tura: { $seat }.
    .you = { ask-turn }.
coup-fact-took = { $seat } bierze { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }.
coup-fact-paid = { $seat } płaci { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }.
coup-fact-minted = Skarbiec jest pusty; { $coins ->
    [one] dobija się { $coins } monetę
    [few] dobija się { $coins } monety
    [many] dobija się { $coins } monet
   *[other] dobija się { $coins } monety
  }.
coup-fact-refunded = { $seat } odzyskuje { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }.
coup-fact-reserved = { $seat } wpłaca do Rezerwy { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }.
coup-fact-embezzled = { $seat } zabiera z Rezerwy { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }.
coup-fact-stole = { $seat } kradnie { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }. Traci: { $target }.
coup-fact-settled = { $seat }: { $coins ->
    [one] { $coins } moneta trafia do Skarbca
    [few] { $coins } monety trafiają do Skarbca
    [many] { $coins } monet trafia do Skarbca
   *[other] { $coins } monety trafiają do Skarbca
  }.
coup-fact-converted = { $seat } staje po stronie { $party_gen }.
coup-fact-joined = { $seat } dołącza do { $party_gen }.
coup-fact-lifted = Wszyscy żyjący są w jednym stronnictwie: jego zakazy znikają.
coup-fact-restored = Znów są dwa stronnictwa: zakazy wracają.
coup-fact-declared = { $seat } – { $action }.
coup-fact-challenged = { $seat } sprawdza: { $target } – { $claim }?
coup-fact-unchallenged = Nikt nie sprawdza: { $seat } – { $claim }.
coup-fact-showed = { $seat } pokazuje { $role_acc }.
coup-fact-conceded = { $seat } nie udowadnia: { $claim }.
coup-fact-failed = { $seat } – { $verb }: nic z tego.
coup-fact-upheld = { $seat } – { $verb }: akcja trwa.
coup-fact-stopped_by = { $seat } – { $verb }: zatrzymano.
coup-fact-idle = { $seat } – { $verb }: brak celu.
coup-fact-blocked = { $seat } deklaruje { $role_acc } i blokuje: { $target }.
coup-fact-unblocked = Nikt nie blokuje akcji: { $seat }.
coup-fact-block_fell = Blok upada: { $seat }.
coup-fact-block_stood = Blok się utrzymuje: { $seat }.
coup-fact-no_block = { $seat } po nieudanym sprawdzeniu nie może blokować.
coup-fact-drew = { $seat } dobiera { $role_acc }.
coup-fact-drew_card = { $seat } dobiera kartę.
coup-fact-returned = { $seat } odkłada do dworu { $role_acc }.
coup-fact-returned_cards = { $seat } odkłada { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }; dwór jest tasowany.
coup-fact-lost = { $seat } traci { $role_acc }.
coup-fact-eliminated = { $seat } odpada z gry.
coup-fact-revealed = { $seat } odkrywa { $role_acc }.
coup-fact-examined = { $seat } ogląda kartę. Pokazuje: { $target }.
coup-fact-gave_back = { $seat } oddaje kartę. Zatrzymuje ją { $target }.
coup-fact-swapped = { $seat } nakazuje wymianę. Kartę wymienia { $target }.
coup-fact-handed = { $seat } przekazuje bombę. Trzyma ją { $target }.
coup-fact-exploded = Bomba wybucha. Trzyma ją { $seat }.
coup-fact-defusing = { $seat } rozbraja bombę, deklarując Hrabinę.
coup-fact-handing = { $seat } chce przekazać bombę, deklarując Hrabinę. Cel: { $target }.
coup-fact-defused = Bomba rozbrojona: { $seat }.
coup-fact-drafted = Wybór dokonany; z każdego zestawu { $cards ->
    [one] { $cards } karta opuszcza grę
    [few] { $cards } karty opuszczają grę
    [many] { $cards } kart opuszcza grę
   *[other] { $cards } karty opuszczają grę
  }.
coup-fact-kept = { $seat } zatrzymuje { $role_acc }.
coup-fact-left = { $seat } opuszcza grę.
coup-fact-won = { $seat } wygrywa.
coup-fact-stopped = Gra kończy się bez zwycięzcy. Liczba tur: { $turns }.
coup-fact-opened = { $seat } kończy z { $role_ins } na ręce.

## Opcje stołu: nazwa, co zmienia (.note) i wartości

coup-presets-version = Wersja
coup-presets-reading = Szczegóły zasad
coup-preset-classic = Klasyczna
    .note = Sama gra, bez rozszerzeń. Pierwszy raz? Zacznij od niej.
coup-preset-reformation = Reformacja
    .note = Dwa stronnictwa, a zamiast Ambasadora Inkwizytor.
coup-preset-everything = Wszystko
    .note = Dwa stronnictwa, Inkwizytor i bomba Anarchisty.
coup-preset-book = Według instrukcji
    .note = Nikt nie dostaje bomby dwa razy w jednej rundzie. Cel, który sprawdza na próżno, nie może już blokować.
coup-preset-house = Zasady domowe
    .note = Jak często w sieci: bomba może wrócić już w następnej turze, a cel, który sprawdza na próżno, nadal może blokować.
coup-crowd = Przy ponad { $n } graczach gra trwa długo, a kto odpadnie, ten czeka. Dla grup, które dobrze ją znają.
coup-option-reformation = Reformacja
    .note = Dwa stronnictwa: nie atakujesz swoich; możesz zmieniać stronnictwa i defraudować Rezerwę.
coup-option-inquisitor = Inkwizytor
    .note = Inkwizytor zastępuje Ambasadora i może obejrzeć cudzą kartę.
coup-option-anarchist = Anarchista
    .note = Dodaje bombę: kosztuje pięć monet i ktoś musi na nią odpowiedzieć.
coup-option-two_player = Dwoje graczy
    .note = We dwoje każdy wybiera pierwszą kartę z zestawu pięciu albo karty rozdaje się jak zwykle.
coup-option-two_player-draft = Wybór
coup-option-two_player-plain = Rozdanie
coup-option-first_player = Kto zaczyna
    .note = Miejsce, które ma pierwszą turę.
coup-option-reaction_mode = Kilka sprawdzeń
    .note = Czyje sprawdzenie się liczy, gdy sprawdza kilka osób naraz.
coup-option-reaction_mode-sealed = Pierwsze zgodnie z zegarem
coup-option-reaction_mode-target_first = Najpierw cel
coup-option-reaction_mode-random = Losowo
coup-option-single_block = Tylko jeden blok
    .note = Liczy się tylko pierwszy blok pomocy zagranicznej; po nim nie ma następnych.
coup-option-strict_double_danger = Ścisłe podwójne niebezpieczeństwo
    .note = Cel, który sprawdza na próżno, nie może już blokować.
coup-option-coin_limit = Monety w pudełku
    .note = Monet nigdy nie brakuje albo jest ich tylko pięćdziesiąt.
coup-option-coin_limit-none = Bez limitu
coup-option-allow_empty_steal = Puste kieszenie
    .note = Wolno okradać gracza bez monet.
coup-option-allow_empty_embezzle = Pusta Rezerwa
    .note = Wolno defraudować pustą Rezerwę.
coup-option-bomb_scope = Ochrona przed bombą
    .note = Jak długo ten, kto trzymał bombę, nie może jej dostać ponownie.
coup-option-bomb_scope-turn = Ta tura
coup-option-bomb_scope-round = Cała runda
coup-option-bomb_party_limit = Bomba i stronnictwo
    .note = Bomby nie wolno przekazać nikomu z własnego stronnictwa.
coup-option-max_turns = Najdłuższa gra
    .note = Po tylu turach gra kończy się bez zwycięzcy.
coup-option-max_turns-none = Bez limitu
