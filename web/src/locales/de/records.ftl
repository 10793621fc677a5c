# Nach einem Spiel: das Ergebnis, der Rückblick und was davon bleibt.

## Das Ergebnis

over-how = Wie es dazu kam
over-had = Zeigen, was alle hatten
over-had-hide = Verbergen, was alle hatten
over-had-hand = Auf der Hand
over-had-case = Im Koffer
over-had-lost = Verloren
over-had-nothing = nichts
over-replay = Rückblick ansehen
over-replay-all = Mit allen Karten ansehen
over-share = Link zum Rückblick kopieren
over-mine = Dein Platz: { $n } von { $of }
over-board = Der Tisch am Ende
over-player = Spieler
over-turn = Zug { $n }
over-alive = am Leben
over-with = { $who } gewinnt mit { $score }
tally-suitcase = Koffer
tally-hand = Geld von der Hand
tally-territories = Gebiete
tally-jobs = Jobs, { $colour }
tally-fortune = Vermögen
tally-survived = Ende der entscheidenden Leiste
tally-survived-yes = erreicht
tally-survived-no = nicht erreicht: ausgeschieden
tally-cash = Geld vor der Abrechnung
tally-income = Letztes Einkommen
tally-businesses = Geschäfte
tally-fines = Bußen für Gefangene
tally-debts = Schulden untereinander
tally-bank = Schulden bei der Bank
tally-total = Geld am Ende
tally-place = Platz
tally-out = Ausgeschieden
tally-lost = Karte verloren
tally-held = Am Ende auf der Hand
tally-coins = Münzen

## Rückblick

replay-title = Rückblick
replay-of = Rückblick: { $game }
replay-who-won = Wer hat gewonnen?
replay-loading = Das Spiel wird geholt
replay-closed = Dieses Spiel lässt sich nicht ansehen
replay-foreign = Dieses Spiel wurde mit anderen Regeln oder Karten gespielt als hier. Was alle davon sahen, steht im Verlauf.
replay-eyes = Ansehen als
replay-all = Alle Karten offen
replay-spectator = Zuschauer
replay-reel = Schritte des Spiels
replay-slider = Schritt
replay-where = Schritt { NUMBER($step) } von { NUMBER($last) }
replay-keys = Leertaste, Pfeiltasten, Pos1, Ende
replay-clashes = angefochten, getroffen oder ausgeschieden
replay-step = Schritt
replay-turn = Zug
replay-before = zurück
replay-after = vor
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-to-turn = Zu { $n }
replay-next = Danach gesagt
replay-all-pass = Alle passen
replay-share = Link zu diesem Schritt
replay-why = Warum?
replay-why-weighed = Was ich abgewogen habe
replay-why-share = { $share } Siegchance
replay-why-said = gesagt
replay-why-more = { $n ->
    [one] und eine weitere Möglichkeit
   *[other] und { $n } weitere Möglichkeiten
  }

## Meine Spiele

records-mine = Meine Spiele
records-public = Spiele an öffentlichen Tischen
records-none = Noch nichts gespielt. Jedes beendete Spiel kannst du dir hier noch einmal ansehen.
records-loading = Deine Spiele werden geholt
records-more = Ältere Spiele
records-bring = Aufzeichnung mitbringen
records-bring-note = Die Datei eines beendeten Spiels, hier oder im Terminal gespeichert. Sie wird nachgespielt und geprüft; nur du siehst sie.
records-choose = Datei wählen
records-brought = von dir mitgebracht
records-won = gewonnen
records-throw-away = Diese Aufzeichnung wegwerfen
records-too-large = Die Datei ist zu groß für eine Aufzeichnung.
records-scores = Wie oft du gewonnen hast
scores-game = Spiel
scores-games = Partien
scores-wins = Siege
scores-share = Anteil
scores-note = Ein geteilter Sieg zählt anteilig. Bei genug Partien steht dabei, welchen Bereich der Zufall offenlässt (95 %). Mitgebrachte Partien zählen nicht.
players-count = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
  }
minutes-count = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
  }
