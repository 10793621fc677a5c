## Stół Coup: miejsca, deklaracje, środek

coup-cards = { $n ->
    [one] { $n } zakryta karta
    [few] { $n } zakryte karty
    [many] { $n } zakrytych kart
   *[other] { $n } zakryte karty
  }
coup-coins = { $n ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
  }
coup-seat-acting = działa
coup-seat-target = cel
coup-seat-blocks = blokuje
coup-seat-doubts = sprawdza
coup-seat-bomb = ma bombę
coup-seat-out = poza grą
coup-lost = Stracone: { $roles }
coup-held = Na ręce: { $roles }
coup-seen = Znasz: { $roles }

coup-claimed = Deklaracje
coup-claimed-me = Twoje deklaracje
coup-claimed-no-duke = brak Księcia
coup-claim-now = (teraz)
coup-claim-proven = udowodniono
coup-claim-caught = bez dowodu
coup-own-true = { $word ->
    [embezzle] Nie masz go
   *[other] Masz tę kartę
  }
coup-own-bluff = Blef
coup-claim-none = jeszcze nic
coup-claim-more = +{ $n }

coup-more-lost = Stracone
coup-more-held = Na ręce
coup-more-seen = Znasz
coup-more-bombed = po bombie
coup-own-note = Twoja notatka, tylko w tej przeglądarce
coup-note-open = Deklaracje ({ $name }) i twoja notatka

coup-bomb = Bomba
coup-bomb-nowhere = u nikogo
coup-deed = { $who } – { $what }
coup-deed-claims = deklaruje: { $what }
coup-deed-claim = { $who } deklaruje: { $what }
coup-lost-so-far = Dotąd stracone
coup-lost-none = brak
coup-lost-count = Stracone: { $n }

## Dlaczego czegoś nie można teraz zrobić, według zasady. „.brief” tam, gdzie gracz jest już wymieniony

coup-why-COUP-TURN-07 = { $cost }; masz { $coins }.
coup-why-COUP-TURN-10 = Mając 10 monet lub więcej, musisz przeprowadzić przewrót.
coup-why-COUP-GAP-23 = { coup-why-COUP-TURN-10 }
coup-why-COUP-GAP-07 = { $noun } nie ma monet.
    .brief = brak monet
coup-why-COUP-GAP-08 = Rezerwa jest pusta.
coup-why-COUP-GAP-16 = { $noun } – bomba już tam była.
    .brief = już ją miał(a)
coup-why-COUP-ANAR-08 = { coup-why-COUP-GAP-16 }
    .brief = już ją miał(a)
coup-why-COUP-GAP-17 = { $noun } – to twoje stronnictwo.
    .brief = twoje stronnictwo
coup-why-COUP-REF-PLAY-01 = { coup-why-COUP-GAP-17 }
    .brief = twoje stronnictwo
coup-why-COUP-REF-PLAY-02 = { coup-why-COUP-GAP-17 }
    .brief = twoje stronnictwo
coup-why-COUP-REF-PLAY-03 = { coup-why-COUP-GAP-17 }
    .brief = twoje stronnictwo
coup-why-COUP-REF-PLAY-05 = { coup-why-COUP-GAP-17 }
    .brief = twoje stronnictwo
coup-why-COUP-ANAR-09 = { $noun } – to gracz, który zapłacił za bombę.
    .brief = płacił(a) za nią
coup-why-COUP-CHAL-06 = Nie masz tej karty: { $noun }.
coup-why-COUP-INFL-04 = Twoja leży odkryta i już się nie liczy.
coup-why-COUP-REF-EMBEZ-02 = Masz Księcia.
coup-why-COUP-REF-EMBEZ-04 = { coup-why-COUP-REF-EMBEZ-02 }
