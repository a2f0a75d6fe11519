import type { Vocabulary } from './vocabulary.ts';

export const pl: Vocabulary = {
  weekdays:
    'poniedziałek/poniedziałki/poniedziałku/pon/pn, wtorek/wtorki/wtorku/wt, środa/środy/środę/śr, czwartek/czwartki/czwartku/czw/cz, piątek/piątki/piątku/pt/pią, sobota/soboty/sobotę/sob/sb, niedziela/niedziele/niedzielę/niedzieli/niedz/nd/ndz',
  workdays: 'dni robocze, w dni robocze, dni powszednie, w tygodniu',
  weekend: 'weekend, weekendy, w weekend, w weekendy',
  daily:
    'codziennie, każdego dnia, siedem dni w tygodniu, 7 dni w tygodniu, dzień w dzień, pozostałe dni, w pozostałe dni',
  months:
    'styczeń/stycznia/styczniu/sty, luty/lutego/lutym/lut, marzec/marca/marcu/mar, kwiecień/kwietnia/kwietniu/kwi, maj/maja/maju, czerwiec/czerwca/czerwcu/cze, lipiec/lipca/lipcu/lip, sierpień/sierpnia/sierpniu/sie, wrzesień/września/wrześniu/wrz, październik/października/październiku/paź, listopad/listopada/listopadzie/lis, grudzień/grudnia/grudniu/gru',
  numbers:
    'jeden/jedna/jedno, dwa/dwie/dwóch, trzy/trzech, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć, jedenaście, dwanaście, trzynaście, czternaście, piętnaście, szesnaście, siedemnaście, osiemnaście, dziewiętnaście, dwadzieścia',
  tens: 'trzydzieści, czterdzieści, pięćdziesiąt, sześćdziesiąt, siedemdziesiąt, osiemdziesiąt, dziewięćdziesiąt, sto',
  ordinals:
    'pierwszy/pierwsza/pierwszą/pierwsze, drugi/druga/drugą/drugie, trzeci/trzecia/trzecią/trzecie, czwarty/czwarta/czwartą/czwarte, piąty/piąta/piątą/piąte',
  last: 'ostatni, ostatnia, ostatnią, ostatnie',
  every: 'każdy, każda, każdą, każde, co, w każdy, w każdą',
  everySecond: 'co drugi, co drugą, co drugie, co dwa tygodnie, co 2 tygodnie',
  clock: 'godz, godz., godzina, godziny, h',
  am: 'rano, przed południem',
  pm: 'po południu, wieczorem',
  noon: 'południe, w południe, południa',
  midnight: 'północ, o północy, północy',
  from: 'od, między, pomiędzy',
  until: 'do, aż do',
  and: 'i, oraz, &, a także',
  but: 'ale, więc, dlatego, ponieważ, bo, jednak, a także, też, również, zatem, potem',
  or: 'lub, albo, czy',
  except: 'oprócz, z wyjątkiem, poza',
  open: 'przyjmuję, przyjmujemy, zapraszamy, otwarte, otwarty, otwarta, czynne, czynny, czynna, godziny otwarcia, otwieramy, godziny, godziny pracy, godziny przyjęć',
  closed: 'zamknięte, zamknięty, zamknięta, nieczynne, nieczynny, zamykamy',
  appointment:
    'po umówieniu, po wcześniejszym umówieniu, na zapisy, po uzgodnieniu, na życzenie, po umówieniu się, wizyty po umówieniu, umówione wizyty, tylko po umówieniu',
  holidays: 'święta, w święta, dni świąteczne, w dni świąteczne',
  money:
    'euro, eur, funt, funty, funtów, gbp, dolar, dolary, dolarów, usd, zł, zl, złoty, złote, złotych, pln, koron szwedzkich, sek, koron duńskich, dkk, frank, franki, franków, chf, szekel, szekli, ils',
  per: 'za, od, na',
  free: 'za darmo, bezpłatnie, bezpłatny, bezpłatna, bezpłatne, gratis, darmowy, darmowa, darmowe',
  costs: 'kosztuje, kosztują, w cenie, od, płacą, płaci',
  offering:
    'oferujemy, sprzedajemy, robimy, uczymy, naprawiamy, wykonujemy, szyjemy, oferuję, sprzedaję, robię, uczę, naprawiam, wykonuję, prowadzimy zajęcia z, nasze usługi to',
  offerLabels:
    'usługi, nasze usługi, oferta, nasza oferta, produkty, nasze produkty, zabiegi, kursy, zajęcia, warsztaty, menu, karta, cennik, ceny, nasze ceny, co robimy, co oferujemy, napoje, dania',
  premises:
    'sklep, pracownia, salon, kawiarnia, restauracja, biuro, gabinet, przychodnia, warsztat, piekarnia, muzeum, galeria, bar, biblioteka, księgarnia, studio, lokal, zakład, kancelaria, cukiernia',
  visits: 'sprzedaż, odwiedziny, zwiedzanie, odbiór, odbiory, recepcja, sekretariat, kasa',
  seasons:
    'wiosną, wiosna, latem, lato, jesienią, jesień, zimą, zima, sezon, w sezonie, poza sezonem, ferie, wakacje, reszta roku',
  streets: 'ul, ulica, ulicy, al, aleja, aleje, plac, placu, pl, os, osiedle, rynek, rynku, bulwar, skwer, rondo',
  addressLabels: 'adres, nasz adres, gdzie jesteśmy, znajdziesz nas, siedziba',
  placeLabels: 'miejsce, miasto, miejscowość, lokalizacja',
  phoneLabels:
    'telefon, tel, telefonicznie, kom, komórka, zadzwoń, fax, faks, whatsapp, nr tel, numer, pod numerem, dzwonić, dzwonić można',
  extensions: 'wew, wewn',
  roles:
    'właściciel, właścicielka, założyciel, założycielka, dyrektor, dyrektorka, kierownik, kierowniczka, szef, szefowa, kucharz, kucharka, piekarz, nauczyciel, nauczycielka, instruktor, instruktorka, trener, trenerka, terapeuta, terapeutka, prezes, prezeska, skarbnik, skarbniczka, sekretarz, lekarz, lekarka, adwokat, fryzjer, fryzjerka, fotograf, fotografka, ogrodnik, ogrodniczka, pszczelarz, mistrz, mistrzyni, asystent, asystentka, przewodnik, przewodniczka, weterynarz, architekt, architektka, mechanik, położna, krawcowa, krawiec, ceramiczka, ceramik, stolarz, lektor, lektorka, dentystka, dentysta, fizjoterapeuta, fizjoterapeutka, psycholog',
  teamLabels: 'zespół, nasz zespół, kim jesteśmy, ludzie, zarząd, nauczyciele',
  ranBy:
    'prowadzony przez, prowadzona przez, prowadzone przez, założony przez, założona przez, założone przez, pod kierunkiem',
  since: 'założony, założona, założone, urodzony, urodzona, istniejemy od, działamy od',
  questionLabels: 'faq, pytania, najczęstsze pytania, pytania i odpowiedzi, p, pytanie',
  answerLabels: 'o, odpowiedź',
  reviewLabels: 'opinie, opinie klientów, recenzje, co mówią klienci, referencje',
  says: 'mówi, powiedziała, powiedział, pisze, napisała, napisał',
  stepLabels: 'jak to działa, jak pracujemy, kroki, przebieg, jak zamówić, jak zarezerwować',
  sequence: 'najpierw/po pierwsze, potem/następnie/później/po drugie/po trzecie, na koniec/w końcu/wreszcie',

  articles: '',
  placePrepositions: 'w, we, na, pod, koło, obok, niedaleko, przy, w okolicach',
  copulas: 'jest, są, był, była, to',
  weAre:
    'jesteśmy, jestem, to jest, to, prowadzę, prowadzimy, mam, mamy, otwieram, otwieramy, pracuję jako, zajmuję się, zajmujemy się, założyłam, założyłem',
  first: 'ja, my',
  mine: 'mój, moja, moje, mojej, mojego, nasz, nasza, nasze, naszej, naszego, nas, mnie',
  relative: 'który, która, które, którzy, której, którego, gdzie, co, bo, ponieważ, gdy, kiedy, że, żeby',
  negations: 'nie, żaden, żadna, żadne, żadnych, nigdy, bez, ani, nic',
  called:
    'nazywa się, nazywam się, nazywamy się, o nazwie, pod nazwą, zwany, zwana, nazwany, nazwana, nazwa to, imię to, znany jako, znana jako, znani jako, mówią na nas, nazywają nas',
  formerly: 'dawniej, wcześniej, poprzednio, były, była, eks, kiedyś',
  roleConnectors:
    'przez, z, prowadzony przez, prowadzona przez, prowadzone przez, założony przez, założona przez, razem z, wraz z, pod kierunkiem',

  dontSay:
    'nie wspominaj, nie wspominajcie, nie wspominać, nie pisz, nie piszcie, nie pisać, nie mów, nie używaj, nie używajcie, nie używać, nie podawaj, nie podawajcie, nie podawać, nie pokazuj, nie pokazujcie, nie umieszczaj, nie umieszczajcie, nie umieszczać, nie dodawaj, nie zamieszczaj, nie publikuj, unikaj, unikajcie, pomiń, pomińcie, bez wzmianki, nic o, nie chcę, nie chcemy, proszę nie, proszę bez, ma nie być, nie może być, nie wymieniaj',
  wishVerbs:
    'zrób, zróbcie, użyj, użyjcie, dodaj, dodajcie, napisz, napiszcie, stwórz, stwórzcie, zaprojektuj, umieść, umieśćcie, pokaż, pokażcie, proszę, poproszę, czy możesz, czy możecie, możesz, prosimy',
  wishes:
    'wolimy, wolę, chcę, chcemy, chciałbym, chciałabym, chcielibyśmy, potrzebuję, potrzebujemy, szukam, szukamy, poproszę, proszę, prosimy, ma być, powinna, powinien, powinno, wolę, wolimy, najlepiej, musi być, przydałaby się, przydałby się',
  surely:
    'ma być, powinna być, powinno być, powinien być, chciałbym, chciałabym, chcielibyśmy, czy możesz, czy możecie, czy można, najlepiej, fajnie by było, byłoby miło, niech będzie, żeby była, żeby był',
  tell: 'napisz że, napiszcie że, wspomnij że, wspomnijcie że, zaznacz że, zaznaczcie że, dodaj że, proszę zaznaczyć że, proszę napisać że',
  site: 'strona, stronę, strony, stronie, stroną, strona internetowa, stronę internetową, strony internetowej, strona www, witryna, witrynę, witryny, podstrona, podstrony, podstronę, strona główna, www',
  onSite: 'na stronie, na stronę, w tekście, w tekstach, nigdzie, na naszej stronie, na mojej stronie',
  look: 'styl, wygląd, kolor, kolory, kolorze, kolorach, barwy, tło, tle, przycisk, przyciski, czcionka, czcionki, układ, projekt, szablon, ton, klimat, nastrój, sekcja, sekcje, sekcję, nagłówek, nagłówki, tryb ciemny, formularz kontaktowy, formularz, logo, zdjęcia',
  greetings: 'cześć, dzień dobry, witam, hej, dobry wieczór, witajcie, szanowni państwo, drodzy',
  thanks:
    'dziękuję, dzięki, dziękujemy, pozdrawiam, pozdrawiamy, pozdrowienia, z góry dziękuję, z poważaniem, wielkie dzięki, serdecznie pozdrawiam, do usłyszenia',
  nameLabels: 'nazwa, nazwa firmy, firma, marka, nazwa sklepu, stowarzyszenie, nazwa salonu, nazwa klubu',
  frequent:
    'i, w, we, na, z, ze, do, od, jest, są, jesteśmy, jestem, się, nie, o, dla, to, po, za, przez, oraz, nasz, nasza, nasze, mój, moja, prowadzę, prowadzimy, strona, stronę, także, tylko, codziennie, czynne, otwarte, zamknięte, godziny, ul., ulica, który, która, które, jak, też, co, bez, przy, lub, ale, mamy, każdy, roku, lat, proszę, zł',
};
