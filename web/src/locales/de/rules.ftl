# Die Regelbücher.

rules-title = Regeln: { $game }
rules-table = An jedem Tisch
rules-table-note = Uhren, verdeckte Antworten, Gehen und Wiederkommen
rules-index-note = Jedes Spiel beginnt mit einer Anleitung für zwei Minuten. Danach folgen die Regeln selbst, eine nach der anderen.
rules-note = Jede Regel hat eine Kennung, die der Tisch nennt. Regelauslegungen füllen, was das gedruckte Buch offenlässt; Optionen sind, was ein Tisch vereinbaren kann.
rules-search = Nach Wort oder Kennung suchen
rules-filter-all = Alle
rules-filter-rulings = Regelauslegungen
rules-filter-options = Optionen
rules-found = { $n } von { $all } Regeln
rules-none = Davon spricht keine Regel.
rules-missing = In diesem Buch gibt es keine Regel { $rule }.
rules-loading = Das Buch wird aufgeschlagen
rules-chapters = Kapitel
rules-words = Wörter in fünf Sprachen
rules-words-note = Wie die Dinge heißen. Wo keine gedruckte Ausgabe ein Wort hat, ist es von uns.
rules-open = Im Regelbuch nachlesen
rule-kind-manner = Tischsitten
rule-kind-manner-note = Eine Bitte an die Leute; kein Programm kann sie erzwingen.
rule-kind-ruling = Regelauslegung
rule-kind-ruling-note = Die gedruckten Regeln lassen das offen; hier ist es entschieden.
rule-kind-variant = Variante
rule-kind-variant-note = Gilt nur, wo der Tisch es vereinbart hat.
rule-option = Option: { $option }
rule-english = Auf Englisch
rules-best = Beste Treffer
