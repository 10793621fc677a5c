# Wszystko, co mówi interfejs. Miejsca w zdaniach zapisane są jako numery i rysowane jako żetony z imionami.

app = Backroom
close = Zamknij
back = Wstecz
loading = Przygotowujemy stół
offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
went-wrong = Coś się u nas zepsuło. Twoje miejsce czeka.
try-later = Serwer nie może teraz tego zrobić. Spróbuj ponownie za chwilę.
try-again = Spróbuj ponownie
not-found = Nic tu nie ma
not-found-note = Może w adresie jest literówka albo stołu już nie ma.
to-home = Na stronę główną
skip = Przejdź do treści
unofficial = Nieoficjalny projekt fanowski. Własna grafika, własne słowa, każda zasada z numerem.
nav = Nawigacja
nav-rules = Zasady
nav-records = Powtórki
broken-note = Stronę można otworzyć ponownie; stół niczego nie stracił. Jeśli się to powtórzy, powiedz o tym osobie prowadzącej serwer.
broken-copy = Kopiuj szczegóły
seat-number = Gracz { $n }
language-en = angielski
language-de = niemiecki
language-pl = polski
language-ja = japoński
language-fa = perski

## Wejście

home-title = Przysuń sobie krzesło.
home-note = Trzy gry o blefie, łapówkach i rodzinnych interesach. Zagraj ze znajomymi przez link albo od razu z botami. Bez konta.
home-games = Gry
play-now = Graj teraz
play-now-note = { $game } z botami
play-now-bots = { $n ->
    [one] Ty i { $n } bot
    [few] Ty i { $n } boty
    [many] Ty i { $n } botów
   *[other] Ty i { $n } bota
  }
play-now-rookies = { $n ->
    [one] Ty i { $n } żółtodziób
    [few] Ty i { $n } żółtodzioby
    [many] Ty i { $n } żółtodziobów
   *[other] Ty i { $n } żółtodzioba
  }
with-friends = Ze znajomymi
around-device = Przy jednym urządzeniu
quick-match = Szybka gra
quick-note = Usiądź z tymi, którzy też szukają tej gry
players = { $least }–{ $most } graczy
minutes = około { $most } minut
minutes-range = { $least }–{ $most } minut
length-coup = około 15 minut
length-corleone = około 75 minut
public-tables = Stoły publiczne
no-tables = Brak otwartych stołów. Otwórz własny, boty są gotowe.
seats-taken = Miejsca: { $taken } z { $seats }
join = Dołącz
watch = Oglądaj
left-open = { $n ->
    [one] Masz otwarty stół
    [few] Masz { $n } otwarte stoły
    [many] Masz { $n } otwartych stołów
   *[other] Masz { $n } otwartego stołu
  }
back-to-table = Wróć do stołu
got-link = Masz link?
got-link-field = Link lub kod stołu
sit-down = Usiądź
bad-link = To nie jest link do stołu.
name-title = Jak cię nazywać?
name-label = Twoje imię przy stołach
name-short = Twoje imię
name-note = Pytamy raz. Bez konta i hasła; to urządzenie cię zapamięta.
name-go = Usiądź

## Otwieranie stołu

open-title = Otwórz stół: { $game }
open-note = Przy każdej opcji jest napisane, co zmienia. Możesz zacząć z domyślnymi.
open-seats = Miejsca
open-clock = Zegar
open-public = Każdy może dołączyć
open-public-note = Wł.: stół widać na stronie głównej. Wył.: wejdzie tylko ten, kto ma link.
open-whispers = Szepty
open-whispers-note = Wł.: dwóch graczy może rozmawiać na czacie bez reszty. Wył.: wszyscy czytają wszystko.
open-who = Kto tu siedzi
open-go = Otwórz stół
open-more = Więcej opcji ({ $n })
open-hint = { $n ->
    [one] Jedno krzesło jest puste: dostaniesz link i kod QR do wysłania.
    [few] { $n } krzesła są puste: dostaniesz link i kod QR do wysłania znajomym.
    [many] { $n } krzeseł jest pustych: dostaniesz link i kod QR do wysłania znajomym.
   *[other] { $n } krzesła są puste: dostaniesz link i kod QR do wysłania znajomym.
  }
