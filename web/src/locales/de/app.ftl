# Alles, was die Oberfläche sagt. Plätze stehen in Sätzen als P0, P1 und werden als Spielstein und Name gezeichnet.

app = Backroom
close = Schließen
back = Zurück
loading = Der Tisch wird geladen
offline = Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
went-wrong = Bei uns ist etwas schiefgegangen. Dein Platz bleibt dir.
try-later = Der Server kann das gerade nicht. Versuch es gleich noch einmal.
try-again = Noch einmal
not-found = Hier ist nichts
not-found-note = Vielleicht ist die Adresse vertippt, oder der Tisch ist weg.
to-home = Zur Startseite
skip = Zum Inhalt springen
unofficial = Inoffizielles Fanprojekt. Eigene Bilder, eigene Worte, jede Regel belegt.
nav = Rund ums Haus
nav-rules = Regeln
nav-records = Rückblick
broken-note = Die Seite lässt sich neu öffnen; am Tisch ist nichts verloren. Passiert es zweimal, sag dem Betreiber dieses Servers Bescheid.
broken-copy = Details kopieren
seat-number = Spieler { $n }
language-en = Englisch
language-de = Deutsch
language-pl = Polnisch
language-ja = Japanisch
language-fa = Persisch

## Ankommen

home-title = Setz dich dazu.
home-note = Drei Spiele um Bluff, Bestechung und Familiengeschäfte. Spiel mit Freunden per Link oder gleich mit Bots. Ganz ohne Konto.
home-games = Spiele
play-now = Jetzt spielen
play-now-note = { $game } mit Bots
play-now-bots = Du und { $n } Bots
play-now-rookies = Du und { $n } Neulinge
with-friends = Mit Freunden
around-device = An diesem Gerät
quick-match = Schnelle Runde
quick-note = Setz dich zu allen, die gerade dieses Spiel suchen
players = { $least } bis { $most } Spieler
minutes = etwa { $most } Minuten
minutes-range = { $least } bis { $most } Minuten
length-coup = etwa 15 Minuten
length-corleone = etwa 75 Minuten
public-tables = Öffentliche Tische
no-tables = Kein offener Tisch. Mach einen auf, die Bots sind bereit.
seats-taken = { $taken } von { $seats } Plätzen
join = Mitspielen
watch = Zuschauen
left-open = { $n ->
    [one] Du hast noch einen Tisch offen
   *[other] Du hast noch { $n } Tische offen
  }
back-to-table = Zurück zum Tisch
got-link = Hast du einen Link?
got-link-field = Link oder Code eines Tisches
sit-down = Platz nehmen
bad-link = Das ist kein Link zu einem Tisch.
name-title = Wie heißt du?
name-label = Dein Name an den Tischen
name-short = Dein Name
name-note = Nur einmal gefragt. Kein Konto, kein Passwort; dieses Gerät merkt sich dich.
name-go = Platz nehmen

## Einen Tisch öffnen

open-title = Tisch öffnen: { $game }
open-note = Bei jeder Wahl steht, was sie ändert. Du kannst alles lassen, wie es ist.
open-seats = Plätze
open-clock = Uhr
open-public = Jeder darf mitspielen
open-public-note = An: Der Tisch steht auf der Startseite. Aus: Nur wer den Link hat, kommt herein.
open-whispers = Flüstern
open-whispers-note = An: Zwei Spieler können im Chat unter sich reden. Aus: Alle lesen alles.
open-who = Wer sitzt hier
open-go = Tisch öffnen
open-more = Mehr Optionen ({ $n })
open-hint = { $n ->
    [one] Ein Stuhl ist frei: Du bekommst einen Link und einen QR-Code zum Verschicken.
   *[other] { $n } Stühle sind frei: Du bekommst einen Link und einen QR-Code zum Verschicken.
  }
