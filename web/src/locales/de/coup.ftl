coup-title = Coup
coup-note = Behaupte, wer du willst. Jemand könnte es anfechten.
coup-more = Klassisch, Reformation, Inquisitor, Anarchist

## Namen der Dinge. „.a“ ist der Akkusativ mit unbestimmtem Artikel, „.the“ der Nominativ mit bestimmtem.

coup-name-duke = Großherzog
    .a = einen Großherzog
coup-name-assassin = Attentäterin
    .a = eine Attentäterin
coup-name-captain = Captain
    .a = einen Captain
coup-name-ambassador = Botschafter
    .a = einen Botschafter
coup-name-contessa = Contessa
    .a = eine Contessa
coup-name-inquisitor = Inquisitor
    .a = einen Inquisitor
coup-name-no-duke = kein Großherzog
coup-name-empire = Imperium
    .gen = des Imperiums
coup-name-resistance = Widerstand
    .gen = des Widerstands
coup-name-income = Einkommen
    .the = das Einkommen
coup-name-aid = Entwicklungshilfe
    .the = die Entwicklungshilfe
coup-name-coup = Coup
    .the = der Coup
coup-name-tax = Steuer
    .the = die Steuer
coup-name-assassinate = Attentat
    .the = das Attentat
coup-name-steal = Diebstahl
    .the = der Diebstahl
coup-name-exchange = Austausch
    .the = der Austausch
coup-name-examine = Untersuchung
    .the = die Untersuchung
coup-name-convert = Seitenwechsel
    .the = der Seitenwechsel
coup-name-embezzle = Unterschlagung
    .the = die Unterschlagung
coup-name-bomb = Bombe
    .the = die Bombe

## Teile des Tisches

coup-seat-coins = { $n ->
    [one] Münze
   *[other] Münzen
  }
coup-seat-cards = Karten
coup-seat-lost = verloren
coup-seat-party = Partei
coup-seat-hand = auf der Hand
coup-table-court = Hofstaat
coup-table-treasury = Staatskasse
coup-table-reserve = Staatsreserve
coup-hand-hand = Deine Karten
coup-hand-drawn = Aus dem Hofstaat gezogen
coup-hand-removed = Aus dem Spiel

## Fragen

coup-ask-turn = Was tust du?
coup-ask-challenge = { $stake_id ->
    [steal-later] { $who } behauptet { $claim }, um dich zu bestehlen. Anfechten?
    [assassinate-later] { $who } behauptet { $claim } für ein Attentat auf dich. Anfechten?
    [examine-later] { $who } behauptet { $claim }, um dich zu untersuchen. Anfechten?
   *[other] { $who } behauptet: { $claim }. Anfechten?
  }
coup-ask-block = { $stake_id ->
    [steal] { $actor } will dich bestehlen. Blockst du?
    [assassinate] { $actor } verübt ein Attentat auf dich. Blockst du?
    [aid] { $actor } nimmt Entwicklungshilfe. Blockst du?
   *[other] Blockst du?
  }
coup-ask-prove = { $doubter } ficht deine Behauptung an: { $claim }. Weist du sie nach?
coup-ask-lose = { $stake_id ->
    [coup] { $actor } stürzt dich mit einem Coup. Welche Karte verlierst du?
    [assassinate] Das Attentat von { $actor } trifft dich. Welche Karte verlierst du?
   *[other] Welche Karte verlierst du?
  }
coup-ask-return = { $surplus ->
    [1] Welche Karte geht zurück in den Hofstaat?
   *[other] { $surplus } Karten gehen zurück in den Hofstaat. Welche zuerst?
  }
coup-ask-reveal = Welche Karte zeigst du dem Inquisitor?
coup-ask-decide = Was geschieht mit der Karte, die du gesehen hast?
coup-ask-bomb = Du hältst die Bombe in den Händen. Was nun?
coup-ask-redirect = Wer sie bekommen sollte, ist raus. Wer bekommt die Bombe stattdessen?
coup-ask-party = Welcher Partei schließt du dich an?
coup-ask-draft = Welche Karte behältst du?
coup-waiting-claim = Sie entscheiden, ob sie anfechten: { $claim } von { $seat }
coup-waiting-block = Sie entscheiden, ob sie blocken

## Wo wir sind

coup-step-set-up = Das Spiel ist aufgebaut
coup-step-draft = Kartenwahl
coup-step-turn = { $seat } ist am Zug
    .you = { ask-turn }
coup-step-action = { $seat }: { $deed }
coup-step-block = { $blocker_id ->
    [nobody] Blockt jemand?
   *[other] { $blocker } blockt
  }