preset-own = Własny zestaw.
begins-lot = Losowo
chair-me = Ty
chair-open = Puste krzesło
chair-open-note = czeka na gościa
chair-bot = Bot
chair-device = Na tym urządzeniu
chair-name = Imię gracza { $n }
device-title = Przy jednym urządzeniu: { $game }
device-note = Powiedz, kto gra. Kurtyna zasłania karty, gdy urządzenie przechodzi z rąk do rąk.
device-go = Rozdaj
clock-none = Bez limitu
clock-none-note = Nikogo się nie pogania.
clock-days = Dni
clock-days-note = Dwa dni na każdą decyzję.
clock-relaxed = Spokojny
clock-relaxed-note = Cztery razy więcej czasu niż zwykle, co najmniej minuta.
clock-normal = Zwykły
clock-normal-note = Około 45 sekund na turę, 15 na reakcję.
clock-fast = Szybki
clock-fast-note = Połowa zwykłego czasu, co najmniej osiem sekund.
on = Wł.
off = Wył.
minus = −{ $what }
bot-name-0 = Bot Vera
bot-name-1 = Bot Otto
bot-name-2 = Bot Ines
bot-name-3 = Bot Milo
bot-name-4 = Bot Rosa
bot-name-5 = Bot Enzo
bot-name-6 = Bot Nora
bot-name-7 = Bot Hugo
bot-name-8 = Bot Lena
bot-name-9 = Bot Arno
bot-soldier = Żołnierz: gra dobrze
bot-capo-100ms = Szybki capo: myśli krótko
bot-capo = Capo: myśli naprzód
bot-capo-1000ms = Cierpliwy capo: myśli dłużej
bot-rookie = Żółtodziób: popełnia błędy
bot-random = Szalony
bot-honest = Uczciwy: nigdy nie blefuje
bot-liar = Kłamca: często blefuje
bot-sceptic = Sceptyk: często sprawdza
bot-vengeful = Mściwy: odpłaca za ciosy
bots-levels = Według siły gry
bots-characters = Według charakteru
bots-guests = Goście tego serwera

## Przed grą

lobby-title = { $game }: przed rozdaniem
lobby-host = gospodarz
lobby-take = Usiądź tutaj
lobby-leave = Wstań
lobby-bot = Posadź tu bota
lobby-fill = Resztę miejsc dla botów
lobby-fewer = Usuń wolne miejsca
lobby-more = Dodaj miejsce
lobby-unbot = Zabierz bota
lobby-start = Zacznij grę
lobby-start-empty = { $n ->
    [one] Jedno krzesło jest puste. Zaczekaj na kogoś albo posadź tam bota.
    [few] { $n } krzesła są puste. Zaczekaj na kogoś albo posadź tam boty.
    [many] { $n } krzeseł jest pustych. Zaczekaj na kogoś albo posadź tam boty.
   *[other] { $n } krzesła są puste. Zaczekaj na kogoś albo posadź tam boty.
  }
lobby-wait-host = Gospodarz zacznie grę, gdy wszyscy usiądą.
lobby-wait-quick = Gra zacznie się sama, gdy wszystkie krzesła będą zajęte.
lobby-alone = Nikt inny nie szuka teraz tej gry. Możesz dalej czekać albo od razu zagrać z botami.
lobby-alone-bots = Zagraj teraz z botami
lobby-listed = Widoczny na stronie głównej: każdy może usiąść lub oglądać.
lobby-secret = Niewidoczny: wejdzie tylko ten, kto ma link.
lobby-send-link = Wyślij ten link
lobby-copy = Kopiuj link
lobby-copied = Skopiowano
lobby-qr = Kod QR linku
lobby-qr-note = Masz obok telefon? Skieruj tu aparat.
lobby-only-here = Ten link otworzy tylko ten komputer. Aby wpuścić innych, uruchom serwer z --host 0.0.0.0 i otwórz go pod nazwą lub adresem tego komputera.
lobby-fair = Uczciwe tasowanie
lobby-fair-note = Ziarno każdego tasowania jest już ustalone. To jego skrót; po grze każdy może sprawdzić, że nic nie zmieniono. Dodaj szczyptę od siebie, by nie można było dobrać go przeciw tobie.
lobby-salt = Kilka własnych liter
lobby-add-salt = Dodaj
lobby-salted = Twoja szczypta dodana.
lobby-options = Opcje tego stołu
lobby-default = wszystko jak zwykle
lobby-you = ty

