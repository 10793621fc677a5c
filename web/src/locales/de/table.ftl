# Der Tisch um jedes Spielbrett: Reiter, Entwurf, Tasten, Mitteilungen und der Tisch in Worten.

tab-ask = Wahl
tab-hand = Hand
tab-seats = Spieler
tab-log = Verlauf
derpate-tab-seats = Familien
derpate-tab-hand = Deins
tabs = Teile des Tisches
sheet-larger = Mehr Platz hierfür
sheet-smaller = Mehr Platz für das Brett
draft-count = { $n ->
    [one] Eins gewählt
   *[other] { $n } gewählt
  }
draft-missing = { $n ->
    [one] Noch eins
   *[other] Noch { $n }
  }
draft-sum = zusammen { $sum }
draft-take-out = Herausnehmen: { $what }
lately-struck = Seit deiner letzten Wahl
lately = Eben
lately-more = { $n ->
    [one] Noch etwas im Verlauf
   *[other] Noch { $n } Dinge im Verlauf
  }
things-happened = { $n ->
    [one] Noch etwas ist geschehen
   *[other] { $n } Dinge sind geschehen
  }
sound = Ton

## Was aus dem Schritt werden kann

coup-next-claim = angefochten oder geglaubt
coup-next-block = geblockt oder nicht
coup-next-proof = vorgezeigt, oder eine Karte geht verloren
coup-next-exchange = Karten gehen zurück in den Hofstaat
coup-next-examination = zurückgegeben oder getauscht
coup-next-draft = beide wählen, dann der erste Zug
corleone-next-turf-war = dann Bestechung
corleone-next-bribery = alle Gebote werden zugleich geöffnet
corleone-next-favours = dann Tribut
corleone-next-tribute = alle decken zugleich auf
derpate-next-event-card = dann würfeln alle

## Tasten

key-choose = eine Möglichkeit wählen
key-send = eine mehrteilige Antwort absenden
key-back = einen Schritt zurück
key-ask = zur Entscheidung
key-hand = zu deiner Hand
key-board = zum Spielbrett; Pfeiltasten wandern darauf
key-log = zum Verlauf
key-chat = zum Chat
key-undo = dein letztes Wort zurücknehmen, solange niemand daraus gelernt hat
key-describe = den Tisch in Worten beschreiben
key-list = diese Liste
keys-on = Tasten sind an
keys-typing = Beim Tippen wirkt keine Taste. Tab und Enter gehen immer.

## Der Tisch in Sätzen

describe-title = Der Tisch in Worten
describe-short = Tisch beschreiben
describe-copy = Kopieren
describe-now = Was gerade entschieden wird
describe-me = Du
describe-board = Das Spielbrett
describe-counts = Bestände
describe-last = Was zuletzt geschah
describe-choices = { $n ->
    [one] Du kannst: { $choices }.
   *[other] Du hast { $n } Möglichkeiten: { $choices }.
  }
describe-said = Deine Antwort bisher: { $words }.

coup-say-coins = { $n ->
    [one] 1 Münze.
   *[other] { $n } Münzen.
  }
coup-say-cards = { $n ->
    [one] 1 Karte verdeckt.
   *[other] { $n } Karten verdeckt.
  }
coup-say-hand = Deine Karten: { $cards }.
coup-say-drawn = Aus dem Hofstaat gezogen: { $cards }.
coup-say-held = Auf der Hand: { $cards }.
coup-say-lost = Verloren: { $cards }.
coup-say-party = Partei: { $party }.
coup-say-known = Du hast gesehen: { $cards }.
coup-say-claim = { $who } behauptet: { $claim }.
coup-say-challenged = { $who } hat angefochten.
coup-say-court = { $n ->
    [one] 1 Karte im Hofstaat.
   *[other] { $n } Karten im Hofstaat.
  }
coup-say-treasury = { $n ->
    [one] 1 Münze in der Staatskasse.
   *[other] { $n } Münzen in der Staatskasse.
  }
coup-say-reserve = { $n ->
    [one] 1 Münze in der Staatsreserve.
   *[other] { $n } Münzen in der Staatsreserve.
  }

corleone-say-family = Familie: { $family }.
corleone-say-horse = Hat den Pferdekopf und beginnt.
corleone-say-figures = Zu Hause: Gangster { $thugs }; Familie: { $members }.
corleone-say-nobody = niemand
corleone-say-none = keine
corleone-say-neutral = neutral
corleone-say-jobs = Erledigte Jobs: { $names }.
corleone-say-protected = Die Figuren dieser Familie sind geschützt.
corleone-say-fortune = Vermögen: { $n } $.
corleone-say-hand = { $n ->
    [one] 1 Karte auf der Hand: { $names }.
   *[other] { $n } Karten auf der Hand: { $names }.
  }
corleone-say-suitcase = Im Koffer: { $names }.
corleone-say-drawn = Jobs zur Wahl: { $names }.
corleone-say-holds = Handkarten: { $hand }; im Koffer: { $suitcase }.
corleone-say-known = Du weißt von: { $names }.
corleone-say-territory = { $territory }: Kontrolle { $control }, { $markers ->
    [one] 1 Marker
   *[other] { $markers } Marker
  }. Gewerbe: { $businesses }. Einfluss: { $influence }.
corleone-say-stands = { $figure } in { $place }
corleone-say-spaces = Auf Familienfeldern: { $figures }.
corleone-say-river = Im Hudson: { $names }.
corleone-say-act = Akt { $act }, { $phase }.
corleone-say-public = Offene Jobs: { $names }.
corleone-say-allies = Käufliche Verbündete: { $names }.
corleone-say-deck = { $n ->
    [one] 1 Job im Stapel.
   *[other] { $n } Jobs im Stapel.
  }
corleone-say-supply = Vorrat: { $supply }.

derpate-say-family = Familie: { $family }.
derpate-say-money = Geld: { $money }.
derpate-say-people = Im Vorrat { $stock }, im Gefängnis { $prison }, im Hudson { $river }.
derpate-say-friends = { $n ->
    [one] 1 Freund.
   *[other] { $n } Freunde.
  }
derpate-say-debts = Schulden bei: { $debts }.
derpate-say-tracks = Leisten: { $tracks }.
derpate-say-chips = Plättchen: { $chips }.
derpate-say-vacant = leer
derpate-say-neutral = eine neutrale Familie
derpate-say-business = { $business }, Art { $kind }: { $owner }.
derpate-say-protected = Vom Gangsterauto geschützt.
derpate-say-car = Das Gangsterauto steht bei { $business }.
derpate-say-dice = Würfel: { $dice }.
derpate-say-row = Reihe { $row }: { $die } { $face } auf { $field }.
derpate-say-round = Runde { $round }, { $phase }.
derpate-say-pool = Freunde in Brooklyn: { $n }.
derpate-say-deck = { $n ->
    [one] Noch 1 Ereignis.
   *[other] Noch { $n } Ereignisse.
  }
derpate-say-open = Geltendes Ereignis: { $card }.
derpate-say-ko = K.O.-Farbe: { $colour }.
derpate-say-events = Ereignismarker: { $steps }.

fact-timeout = Die Zeit von { $seat } ist abgelaufen.
    .you = Deine Zeit ist abgelaufen.