preset-own = Eigene Mischung.
begins-lot = Wird ausgelost
chair-me = Du
chair-open = Freier Stuhl
chair-open-note = wartet auf einen Gast
chair-bot = Bot
chair-device = An diesem Gerät
chair-name = Name von Spieler { $n }
device-title = An diesem Gerät: { $game }
device-note = Sag, wer mitspielt. Beim Weiterreichen verdeckt ein Vorhang jede Hand.
device-go = Austeilen
clock-none = Ohne Uhr
clock-none-note = Niemand wird gedrängt.
clock-days = Tage
clock-days-note = Zwei Tage für jede Entscheidung.
clock-relaxed = Gemütlich
clock-relaxed-note = Viermal so viel Zeit wie üblich, mindestens eine Minute.
clock-normal = Normal
clock-normal-note = Etwa 45 Sekunden für einen Zug, 15 für eine Reaktion.
clock-fast = Schnell
clock-fast-note = Halb so viel Zeit wie üblich, mindestens acht Sekunden.
on = An
off = Aus
minus = −{ $what }
bot-name-0 = Bot Vera
bot-name-1 = Bot Otto
bot-name-2 = Bot Ines
bot-name-3 = Bot Milo
bot-name-4 = Bot Rosa
bot-name-5 = Bot Enzo
bot-name-6 = Bot Nora
bot-name-7 = Bot Hugo
bot-name-8 = Bot Lena
bot-name-9 = Bot Arno
bot-soldier = Soldat: spielt gut
bot-capo-100ms = Capo, eilig: denkt kurz nach
bot-capo = Capo: denkt voraus
bot-capo-1000ms = Capo, geduldig: denkt länger nach
bot-rookie = Neuling: macht Fehler
bot-random = Leichtsinnig
bot-honest = Ehrlich: blufft nie
bot-liar = Lügner: blufft viel
bot-sceptic = Skeptiker: ficht oft an
bot-vengeful = Rachsüchtig: schlägt zurück
bots-levels = Nach Stärke
bots-characters = Nach Charakter
bots-guests = Gäste dieses Servers

## Vor dem Spiel

lobby-title = { $game }: vor dem Austeilen
lobby-host = Gastgeber
lobby-take = Hier sitzen
lobby-leave = Aufstehen
lobby-bot = Bot hierher setzen
lobby-fill = Rest mit Bots füllen
lobby-fewer = Leere Plätze wegnehmen
lobby-more = Noch ein Platz
lobby-unbot = Bot wegschicken
lobby-start = Spiel starten
lobby-start-empty = { $n ->
    [one] Ein Stuhl ist frei. Warte auf jemanden oder setz einen Bot hin.
   *[other] { $n } Stühle sind frei. Warte auf Gäste oder setz Bots hin.
  }
lobby-wait-host = Der Gastgeber startet das Spiel, wenn alle sitzen.
lobby-wait-quick = Das Spiel beginnt von selbst, sobald alle Stühle besetzt sind.
lobby-alone = Im Moment sucht sonst niemand dieses Spiel. Du kannst weiter warten oder gleich mit Bots spielen.
lobby-alone-bots = Jetzt mit Bots spielen
lobby-listed = Auf der Startseite: Jeder darf sich setzen oder zuschauen.
lobby-secret = Nicht öffentlich: Nur wer den Link hat, kommt herein.
lobby-send-link = Verschick diesen Link
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-qr = QR-Code des Links
lobby-qr-note = Ein Handy in der Nähe? Halt die Kamera hierher.
lobby-only-here = Diesen Link kann nur dieser Rechner öffnen. Damit andere hereinkommen, starte den Server mit --host 0.0.0.0 und öffne ihn unter dem Namen oder der Adresse dieses Rechners.
lobby-fair = Ehrlich gemischt
lobby-fair-note = Der Startwert für jedes Mischen steht schon fest. Dies ist sein Hash; nach dem Spiel kann jeder prüfen, dass er nicht geändert wurde. Gib eine eigene Prise dazu, damit er nicht gegen dich ausgesucht sein kann.
lobby-salt = Ein paar eigene Buchstaben
lobby-add-salt = Dazugeben
lobby-salted = Deine Prise ist drin.
lobby-options = Optionen dieses Tisches
lobby-default = alles wie üblich
lobby-you = du

