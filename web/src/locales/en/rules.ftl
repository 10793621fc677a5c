# The law books.

rules-title = Rules: { $game }
rules-table = At every table
rules-table-note = Clocks, sealed answers, leaving and coming back
rules-index-note = Every game begins with how to play it, in two minutes. The rules themselves follow, one by one.
rules-note = Every rule has an id that the table cites. Rulings fill what the printed book leaves open; options are what a table may agree on.
rules-search = Search by word or id
rules-filter-all = All
rules-filter-rulings = Rulings
rules-filter-options = Options
rules-found = { $n } of { $all } rules
rules-none = No rule speaks of that.
rules-missing = There is no rule { $rule } in this book.
rules-loading = Opening the book
rules-chapters = Chapters
rules-words = Words in five languages
rules-words-note = What things are called. Where no printed edition has a word, it is ours.
rules-open = Read it in the book of rules
rule-kind-manner = Table manners
rule-kind-manner-note = Asked of people; no program can enforce it.
rule-kind-ruling = Ruling
rule-kind-ruling-note = The printed rules leave this open; here it is decided.
rule-kind-variant = Variant
rule-kind-variant-note = Only holds where the table has agreed on it.
rule-option = Option: { $option }
rule-english = In English
rules-best = Best matches
