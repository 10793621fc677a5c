## Plansza Der Pate

derpate-board-thousands = ${ $n }k
derpate-board-nothing = $0

## Droga

derpate-board-road = Droga, zgodnie z ruchem zegara
derpate-board-business = { $name }, { $district }
derpate-board-pays = { $number }, { $kind }, przynosi { $money }
derpate-board-vacant = wolny
derpate-board-held = należy do: { $who }
derpate-board-neutral = neutralny
derpate-board-neutral-of = należy do neutralnej rodziny { $family }
derpate-board-protected = pod ochroną samochodu
derpate-board-safe = pod ochroną
derpate-board-car-here = tu stoi samochód
derpate-board-round = Runda
derpate-board-phase-income = Dochód
derpate-board-phase-event = Wydarzenie
derpate-board-phase-dice = Kości
derpate-board-pool = Brooklyn
derpate-board-pool-note = Przyjaciele rodziny, których można jeszcze zdobyć
derpate-board-friends = przyjaciele
derpate-board-prison = The Tombs
    .full = The Tombs, więzienie
derpate-board-river = Hudson
derpate-board-empty = nikt

## Wydarzenia

derpate-board-ko = K.O.
derpate-board-ko-tracks = Znaczniki wydarzeń w drodze na pole K.O.
derpate-board-ko-step = Znacznik – kolor { $colour }, tor: { $track } – kroki: { $n } z 4.
derpate-board-ko-decided = Kto po rundzie 7 nie jest na końcu toru ({ $track }), odpada.
derpate-board-no-card = Pierwsza karta wydarzenia przyjdzie w rundzie 1.
derpate-board-x = Znacznik wydarzeń (kolor { $colour }) robi krok
derpate-board-drive = { $n ->
    [one] Samochód jedzie o { $n } pole
    [few] Samochód jedzie o { $n } pola
    [many] Samochód jedzie o { $n } pól
   *[other] Samochód jedzie o { $n } pola
  }
derpate-board-card-open = Obowiązuje do końca rundy.
derpate-board-deck = Karty wydarzeń: odkryte { $shown }, w talii { $deck }
derpate-board-deck-shown = Dotąd odkryte
derpate-board-deck-unseen = { $deck ->
    [0] Nieodkryte ({ $n }) zostały w pudełku
    [one] Jeszcze nieodkryte: { $n }, z nich w talii { $deck }
    [few] Jeszcze nieodkryte: { $n }, z nich w talii { $deck }
    [many] Jeszcze nieodkryte: { $n }, z nich w talii { $deck }
   *[other] Jeszcze nieodkryte: { $n }, z nich w talii { $deck }
  }

## Tory rozwoju, żetony, przysługi

derpate-board-tracks = Tory rozwoju
derpate-board-goal-open = Celem będzie koniec jednego z dwóch pierwszych
derpate-board-goal = Cel to koniec toru: { $track }
derpate-board-chips = Żetony
derpate-board-chip = Żeton: { $chip }
derpate-board-chip-ahead = na torze
derpate-board-chip-held = w ręku
derpate-board-chip-fresh = w ręku, można użyć od razu
derpate-board-chip-used = zużyty
derpate-board-extras = Twoje żetony i przysługi
derpate-board-extras-none = Żetony dostajesz, gdy twój znacznik mija je na torze reputacji lub wpływów. Przyjaciele wyświadczają przysługi do pola, na którym stoi twój znacznik przysług.
derpate-board-chip-wedding = Wesele
    .note = Przyjaciel rodziny przyjeżdża z Brooklynu.
derpate-board-chip-grandchild = Wnuk
    .note = Rzuć kością: $1000 za każde oczko.
derpate-board-chip-birthday = Urodziny
    .note = Jedno pole na dowolnym torze.
derpate-board-chip-cop = Glina
    .note = Rzuć ponownie jedną z tych kości.
derpate-board-chip-judge = Sędzia
    .note = Powtórz cały rzut.
derpate-board-chip-senator = Senator
    .note = Kolor jednej kości się nie liczy.
derpate-board-favour = Przysługa: { $favour }
derpate-board-favour-member = Hudson
    .note = Jeden z twoich ludzi wraca z rzeki.
derpate-board-favour-marker = Dług
    .note = Wraca jeden z twoich znaczników długu.
derpate-board-favour-steps = 2 kroki
    .note = Na torze reputacji lub wpływów.
derpate-board-favour-money = $5k
    .note = Płaci bank.
derpate-board-favours-used = Przysługi w tej turze: { $n } z 2
derpate-board-in-business = w interesach: { $n }
derpate-board-at-home = w domu: { $n }
derpate-board-in-prison = w więzieniu: { $n }
derpate-board-in-river = w rzece Hudson: { $n }
derpate-board-markers = { $n ->
    [one] Został { $n } znacznik długu
    [few] Zostały { $n } znaczniki długu
    [many] Zostało { $n } znaczników długu
   *[other] Zostały { $n } znaczniki długu
  }