## Am Tisch

table-live = Tisch
table-crumbs = Wo wir sind
table-seats = Spieler
table-board = Der Tisch
table-hand = Deine Hand
table-ask = Entscheidung
table-log = Verlauf
table-chat = Chat
table-rules = Regeln
table-rail = Verlauf, Chat und Regeln
rules-whole = Das ganze Buch
table-open-log = Verlauf und Chat
table-leave = Tisch verlassen
table-menu = Tischmenü
seat-you = du
seat-away = abwesend
seat-bot = Bot
seat-stand-in = ein Bot vertritt
seat-out = ausgeschieden
seat-asked = wählt
seat-winner = Sieg
seat-choose = { $name }: { $n } Möglichkeiten
seat-more = Mehr über { $name }
spectating = Du siehst, was alle sehen
spectators = { $n ->
    [one] ein Zuschauer
   *[other] { $n } Zuschauer
  }
waiting-for = Warten auf { $who }
waiting-several = { $n } Spieler entscheiden gleichzeitig und verdeckt
waiting-nobody = Einen Moment
ask-beaten = Du bist raus. Die anderen spielen weiter.
ask-too-soon = Die Auswahl hat sich gerade geändert. Drück noch einmal.
sealed = Niemand sieht deine Antwort, bevor alle geantwortet haben
sealed-note = Niemand sieht, wer geantwortet hat oder wie schnell.
answer-in = Deine Antwort ist da. Du kannst sie ändern, bis alle geantwortet haben.
sent = Gesendet
sent-late = Noch nicht bestätigt, neuer Versuch
send-answer = Antwort absenden
send-nothing = Mit nichts antworten
draft-empty = Noch nichts gewählt
draft-title = Deine Antwort bisher
ask-turn = Du bist am Zug
ask-fallback = Ohne rechtzeitige Antwort gilt: { $answer }
ask-fallback-random = Ohne rechtzeitige Antwort entscheidet der Zufall.
ask-default = Deine Entscheidung: { $kind }
not-now = { $n ->
    [one] Eines geht jetzt nicht
   *[other] { $n } Dinge gehen jetzt nicht
  }
why = Warum?
why-title = Regel { $rule }
why-missing = Der Text dieser Regel ist nicht auf diesem Server.
undo = Rückgängig
extend = +15 s (noch { $left })
order-turn = Passen bis zu meinem Zug
    .note = Bis du am Zug bist, wird jede Anfechtung und jeder Block für dich gepasst. Ab drei Spielern wirst du weiterhin gefragt, wenn nur du gefragt bist.
order-turn-on = Du passt bis zu deinem Zug. Aufheben
order-kind = Bei solchen Fragen immer passen
    .note = Ab jetzt wird bei Fragen dieser Art für dich gepasst. Du kannst es jederzeit aufheben.
