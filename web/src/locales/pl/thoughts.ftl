# Co boty mówią po grze o swoich ruchach. W pierwszej osobie, ale bez rodzaju: czas teraźniejszy zamiast „rozważyłem”.

## Coup

coup-thought-turn = Ważę, co każda akcja może dać, a ile kosztować.
coup-thought-forced = Przy tylu monetach musi to być przewrót: przeciw temu, kto najbardziej mi przeszkadza.
coup-thought-true = Wiem na pewno, że deklaracja jest prawdziwa.
coup-thought-false = Wiem na pewno, że deklaracja nie może być prawdziwa.
coup-thought-pointless = Wiem, że deklaracja nie może być prawdziwa, ale sprawdzenie bardziej pomogłoby innym niż mnie.
coup-thought-doubt = Ważę, na ile prawdopodobne jest, że to kłamstwo.
coup-thought-block = Zastanawiam się, czy blokować, czy odpuścić.
coup-thought-prove = Jeśli mam kartę, to ją pokazuję; jeśli nie, mogę tylko ustąpić.
coup-thought-lose = Oddaję kartę, której najmniej mi szkoda.
coup-thought-return = Zatrzymuję karty, które najlepiej do siebie pasują.
coup-thought-reveal = Pokazuję kartę, której byłoby mi najmniej szkoda.
coup-thought-examine = Lepszą kartę zabieram, gorszą zwracam.
coup-thought-bomb = Ważę utratę karty i ryzyko deklaracji.
coup-thought-redirect = Bombę dostaje ten, kto najbardziej mi przeszkadza.
coup-thought-draft = Biorę kartę, która mi się przyda, ale nie zawsze tę samą.
coup-thought-party = Odpowiadają mi oba stronnictwa.
coup-thought-agreed = Rozgrywam to w głowie z kartami tak, jak mogą leżeć; nic nie jest wyraźnie lepsze od mojego pierwszego pomysłu.
coup-thought-searched = Rozgrywam to w głowie z kartami tak, jak mogą leżeć; z tym wygrywam najczęściej.

## Corleone’s Empire

corleone-thought-only = Nie da się zrobić nic innego.
corleone-thought-weighed = Rozgrywam w głowie następne rundy; to wychodzi najlepiej.
corleone-thought-close = Rozgrywam w głowie następne rundy. Inny ruch wychodzi prawie tak samo dobrze.
corleone-thought-job = Mam towary na to zlecenie, a to, co daje, jest dla mnie warte więcej niż kolejna figurka na planszy.
corleone-thought-public-job = To zlecenie ogólnodostępne może zrealizować każdy, więc robię to, póki mogę.
corleone-thought-ally = Mój sojusznik jest w tej chwili wart więcej niż kolejna figurka na planszy.
corleone-thought-member = Nielegalna działalność wokół tego pola daje to, czego mi brakuje na ręce, a członek rodziny liczy się tam w każdej wojnie w okolicy.
corleone-thought-thug = Ta legalna działalność daje mi to, czego najbardziej brakuje mi na ręce.
corleone-thought-last-figure = Została mi jedna figurka, a kto nie ma żadnej, nie ma już tur; najpierw więc karta.
corleone-thought-pay = Narkotyki mogą zastąpić wszystko, więc płacę prawdziwym towarem.
corleone-thought-launder = Tylko pieniądze w walizce są bezpieczne przed Haraczem.
corleone-thought-gain = Wzięcie tego nic nie kosztuje.
corleone-thought-draw = Szukam zlecenia, które pasuje do mojej ręki.
corleone-thought-sell = To, co sprzedaję, jest dla mnie warte mniej niż te pieniądze.
corleone-thought-swap = Tego towaru brakuje mi do zlecenia.
corleone-thought-horse = Warto zaczynać następny akt, choć to niewiele.
corleone-thought-last-horse = Głowę Konia zatrzymuje ten, kto bierze ją ostatni, więc przepuszczam drugiego gracza.
corleone-thought-decline = Kosztowałoby mnie to więcej, niż daje.
corleone-thought-keep = Z tych kart ta jest dla mnie najwięcej warta.
corleone-thought-give = Z moich kart bez tej najłatwiej mi się obejść.
corleone-thought-tribute = Mam więcej kart, niż pozwala limit, a bez tej najłatwiej mi się obejść.
corleone-thought-strike = Bez tej figurki wojna o jej terytoria wygląda dla mnie lepiej.
corleone-thought-place = Tam ta figurka daje mi najwięcej.
corleone-thought-shake = Z wszystkich możliwych wymuszeń to daje mi najwięcej.
corleone-thought-rob = Biorę od tego, kto wydaje się mieć najwięcej.
corleone-thought-control = Żeton w tym miejscu jest dla mnie najwięcej wart.
corleone-thought-bid = Oferuję tyle, ile sojusznik jest dla mnie wart i ile powinno wystarczyć przeciw walizkom innych.
corleone-thought-no-bid = Żaden sojusznik nie jest wart pieniędzy, które trzeba by zaoferować.
corleone-thought-first = Kto zaczyna, temu stosy dają więcej.
corleone-thought-order = Z pieniędzy, które już mam, mogę od razu skorzystać.
corleone-thought-agree = Nie ma powodu, żeby odmówić.

