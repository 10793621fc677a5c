# Księgi zasad.

rules-title = Zasady: { $game }
rules-table = Przy każdym stole
rules-table-note = Zegary, zapieczętowane odpowiedzi, odchodzenie i powroty
rules-index-note = Każda gra zaczyna się od opisu na dwie minuty: jak się w nią gra. Potem idą same zasady, jedna po drugiej.
rules-note = Każda zasada ma numer, na który powołuje się stół. Orzeczenia wypełniają luki drukowanej instrukcji; opcje to to, na co stół może się umówić.
rules-search = Szukaj słowa lub numeru
rules-filter-all = Wszystkie
rules-filter-rulings = Orzeczenia
rules-filter-options = Opcje
rules-found = Zasady: { $n } z { $all }
rules-none = Żadna zasada o tym nie mówi.
rules-missing = W tej księdze nie ma zasady { $rule }.
rules-loading = Otwieramy księgę
rules-chapters = Rozdziały
rules-words = Słowa w pięciu językach
rules-words-note = Jak się co nazywa. Gdzie żadne wydanie nie ma słowa, jest nasze.
rules-open = Przeczytaj w księdze zasad
rule-kind-manner = Obyczaje przy stole
rule-kind-manner-note = Prośba do ludzi; żaden program tego nie wymusi.
rule-kind-ruling = Orzeczenie
rule-kind-ruling-note = Drukowane zasady zostawiają to otwarte; tu jest rozstrzygnięte.
rule-kind-variant = Wariant
rule-kind-variant-note = Obowiązuje tylko tam, gdzie stół się na to umówi.
rule-option = Opcja: { $option }
rule-english = Po angielsku
rules-best = Najtrafniejsze
