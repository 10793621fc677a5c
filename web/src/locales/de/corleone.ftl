corleone-title = Corleones Imperium
corleone-note = Schick deine Familie durch die Stadt und bring das Geld vor dem Tribut in Sicherheit.
corleone-more = Hausausgabe

## Namen der Dinge, die jede Ausgabe hat. Die der Hausausgabe stehen in corleone-names.ftl.
## „.acc“ ist der Akkusativ, „.the“ der Nominativ mit Artikel.

corleone-name-dollars = { $n } $
corleone-name-of = { $thing } von { $owner }
corleone-name-pair = { $first }, Marker { $second } von unten
corleone-name-the-neutral-force = die neutrale Seite
corleone-name-don = Don
    .acc = den Don
    .the = der Don
corleone-name-consigliere = Consigliere
    .acc = den Consigliere
    .the = der Consigliere
corleone-name-heir = Erbe
    .acc = den Erben
    .the = der Erbe
corleone-name-thug = Gangster
    .acc = einen Gangster
    .the = ein Gangster
corleone-name-gun = Waffe
    .acc = eine Waffe
corleone-name-blood-money = Blutgeld
corleone-name-booze = Schnaps
corleone-name-narcotics = Rauschgift
corleone-name-good-gun = Waffe
    .acc = eine Waffe
corleone-name-good-blood-money = Blutgeld
corleone-name-good-booze = Schnaps
corleone-name-good-narcotics = Rauschgift
corleone-name-money-1 = 1 $
corleone-name-money-2 = 2 $
corleone-name-money-3 = 3 $
corleone-name-money-5 = 5 $
corleone-name-suitcase = Koffer
corleone-name-job = Job
corleone-name-sell-1 = 1 verkaufen
corleone-name-sell-2 = 2 verkaufen
corleone-name-sell-3 = 3 verkaufen
corleone-name-swap = Tausch
corleone-name-horse = Pferdekopf
    .acc = den Pferdekopf
corleone-name-yellow = gelb
    .acc = gelben
corleone-name-blue = blau
    .acc = blauen
corleone-name-green = grün
    .acc = grünen
corleone-name-grey = grau
    .acc = grauen
corleone-name-red = rot
    .acc = roten
corleone-name-printed = aufgedruckt
corleone-name-I = I
corleone-name-II = II
corleone-name-III = III
corleone-name-IV = IV
corleone-name-opening = Neues Gewerbe
corleone-name-business = Familiengeschäfte
corleone-name-turf = Gebietskämpfe
corleone-name-bribery = Bestechung
corleone-name-tribute = Tribut an den Don
corleone-name-money = Geld
    .acc = das Geld
corleone-name-ability = Fähigkeit
    .acc = die Fähigkeit

## Teile des Tisches

corleone-seat-family = Familie
corleone-seat-hand = auf der Hand
corleone-seat-suitcase = im Koffer
corleone-seat-thugs = Gangster
corleone-seat-members = zu Hause
corleone-seat-jobs = erledigte Jobs
corleone-seat-protected = geschützt
corleone-seat-cards = auf der Hand
corleone-seat-money = Koffer
corleone-hand-hand = Auf der Hand
corleone-hand-suitcase = Koffer
corleone-hand-drawn = Jobs zur Wahl
corleone-hand-kept = Behalten
corleone-hand-looking = Du siehst an

## Fragen

corleone-ask-turn = Was tut deine Familie?
corleone-ask-icons = Was davon nutzt du?
corleone-ask-first = Ihr teilt euch diese Ladenfront. Wer fängt an? Das zählt nur, wenn der Vorrat knapp wird.
corleone-ask-front = Du kontrollierst dieses Gebiet. Nimmst du deinen Anteil an der Ladenfront?
corleone-ask-order = Was kommt zuerst: das Geld oder die Fähigkeit der Karte?
corleone-ask-effect = Nutzt du die Wirkung der Karte?
corleone-ask-target = Worauf wendest du die Karte an?
corleone-ask-discard = Welche Karte wirfst du ab?
corleone-ask-good = Welche Ware nimmst du?
corleone-ask-keep = Welchen Job behältst du?
corleone-ask-give = Welche Karte gibst du her?
corleone-ask-card = Welche Karte nimmst du?
corleone-ask-offer = Welchen Schein bietest du an? Die anderen wählen gleichzeitig.
corleone-ask-bid = Was bietest du für die Verbündeten?
corleone-ask-ally = Welchen Verbündeten nimmst du?
corleone-ask-marker = Du hast keinen Marker mehr. Holst du einen von anderswo hierher?
corleone-ask-tribute = { $least ->
    [1] Eine Handkarte zu viel. Welche gibst du ab?
   *[other] { $least } Handkarten zu viel. Welche gibst du ab?
  }

