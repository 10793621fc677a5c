corleone-title = Imperium Corleone
corleone-note = Rozstaw rodzinę po mieście; schowaj pieniądze, zanim przyjdzie Haracz.
corleone-more = Edycja domowa

## Nazwy, które ma każda edycja. Nazwy edycji domowej są w corleone-names.ftl. Kolory zleceń: .gen to dopełniacz liczby mnogiej.

corleone-name-dollars = ${ $n }
corleone-name-of = { $thing } ({ $owner })
corleone-name-pair = { $first }, żeton { $second } od dołu
corleone-name-the-neutral-force = siła neutralna
corleone-name-don = Don
    .acc = Dona
corleone-name-consigliere = Doradca
    .acc = Doradcę
corleone-name-heir = Dziedzic
    .acc = Dziedzica
corleone-name-thug = gangster
corleone-name-gun = Broń
corleone-name-blood-money = Zapłata za Morderstwo
corleone-name-booze = Alkohol
corleone-name-narcotics = Narkotyki
corleone-name-good-gun = Broń
corleone-name-good-blood-money = Zapłata za Morderstwo
corleone-name-good-booze = Alkohol
corleone-name-good-narcotics = Narkotyki
corleone-name-money-1 = $1
corleone-name-money-2 = $2
corleone-name-money-3 = $3
corleone-name-money-5 = $5
corleone-name-suitcase = walizka
corleone-name-job = zlecenie
corleone-name-sell-1 = sprzedaj jedną
corleone-name-sell-2 = sprzedaj dwie
corleone-name-sell-3 = sprzedaj trzy
corleone-name-swap = zamiana
corleone-name-horse = Głowa Konia
corleone-name-yellow = żółty
    .gen = żółtych
corleone-name-blue = niebieski
    .gen = niebieskich
corleone-name-green = zielony
    .gen = zielonych
corleone-name-grey = szary
    .gen = szarych
corleone-name-red = czerwony
    .gen = czerwonych
corleone-name-printed = nadrukowane
corleone-name-I = I
corleone-name-II = II
corleone-name-III = III
corleone-name-IV = IV
corleone-name-opening = Otwarcie
corleone-name-business = Rodzinne Interesy
corleone-name-turf = Wojny Terytorialne
corleone-name-bribery = Łapówki
corleone-name-tribute = Haracz dla Dona
corleone-name-money = pieniądze
corleone-name-ability = zdolność

## Części stołu

corleone-seat-family = rodzina
corleone-seat-hand = na ręce
corleone-seat-suitcase = w walizce
corleone-seat-thugs = gangsterzy
corleone-seat-members = w domu
corleone-seat-jobs = zlecenia
corleone-seat-protected = ochrona
corleone-seat-cards = karty
corleone-seat-money = walizka
corleone-hand-hand = Na ręce
corleone-hand-suitcase = Walizka
corleone-hand-drawn = Zlecenia do wyboru
corleone-hand-kept = Zatrzymane
corleone-hand-looking = Oglądasz

## Pytania

corleone-ask-turn = Co robi twoja rodzina?
corleone-ask-icons = Z czego korzystasz?
corleone-ask-first = Dzielicie ten front. Kto pierwszy? To ważne tylko wtedy, gdy w puli czegoś zabraknie.
corleone-ask-front = Kontrolujesz to terytorium. Bierzesz swój udział w legalnej działalności?
corleone-ask-order = Co najpierw: pieniądze czy zdolność karty?
corleone-ask-effect = Używasz efektu karty?
corleone-ask-target = Na co działa karta?
corleone-ask-discard = Którą kartę odrzucasz?
corleone-ask-good = Który towar bierzesz?
corleone-ask-keep = Które zlecenie zatrzymujesz?
corleone-ask-give = Którą kartę oddajesz?
corleone-ask-card = Którą kartę bierzesz?
corleone-ask-offer = Który banknot oferujesz? Pozostali wybierają w tym samym czasie.
corleone-ask-bid = Ile dajesz za sojuszników?
corleone-ask-ally = Którego sojusznika bierzesz?
corleone-ask-marker = Nie masz już żetonów. Przenosisz tu jeden skądinąd?
corleone-ask-tribute = Za dużo kart na ręce, do oddania: { $least }. Które oddajesz?

## Gdzie jesteśmy

corleone-step-set-up = Przygotowanie gry
corleone-step-first-jobs = Rozdanie zleceń
corleone-step-open-tile = Nowe przedsiębiorstwo
corleone-step-public-jobs = Odkrywanie zleceń
corleone-step-new-allies = Wykładanie sojuszników
corleone-step-entr-acte = Antrakt
corleone-step-family-business = Rodzinne Interesy
corleone-step-turf-war = Wojny Terytorialne
corleone-step-bribery = Łapówki
corleone-step-favours = Przekupywanie sojuszników
corleone-step-tribute = Haracz dla Dona
corleone-step-turn = Tura: { $seat }
    .you = { ask-turn }
