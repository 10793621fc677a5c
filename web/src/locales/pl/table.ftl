# Biurko wokół każdej planszy: zakładki, szkic odpowiedzi, klawisze, powiadomienia i stół w zdaniach.

tab-ask = Wybory
tab-hand = Ręka
tab-seats = Gracze
tab-log = Dziennik
derpate-tab-seats = Rodziny
derpate-tab-hand = Twoje
tabs = Części stołu
sheet-larger = Więcej miejsca tutaj
sheet-smaller = Więcej miejsca dla planszy
draft-count = Wybrano: { $n }
draft-missing = { $n ->
    [one] Jeszcze jedna pozycja
    [few] Jeszcze { $n } pozycje
    [many] Jeszcze { $n } pozycji
   *[other] Jeszcze { $n } pozycji
  }
draft-sum = Razem { $sum }
draft-take-out = Wyjmij: { $what }
lately-struck = Od twojego ostatniego wyboru
lately = Przed chwilą
lately-more = { $n ->
    [one] Jeszcze jedna rzecz w dzienniku
    [few] Jeszcze { $n } rzeczy w dzienniku
    [many] Jeszcze { $n } rzeczy w dzienniku
   *[other] Jeszcze { $n } rzeczy w dzienniku
  }
things-happened = { $n ->
    [one] Jeszcze jedno zdarzenie
    [few] { $n } zdarzenia
    [many] { $n } zdarzeń
   *[other] { $n } zdarzenia
  }
sound = Dźwięk

## Co może wyniknąć z trwającego kroku

coup-next-claim = sprawdzenie albo wiara na słowo
coup-next-block = blok albo nie
coup-next-proof = dowód albo utrata karty
coup-next-exchange = karty wracają do dworu
coup-next-examination = zwrot albo wymiana
coup-next-draft = obie osoby wybierają, potem pierwsza tura
corleone-next-turf-war = potem Łapówki
corleone-next-bribery = oferty odkrywa się razem
corleone-next-favours = potem Haracz
corleone-next-tribute = odkrywacie je razem
derpate-next-event-card = potem kości wszystkich graczy

## Klawisze

key-choose = wybierz
key-send = wyślij odpowiedź z kilku części
key-back = krok wstecz
key-ask = do decyzji
key-hand = do ręki
key-board = do planszy; strzałki chodzą po niej
key-log = do dziennika
key-chat = do czatu
key-undo = cofnij ostatnie słowo, póki nikt się z niego niczego nie dowiedział
key-describe = opisz stół słowami
key-list = ta lista
keys-on = Klawisze włączone
keys-typing = Podczas pisania klawisze nie działają. Tab i Enter działają zawsze.

## Stół w zdaniach

describe-title = Stół słowami
describe-short = Opisz stół
describe-copy = Kopiuj
describe-now = Co się rozstrzyga
describe-me = Ty
describe-board = Plansza
describe-counts = Liczby
describe-last = Co się ostatnio stało
describe-choices = { $n ->
    [one] Możesz: { $choices }.
    [few] Masz { $n } wybory: { $choices }.
    [many] Masz { $n } wyborów: { $choices }.
   *[other] Masz { $n } wybory: { $choices }.
  }
describe-said = Twoja odpowiedź do tej pory: { $words }.

coup-say-coins = { $n ->
    [one] { $n } moneta.
    [few] { $n } monety.
    [many] { $n } monet.
   *[other] { $n } monety.
  }
coup-say-cards = { $n ->
    [one] { $n } zakryta karta.
    [few] { $n } zakryte karty.
    [many] { $n } zakrytych kart.
   *[other] { $n } zakryte karty.
  }
coup-say-hand = Twoje karty: { $cards }.
coup-say-drawn = Dobrane z dworu: { $cards }.
coup-say-held = Na ręce: { $cards }.
coup-say-lost = Stracone: { $cards }.
coup-say-party = Stronnictwo: { $party }.
coup-say-known = Znasz: { $cards }.
coup-say-claim = { $who } deklaruje: { $claim }.
coup-say-challenged = Sprawdza: { $who }.
coup-say-court = { $n ->
    [one] { $n } karta w dworze.
    [few] { $n } karty w dworze.
    [many] { $n } kart w dworze.
   *[other] { $n } karty w dworze.
  }