## Wo wir sind

corleone-step-set-up = Das Spiel ist aufgebaut
corleone-step-first-jobs = Jobs werden ausgeteilt
corleone-step-open-tile = Ein Gewerbe eröffnet
corleone-step-public-jobs = Offene Jobs werden ausgelegt
corleone-step-new-allies = Verbündete werden ausgelegt
corleone-step-entr-acte = Zwischenakt
corleone-step-family-business = Familiengeschäfte
corleone-step-turf-war = Gebietskämpfe
corleone-step-bribery = Bestechung
corleone-step-favours = Verbündete werden gekauft
corleone-step-tribute = Tribut an den Don
corleone-step-turn = { $seat } ist am Zug
    .you = { ask-turn }
corleone-step-completion = { $seat } erledigt „{ $card }“
corleone-step-ability = Fähigkeit von „{ $card }“
corleone-step-icons = { $seat } kann nutzen: { $icons }
corleone-step-sale = { $seat } verkauft { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
corleone-step-swap = { $seat } tauscht eine Karte
corleone-step-front = Ladenfront: { $business }
corleone-step-share = Anteil von { $seat }
corleone-step-draw-jobs = { $seat } sieht Jobs an
corleone-step-whack = { $seat } schaltet aus
corleone-step-move = { $seat } versetzt eine Figur
corleone-step-recall = { $seat } ruft eine Figur zurück
corleone-step-neutral = { $seat } stellt { $figure_acc } auf
corleone-step-take = { $seat } raubt jemanden aus
corleone-step-robbery = { $seat } nimmt von { $victim }
corleone-step-offers = Angebote an { $seat }
corleone-step-pick-goods = { $seat } nimmt Waren
corleone-step-pick-jobs = { $seat } nimmt einen Job
corleone-step-shakedown = { $seat } erpresst
corleone-step-marker = { $seat } und die Marker
corleone-step-lift = { $seat } hat keinen Marker mehr für { $territory }
corleone-step-influence = { $seat } gewinnt Einfluss

## Möglichkeiten. $noun ist, worum es geht, $id die bloße Kennung, $nouns 1, wenn es etwas gibt, sonst 0.

corleone-word-pass = Verzichten
corleone-word-thug = Gangster: { $noun }
    .note = Erpresst die Ladenfront dieses Gewerbes.
corleone-word-member = Familienmitglied: { $noun }
    .note = Kassiert in jedem Hinterzimmer, das an dieses Feld grenzt.
corleone-word-job = Erledigen: { $noun }
    .cost = Kostet die Waren auf der Karte
corleone-word-ally = Ausspielen: { $noun }
corleone-word-pay = { $noun } zahlen
    .group = Zahlen
corleone-word-gain = { $noun } nehmen
    .group = Nehmen
corleone-word-launder = { $noun } in den Koffer legen
    .note = Sicher: Es zählt am Ende, und kein Handkartenlimit betrifft es.
    .group = In den Koffer legen
corleone-word-draw = Jobs ansehen
    .note = Sieh zwei Jobs vom Stapel an, behalte einen.
corleone-word-sell = { $noun ->
    [one] { $noun } Karte verkaufen
   *[other] { $noun } Karten verkaufen
  }
    .note = { $id ->
        [3] Wirf sie ab, nimm 3 $ und 5 $.
       *[other] Wirf ab, nimm 5 $.
      }
    .group = Verkaufen
corleone-word-swap = Karte tauschen
    .note = Wirf eine Karte ab, nimm Schnaps, eine Waffe oder Blutgeld.
corleone-word-horse = Pferdekopf nehmen
    .note = Von nun an beginnst du.
corleone-word-first = { $noun } zuerst
    .group = Wer zuerst dran ist
corleone-word-accept = Ja, nutzen
corleone-word-money-first = Erst das Geld
corleone-word-ability-first = Erst die Fähigkeit
corleone-word-discard = { $noun } abwerfen
    .group = Abwerfen
corleone-word-take = { $noun } nehmen
    .group = Nehmen
corleone-word-keep = Behalten: { $noun }
corleone-word-give = { $noun } hergeben
    .group = Hergeben
corleone-word-rob = { $noun } ausrauben
    .group = Ausrauben
corleone-word-offer = { $noun } anbieten
    .group = Anbieten
corleone-word-bid = { $noun } bieten
    .risk = Weg, wenn du dafür einen Verbündeten bekommst
    .group = Bieten
corleone-word-in = In { $noun }
    .group = Gebiet
corleone-word-whack = Ausschalten: { $noun }
    .note = Die Figur liegt bis zum Zwischenakt im Hudson.
corleone-word-move = Versetzen von: { $noun }
    .group = Versetzen
corleone-word-to = Nach: { $noun }
corleone-word-recall = Zurückrufen: { $noun }
    .note = Die Figur kommt heim und kann wieder eingesetzt werden.
corleone-word-place = Aufstellen: { $noun }
corleone-word-shake = Erpressen: { $noun }
corleone-word-mark = Marker auf { $noun }
    .group = Marker legen
corleone-word-unmark = Obersten Marker heimschicken: { $noun }
corleone-word-raise = Eigenen Marker nach oben: { $noun }
corleone-word-lift = Marker holen: { $noun }
corleone-word-influence = Einfluss in { $noun }
    .note = Zählt in den Gebietskämpfen dieses Akts.
    .group = Einfluss

## Was geschehen ist

corleone-fact-horse = { $seat } hat den Pferdekopf und beginnt.
corleone-fact-family = { $seat } führt die Familie { $family }.
corleone-fact-opened = Neues Gewerbe in { $territory }: { $business }.
corleone-fact-public = „{ $card }“ wird ein offener Job.
corleone-fact-no_public = Für { $number ->
    [one] { $number } offenen Platz
   *[other] { $number } offene Plätze
  } gibt es keine Jobs.
corleone-fact-ally_shown = Käuflich: { $card }.
corleone-fact-ally_left = Niemand hat gekauft: { $card }.
corleone-fact-dealt = { $seat } bekommt „{ $card }“.
corleone-fact-dealt_card = { $seat } bekommt einen Job.
corleone-fact-phase = Akt { $act }: { $phase }.
corleone-fact-no_bribery = In Akt { $act } gibt es keine Bestechung.
corleone-fact-act = Akt { $act } beginnt.
corleone-fact-turn = { $seat } ist am Zug.
    .you = { ask-turn }.
corleone-fact-skipped = { $seat } hat keine Figur mehr und wird übersprungen.
corleone-fact-idle = { $seat } tut nichts.
corleone-fact-no_more_turns = Niemand hat noch einen Zug.
corleone-fact-thug = { $seat } setzt einen Gangster ein: { $business }.
corleone-fact-member = { $figure } wird eingesetzt: { $space }.
corleone-fact-shook_front = { $seat } erpresst die Ladenfront: { $business }.
corleone-fact-shook_backs = { $seat } kassiert in den Hinterzimmern: { $place }.
corleone-fact-goes_first = { $first } ist zuerst dran, so will es { $seat }.
corleone-fact-shared_front = { $seat } kontrolliert das Gebiet und hat einen Anteil an { $business }.
corleone-fact-declined_front = { $seat } will keinen Anteil an { $business }.
corleone-fact-declined = { $seat } verzichtet: { $icons }.
corleone-fact-took = { $seat } nimmt { $card_acc }.
corleone-fact-lacked = Für { $seat } ist nichts mehr da: { $card }.
corleone-fact-banked = { $seat } bekommt direkt in den Koffer: { $card }.
corleone-fact-laundered = { $seat } legt { $card_acc } in den Koffer.
corleone-fact-discarded = { $seat } wirft { $card_acc } ab.
corleone-fact-saw = { $seat } sieht „{ $card }“ an.
corleone-fact-drew_card = { $seat } sieht einen Job an.
corleone-fact-kept = { $seat } behält „{ $card }“.
corleone-fact-kept_cards = { $seat } behält { $number ->
    [one] { $number } Job
   *[other] { $number } Jobs
  }.
corleone-fact-passed_over = { $seat } legt „{ $card }“ auf den Ablagestapel.
corleone-fact-reshuffled = Der Ablagestapel ({ $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
  }) wird zum neuen Stapel gemischt.
corleone-fact-job = { $seat } nimmt „{ $card }“ in Angriff.
corleone-fact-paid = { $seat } zahlt { $card_acc }.
corleone-fact-stood_in = Rauschgift von { $seat } ersetzt eine andere Ware.
corleone-fact-ordered = { $seat } nutzt bei „{ $card }“ zuerst { $money_first_acc }.
corleone-fact-completed = { $seat } hat „{ $card }“ erledigt.
corleone-fact-ally = { $seat } spielt { $card_acc } aus.
corleone-fact-declined_effect = { $seat } nutzt die Wirkung nicht.
corleone-fact-no_effect = Ohne Wirkung: { $card }.
corleone-fact-accepted = { $seat } nutzt die Wirkung.
corleone-fact-chose = { $seat } nimmt { $card_acc } auf die Hand.
corleone-fact-whacked = { $seat } lässt ausschalten: { $figure }, { $place }.
corleone-fact-moved = { $seat } versetzt: { $figure } nach { $place }.
corleone-fact-recalled = { $figure } kehrt heim: { $place }.
corleone-fact-placed = { $seat } stellt { $figure_acc } auf: { $place }.
corleone-fact-stayed = Für { $figure_acc } gibt es keinen Platz.
corleone-fact-neutral = Wieder neutral: { $figure }.
corleone-fact-robbed = { $seat } nimmt { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
  } von { $victim }.
corleone-fact-taken = { $seat } nimmt { $card_acc } von { $victim }.
corleone-fact-lost_card = { $victim } verliert eine Karte an { $seat }.
corleone-fact-looked = { $seat } sieht die Karten von { $victim } an.
corleone-fact-saw_card = { $victim } hat { $card_acc }.
corleone-fact-offered = { $seat } bietet { $card } an.
corleone-fact-offered_nothing = { $seat } hat kein Geld zum Anbieten.
corleone-fact-marked = { $seat } legt einen Marker auf { $territory }.
corleone-fact-remarked = { $seat } versetzt einen Marker ({ $marker }) nach { $territory }.
corleone-fact-unmarked = { $seat } schickt den obersten Marker von { $owner } heim: { $territory }.
corleone-fact-raised = { $seat } hebt einen Marker nach oben: { $territory }.
corleone-fact-no_marker = { $seat } legt keinen Marker auf { $territory }.
corleone-fact-influenced = { $territory }: { $number } Einfluss mehr für { $side }.
corleone-fact-protected = Die Figuren von { $seat } sind geschützt.
corleone-fact-hand_limit = { $seat } darf { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
  } mehr behalten.
corleone-fact-turf_won = { $seat } gewinnt { $territory } mit { $number } Einfluss.
corleone-fact-no_winner = Niemand gewinnt { $territory }.
corleone-fact-no_bribes = Niemand bietet.
corleone-fact-bid = { $seat } hat { $card } geboten.
corleone-fact-bid_total = { $seat } bietet insgesamt { $number } $.
corleone-fact-ranked = { $seat } bietet auf Rang { $number }.
corleone-fact-spent = { $seat } zahlt { $card } aus dem Koffer.
corleone-fact-no_ally = { $number ->
    [0] { $seat } bietet nichts und bekommt keinen Verbündeten
   *[other] { $seat } bekommt keinen Verbündeten und behält die gebotenen { $number } $
  }.
corleone-fact-lapsed = Was Karten in diesem Akt für { $side } bewirkt haben, ist vorbei.
corleone-fact-cleared = Alle Figuren verlassen das Brett und den Fluss.
corleone-fact-joined = Neu dabei: { $figure }.
corleone-fact-last_card = { $seat } hat am Ende { $card_acc } auf der Hand.
corleone-fact-dominates = { $seat } beherrscht { $territory }.
corleone-fact-most_jobs = { $seat } hat die meisten { $colour_acc } Jobs.
corleone-fact-no_dominance = Niemand beherrscht { $territory }.
corleone-fact-no_jobs = Niemand hat einen { $colour_acc } Job erledigt.
corleone-fact-fortune = { $seat } hat ein Vermögen von { $number } $.
corleone-fact-won = { $seat } gewinnt.
corleone-fact-left = { $seat } verlässt das Spiel.
corleone-fact-gave_up = Von { $seat } geht zurück: { $card }.

## Optionen eines Tisches: Name, Wirkung (.note) und Werte

corleone-option-ask_gains = Vor Gewinnen fragen
    .note = Vor jedem Gewinn fragen, auch bei Geld und Waren, die niemand ablehnen würde.
corleone-option-hand_limits = Handkartenlimits
    .note = Wie viele Karten du beim Tribut jedes Akts halten darfst, als vier Zahlen.
corleone-option-final_tie = Letzter Gleichstand
    .note = Wer gewinnt, wenn zwei auch nach den Gebieten gleichauf sind.
corleone-option-final_tie-shared = Beide gewinnen
corleone-option-final_tie-jobs = Mehr Jobs
corleone-option-job_money = Geld der Jobs
    .note = Wohin das Geld eines erledigten Jobs geht.
corleone-option-job_money-hand = Auf die Hand
corleone-option-job_money-suitcase = In den Koffer
corleone-option-territory_tie = Gleichstand im Gebiet
    .note = Bei gleich vielen Markern geht der Bonus an den höchsten Marker der Gleichen oder nur an den obersten von allen.
corleone-option-territory_tie-highest = Der höchste der Gleichen
corleone-option-territory_tie-top = Nur der oberste
corleone-option-controller = Anteil bei Kontrolle
    .note = Wer kontrolliert, darf jedes Symbol einer Ladenfront ablehnen oder nimmt alles oder nichts.
corleone-option-controller-per_icon = Symbol für Symbol
corleone-option-controller-whole_front = Alles oder nichts
