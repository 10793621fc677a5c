## Das Spielbrett von Corleones Imperium

corleone-map = Stadtplan
corleone-setting = Der Plan wird ausgelegt.
corleone-territory = { $n } { $name }
corleone-short-upper-west-side = U. West
corleone-short-upper-east-side = U. East
corleone-short-wall-street = Wall St
corleone-short-central-park = Park
corleone-short-midtown = Midtown
corleone-banknote = { $n } $
corleone-nothing-bid = Nichts bieten
corleone-tap-again = Tippe den Ort noch einmal an, um ihn zu wählen.
corleone-hudson = Hudson
corleone-river = { $n ->
    [0] Im Hudson liegt niemand
    [one] Im Hudson liegt eine Figur
   *[other] Im Hudson liegen { $n } Figuren
  }
corleone-controlled = Kontrolle: { $who }
corleone-uncontrolled = Noch kontrolliert es niemand.
corleone-stack = Marker, von unten:
corleone-influence = Einfluss jetzt:
corleone-neutral = neutral
corleone-back = im Hinterzimmer
corleone-shares = { $who } kontrolliert das Gebiet und darf diese Ladenfront mitnutzen.
corleone-place-here = Hier einsetzen
corleone-zoom = Zoom
corleone-whole-map = Ganzer Plan
corleone-go = Zu { $name }

corleone-acts = Akte
corleone-phases = Phasen des Akts
corleone-limit = { $n } Karten beim Tribut
corleone-phase-opening = Eröffnung
corleone-phase-business = Geschäfte
corleone-phase-turf = Gebiete
corleone-phase-bribery = Bestechung
corleone-phase-tribute = Tribut

corleone-jobs = Offene Jobs
corleone-deck = { $n } im Stapel, { $gone } abgelegt
corleone-no-jobs = Kein Job liegt offen.
corleone-allies = Verbündete für die Bestechung dieses Akts
corleone-supply = Vorrat
corleone-colour-grey = grauer Job
corleone-colour-yellow = gelber Job
corleone-colour-green = grüner Job
corleone-colour-blue = blauer Job

corleone-families = Familien
corleone-at-home = Zu Hause
corleone-in-hand = Hand
corleone-case = Koffer
corleone-horse = hat den Pferdekopf und beginnt
corleone-reserve = Zu Hause: { $thugs ->
    [one] ein Gangster
   *[other] { $thugs } Gangster
  }, { $members ->
    [one] ein Familienmitglied
   *[other] { $members } Familienmitglieder
  }.
corleone-protected = geschützt
corleone-bid = Gebot { $n } $ ({ $notes })
corleone-known-hand = Hand
corleone-known-case = Koffer
corleone-known-seen = Auf der Hand gesehen
corleone-known-seen-money = Im Koffer gesehen
corleone-known-jobs = Erledigte Jobs
corleone-known-played = Ausgespielte Verbündete
corleone-known-markers = Marker übrig
corleone-known-fortune = Vermögen
corleone-fortune = { $all } $: Geld { $money } $, Gebiete { $lands } $, Jobs { $colours } $

corleone-held-money = Geld { $n } $
corleone-held-goods = Waren
corleone-held-jobs = Jobs
corleone-held-allies = Verbündete
corleone-held-drawn = Behalte einen davon
corleone-held-kept = Bisher behalten
corleone-held-looking = Was du nehmen darfst
corleone-held-suitcase = Koffer { $n } $
    .note = Sicher vor dem Tribut
corleone-purse = Geld jetzt: { $all } $ (Hand { $hand } $, Koffer { $case } $)
corleone-holds = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
  }, beim Tribut bleiben höchstens { $limit }
corleone-discard = ({ $n } zu viel)
corleone-draft = { $n ->
    [one] Eine Karte in deiner Antwort
   *[other] { $n } Karten in deiner Antwort
  }
corleone-chosen = { $n } in deiner Antwort
corleone-nothing = nichts

corleone-tab-families = Familien
corleone-tab-jobs = Jobs
