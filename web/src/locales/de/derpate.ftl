derpate-title = Der Pate
derpate-note = Vier Würfel, vier Reihen. Erreich das Ziel, das zählt, oder du bist raus.
derpate-more = Zwölf Geschäfte, ein Auto

## Namen der Dinge, die jede Ausgabe hat. Die der Hausausgabe stehen in derpate-names.ftl.
## „.acc“: den schwarzen Würfel; „.the“: der schwarze Würfel, das schwarze Feld; „.loc“: auf Schwarz.

derpate-name-dollars = { $n } $
derpate-name-pair = { $what ->
    [marker] Schuldmarker zurück von { $second_dat }
   *[other] { $first_acc } Würfel auf das { $second_the } Feld
  }
derpate-name-bank = die Bank
    .dat = der Bank
derpate-name-black = schwarz
    .acc = schwarzen
    .the = schwarze
    .loc = Schwarz
derpate-name-white = weiß
    .acc = weißen
    .the = weiße
    .loc = Weiß
derpate-name-grey = grau
    .acc = grauen
    .the = graue
    .loc = Grau
derpate-name-red = rot
    .acc = roten
    .the = rote
    .loc = Rot
derpate-name-puppet = Marionette
derpate-name-press = { derpate-board-field-press }
derpate-name-income-1 = { derpate-board-field-kind-protection }
derpate-name-income-2 = { derpate-board-field-kind-smuggling }
derpate-name-income-3 = { derpate-board-field-kind-bookmaking }
derpate-name-income-4 = { derpate-board-field-kind-loans }
derpate-name-income-5 = { derpate-board-field-kind-gambling }
derpate-name-reputation = Ansehen
derpate-name-influence = Einfluss
derpate-name-income = Einkommen
# Mit weichem Trennstrich: Auf der Leiste steht das Wort in zwei Zeilen.
derpate-name-favours = Gefällig{"\u00AD"}keiten
derpate-name-wedding = Hochzeit
derpate-name-grandchild = Enkel
derpate-name-birthday = Geburtstag
derpate-name-cop = Cop
derpate-name-judge = Richter
derpate-name-senator = Senator
derpate-name-member = Mitglied aus dem Hudson
derpate-name-marker = Schuldmarker
derpate-name-steps = zwei Schritte
derpate-name-money = 5.000 $
derpate-name-consigliere = Consigliere
    .acc = den Consigliere
    .the = der Consigliere
derpate-name-prosecutor = Staatsanwältin
    .acc = die Staatsanwältin
    .the = die Staatsanwältin
derpate-name-informer = Spitzel
    .acc = den Spitzel
    .the = der Spitzel
derpate-name-banker = Bankier
    .acc = den Bankier
    .the = der Bankier
derpate-name-event = Ereignis
derpate-name-dice = Würfel

## Teile des Tisches

derpate-seat-family = Familie
derpate-seat-money = Geld
derpate-seat-stock = im Vorrat
derpate-seat-prison = im Gefängnis
derpate-seat-river = im Hudson
derpate-seat-friends = Freunde
derpate-seat-debts = Schulden bei

## Fragen

derpate-ask-car = Wo startet das Gangsterauto?
    .note = Der Stadtteil, in dem das Auto steht, ist geschützt: Dort gibt es keine Razzia, keinen Verrat und keine Übernahme, und niemand zieht ein. Besuche und Ereigniskarten lassen es weiterfahren.
derpate-ask-district = Welcher Stadtteil ist deiner?
    .note = Deine Leute beginnen in seinen drei Geschäften.
derpate-ask-start = Noch etwas vor dem Würfeln?
derpate-ask-place = Welchen Würfel legst du?
derpate-ask-pause = Noch etwas, bevor es weitergeht?
derpate-ask-occupy = Das Geschäft ist leer. Ziehst du ein?
derpate-ask-takeover = Übernimmst du ein Geschäft?
derpate-ask-service = Was willst du von dieser Person?
derpate-ask-chip = Setzt du dein neues Plättchen gleich ein?
derpate-ask-vacate = Welches Geschäft gibst du auf?
derpate-ask-bail = Kaution oder Fluss?

## Wo wir sind

derpate-step-set-up = Das Spiel ist aufgebaut
derpate-step-event-card = Eine Ereigniskarte
derpate-step-card-text = Ereignis: { $card }
derpate-step-kind-roll = Ein Würfel für die Razzia
derpate-step-vacating = Alle geben ein Geschäft auf
derpate-step-bailing = Kaution für die Gefangenen
derpate-step-turn = { $seat } ist am Zug, Reihe { $row }
    .you = { ask-turn }, Reihe { $row }
