## Plansza Imperium Corleone

corleone-map = Plan miasta
corleone-setting = Plansza jest rozkładana.
corleone-territory = { $n } { $name }
corleone-short-upper-west-side = U. West
corleone-short-upper-east-side = U. East
corleone-short-wall-street = Wall St
corleone-short-central-park = Park
corleone-short-midtown = Midtown
corleone-banknote = ${ $n }
corleone-nothing-bid = Nie daję łapówki
corleone-tap-again = Dotknij miejsca jeszcze raz, aby je wybrać.
corleone-hudson = Hudson
corleone-river = { $n ->
    [0] W rzece Hudson nikt nie leży
    [one] W rzece Hudson leży jedna figurka
    [few] W rzece Hudson leżą { $n } figurki
    [many] W rzece Hudson leży { $n } figurek
   *[other] W rzece Hudson leżą { $n } figurki
  }
corleone-controlled = kontroluje { $who }
corleone-uncontrolled = Nikt go jeszcze nie kontroluje.
corleone-stack = Żetony, od dołu:
corleone-influence = Wpływ teraz:
corleone-neutral = neutralne
corleone-back = na zapleczu
corleone-shares = { $who } kontroluje terytorium i też może użyć tej legalnej działalności.
corleone-place-here = Postaw tutaj
corleone-zoom = Powiększenie
corleone-whole-map = Cały plan
corleone-go = Przejdź do: { $name }

corleone-acts = Akty
corleone-phases = Etapy Aktu
corleone-limit = Przy Haraczu kart: { $n }
corleone-phase-opening = Otwarcie
corleone-phase-business = Interesy
corleone-phase-turf = Wojny
corleone-phase-bribery = Łapówki
corleone-phase-tribute = Haracz

corleone-jobs = Zlecenia ogólnodostępne
corleone-deck = w talii: { $n }, odrzucone: { $gone }
corleone-no-jobs = Brak odkrytych zleceń.
corleone-allies = Sojusznicy do przekupienia w tym Akcie
corleone-supply = Pula
corleone-colour-grey = szare zlecenie
corleone-colour-yellow = żółte zlecenie
corleone-colour-green = zielone zlecenie
corleone-colour-blue = niebieskie zlecenie

corleone-families = Rodziny
corleone-at-home = W domu
corleone-in-hand = Ręka
corleone-case = Waliz.
corleone-horse = ma Głowę Konia i zaczyna
corleone-reserve = W domu: { $thugs ->
    [one] jeden gangster
    [few] { $thugs } gangsterów
    [many] { $thugs } gangsterów
   *[other] { $thugs } gangsterów
  }, { $members ->
    [one] jeden członek rodziny
    [few] { $members } członków rodziny
    [many] { $members } członków rodziny
   *[other] { $members } członków rodziny
  }.
corleone-protected = pod ochroną
corleone-bid = łapówka ${ $n } ({ $notes })
corleone-known-hand = Ręka
corleone-known-case = Walizka
corleone-known-seen = Znane z ręki
corleone-known-seen-money = Znane z walizki
corleone-known-jobs = Zlecenia
corleone-known-played = Zagrani sojusznicy
corleone-known-markers = Żetony w zapasie
corleone-known-fortune = Majątek
corleone-fortune = ${ $all }: pieniądze ${ $money }, terytoria ${ $lands }, zlecenia ${ $colours }

corleone-held-money = Pieniądze ${ $n }
corleone-held-goods = Towary
corleone-held-jobs = Zlecenia
corleone-held-allies = Sojusznicy
corleone-held-drawn = Zatrzymaj jedno z nich
corleone-held-kept = Już zatrzymane
corleone-held-looking = Co możesz wziąć
corleone-held-suitcase = Walizka ${ $n }
    .note = Bezpieczna przed Haraczem
corleone-purse = Pieniądze teraz: ${ $all } (ręka ${ $hand }, walizka ${ $case })
corleone-holds = { $n ->
    [one] Jedna karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
  }, limit przy Haraczu: { $limit }
corleone-discard = do odrzucenia: { $n }
corleone-draft = { $n ->
    [one] Jedna karta w odpowiedzi
    [few] { $n } karty w odpowiedzi
    [many] { $n } kart w odpowiedzi
   *[other] { $n } karty w odpowiedzi
  }
corleone-chosen = w odpowiedzi: { $n }
corleone-nothing = nic

corleone-tab-families = Rodziny
corleone-tab-jobs = Zlecenia