## Der Pate

derpate-thought-only = Nie da się zrobić nic innego.
derpate-thought-weighed = Wiele razy rozgrywam swoją turę w głowie; to wychodzi najlepiej.
derpate-thought-close = Wiele razy rozgrywam swoją turę w głowie. Inny ruch wychodzi prawie tak samo dobrze.
derpate-thought-car = Stamtąd pierwsza karta najpewniej doprowadzi samochód do dzielnicy, na której mi zależy.
derpate-thought-district = Z wolnych dzielnic interesy w tej obiecują mi najwięcej.
derpate-thought-income = Ta liczba daje mi więcej niż innym.
derpate-thought-shared = Ta liczba daje innym nie mniej niż mnie, ale ze względu na następne rzędy tę kość najlepiej oddać.
derpate-thought-generous = Ta liczba płaci tylko innym, ale z moich kości bez tej najłatwiej mi się obejść.
derpate-thought-nobody = Ta liczba nikomu nie płaci, a pozostałe kości chcę mieć na następne rzędy.
derpate-thought-press = Krok na obu torach jest dla mnie wart więcej niż to, co dają liczby.
derpate-thought-half = Krok na jednym torze i pieniądze za końcem drugiego są dla mnie warte więcej niż to, co dają liczby.
derpate-thought-overflow = Na obu torach jestem już na końcu, a prasa płaci mi za kroki ponad to.
derpate-thought-puppets = Na każdej kości wypadła marionetka, a bez tej najłatwiej mi się obejść.
derpate-thought-decider = Ten tor rozstrzyga, kto przetrwa, a ja nie jestem na jego końcu.
derpate-thought-track = Nikt jeszcze nie wie, który tor rozstrzygnie, a nie chcę, żeby zabrakło mi kroków.
derpate-thought-beyond = Na tym torze jestem już na końcu, a za kroki ponad to dostaję pieniądze.
derpate-thought-chips = Ten tor nie rozstrzyga, kto przetrwa, ale to, co na nim leży, jest warte tej kości.
derpate-thought-idle = Ten tor nie rozstrzyga, kto przetrwa, ale ze względu na następne rzędy tę kość najlepiej oddać.
derpate-thought-bet = Pieniądze są dla mnie warte więcej niż kroki.
derpate-thought-money = Żadna kość nie może dać mi kroku, więc biorę pieniądze.
derpate-thought-visit = Chcę, żeby samochód zatrzymał się właśnie tam.
derpate-thought-meeting = Inni są mi winni pieniądze, a ta liczba dobrze się nadaje, żeby je ściągnąć.
derpate-thought-raid = Nalot uderza w innych mocniej niż we mnie.
derpate-thought-duty = W tym rzędzie żadna kość nie jest dla mnie dobra, a ta szkodzi najmniej.
derpate-thought-spare = Ta kość nic mi tu nie daje, ale drugą chcę mieć na ostatni rząd.
derpate-thought-takeover = Ten interes jest dla mnie wart więcej niż członek rodziny i znacznik długu, które kosztuje.
derpate-thought-friend = Przyjaciel może mi wyświadczyć przysługę wartą więcej niż jego cena.
derpate-thought-service = W tej chwili nikt nie mógł zrobić dla mnie nic lepszego.
derpate-thought-banker = Lepszy dochód zwraca się w każdej rundzie.
derpate-thought-settlement = Lepszy dochód wypłaca się jeszcze raz na końcu.
derpate-thought-patrons = Im dalej jestem na torze przysług, tym więcej mogą dla mnie zrobić przyjaciele.
derpate-thought-informer = Bez tego interesu rywalom wiedzie się gorzej.
derpate-thought-settle = Interes jest wolny, a ja mam kogo tam posłać.
derpate-thought-release = W więzieniu moi ludzie nic nie zarabiają, a na końcu płacę za nich karę.
derpate-thought-cop = Liczę, że ta kość da mi więcej, a później glina nie przyda mi się bardziej.
derpate-thought-judge = Liczę na więcej; nowy rzut będzie przeciętnie lepszy.
derpate-thought-senator = Z senatorem ta kość daje więcej na innym polu.
derpate-thought-chip = Nie ma po co czekać z tym żetonem.
derpate-thought-favour = Przyjaciel nie może zrobić dla mnie nic lepszego, a nie chcę czekać.
derpate-thought-wait = Później będzie to więcej warte.
derpate-thought-decline = Kosztowałoby mnie to więcej, niż daje.
derpate-thought-vacate = Z moich interesów bez tego najłatwiej mi się obejść.
derpate-thought-bail = Potrzebuję swoich ludzi z powrotem.
derpate-thought-sink = Kaucja to więcej, niż ci ludzie są dla mnie warci.