derpate-step-throw = { $seat } würfelt
derpate-step-grandchild = Der Enkel würfelt für { $seat }
derpate-step-interrupts = Andere setzen neue Plättchen ein
derpate-step-visit = { $seat } macht einen Besuch
derpate-step-take-over = { $seat } übernimmt
derpate-step-service = { $seat } und { $person_the }

## Möglichkeiten. $noun ist, worum es geht, $id die bloße Kennung, $nouns 1, wenn es etwas gibt, sonst 0.

derpate-word-pass = Nichts, weiter
derpate-word-car = Auto: { $noun }
derpate-word-district = Stadtteil: { $noun }
derpate-word-place = Den { $noun_acc } Würfel legen
    .short = { $noun }
    .group = Würfel legen
derpate-word-senator = Senator: { $noun }
    .note = Die Farbe dieses Würfels zählt nicht.
    .cost = Kostet das Plättchen
derpate-word-cop = Cop: { $noun_acc } Würfel neu
    .note = Ein Würfel dieses Wurfs wird neu geworfen.
    .cost = Kostet das Plättchen
    .group = Cop: einen Würfel neu werfen
derpate-word-judge = Richter: alles neu würfeln
    .cost = Kostet das Plättchen
derpate-word-wedding = Hochzeit: Freund nehmen
    .cost = Kostet das Plättchen
derpate-word-grandchild = Enkel: um Geld würfeln
    .note = 1.000 $ je Auge, nichts für die Marionette.
    .cost = Kostet das Plättchen
derpate-word-birthday = Geburtstag: ein Schritt bei { $noun }
    .cost = Kostet das Plättchen
    .group = Geburtstag: ein Schritt
derpate-word-favour = Gefälligkeit: { $noun }
    .cost = Kostet einen Freund
derpate-word-favour-reputation = Gefälligkeit: zwei Schritte Ansehen
    .cost = Kostet einen Freund
derpate-word-favour-influence = Gefälligkeit: zwei Schritte Einfluss
    .cost = Kostet einen Freund
derpate-word-occupy = Einziehen: { $noun }
derpate-word-takeover = Übernehmen: { $noun }
    .note = Das Mitglied dort wird im Hudson versenkt, deines zieht ein.
    .cost = Kostet einen Schuldmarker
derpate-word-man = Besetzen: { $noun }
derpate-word-free = Deine Leute befreien
    .note = Alle deine Mitglieder im Gefängnis kommen frei.
derpate-word-inform = Verpfeifen: { $noun }
    .note = Das Mitglied dort kommt ins Gefängnis.
derpate-word-advance = Ein Schritt bei { $noun }
    .group = Ein Schritt
derpate-word-vacate = Aufgeben: { $noun }
    .note = Dein Mitglied kommt heim, und du erhältst 4.000 $.
derpate-word-bail = { $noun ->
    [one] { $noun } Mitglied freikaufen
   *[other] { $noun } Mitglieder freikaufen
  }
    .cost = je 2.000 $
    .group = Freikaufen
derpate-word-sink = Untergehen lassen
    .note = Deine Gefangenen landen im Hudson.

## Was geschehen ist

derpate-fact-starts = { $seat } ist Startspieler.
derpate-fact-family = { $seat } führt die Familie { $family }.
derpate-fact-received = { $seat } erhält { $amount } $.
derpate-fact-car = Das Gangsterauto hält: { $space }.
derpate-fact-district = { $seat } nimmt den Stadtteil { $district }.
derpate-fact-neutral = Die neutrale Familie { $family } sitzt in { $district }.
derpate-fact-round = Runde { $number }.
derpate-fact-event = Ereignis: { $card }.
derpate-fact-marker = Der { $colour_the } Ereignismarker geht auf Schritt { $number }.
derpate-fact-marker_stays = Der { $colour_the } Ereignismarker bleibt stehen.
derpate-fact-ko = Die K.O.-Farbe ist { $colour_loc }.
derpate-fact-stays_open = „{ $card }“ gilt bis zum Ende der Runde.
derpate-fact-put_away = „{ $card }“ wird weggelegt.
derpate-fact-contributed = { $seat } steuert { $amount } $ bei.
derpate-fact-no_victim = Niemand da: { $space }.
derpate-fact-keeps_all = { $seat } hat kein Geschäft aufzugeben.
derpate-fact-no_raid = Es gibt keine Razzia.
derpate-fact-rolled_alone = { $seat } würfelt: { $face }.
derpate-fact-drowned = { $number ->
    [one] { $number } Mitglied von { $seat } wird im Hudson versenkt
   *[other] { $number } Mitglieder von { $seat } werden im Hudson versenkt
  }.
derpate-fact-turn = { $seat } ist am Zug.
    .you = { ask-turn }.