corleone-step-completion = { $seat } realizuje: { $card }
corleone-step-ability = Zdolność: { $card }
corleone-step-icons = { $seat } może użyć: { $icons }
corleone-step-sale = { $seat } sprzedaje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }
corleone-step-swap = { $seat } zamienia kartę
corleone-step-front = Legalna działalność: { $business }
corleone-step-share = Udział: { $seat }
corleone-step-draw-jobs = { $seat } ogląda zlecenia
corleone-step-whack = { $seat } zestrzeliwuje
corleone-step-move = { $seat } przesuwa figurkę
corleone-step-recall = { $seat } wycofuje figurkę
corleone-step-neutral = { $seat } stawia: { $figure }
corleone-step-take = { $seat } kogoś okrada
corleone-step-robbery = { $seat } okrada: { $victim }
corleone-step-offers = Oferty dla: { $seat }
corleone-step-pick-goods = { $seat } bierze towary
corleone-step-pick-jobs = { $seat } bierze zlecenie
corleone-step-shakedown = { $seat } dokonuje wymuszenia
corleone-step-marker = { $seat } i żetony kontroli
corleone-step-lift = { $seat } nie ma żetonu: { $territory }
corleone-step-influence = { $seat } zyskuje wpływ

## Wybory. $noun to przedmiot wyboru, $id jego identyfikator, $nouns 1, jeśli jest, i 0, jeśli nie.

corleone-word-pass = Zrezygnuj
corleone-word-thug = Gangster: { $noun }
    .note = Wymuszenie z legalnej działalności tego przedsiębiorstwa.
    .group = Wyślij gangstera
corleone-word-member = Członek rodziny: { $noun }
    .note = Wymuszenie z każdej przyległej nielegalnej działalności.
    .group = Wyślij członka rodziny
corleone-word-job = Zrealizuj: { $noun }
    .cost = Kosztuje towary z karty
    .group = Zrealizuj zlecenie
corleone-word-ally = Zagraj: { $noun }
    .group = Zagraj sojusznika
corleone-word-pay = Zapłać: { $noun }
    .group = Czym płacisz
corleone-word-gain = Weź: { $noun }
    .group = Co bierzesz
corleone-word-launder = Do walizki: { $noun }
    .note = Bezpieczne: liczy się na koniec, a limit kart go nie dotyczy.
    .group = Schowaj do walizki
corleone-word-draw = Obejrzyj zlecenia
    .note = Zobacz dwa zlecenia z talii, zatrzymaj jedno.
corleone-word-sell = { $noun ->
    [one] Sprzedaj { $noun } kartę
    [few] Sprzedaj { $noun } karty
    [many] Sprzedaj { $noun } kart
   *[other] Sprzedaj { $noun } karty
  }
    .note = { $id ->
        [3] Odrzuć je, weź $3 i $5.
       *[other] Odrzuć, weź $5.
      }
    .group = Sprzedaj
corleone-word-swap = Zamień kartę
    .note = Odrzuć kartę, weź Alkohol, Broń lub Zapłatę za Morderstwo.
corleone-word-horse = Weź Głowę Konia
    .note = Odtąd zaczynasz.
corleone-word-first = Zaczyna { $noun }
    .group = Kto pierwszy
corleone-word-accept = Tak, użyj
corleone-word-money-first = Najpierw pieniądze
corleone-word-ability-first = Najpierw zdolność
corleone-word-discard = Odrzuć: { $noun }
    .group = Odrzuć kartę
corleone-word-take = Weź: { $noun }
    .group = Co zabierasz
corleone-word-keep = Zatrzymaj: { $noun }
    .group = Co zatrzymujesz
corleone-word-give = Oddaj: { $noun }
    .group = Co oddajesz
corleone-word-rob = Okradnij: { $noun }
    .group = Kogo okraść
corleone-word-offer = Zaoferuj { $noun }
corleone-word-bid = Daj { $noun }
    .risk = Przepada, jeśli kupisz za to sojusznika
    .group = Daj w łapę
corleone-word-in = Gdzie: { $noun }
    .group = Na którym terytorium
corleone-word-whack = Zestrzel: { $noun }
    .note = Figurka leży w rzece Hudson do Antraktu.
    .group = Kogo zestrzelić
corleone-word-move = Przesuń z: { $noun }
    .group = Przesuń figurkę
corleone-word-to = Dokąd: { $noun }
    .group = Dokąd przesunąć
corleone-word-recall = Wycofaj z: { $noun }
    .note = Figurka wraca do domu i można ją wysłać ponownie.
    .group = Wycofaj figurkę