coup-step-claim = { $seat } behauptet: { $claim }
coup-step-proof = { $challenger } ficht { $claim } bei { $seat } an
coup-step-loss = { $seat } verliert eine Karte
coup-step-exchange = { $seat } tauscht aus
coup-step-draw = Eine Karte für { $seat }
coup-step-examination = { $seat } untersucht { $target }
coup-step-bomb = { $holder } hält die Bombe von { $payer }
coup-step-party-choice = { $seat } wählt eine Partei
coup-step-lots = Das Los entscheidet, wer anficht

## Möglichkeiten. $noun ist, worum es geht, $id die bloße Kennung, $nouns 1, wenn es etwas gibt, sonst 0.

coup-word-income = Einkommen
    .note = Nimm 1 Münze. Niemand verhindert es.
coup-word-aid = Entwicklungshilfe
    .note = Nimm 2 Münzen. Blockbar als Großherzog.
coup-word-tax = Steuern
    .note = Als Großherzog: Nimm 3 Münzen.
    .risk = Anfechtbar
coup-word-exchange = Austausch
    .note = { $envoy_id ->
        [inquisitor] Als { $envoy }: Zieh 1 Karte, leg 1 zurück.
       *[other] Als { $envoy }: Zieh 2 Karten, leg 2 zurück.
      }
    .risk = Anfechtbar
coup-word-coup = Coup gegen { $noun }
    .note = Das Opfer verliert eine Karte. Niemand verhindert es.
    .cost = Kostet 7 Münzen
    .group = Coup
coup-word-assassinate = Attentat auf { $noun }
    .note = Als Attentäterin: Das Opfer verliert eine Karte.
    .cost = Kostet 3 Münzen
    .risk = Anfechtbar, blockbar als Contessa
    .group = Attentat
coup-word-steal = { $noun } bestehlen
    .note = Als Captain: Nimm bis zu 2 Münzen.
    .risk = Anfechtbar und blockbar
    .group = Stehlen
coup-word-examine = { $noun } untersuchen
    .note = Als Inquisitor: Sieh eine Karte an und lass sie, wenn du willst, tauschen.
    .risk = Anfechtbar
    .group = Untersuchen
coup-word-convert = { $nouns ->
    [0] Selbst die Seite wechseln
   *[other] Seitenwechsel: { $noun }
  }
    .note = Zur anderen Partei. Niemand kann es verhindern.
    .cost = { $nouns ->
        [0] 1 Münze in die Staatsreserve
       *[other] 2 Münzen in die Staatsreserve
      }
    .group = Seitenwechsel
coup-word-embezzle = Unterschlagen
    .note = Behauptet, keinen Großherzog zu haben: Nimm die ganze Staatsreserve.
    .risk = Anfechtbar
coup-word-bomb = Bombe für { $noun }
    .note = Sie explodiert, oder jemand behauptet die Contessa.
    .cost = Kostet 5 Münzen
    .group = Bombe
coup-word-pass = Passen
    .note = { $stake_id ->
        [steal-later] Blocken kannst du danach noch. Sonst verlierst du bis zu 2 Münzen.
        [assassinate-later] { $held ->
            [1] Blocken kannst du danach noch. Sonst verlierst du deine letzte Karte.
           *[other] Blocken kannst du danach noch. Sonst verlierst du eine Karte.
          }
        [examine-later] Dann wird eine deiner Karten angesehen.
        [mine-stopped] Deine Aktion ist damit verhindert.
        [block-stands] Der Block gilt.
        [goes-on] Es geht weiter wie behauptet.
        [steal] Du verlierst bis zu 2 Münzen.
        [assassinate] { $held ->
            [1] Du verlierst deine letzte Karte und bist raus.
           *[other] Du verlierst eine Karte.
          }
        [aid] Drüben kommen 2 Münzen dazu.
       *[other] Du riskierst nichts.
      }
coup-word-challenge = Anfechten
    .note = Ohne Nachweis geht drüben eine Karte verloren.
    .risk = { $danger_id ->
        [out] Mit Nachweis bist du raus
        [both] Mit Nachweis verlierst du beide: eine hierfür, eine durch das Attentat
        [unblocked] Mit Nachweis verlierst du eine und darfst nicht mehr blocken
       *[other] Mit Nachweis verlierst du eine
      }
coup-word-block = Als { $noun } blocken
    .note = Eine Behauptung wie jede andere: Sie kann angefochten werden.
    .risk = { $danger_id ->
        [out] Kann dich deine letzte Karte kosten
        [both] Kann dich beide Karten kosten
       *[other] Kann dich eine Karte kosten
      }
    .group = Blocken