derpate-board-owed = { $n } trzyma { $holder }
derpate-board-friends-left = { $n ->
    [one] { $n } przyjaciel
    [few] { $n } przyjaciół
    [many] { $n } przyjaciół
   *[other] { $n } przyjaciół
  }

## Kości i plansza akcji

derpate-board-tableau = Plansza akcji
derpate-board-tableau-of = Plansza akcji: { $who }
derpate-board-tableau-idle = Kości czekają
derpate-board-tableau-note = W turze wypełnia się cztery rzędy, po jednej kości, a każdy rząd wykonuje od razu.
derpate-board-dice = Kości
derpate-board-die = Kość, kolor { $colour }: { $face }
derpate-board-die-idle = Kość, kolor { $colour }, jeszcze bez rzutu
derpate-board-die-placed = Kość, kolor { $colour }, położona
derpate-board-die-here = Leży tu kość, kolor { $colour }: { $face }
derpate-board-row-1 = Dochód
    .note = Rząd 1: liczy się liczba. Interesy tego rodzaju płacą wszystkim, którzy je mają.
derpate-board-row-2 = Polityka
    .note = Rząd 2: liczba trafia na pole swojego koloru; im wyższa, tym więcej daje.
derpate-board-row-3 = Interesy
    .note = Rząd 3: liczba trafia na pole swojego koloru. Akcję trzeba wykonać, prócz przejęcia.
derpate-board-row-4 = Wezwania
    .note = Rząd 4: ostatnia kość wzywa osobę swojego koloru, cokolwiek pokazuje.
derpate-board-field-of = { $name } (rząd { $row }):
derpate-board-field-kind-protection = Haracz
    .short = Haracz
    .board = Haracz
    .note = Wszystkie rodziny dostają zapłatę za każdy swój interes tego rodzaju i po jednym polu na torze wpływów.
derpate-board-field-kind-smuggling = Przemyt
    .short = Przemyt
    .note = Wszystkie rodziny dostają zapłatę za każdy swój interes tego rodzaju i po jednym polu na torze reputacji.
derpate-board-field-kind-bookmaking = Zakłady bukmacherskie
    .short = Zakłady
    .board = Zakłady
    .note = Wszystkie rodziny dostają zapłatę za każdy swój interes tego rodzaju.
derpate-board-field-kind-loans = Lichwa
    .short = Lichwa
    .board = Lichwa
    .note = Wszystkie rodziny dostają zapłatę za każdy swój interes tego rodzaju.
derpate-board-field-kind-gambling = Hazard
    .short = Hazard
    .note = Wszystkie rodziny dostają zapłatę za każdy swój interes tego rodzaju.
derpate-board-field-press = Prasa
    .note = Marionetka dowolnego koloru: jedno pole reputacji i jedno wpływów.
derpate-board-field-2-grey = Reputacja
    .tiny = Reput.
    .note = Tyle pól na torze reputacji, ile oczek.
derpate-board-field-2-red = Wpływy
    .tiny = Wpł.
    .note = Tyle pól na torze wpływów, ile oczek.
derpate-board-field-2-black = Wizyta
    .note = Samochód jedzie o tyle pól, ile oczek. Tam, gdzie staje, rywal odchodzi albo możesz zająć wolny interes.
derpate-board-field-2-white = Ustawianie zakładów
    .short = Ustawki
    .note = $1000 za każde oczko.
derpate-board-field-3-grey = Zebranie ojców chrzestnych
    .short = Zebranie
    .tiny = Zebr.
    .note = Oddajesz wszystkie cudze znaczniki długu. Właściciele płacą ci $1000 za każde oczko i znacznik.
derpate-board-field-3-red = Nalot FBI
    .tiny = FBI
    .note = Wszyscy w niechronionych interesach o tym numerze idą do więzienia, twoi ludzie też.
derpate-board-field-3-black = Przejęcie
    .tiny = Przej.
    .note = Możesz przejąć jeden niechroniony interes o tym numerze. Kosztuje znacznik długu, a tamtejszy człowiek idzie na dno.
derpate-board-field-3-white = Przyjaciel rodziny
    .short = Przyjaciel
    .tiny = Przyj.
    .note = Płacisz $1000 za każde oczko i zyskujesz przyjaciela rodziny.
derpate-board-field-person = Ktoś zostaje wezwany
    .short = Wezwanie
    .note = Osoba tego koloru wyświadcza ci usługę.
derpate-board-field-consigliere = Doradca
    .tiny = Doradca
    .note = Człowiek z twojego zasobu zajmuje wolny, niechroniony interes.
derpate-board-field-prosecutor = Pani prokurator
    .short = Prokurator
    .tiny = Prok.
    .note = Wszyscy twoi ludzie wychodzą z więzienia.
derpate-board-field-informer = Kapuś
    .note = Człowiek rywala z niechronionego interesu idzie do więzienia.
derpate-board-field-banker = Bankier
    .note = Jedno pole na torze dochodu lub przysług.

## Miejsca

derpate-seat-markers = własne znaczniki długu