corleone-word-place = Postaw: { $noun }
    .group = Gdzie postawić
corleone-word-shake = Wymuszenie: { $noun }
    .group = Wymuszenie z działalności
corleone-word-mark = Żeton: { $noun }
    .group = Połóż żeton
corleone-word-unmark = Odeślij górny żeton: { $noun }
    .group = Górny żeton rywala do domu
corleone-word-raise = Swój żeton na wierzch: { $noun }
    .group = Własny żeton na wierzch
corleone-word-lift = Zabierz żeton: { $noun }
    .group = Który żeton zabrać
corleone-word-influence = Wpływ: { $noun }
    .note = Liczy się w wojnie terytorialnej tego Aktu.
    .group = Dodatkowy wpływ

## Co się stało

corleone-fact-horse = { $seat } ma Głowę Konia i zaczyna.
corleone-fact-family = { $seat } prowadzi rodzinę { $family }.
corleone-fact-opened = { $territory }: otwiera się { $business }.
corleone-fact-public = Nowe zlecenie ogólnodostępne: { $card }.
corleone-fact-no_public = Brak zleceń: { $number ->
    [one] { $number } pole zostaje puste
    [few] { $number } pola zostają puste
    [many] { $number } pól zostaje pustych
   *[other] { $number } pola zostają puste
  }.
corleone-fact-ally_shown = Do przekupienia: { $card }.
corleone-fact-ally_left = Nikt nie przekupuje: { $card }.
corleone-fact-dealt = { $seat } dostaje: { $card }.
corleone-fact-dealt_card = { $seat } dostaje zlecenie.
corleone-fact-phase = Akt { $act }: { $phase }.
corleone-fact-no_bribery = W Akcie { $act } nie ma Łapówek.
corleone-fact-act = Zaczyna się Akt { $act }.
corleone-fact-turn = Tura: { $seat }.
    .you = { ask-turn }.
corleone-fact-skipped = { $seat } nie ma już figurek i traci turę.
corleone-fact-idle = { $seat } nic nie robi.
corleone-fact-no_more_turns = Nikt już nie ma tury.
corleone-fact-thug = { $seat } wysyła gangstera: { $business }.
corleone-fact-member = { $seat } wysyła { $figure_acc }: { $space }.
corleone-fact-shook_front = { $seat } – wymuszenie z legalnej działalności: { $business }.
corleone-fact-shook_backs = { $seat } – wymuszenie z nielegalnej działalności: { $place }.
corleone-fact-goes_first = { $seat } decyduje, że zaczyna { $first }.
corleone-fact-shared_front = { $seat } kontroluje terytorium i ma udział: { $business }.
corleone-fact-declined_front = { $seat } nie chce udziału: { $business }.
corleone-fact-declined = { $seat } rezygnuje: { $icons }.
corleone-fact-took = { $seat } bierze: { $card }.
corleone-fact-lacked = { $seat } nie dostaje: { $card }. Pula jest pusta.
corleone-fact-banked = { $card } – prosto do walizki. Zyskuje: { $seat }.
corleone-fact-laundered = { $seat } chowa { $card } do walizki.
corleone-fact-discarded = { $seat } odrzuca: { $card }.
corleone-fact-saw = { $seat } ogląda: { $card }.
corleone-fact-drew_card = { $seat } ogląda zlecenie.
corleone-fact-kept = { $seat } zatrzymuje: { $card }.
corleone-fact-kept_cards = { $seat } zatrzymuje { $number ->
    [one] { $number } zlecenie
    [few] { $number } zlecenia
    [many] { $number } zleceń
   *[other] { $number } zlecenia
  }.
corleone-fact-passed_over = { $seat } odkłada na stos kart odrzuconych: { $card }.
corleone-fact-reshuffled = Stos kart odrzuconych ({ $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
  }) tworzy po potasowaniu nową talię.
corleone-fact-job = { $seat } bierze się za zlecenie: { $card }.
corleone-fact-paid = { $seat } płaci: { $card }.
corleone-fact-stood_in = { $seat } używa Narkotyków zamiast innego towaru.
corleone-fact-ordered = { $seat } bierze najpierw { $money_first }: { $card }.
corleone-fact-completed = Zlecenie zrealizowane: { $card }. Wykonuje: { $seat }.
corleone-fact-ally = { $seat } zagrywa: { $card }.
corleone-fact-declined_effect = { $seat } nie używa efektu.
corleone-fact-no_effect = { $card } nie ma nic do roboty.
corleone-fact-accepted = { $seat } używa efektu.
corleone-fact-chose = { $seat } bierze na rękę: { $card }.
corleone-fact-whacked = { $seat } zestrzeliwuje: { $figure }, { $place }.
corleone-fact-moved = { $seat } przesuwa: { $figure }. Nowe miejsce: { $place }.
corleone-fact-recalled = { $seat } wycofuje: { $figure }, { $place }.
corleone-fact-placed = { $seat } stawia { $figure_acc }: { $place }.
corleone-fact-stayed = Nie ma gdzie postawić: { $figure }.
corleone-fact-neutral = { $figure } znów jest neutralny.
corleone-fact-robbed = { $seat } zabiera { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
  }. Traci: { $victim }.
