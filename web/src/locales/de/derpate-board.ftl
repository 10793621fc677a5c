## Das Spielbrett von Der Pate

derpate-board-thousands = { $n }T $
derpate-board-nothing = 0 $

## Die Straße

derpate-board-road = Die Straße, im Uhrzeigersinn
derpate-board-business = { $name }, { $district }
derpate-board-pays = { $number }, { $kind }, bringt { $money }
derpate-board-vacant = leer
derpate-board-held = gehört { $who }
derpate-board-neutral = neutral
derpate-board-neutral-of = gehört der neutralen Familie { $family }
derpate-board-protected = vom Gangsterauto geschützt
derpate-board-safe = geschützt
derpate-board-car-here = hier steht das Gangsterauto
derpate-board-round = Runde
derpate-board-phase-income = Einkommen
derpate-board-phase-event = Ereignis
derpate-board-phase-dice = Würfel
derpate-board-pool = Brooklyn
derpate-board-pool-note = Freunde der Familie, die noch zu gewinnen sind
derpate-board-friends = Freunde übrig
derpate-board-prison = The Tombs
    .full = The Tombs, das Gefängnis
derpate-board-river = Hudson
derpate-board-empty = niemand

## Ereignisse

derpate-board-ko = K.O.
derpate-board-ko-tracks = Ereignismarker auf dem Weg zum K.O.-Feld
derpate-board-ko-step = Der Marker { $colour }, für { $track }, hat { $n } von 4 Schritten gemacht.
derpate-board-ko-decided = Wer nach Runde 7 bei { $track } nicht am Ende steht, scheidet aus.
derpate-board-no-card = Die erste Ereigniskarte kommt mit Runde 1.
derpate-board-x = Ereignismarker { $colour }: ein Schritt
derpate-board-drive =
    { $n ->
        [one] Das Auto fährt { $n } Feld
       *[other] Das Auto fährt { $n } Felder
    }
derpate-board-card-open = Gilt bis zum Ende der Runde.
derpate-board-deck = Ereigniskarten: { $shown } gezeigt, { $deck } folgen
derpate-board-deck-shown = Bisher gezeigt
derpate-board-deck-unseen =
    { $deck ->
        [0] Nicht gesehen: Diese { $n } blieben in der Schachtel
        [one] Noch nicht gesehen: { $n } Karten, eine davon kommt noch
       *[other] Noch nicht gesehen: { $n } Karten, { $deck } davon kommen noch
    }

## Entwicklungsleisten, Plättchen, Gefälligkeiten

derpate-board-tracks = Entwicklungsleisten
derpate-board-goal-open = Das Ziel wird eines der ersten beiden Leistenenden
derpate-board-goal = Das Ziel ist das Ende der Leiste { $track }
derpate-board-chips = Plättchen
derpate-board-chip = Plättchen: { $chip }
derpate-board-chip-ahead = auf der Leiste
derpate-board-chip-held = auf der Hand
derpate-board-chip-fresh = auf der Hand, jetzt einsetzbar
derpate-board-chip-used = eingesetzt
derpate-board-extras = Deine Plättchen und Gefälligkeiten
derpate-board-extras-none = Plättchen bekommst du, wenn dein Marker bei Ansehen oder Einfluss an ihnen vorbeizieht. Freunde tun dir Gefälligkeiten, so weit dein Marker bei Gefälligkeiten steht.
derpate-board-chip-wedding = Hochzeit
    .note = Ein Freund der Familie kommt aus Brooklyn.
derpate-board-chip-grandchild = Enkel
    .note = Wirf einen Würfel: 1.000 $ je Auge.
derpate-board-chip-birthday = Geburtstag
    .note = Ein Feld auf einer beliebigen Leiste.
derpate-board-chip-cop = Cop
    .note = Wirf einen dieser Würfel neu.
derpate-board-chip-judge = Richter
    .note = Wirf den ganzen Wurf neu.
derpate-board-chip-senator = Senator
    .note = Die Farbe eines Würfels zählt nicht.
derpate-board-favour = Gefälligkeit: { $favour }
derpate-board-favour-member = Hudson
    .note = Eines deiner Mitglieder kommt aus dem Fluss zurück.
derpate-board-favour-marker = Schuld
    .note = Einer deiner Schuldmarker kommt zurück.
derpate-board-favour-steps = 2 Felder
    .note = Bei Ansehen oder bei Einfluss.
derpate-board-favour-money = 5T $
    .note = Die Bank zahlt.
derpate-board-favours-used = Gefälligkeiten in diesem Zug: { $n } von 2
derpate-board-in-business = { $n } im Geschäft
derpate-board-at-home = { $n } im Vorrat
derpate-board-in-prison = { $n } im Gefängnis
derpate-board-in-river = { $n } im Hudson
derpate-board-markers = { $n } Schuldmarker übrig
derpate-board-owed = { $n } bei { $holder }
derpate-board-friends-left =
    { $n ->
        [one] { $n } Freund
       *[other] { $n } Freunde
    }