coup-word-show = { $noun } vorzeigen
    .note = { $doubter } verliert eine Karte. Deine geht zurück in den Hofstaat, du ziehst eine neue.
    .group = Vorzeigen
coup-word-show-all = Alle Karten vorzeigen
    .note = Alle deine Karten werden gegen neue getauscht.
coup-word-concede = Zugeben
    .note = Du weist es nicht nach.
    .cost = { $held ->
        [1] Kostet dich deine letzte Karte
       *[other] Kostet dich eine Karte
      }
coup-word-lose = { $noun } verlieren
    .note = Die Karte liegt bis zum Ende offen.
    .group = Verlieren
coup-word-return = { $noun } zurücklegen
    .group = Zurücklegen
coup-word-reveal = { $noun } zeigen
    .note = Nur der Inquisitor sieht die Karte.
    .group = Zeigen
coup-word-give-back = Zurückgeben
    .note = Die Karte bleibt, und du kennst sie.
coup-word-swap = Tauschen lassen
    .note = Die Karte kommt in den Hofstaat, eine neue wird gezogen.
coup-word-explode = Explodieren lassen
    .cost = { $held ->
        [1] Kostet dich deine letzte Karte
       *[other] Kostet dich eine Karte
      }
coup-word-defuse = Entschärfen
    .note = Behauptet die Contessa.
    .risk = Kann dich beide Karten kosten
coup-word-hand-on = An { $noun } weitergeben
    .note = Behauptet die Contessa.
    .risk = Kann dich beide Karten kosten
    .group = Weitergeben
coup-word-redirect = An { $noun } schicken
    .group = Bombe schicken
coup-word-draft = { $noun } behalten
    .group = Behalten
coup-word-join = Zum { $noun }
    .group = Partei

## Was geschehen ist

coup-fact-turn = { $seat } ist am Zug.
    .you = { ask-turn }.
coup-fact-took = { $seat } nimmt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  }.
coup-fact-paid = { $seat } zahlt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  }.
coup-fact-minted = Die Staatskasse ist leer; { $coins ->
    [one] { $coins } neue Münze wird geprägt
   *[other] { $coins } neue Münzen werden geprägt
  }.
coup-fact-refunded = { $seat } bekommt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  } zurück.
coup-fact-reserved = { $seat } zahlt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  } in die Staatsreserve.
coup-fact-embezzled = { $seat } nimmt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  } aus der Staatsreserve.
coup-fact-stole = { $seat } stiehlt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  } von { $target }.
coup-fact-settled = { $coins ->
    [one] { $coins } Münze von { $seat } geht in die Staatskasse
   *[other] { $coins } Münzen von { $seat } gehen in die Staatskasse
  }.
coup-fact-converted = { $seat } steht jetzt auf der Seite { $party_gen }.
coup-fact-joined = { $seat } gehört zum { $party }.
coup-fact-lifted = Alle Lebenden sind in einer Partei: Die Verbote sind aufgehoben.
coup-fact-restored = Es gibt wieder zwei Parteien: Die Verbote gelten.
coup-fact-declared = { $seat }: { $action }.
coup-fact-challenged = { $seat } ficht die Behauptung von { $target } an: { $claim }.
coup-fact-unchallenged = Niemand ficht an: { $seat }, { $claim }.
coup-fact-showed = { $seat } zeigt { $role_a } vor.
coup-fact-conceded = { $seat } weist es nicht nach: { $claim }.
coup-fact-failed = { $seat }: { $verb_the } scheitert.
coup-fact-upheld = { $seat }: { $verb_the } geht weiter.
coup-fact-stopped_by = { $seat }: { $verb_the } wird verhindert.
coup-fact-idle = { $seat }: { $verb_the } trifft niemanden.
coup-fact-blocked = { $seat } blockt { $target } und behauptet: { $role }.
coup-fact-unblocked = Niemand blockt { $seat }.
coup-fact-block_fell = Der Block von { $seat } fällt.
coup-fact-block_stood = Der Block von { $seat } hält.
coup-fact-no_block = { $seat } hat vergeblich angefochten und darf nicht blocken.
coup-fact-drew = { $seat } zieht { $role_a }.
coup-fact-drew_card = { $seat } zieht eine Karte.
coup-fact-returned = { $seat } legt { $role_a } in den Hofstaat zurück.
coup-fact-returned_cards = { $seat } legt { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } zurück, der Hofstaat wird gemischt.
coup-fact-lost = { $seat } verliert { $role_a }.
coup-fact-eliminated = { $seat } scheidet aus.
coup-fact-revealed = { $seat } deckt { $role_a } auf.
coup-fact-examined = { $seat } sieht eine Karte von { $target } an.
coup-fact-gave_back = { $seat } gibt { $target } die Karte zurück.
coup-fact-swapped = { $seat } lässt { $target } die Karte tauschen.
coup-fact-handed = { $seat } gibt { $target } die Bombe.
coup-fact-exploded = Die Bombe explodiert bei { $seat }.
coup-fact-defusing = { $seat } entschärft die Bombe und behauptet: Contessa.
coup-fact-handing = { $seat } will die Bombe an { $target } weitergeben und behauptet: Contessa.
coup-fact-defused = Die Bombe bei { $seat } ist entschärft.
coup-fact-drafted = Beide haben gewählt; aus jedem Satz { $cards ->
    [one] verlässt { $cards } Karte
   *[other] verlassen { $cards } Karten
  } das Spiel.