corleone-fact-taken = { $seat } zabiera: { $card }. Traci: { $victim }.
corleone-fact-lost_card = { $victim } traci kartę. Zyskuje: { $seat }.
corleone-fact-looked = { $seat } ogląda karty. Pokazuje: { $victim }.
corleone-fact-saw_card = { $victim } ma: { $card }.
corleone-fact-offered = { $seat } oferuje { $card }.
corleone-fact-offered_nothing = { $seat } nie ma pieniędzy na ofertę.
corleone-fact-marked = { $seat } kładzie żeton: { $territory }.
corleone-fact-remarked = { $seat } przenosi żeton ({ $marker }): { $territory }.
corleone-fact-unmarked = { $territory }: { $seat } odsyła górny żeton ({ $owner }).
corleone-fact-raised = { $seat } kładzie swój żeton na wierzch: { $territory }.
corleone-fact-no_marker = { $seat } nie kładzie żetonu: { $territory }.
corleone-fact-influenced = { $territory }: +{ $number } wpływu. Zyskuje: { $side }.
corleone-fact-protected = Figurki pod ochroną: { $seat }.
corleone-fact-hand_limit = { $seat } może zatrzymać o { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
  } więcej.
corleone-fact-turf_won = { $seat } wygrywa: { $territory }, wpływ { $number }.
corleone-fact-no_winner = Nikt nie wygrywa: { $territory }.
corleone-fact-no_bribes = Nikt nie daje łapówki.
corleone-fact-bid = { $seat } daje { $card }.
corleone-fact-bid_total = { $seat } daje razem ${ $number }.
corleone-fact-ranked = { $seat } ma { $number }. miejsce w licytacji.
corleone-fact-spent = { $seat } płaci z walizki { $card }.
corleone-fact-no_ally = { $seat } zostaje bez sojusznika i zachowuje ${ $number }.
corleone-fact-lapsed = Premie z kart na ten Akt wygasają: { $side }.
corleone-fact-cleared = Wszystkie figurki opuszczają planszę i rzekę.
corleone-fact-joined = { $figure } dołącza do rodziny: { $seat }.
corleone-fact-last_card = { $seat } kończy z kartą na ręce: { $card }.
corleone-fact-dominates = { $seat } dominuje na terytorium { $territory }.
corleone-fact-most_jobs = { $seat } ma najwięcej { $colour_gen } zleceń.
corleone-fact-no_dominance = Nikt nie dominuje na terytorium { $territory }.
corleone-fact-no_jobs = Nikt nie ma { $colour_gen } zleceń.
corleone-fact-fortune = { $seat } ma majątek ${ $number }.
corleone-fact-won = { $seat } wygrywa.
corleone-fact-left = { $seat } opuszcza grę.
corleone-fact-gave_up = { $card } wraca do puli. Oddaje: { $seat }.

## Opcje stołu: nazwa, co zmienia (.note) i wartości

corleone-option-ask_gains = Pytaj przed zyskiem
    .note = Pytaj przed każdym zyskiem, także o pieniądze i towary, których nikt by nie odmówił.
corleone-option-hand_limits = Limity kart na ręce
    .note = Ile kart można mieć na ręce podczas Haraczu w każdym Akcie, cztery liczby.
corleone-option-final_tie = Ostatni remis
    .note = Kto wygrywa, jeśli po terytoriach wciąż jest remis.
corleone-option-final_tie-shared = Wspólna wygrana
corleone-option-final_tie-jobs = Więcej zleceń
corleone-option-job_money = Pieniądze ze zleceń
    .note = Dokąd trafiają pieniądze ze zrealizowanego zlecenia.
corleone-option-job_money-hand = Na rękę
corleone-option-job_money-suitcase = Do walizki
corleone-option-territory_tie = Remis na terytorium
    .note = Przy równej liczbie żetonów premię daje najwyższy żeton wśród remisujących albo tylko ten na samym wierzchu.
corleone-option-territory_tie-highest = Najwyższy z remisujących
corleone-option-territory_tie-top = Tylko wierzchni
corleone-option-controller = Udział kontrolującego
    .note = Kontrolujący może odrzucić każdą ikonę z osobna albo bierze wszystko lub nic.
corleone-option-controller-per_icon = Ikona po ikonie
corleone-option-controller-whole_front = Wszystko albo nic
