## Der Tisch von Coup: Plätze, Behauptungen, die Mitte

coup-cards = { $n ->
    [one] 1 Karte verdeckt
   *[other] { $n } Karten verdeckt
  }
coup-coins = { $n ->
    [one] Münze
   *[other] Münzen
  }
coup-seat-acting = handelt
coup-seat-target = Ziel
coup-seat-blocks = blockt
coup-seat-doubts = ficht an
coup-seat-bomb = hat die Bombe
coup-seat-out = raus
coup-lost = Verloren: { $roles }
coup-held = Hatte: { $roles }
coup-seen = Gesehen: { $roles }

coup-claimed = Behauptet
coup-claimed-me = Du hast behauptet
coup-claimed-no-duke = kein Großherzog
coup-claim-now = (jetzt)
coup-claim-proven = nachgewiesen
coup-claim-caught = nicht nachgewiesen
coup-own-true = { $word ->
    [embezzle] Du hast keinen
   *[other] Du hast die Karte
  }
coup-own-bluff = Ein Bluff
coup-claim-none = noch nichts
coup-claim-more = +{ $n }

coup-more-lost = Verloren
coup-more-held = Hatte
coup-more-seen = Gesehen
coup-more-bombed = hatte sie schon
coup-own-note = Deine Notiz, nur in diesem Browser
coup-note-open = Behauptungen von { $name } und deine Notiz

coup-bomb = Bombe
coup-bomb-nowhere = bei niemandem
coup-deed = { $who }: { $what }
coup-deed-claims = behauptet: { $what }
coup-deed-claim = { $who } behauptet: { $what }
coup-lost-so-far = Bisher verloren
coup-lost-none = keine
coup-lost-count = { $n } verloren

## Warum etwas gerade nicht geht, nach der Regel, die es verhindert. „.brief“, wo der Name schon dasteht

coup-why-COUP-TURN-07 = { $cost }; du hast { $coins }.
coup-why-COUP-TURN-10 = Ab 10 Münzen musst du einen Coup ausführen.
coup-why-COUP-GAP-23 = { coup-why-COUP-TURN-10 }
coup-why-COUP-GAP-07 = { $noun } hat keine Münzen.
    .brief = keine Münzen
coup-why-COUP-GAP-08 = Die Staatsreserve ist leer.
coup-why-COUP-GAP-16 = { $noun } hatte die Bombe schon.
    .brief = hatte sie schon
coup-why-COUP-ANAR-08 = { coup-why-COUP-GAP-16 }
    .brief = hatte sie schon
coup-why-COUP-GAP-17 = { $noun } ist in deiner Partei.
    .brief = deine Partei
coup-why-COUP-REF-PLAY-01 = { coup-why-COUP-GAP-17 }
    .brief = deine Partei
coup-why-COUP-REF-PLAY-02 = { coup-why-COUP-GAP-17 }
    .brief = deine Partei
coup-why-COUP-REF-PLAY-03 = { coup-why-COUP-GAP-17 }
    .brief = deine Partei
coup-why-COUP-REF-PLAY-05 = { coup-why-COUP-GAP-17 }
    .brief = deine Partei
coup-why-COUP-ANAR-09 = { $noun } hat diese Bombe bezahlt.
    .brief = hat sie bezahlt
coup-why-COUP-CHAL-06 = Du hast diese Karte nicht: { $noun }.
coup-why-COUP-INFL-04 = Deine liegt offen und zählt nicht mehr.
coup-why-COUP-REF-EMBEZ-02 = Du hast einen Großherzog.
coup-why-COUP-REF-EMBEZ-04 = { coup-why-COUP-REF-EMBEZ-02 }