derpate-fact-rolled = { $seat } würfelt { $die }: { $face }.
derpate-fact-placed = { $seat } legt den { $die_acc } Würfel in Reihe { $row }: { $row ->
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
derpate-fact-called = { $seat } ruft { $person_acc }.
derpate-fact-declined = { $seat } verzichtet auf { $person_acc }.
derpate-fact-nothing_to_do = Für { $seat } gibt es nichts zu tun.
derpate-fact-settled = Ein Mitglied von { $seat } zieht ein: { $space }.
derpate-fact-went_home = Das Mitglied von { $seat } verlässt { $space }.
derpate-fact-arrested = Das Mitglied von { $seat } kommt ins Gefängnis: { $space }.
derpate-fact-spared = Vom Gangsterauto geschützt: { $space }.
derpate-fact-sunk = Das Mitglied von { $seat } wird im Hudson versenkt: { $space }.
derpate-fact-boxed = Das neutrale Mitglied der Familie { $family } ist weg: { $space }.
derpate-fact-released = { $number ->
    [one] { $number } Mitglied von { $seat } kommt aus dem Gefängnis
   *[other] { $number } Mitglieder von { $seat } kommen aus dem Gefängnis
  }.
derpate-fact-took_over = { $seat } übernimmt { $space }.
derpate-fact-owes = { $seat } gibt { $holder_dat } einen Schuldmarker.
derpate-fact-redeemed = { $seat } bekommt { $number ->
    [one] { $number } Schuldmarker
   *[other] { $number } Schuldmarker
  } von { $holder_dat } zurück.
derpate-fact-paid = { $seat } zahlt { $amount } $ an { $to }.
derpate-fact-paid_bank = { $seat } zahlt { $amount } $ an die Bank.
derpate-fact-waived = { $seat } kann { $amount } $ nicht zahlen; sie werden erlassen.
derpate-fact-befriended = { $seat } gewinnt einen Freund der Familie.
derpate-fact-no_friend = Für { $seat } ist kein Freund mehr da.
derpate-fact-advanced = { $seat } erreicht { $number } bei { $track }.
derpate-fact-lost_step = { $seat } ist am Ende der Leiste: { $track }.
derpate-fact-took_chip = { $seat } nimmt das Plättchen „{ $chip }“.
derpate-fact-used_chip = { $seat } setzt „{ $chip }“ ein.
derpate-fact-kept_chip = { $seat } behält „{ $chip }“.
derpate-fact-favour = { $seat } bittet um eine Gefälligkeit: { $favour }.
derpate-fact-rescued = Ein Mitglied von { $seat } kommt aus dem Hudson zurück.
derpate-fact-eliminated = { $seat } scheidet aus.
derpate-fact-total = { $seat } hat am Ende { $amount } $.
derpate-fact-won = { $seat } gewinnt.
derpate-fact-no_winner = Niemand gewinnt.
derpate-fact-left = { $seat } verlässt das Spiel.
derpate-fact-owes_bank = { $number ->
    [one] { $number } Schuldmarker von { $seat } liegt jetzt bei der Bank
   *[other] { $number } Schuldmarker von { $seat } liegen jetzt bei der Bank
  }.

## Optionen eines Tisches: Name, Wirkung (.note) und Werte

derpate-option-start_seat = Wer beginnt
    .note = Der Platz, der jede Runde beginnt; der letzte baut zuerst auf.
derpate-option-starting_money = Startgeld
    .note = Was alle zu Beginn haben. Mit 10.000 wird es enger.
derpate-option-informer_hits_neutral = Spitzel und Neutrale
    .note = Der Spitzel darf auch Mitglieder neutraler Familien verpfeifen.
derpate-option-bail_per_member = Kaution einzeln
    .note = Bei der Kautionskarte kaufst du frei, so viele du willst, statt alle oder keinen.
derpate-option-eliminated_settle = Letzte Rechnung
    .note = Auch Ausgeschiedene rechnen am Ende ab, damit ihre Gläubiger bezahlt werden.
derpate-option-no_survivor_rule = Wenn niemand übrig bleibt
    .note = Niemand erreicht das Ende der entscheidenden Leiste: kein Sieger, oder wer am weitesten kam.
derpate-option-no_survivor_rule-none = Kein Sieger
derpate-option-no_survivor_rule-furthest = Wer am weitesten kam
derpate-option-hidden_money = Verdecktes Geld
    .note = Bis zum Ende sieht niemand, wie viel Geld die anderen haben; jede Zahlung bleibt sichtbar.
derpate-option-beginner_setup = Erstes Spiel
    .note = Zu viert: Stadtteile und Auto werden wie für ein erstes Spiel vorgeschlagen ausgelegt.