## Die Würfel und ihr Tableau

derpate-board-tableau = Würfeltableau
derpate-board-tableau-of = Tableau von { $who }
derpate-board-tableau-idle = Die Würfel warten
derpate-board-tableau-note = In einem Zug werden vier Reihen mit je einem Würfel gefüllt, und jede Reihe wird sofort ausgeführt.
derpate-board-dice = Würfel
derpate-board-die = Würfel { $colour }: { $face }
derpate-board-die-idle = Würfel { $colour }, noch nicht geworfen
derpate-board-die-placed = Würfel { $colour }, gelegt
derpate-board-die-here = Hier liegt der Würfel { $colour }: { $face }
derpate-board-row-1 = Einkommen
    .note = Reihe 1: Die Zahl zählt. Geschäfte dieser Art bringen allen Geld, die sie halten.
derpate-board-row-2 = Politik
    .note = Reihe 2: Eine Zahl kommt auf das Feld ihrer Farbe; je höher sie ist, desto mehr bewirkt sie.
derpate-board-row-3 = Geschäfte
    .note = Reihe 3: Eine Zahl kommt auf das Feld ihrer Farbe. Was dort liegt, muss ausgeführt werden, außer einer Übernahme.
derpate-board-row-4 = Anrufe
    .note = Reihe 4: Der letzte Würfel ruft die Person seiner Farbe, was immer er zeigt.
derpate-board-field-of = { $name } (Reihe { $row }):
derpate-board-field-kind-protection = Schutzgeld
    .short = Schutz
    .board = Schutzgeld
    .note = Alle Familien bekommen Geld für jedes ihrer Geschäfte dieser Art und rücken dafür je ein Feld bei Einfluss vor.
derpate-board-field-kind-smuggling = Schmuggel
    .note = Alle Familien bekommen Geld für jedes ihrer Geschäfte dieser Art und rücken dafür je ein Feld bei Ansehen vor.
derpate-board-field-kind-bookmaking = Wetten
    .note = Alle Familien bekommen Geld für jedes ihrer Geschäfte dieser Art.
derpate-board-field-kind-loans = Kredithaie
    .short = Kredit
    .board = Kredite
    .note = Alle Familien bekommen Geld für jedes ihrer Geschäfte dieser Art.
derpate-board-field-kind-gambling = Glücksspiel
    .short = Spiel
    .note = Alle Familien bekommen Geld für jedes ihrer Geschäfte dieser Art.
derpate-board-field-press = Presse
    .short = Pres.
    .note = Eine Marionette beliebiger Farbe: ein Feld Ansehen und ein Feld Einfluss.
derpate-board-field-2-grey = Ansehen
    .tiny = Anseh.
    .note = Rück bei Ansehen um die Augenzahl vor.
derpate-board-field-2-red = Einfluss
    .tiny = Einfl.
    .note = Rück bei Einfluss um die Augenzahl vor.
derpate-board-field-2-black = Besuch
    .note = Das Auto fährt um die Augenzahl weiter. Wo es hält, muss ein Rivale gehen, oder du darfst in ein leeres Geschäft einziehen.
derpate-board-field-2-white = Wettmanipulation
    .short = Wetten
    .note = 1.000 $ je Auge.
derpate-board-field-3-grey = Versammlung der Paten
    .short = Treffen
    .tiny = Treff
    .note = Du gibst alle fremden Schuldmarker zurück. Ihre Besitzer zahlen dir 1.000 $ je Auge und Marker.
derpate-board-field-3-red = FBI-Razzia
    .short = Razzia
    .tiny = FBI
    .note = Alle in ungeschützten Geschäften dieser Zahl kommen ins Gefängnis, auch deine eigenen Leute.
derpate-board-field-3-black = Übernahme
    .short = Übern.
    .note = Du darfst ein ungeschütztes Geschäft dieser Zahl übernehmen. Das kostet einen Schuldmarker, und das Mitglied dort wird versenkt.
derpate-board-field-3-white = Freund der Familie
    .short = Freund
    .note = Du zahlst 1.000 $ je Auge und gewinnst einen Freund der Familie.
derpate-board-field-person = Jemand wird gerufen
    .short = Anruf
    .note = Die Person dieser Farbe tut dir einen Dienst.
derpate-board-field-consigliere = Consigliere
    .tiny = Consig.
    .note = Ein Mitglied aus deinem Vorrat zieht in ein leeres, ungeschütztes Geschäft.
derpate-board-field-prosecutor = Staatsanwältin
    .short = Staatsanw.
    .tiny = StA
    .note = Alle deine Leute kommen aus dem Gefängnis.
derpate-board-field-informer = Spitzel
    .note = Ein Mitglied eines Rivalen in einem ungeschützten Geschäft kommt ins Gefängnis.
derpate-board-field-banker = Bankier
    .note = Ein Feld bei Einkommen oder bei Gefälligkeiten.

## Plätze

derpate-seat-markers = eigene Schuldmarker