coup-say-treasury = { $n ->
    [one] { $n } moneta w Skarbcu.
    [few] { $n } monety w Skarbcu.
    [many] { $n } monet w Skarbcu.
   *[other] { $n } monety w Skarbcu.
  }
coup-say-reserve = { $n ->
    [one] { $n } moneta w Rezerwie.
    [few] { $n } monety w Rezerwie.
    [many] { $n } monet w Rezerwie.
   *[other] { $n } monety w Rezerwie.
  }

corleone-say-family = Rodzina: { $family }.
corleone-say-horse = Ma Głowę Konia i zaczyna.
corleone-say-figures = W domu: gangsterzy { $thugs }; rodzina: { $members }.
corleone-say-nobody = nikt
corleone-say-none = brak
corleone-say-neutral = neutralne
corleone-say-jobs = Zrealizowane zlecenia: { $names }.
corleone-say-protected = Figurki tej rodziny są chronione.
corleone-say-fortune = Majątek: ${ $n }.
corleone-say-hand = { $n ->
    [one] { $n } karta na ręce: { $names }.
    [few] { $n } karty na ręce: { $names }.
    [many] { $n } kart na ręce: { $names }.
   *[other] { $n } karty na ręce: { $names }.
  }
corleone-say-suitcase = W walizce: { $names }.
corleone-say-drawn = Zlecenia do wyboru: { $names }.
corleone-say-holds = Karty na ręce: { $hand }; w walizce: { $suitcase }.
corleone-say-known = Wiesz o: { $names }.
corleone-say-territory = { $territory }: kontroluje { $control }, { $markers ->
    [one] { $markers } żeton
    [few] { $markers } żetony
    [many] { $markers } żetonów
   *[other] { $markers } żetony
  }. Przedsiębiorstwa: { $businesses }. Wpływ: { $influence }.
corleone-say-stands = { $figure } – { $place }
corleone-say-spaces = Na polach członków rodziny: { $figures }.
corleone-say-river = W rzece Hudson: { $names }.
corleone-say-act = Akt { $act }, { $phase }.
corleone-say-public = Zlecenia ogólnodostępne: { $names }.
corleone-say-allies = Sojusznicy do przekupienia: { $names }.
corleone-say-deck = { $n ->
    [one] { $n } zlecenie w talii.
    [few] { $n } zlecenia w talii.
    [many] { $n } zleceń w talii.
   *[other] { $n } zlecenia w talii.
  }
corleone-say-supply = Pula: { $supply }.

derpate-say-family = Rodzina: { $family }.
derpate-say-money = Pieniądze: { $money }.
derpate-say-people = W domu { $stock }, w więzieniu { $prison }, w rzece Hudson { $river }.
derpate-say-friends = { $n ->
    [one] { $n } przyjaciel.
    [few] { $n } przyjaciół.
    [many] { $n } przyjaciół.
   *[other] { $n } przyjaciół.
  }
derpate-say-debts = Długi wobec: { $debts }.
derpate-say-tracks = Tory: { $tracks }.
derpate-say-chips = Żetony: { $chips }.
derpate-say-vacant = wolny
derpate-say-neutral = rodzina neutralna
derpate-say-business = { $business }, rodzaj { $kind }: { $owner }.
derpate-say-protected = Pod ochroną samochodu.
derpate-say-car = Samochód stoi: { $business }.
derpate-say-dice = Kości: { $dice }.
derpate-say-row = Rząd { $row }: kość – { $die }, { $face }; pole – { $field }.
derpate-say-round = Runda { $round }, { $phase }.
derpate-say-pool = Przyjaciele w Brooklynie: { $n }.
derpate-say-deck = { $n ->
    [one] Zostało { $n } wydarzenie.
    [few] Zostały { $n } wydarzenia.
    [many] Zostało { $n } wydarzeń.
   *[other] Zostały { $n } wydarzenia.
  }
derpate-say-open = Trwające wydarzenie: { $card }.
derpate-say-ko = Kolor K.O.: { $colour }.
derpate-say-events = Znaczniki wydarzeń: { $steps }.

fact-timeout = Skończył się czas: { $seat }.
    .you = Skończył ci się czas.