## Przy stole

table-live = Stół
table-crumbs = Gdzie jesteśmy
table-seats = Gracze
table-board = Stół
table-hand = Twoja ręka
table-ask = Decyzja
table-log = Dziennik
table-chat = Czat
table-rules = Zasady
table-rail = Dziennik, czat i zasady
rules-whole = Cała księga
table-open-log = Dziennik i czat
table-leave = Odejdź od stołu
table-menu = Menu stołu
seat-you = ty
seat-away = poza stołem
seat-bot = bot
seat-stand-in = zastępuje bot
seat-out = poza grą
seat-asked = decyduje
seat-winner = wygrana
seat-choose = { $name } – wybory: { $n }
seat-more = Więcej: { $name }
spectating = Widzisz to, co widzą wszyscy
spectators = { $n ->
    [one] jeden widz
    [few] { $n } widzów
    [many] { $n } widzów
   *[other] { $n } widzów
  }
waiting-for = Decyduje: { $who }
waiting-several = { $n ->
    [one] { $n } gracz decyduje skrycie
    [few] { $n } gracze decydują skrycie, jednocześnie
    [many] { $n } graczy decyduje skrycie, jednocześnie
   *[other] { $n } gracze decydują skrycie, jednocześnie
  }
waiting-nobody = Chwileczkę
ask-beaten = Odpadasz z gry. Pozostali grają dalej.
ask-too-soon = Wybór właśnie się zmienił. Naciśnij jeszcze raz.
sealed = Nikt nie widzi twojej odpowiedzi, dopóki wszyscy nie odpowiedzą
sealed-note = Nikt nie widzi, kto już odpowiedział i jak szybko.
answer-in = Odpowiedź przyjęta. Możesz ją zmienić, dopóki wszyscy nie odpowiedzą.
sent = Wysłano
sent-late = Brak potwierdzenia, próbujemy dalej
send-answer = Wyślij odpowiedź
send-nothing = Odpowiedz bez wyboru
draft-empty = Nic jeszcze nie wybrano
draft-title = Twoja odpowiedź do tej pory
ask-turn = Twoja tura
ask-fallback = Brak odpowiedzi na czas oznacza: { $answer }
ask-fallback-random = Brak odpowiedzi na czas: zdecyduje los.
ask-default = Twoja decyzja: { $kind }
not-now = { $n ->
    [one] Jedna rzecz nie jest teraz możliwa
    [few] { $n } rzeczy nie są teraz możliwe
    [many] { $n } rzeczy nie jest teraz możliwych
   *[other] { $n } rzeczy nie są teraz możliwe
  }
why = Dlaczego?
why-title = Zasada { $rule }
why-missing = Tekstu tej zasady nie ma na tym serwerze.
undo = Cofnij
extend = +15 s (zostało: { $left })
order-turn = Pasuj do mojej tury
    .note = Do twojej tury gra pasuje za ciebie przy każdym sprawdzeniu i bloku. Gdy graczy jest co najmniej troje, pytania tylko do ciebie nadal trafiają do ciebie.
order-turn-on = Pasujesz do swojej tury. Przerwij
order-kind = Zawsze pasuj przy takich pytaniach
    .note = Odtąd przy takich pytaniach gra pasuje za ciebie. Możesz to przerwać w każdej chwili.
order-kind-on = Zawsze pasujesz przy takich pytaniach. Przerwij
seconds = { $n } s
time-left = Pozostało sekund: { $n }
log-empty = Tu pojawi się pierwszy ruch.
log-filter = Pokaż w dzienniku
log-filter-all = Wszystko
log-filter-claims = Deklaracje
log-filter-money = Pieniądze
log-filter-me = Ja
log-what-missed = Co mnie ominęło?
log-missed = { $n ->
    [one] Jedno zdarzenie podczas twojej nieobecności
    [few] { $n } zdarzenia podczas twojej nieobecności
    [many] { $n } zdarzeń podczas twojej nieobecności
   *[other] { $n } zdarzenia podczas twojej nieobecności
  }