coup-fact-kept = { $seat } behält { $role_a }.
coup-fact-left = { $seat } verlässt das Spiel.
coup-fact-won = { $seat } gewinnt.
coup-fact-stopped = Nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
  } endet das Spiel ohne Sieger.
coup-fact-opened = { $seat } hatte { $role_a }.

## Optionen eines Tisches: Name, Wirkung (.note) und Werte

coup-presets-version = Fassung
coup-presets-reading = Feinheiten
coup-preset-classic = Klassisch
    .note = Das Spiel selbst, ohne Erweiterungen. Neu bei Coup? Fang hier an.
coup-preset-reformation = Reformation
    .note = Zwei Parteien, und der Inquisitor ersetzt den Botschafter.
coup-preset-everything = Alles
    .note = Zwei Parteien, der Inquisitor und die Bombe des Anarchisten.
coup-preset-book = Nach der Anleitung
    .note = Niemand bekommt die Bombe zweimal in einer Runde. Ein Ziel, das vergeblich anficht, darf nicht mehr blocken.
coup-preset-house = Hausregeln
    .note = Wie oft im Netz gespielt: Die Bombe darf schon im nächsten Zug wiederkommen, und ein Ziel, das vergeblich anficht, darf noch blocken.
coup-crowd = Mit mehr als { $n } Spielern dauert das Spiel lange, und wer ausscheidet, muss warten. Gut für Runden, die es gut kennen.
coup-option-reformation = Reformation
    .note = Zwei Parteien: keine Angriffe unter Parteifreunden; du kannst andere die Seite wechseln lassen und die Staatsreserve unterschlagen.
coup-option-inquisitor = Inquisitor
    .note = Der Inquisitor ersetzt den Botschafter und darf fremde Karten untersuchen.
coup-option-anarchist = Anarchist
    .note = Dazu kommt die Bombe: Sie kostet fünf Münzen, und jemand muss mit ihr fertigwerden.
coup-option-two_player = Zu zweit
    .note = Zu zweit wählt jeder seine erste Karte aus einem Satz von fünf, oder es wird wie üblich ausgeteilt.
coup-option-two_player-draft = Wählen
coup-option-two_player-plain = Austeilen
coup-option-first_player = Wer beginnt
    .note = Der Platz, der den ersten Zug hat.
coup-option-reaction_mode = Mehrere Anfechtungen
    .note = Wessen Anfechtung zählt, wenn mehrere zugleich anfechten.
coup-option-reaction_mode-sealed = Im Uhrzeigersinn
coup-option-reaction_mode-target_first = Das Ziel zuerst
coup-option-reaction_mode-random = Per Los
coup-option-single_block = Nur ein Block
    .note = Nur der erste Block der Entwicklungshilfe zählt; kein weiterer folgt.
coup-option-strict_double_danger = Strenge doppelte Gefahr
    .note = Ein Ziel, das vergeblich anficht, darf nicht mehr blocken.
coup-option-coin_limit = Münzen in der Schachtel
    .note = Münzen gehen nie aus, oder es gibt nur fünfzig.
coup-option-coin_limit-none = Unbegrenzt
coup-option-allow_empty_steal = Leere Taschen
    .note = Auch wer keine Münzen hat, darf bestohlen werden.
coup-option-allow_empty_embezzle = Leere Staatsreserve
    .note = Auch eine leere Staatsreserve darf unterschlagen werden.
coup-option-bomb_scope = Sicher vor der Bombe
    .note = Wie lange jemand, der die Bombe hatte, sie nicht wieder bekommt.
coup-option-bomb_scope-turn = Diesen Zug
coup-option-bomb_scope-round = Eine ganze Runde
coup-option-bomb_party_limit = Bombe und Partei
    .note = Die Bombe darf nicht an Parteifreunde gehen.
coup-option-max_turns = Längstes Spiel
    .note = Nach so vielen Zügen endet das Spiel ohne Sieger.
coup-option-max_turns-none = Unbegrenzt
