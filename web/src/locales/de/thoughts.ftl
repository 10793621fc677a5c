# Was Bots nach der Partie über ihre Züge sagen. In der ersten Person, wie jemand, der sich erklärt.

## Coup

coup-thought-turn = Ich habe abgewogen, was jede Aktion bringen und was sie kosten kann.
coup-thought-forced = Mit so vielen Münzen musste es ein Coup sein, gegen den, der mir am meisten im Weg stand.
coup-thought-true = Ich wusste, dass die Behauptung stimmt.
coup-thought-false = Ich wusste, dass die Behauptung nicht stimmen kann.
coup-thought-pointless = Ich wusste, dass die Behauptung nicht stimmen kann; aber sie anzufechten hätte den anderen mehr geholfen als mir.
coup-thought-doubt = Ich habe mich gefragt, wie wahrscheinlich die Behauptung gelogen ist.
coup-thought-block = Ich habe überlegt, ob ich blocke oder es geschehen lasse.
coup-thought-prove = Wenn ich die Karte habe, zeige ich sie; habe ich sie nicht, kann ich es nur zugeben.
coup-thought-lose = Ich habe die Karte aufgegeben, die mir am wenigsten fehlt.
coup-thought-return = Ich habe die Karten behalten, die am besten zusammenpassen.
coup-thought-reveal = Ich habe die Karte gezeigt, die mir am wenigsten fehlen würde.
coup-thought-examine = Eine bessere Karte nehme ich weg, eine schlechtere gebe ich zurück.
coup-thought-bomb = Ich habe eine verlorene Karte gegen das Risiko einer Behauptung abgewogen.
coup-thought-redirect = Die Bombe bekam, wer mir am meisten im Weg stand.
coup-thought-draft = Ich habe eine Karte genommen, die mir nützt; immer dieselbe nehme ich nicht.
coup-thought-party = Mir war jede der beiden Parteien recht.
coup-thought-agreed = Ich habe es mit den Karten, wie sie liegen könnten, im Kopf durchgespielt, und nichts war deutlich besser als mein erster Einfall.
coup-thought-searched = Ich habe es mit den Karten, wie sie liegen könnten, im Kopf durchgespielt, und so habe ich am häufigsten gewonnen.

## Corleone’s Empire

corleone-thought-only = Etwas anderes konnte ich nicht tun.
corleone-thought-weighed = Ich habe die nächsten Runden im Kopf durchgespielt, und das kam am besten heraus.
corleone-thought-close = Ich habe die nächsten Runden im Kopf durchgespielt. Ein anderer Zug war fast ebenso gut.
corleone-thought-job = Ich hatte die Waren für diesen Job, und was er bringt, war mir mehr wert als noch eine Figur auf dem Plan.
corleone-thought-public-job = Diesen offenen Job hätten alle nehmen können, also habe ich ihn erledigt, solange es ging.
corleone-thought-ally = Mein Verbündeter war mir in dem Moment mehr wert als noch eine Figur auf dem Plan.
corleone-thought-member = Die Hinterzimmer an diesem Feld hatten, was meiner Hand fehlte, und ein Familienmitglied zählt dort in allen Gebietskämpfen ringsum.
corleone-thought-thug = Diese Ladenfront gab mir, was meiner Hand am meisten fehlte.
corleone-thought-last-figure = Ich hatte nur noch eine Figur, und wer keine mehr hat, kommt nicht mehr an die Reihe; also zuerst die Karte.
corleone-thought-pay = Rauschgift kann alles ersetzen, darum habe ich mit der echten Ware bezahlt.
corleone-thought-launder = Nur Geld im Koffer ist vor dem Tribut sicher.
corleone-thought-gain = Es hat nichts gekostet, es zu nehmen.
corleone-thought-draw = Ich wollte einen Job, der zu meiner Hand passt.
corleone-thought-sell = Was ich verkauft habe, war mir weniger wert als das Geld dafür.
corleone-thought-swap = Diese Ware fehlte mir für einen Job.
corleone-thought-horse = Im nächsten Akt zu beginnen ist ein wenig wert.
corleone-thought-last-horse = Den Pferdekopf behält, wer ihn zuletzt nimmt; darum habe ich den anderen vorgelassen.
corleone-thought-decline = Es hätte mich mehr gekostet, als es bringt.
corleone-thought-keep = Von diesen Karten war mir diese am meisten wert.
corleone-thought-give = Von meinen Karten konnte ich diese am ehesten entbehren.
corleone-thought-tribute = Ich war über dem Handkartenlimit, und diese Karte konnte ich am ehesten entbehren.
corleone-thought-strike = Ohne diese Figur sah der Kampf um ihre Gebiete für mich besser aus.
corleone-thought-place = Dort hat mir die Figur am meisten genützt.
corleone-thought-shake = Von allem, was ich erpressen konnte, brachte mir das am meisten.
corleone-thought-rob = Ich habe von denen genommen, die am meisten zu haben schienen.
corleone-thought-control = Ein Marker dort war mir am meisten wert.
corleone-thought-bid = Ich habe geboten, was mir der Verbündete wert war und was gegen die Koffer der anderen reichen sollte.
corleone-thought-no-bid = Kein Verbündeter war das Geld wert, das ich hätte bieten müssen.
corleone-thought-first = Wer zuerst an die Reihe kommt, findet die Stapel voller.
corleone-thought-order = Geld, das ich schon genommen hatte, konnte ich gleich nutzen.
corleone-thought-agree = Es gab keinen Grund, nein zu sagen.