chat-field = Powiedz coś do stołu
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie powiedział.
chat-whisper = szepcze
chat-to = Do
chat-all = Wszyscy
chat-muted = Gospodarz prosi cię o ciszę.
chat-hush = Ukryj te wypowiedzi
chat-hear = Znów pokazuj wypowiedzi: { $name }
react = Zareaguj
sign-clap = Brawa
sign-cry = Łzy
sign-doubt = Wątpliwość
sign-gasp = Zdumienie
sign-heart = Serce
sign-laugh = Śmiech
sign-think = Namysł
sign-wave = Machanie
sign-by = { $name }: { $sign }
hand-hide = Ukryj rękę
hand-show = Pokaż rękę
hand-only = Te karty widzisz tylko ty.
hand-empty = Pusta ręka
lost = Połączenie przerwane. Twoje miejsce czeka, próbujemy dalej.
back-again = Znów z nami.
gone = Tego stołu nie da się tu otworzyć.
gone-note = Link może być niepełny albo miejsce należy do innego urządzenia.
hand-over = Niech bot gra za mnie
take-back = Wracam na swoje miejsce
bot-plays = Bot gra za ciebie.
mute = Wycisz
unmute = Wyłącz wyciszenie
knock-asks = { $name } prosi o miejsce, na którym gra { $bot }, razem z ręką.
knock-yes = Oddaj miejsce
knock-no = Odmów
knock-ask = Poproś o miejsce: { $name }
knock-waits = Gospodarz dostał pytanie. Na razie oglądasz.
leave-sure = Opuścić grę na dobre? Stracisz miejsce.
leave-yes = Opuść na dobre
curtain-title = Przekaż urządzenie: { $name }
curtain-note = { $name }: przytrzymaj przycisk, gdy nikt inny nie patrzy.
curtain-hold = Przytrzymaj, by odsłonić
keys-title = Klawisze

## Po grze

over-crumb = Koniec gry
over-title = { $who } wygrywa
over-shared = Wspólna wygrana: { $who }
over-nobody = Nikt nie wygrywa
over-again = Zagraj ponownie
over-record = Zapis tej gry
over-honest = Tasowanie można sprawdzić
over-honest-note = Ziarno, którego skrót jest poniżej, jest już jawne. Pobierz zapis i uruchom: backroom verify FILE
over-home = Na stronę główną

## Ustawienia

settings = Ustawienia
settings-name = Twoje imię
settings-save = Zapisz
settings-saved = Zapisano.
settings-mode = Jasny i ciemny
settings-mode-note = Każda gra ma własne światło; tu ustawiasz tylko jasność.
settings-language = Język
settings-sound = Dźwięki
settings-sound-note = Sześć cichych dźwięków: twoja decyzja, otwarcie okna, moneta, karta, figurka, koniec. Żaden nie zdradza, co ktoś robi w tajemnicy.
settings-volume = Głośność
settings-table = Przy stole
settings-motion = Mało ruchu
settings-motion-note = Nic nie lata i się nie obraca; zmiany są obrysowane. Zawsze liczy się też ustawienie systemu.
settings-notices = Powiadom, gdy moja kolej
settings-notices-note = Powiadomienie przeglądarki, gdy ta strona jest w tle.
settings-notices-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
settings-keys = Klawisze
settings-keys-note = Pojedyncze klawisze, np. od 1 do 9, grają przy stole. Wyłącz je, jeśli przeszkadzają.
mode-system = Jak w systemie
mode-light = Jasny
mode-dark = Ciemny
settings-return = Link powrotny
settings-return-note = Otwiera twoje miejsca na innym urządzeniu. Kto go ma, jest tobą: nie wysyłaj go nikomu.
settings-return-show = Utwórz link
settings-return-warn = Poprzedni link już nie działa.
return-title = Witaj ponownie
return-note = To urządzenie zna cię teraz jako: { $name }.
return-bad = Ten link powrotny stracił ważność.

## Słowa wspólne dla wszystkich gier

word-pass = Pas
word-done = Gotowe
word-take-back = Cofnij ostatnie
word-leave = Opuść grę