order-kind-on = Du passt bei solchen Fragen immer. Aufheben
seconds = { $n } s
time-left = { $n ->
    [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
  }
log-empty = Hier steht gleich der erste Zug.
log-filter = Im Verlauf zeigen
log-filter-all = Alles
log-filter-claims = Behauptungen
log-filter-money = Geld
log-filter-me = Mich
log-what-missed = Was habe ich verpasst?
log-missed = { $n ->
    [one] Während du weg warst, ist etwas geschehen
   *[other] Während du weg warst, ist { $n }-mal etwas geschehen
  }
chat-field = Sag etwas in die Runde
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-whisper = flüstert
chat-to = An
chat-all = Alle
chat-muted = Der Gastgeber hat dich um Ruhe gebeten.
chat-hush = Diese Zeilen ausblenden
chat-hear = Zeilen von { $name } wieder zeigen
react = Reagieren
sign-clap = Applaus
sign-cry = Tränen
sign-doubt = Zweifel
sign-gasp = Staunen
sign-heart = Herz
sign-laugh = Lachen
sign-think = Nachdenken
sign-wave = Winken
sign-by = { $name }: { $sign }
hand-hide = Hand verdecken
hand-show = Hand zeigen
hand-only = Nur du siehst diese Karten.
hand-empty = Nichts auf der Hand
lost = Verbindung verloren. Dein Platz bleibt dir, neuer Versuch läuft.
back-again = Du bist wieder da.
gone = Dieser Tisch lässt sich hier nicht öffnen.
gone-note = Der Link ist vielleicht unvollständig, oder der Platz gehört zu einem anderen Gerät.
hand-over = Bot für mich spielen lassen
take-back = Meinen Platz zurücknehmen
bot-plays = Ein Bot spielt für dich.
mute = Stumm schalten
unmute = Reden lassen
knock-asks = { $name } möchte den Platz von { $bot }, mitsamt der Hand.
knock-yes = Platz geben
knock-no = Ablehnen
knock-ask = Um einen Platz bitten: { $name }
knock-waits = Der Gastgeber ist gefragt. Bis dahin schaust du zu.
leave-sure = Das Spiel endgültig verlassen? Dein Platz ist dann weg.
leave-yes = Endgültig verlassen
curtain-title = Gib das Gerät an { $name }
curtain-note = { $name }: Halt den Knopf gedrückt, wenn sonst niemand hinsieht.
curtain-hold = Zum Öffnen halten
keys-title = Tasten

## Nach dem Spiel

over-crumb = Das Spiel ist aus
over-title = { $who } gewinnt
over-shared = { $who } gewinnen gemeinsam
over-nobody = Niemand gewinnt
over-again = Noch einmal spielen
over-record = Aufzeichnung dieses Spiels
over-honest = Das Mischen lässt sich prüfen
over-honest-note = Der Startwert hinter dem Hash unten ist jetzt offen. Lade die Aufzeichnung herunter und führ aus: backroom verify FILE
over-home = Zur Startseite

## Einstellungen

settings = Einstellungen
settings-name = Dein Name
settings-save = Speichern
settings-saved = Gespeichert.
settings-mode = Hell und dunkel
settings-mode-note = Jedes Spiel hat sein eigenes Licht; hier geht es nur um die Helligkeit.
settings-language = Sprache
settings-sound = Klänge
settings-sound-note = Sechs leise Klänge: deine Entscheidung, eine Frage an alle, Münze, Karte, Figur, das Ende. Keiner verrät, was andere heimlich getan haben.
settings-volume = Lautstärke
settings-table = Am Tisch
settings-motion = Wenig Bewegung
settings-motion-note = Nichts fliegt oder klappt um; was sich ändert, wird umrandet. Der Wunsch deines Systems gilt immer mit.
settings-notices = Melden, wenn ich am Zug bin
settings-notices-note = Eine Mitteilung des Browsers, solange diese Seite im Hintergrund ist.
settings-notices-refused = Der Browser erlaubt dieser Seite keine Mitteilungen.
settings-keys = Tasten
settings-keys-note = Einzelne Tasten wie 1 bis 9 spielen am Tisch. Schalte sie ab, wenn sie dich stören.
mode-system = Wie das System
mode-light = Hell
mode-dark = Dunkel
settings-return = Rückkehrlink
settings-return-note = Öffnet deine Plätze auf einem anderen Gerät. Wer ihn hat, kann als du spielen: Gib ihn nicht weiter.
settings-return-show = Link erzeugen
settings-return-warn = Dein früherer Link gilt nicht mehr.
return-title = Willkommen zurück
return-note = Dieses Gerät kennt dich jetzt als { $name }.
return-bad = Dieser Rückkehrlink gilt nicht mehr.

## Worte, die jedes Spiel hat

word-pass = Passen
word-done = Fertig
word-take-back = Letztes zurücknehmen
word-leave = Verlassen