## Der Pate

derpate-thought-only = Etwas anderes konnte ich nicht tun.
derpate-thought-weighed = Ich habe meinen Zug viele Male im Kopf durchgespielt, und das kam am besten heraus.
derpate-thought-close = Ich habe meinen Zug viele Male im Kopf durchgespielt. Etwas anderes war fast ebenso gut.
derpate-thought-car = Von dort bringt die erste Karte das Auto am ehesten in den Stadtteil, den ich will.
derpate-thought-district = Von den freien Stadtteilen versprachen mir seine Geschäfte am meisten.
derpate-thought-income = Diese Zahl brachte mir mehr ein als den anderen.
derpate-thought-shared = Diese Zahl brachte anderen nicht weniger ein als mir, aber mit Blick auf die nächsten Reihen war dieser Würfel am besten zu geben.
derpate-thought-generous = Diese Zahl brachte nur anderen etwas, aber von meinen Würfeln konnte ich diesen am ehesten entbehren.
derpate-thought-nobody = Diese Zahl brachte niemandem etwas, und die anderen Würfel wollte ich für die nächsten Reihen.
derpate-thought-press = Ein Schritt auf beiden Leisten war mir mehr wert als das, was die Zahlen boten.
derpate-thought-half = Ein Schritt auf der einen Leiste und das Geld nach dem Ende der anderen waren mir mehr wert als das, was die Zahlen boten.
derpate-thought-overflow = Beide Leisten waren am Ende, und die Presse zahlte mir darüber hinaus Geld.
derpate-thought-puppets = Jeder Würfel zeigte die Marionette, und diesen konnte ich am ehesten entbehren.
derpate-thought-decider = Diese Leiste entscheidet, wer im Spiel bleibt, und ich war nicht an ihrem Ende.
derpate-thought-track = Noch wusste niemand, welche Leiste entscheidet, und mir sollten keine Schritte fehlen.
derpate-thought-beyond = Ich war schon am Ende dieser Leiste, und darüber hinaus gab es für den Würfel Geld.
derpate-thought-chips = Diese Leiste entscheidet nicht, wer im Spiel bleibt, aber was an ihr liegt, war den Würfel wert.
derpate-thought-idle = Diese Leiste entscheidet nicht, wer im Spiel bleibt, aber mit Blick auf die nächsten Reihen war dieser Würfel am besten zu geben.
derpate-thought-bet = Das Geld war mir mehr wert als Schritte.
derpate-thought-money = Kein Würfel konnte mir einen Schritt bringen, also nahm ich das Geld.
derpate-thought-visit = Ich wollte, dass das Auto genau dort hält.
derpate-thought-meeting = Man schuldete mir Geld, und mit dieser Zahl ließ es sich gut eintreiben.
derpate-thought-raid = Die Razzia traf die anderen härter als mich.
derpate-thought-duty = In dieser Reihe war kein Würfel gut für mich, und dieser schadete am wenigsten.
derpate-thought-spare = Dieser Würfel tat dort nichts für mich, aber den anderen wollte ich für die letzte Reihe.
derpate-thought-takeover = Dieses Geschäft war mir mehr wert als das Mitglied und der Schuldmarker, die es kostet.
derpate-thought-friend = Ein Freund kann mir eine Gefälligkeit tun, die mehr wert ist als sein Preis.
derpate-thought-service = Mehr konnte in dem Moment niemand für mich tun.
derpate-thought-banker = Ein besseres Einkommen zahlt sich in jeder Runde wieder aus.
derpate-thought-settlement = Ein besseres Einkommen zahlt sich am Ende noch einmal aus.
derpate-thought-patrons = Je weiter ich bei den Gefälligkeiten bin, desto mehr können meine Freunde für mich tun.
derpate-thought-informer = Ohne dieses Geschäft stand die Konkurrenz schlechter da.
derpate-thought-settle = Das Geschäft war frei, und ich hatte ein Mitglied dafür.
derpate-thought-release = Im Gefängnis verdienen meine Leute nichts und kosten am Ende eine Strafe.
derpate-thought-cop = Von diesem Würfel habe ich mir mehr erhofft, und nötiger würde ich den Cop später nicht haben.
derpate-thought-judge = Ich habe mir mehr erhofft; ein neuer Wurf ist im Schnitt besser.
derpate-thought-senator = Mit dem Senator brachte dieser Würfel auf dem anderen Feld mehr.
derpate-thought-chip = Es gab keinen Grund, mit diesem Plättchen zu warten.
derpate-thought-favour = Mehr konnte mein Freund nicht für mich tun, und warten wollte ich nicht.
derpate-thought-wait = Später ist es mehr wert.
derpate-thought-decline = Es hätte mich mehr gekostet, als es bringt.
derpate-thought-vacate = Von meinen Geschäften konnte ich dieses am ehesten entbehren.
derpate-thought-bail = Ich brauchte meine Leute zurück.
derpate-thought-sink = Die Kaution war mehr, als mir meine Leute wert waren.
