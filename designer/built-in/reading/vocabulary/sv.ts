import type { Vocabulary } from './vocabulary.ts';

export const sv: Vocabulary = {
  weekdays:
    'måndag/måndagar/måndagen/mån, tisdag/tisdagar/tisdagen/tis, onsdag/onsdagar/onsdagen/ons, torsdag/torsdagar/torsdagen/tor/tors, fredag/fredagar/fredagen/fre, lördag/lördagar/lördagen/lör, söndag/söndagar/söndagen/sön',
  workdays: 'vardagar, vardag, på vardagar, arbetsdagar',
  weekend: 'helg, helger, helgen, på helgen, på helger, helgerna',
  daily: 'dagligen, varje dag, alla dagar, sju dagar i veckan, 7 dagar i veckan, övriga dagar, alla andra dagar',
  months:
    'januari/jan, februari/feb, mars/mar, april/apr, maj, juni/jun, juli/jul, augusti/aug, september/sept/sep, oktober/okt, november/nov, december/dec',
  numbers:
    'ett/en, två, tre, fyra, fem, sex, sju, åtta, nio, tio, elva, tolv, tretton, fjorton, femton, sexton, sjutton, arton, nitton, tjugo',
  tens: 'trettio, fyrtio, femtio, sextio, sjuttio, åttio, nittio, hundra/etthundra',
  ordinals: 'första/1:a, andra/2:a, tredje/3:e, fjärde/4:e, femte/5:e',
  last: 'sista',
  every: 'varje, var, alla',
  everySecond: 'varannan, vartannat, varannan vecka',
  clock: 'klockan, kl, kl.',
  am: 'på morgonen, på förmiddagen, fm',
  pm: 'på eftermiddagen, på kvällen, em',
  noon: 'mitt på dagen, lunchtid',
  midnight: 'midnatt',
  from: 'från, mellan',
  until: 'till, t.o.m., fram till',
  and: 'och, &, samt',
  but: 'men, så, därför, eftersom, dock, och även, också, dessutom, sedan, samt',
  or: 'eller',
  except: 'utom, förutom, undantaget',
  open: 'tar emot, öppet, öppen, öppna, öppettider, öppnar, öppettid, vi har öppet, telefontid',
  closed: 'stängt, stängd, stängda, stänger',
  appointment:
    'efter överenskommelse, enligt överenskommelse, tidsbokning, efter tidsbokning, på begäran, bokade tider, endast tidsbokning',
  holidays: 'helgdagar, helgdag, röda dagar, på helgdagar',
  money:
    'euro, eur, pund, gbp, dollar, usd, zloty, pln, kr, kronor, krona, sek, danska kronor, dkk, franc, schweizerfranc, chf, shekel, ils',
  per: 'per, för, styck, st, varje',
  free: 'gratis, kostnadsfritt, kostnadsfri, fri, fritt',
  costs: 'kostar, från, till priset av, betalar',
  offering:
    'vi erbjuder, vi säljer, vi gör, vi undervisar i, vi lagar, vi reparerar, vi tillverkar, jag erbjuder, jag säljer, jag gör, jag undervisar i, jag lagar, jag reparerar, våra tjänster är, vi har',
  offerLabels:
    'tjänster, våra tjänster, produkter, våra produkter, utbud, vårt utbud, behandlingar, kurser, lektioner, workshops, meny, menyn, priser, våra priser, prislista, vad vi gör, det här gör vi, drycker, mat',
  premises:
    'butik, butiken, affär, affären, ateljé, ateljén, salong, salongen, kafé, kaféet, café, caféet, restaurang, restaurangen, kontor, kontoret, mottagning, mottagningen, verkstad, verkstaden, bageri, bageriet, museum, museet, galleri, galleriet, bar, baren, bibliotek, biblioteket, studio, studion, bokhandeln, gårdsbutiken',
  visits:
    'försäljning, besök, hämtning, lämning, inlämning, utlämning, reception, receptionen, kassa, drop-in, expedition',
  seasons: 'våren, sommar, sommaren, höst, hösten, vinter, vintern, säsong, säsongen, skollov, resten av året',
  streets:
    'gatan, gata, vägen, väg, gränd, gränden, torget, torg, allén, stigen, plan, kajen, backen, esplanaden, leden',
  addressLabels: 'adress, vår adress, besöksadress, hitta hit, besök oss',
  placeLabels: 'ort, stad, plats',
  phoneLabels: 'telefon, tel, mobil, ring, ring oss, fax, whatsapp, nummer, telefonnummer, tfn, ringa',
  extensions: 'anknytning, ankn',
  roles:
    'ägare, grundare, direktör, chef, kock, bagare, lärare, instruktör, coach, tränare, terapeut, ordförande, kassör, sekreterare, läkare, tandläkare, advokat, frisör, fotograf, trädgårdsmästare, biodlare, mästare, lärling, delägare, assistent, guide, veterinär, arkitekt, mekaniker, dirigent, barnmorska, formgivare, konstnär, keramiker, snickare, ledare, samordnare, konditor, vd, präst, skräddare, massör, sjukgymnast',
  teamLabels: 'team, vårt team, personal, vilka vi är, vi som jobbar här, styrelsen, styrelse, medarbetare, lärare',
  ranBy: 'drivs av, leds av, grundat av, grundad av, grundades av, ägs av, startades av',
  since: 'sedan, grundat, grundad, grundades, född',
  questionLabels: 'faq, frågor, vanliga frågor, frågor och svar, f, fråga',
  answerLabels: 's, svar',
  reviewLabels: 'omdömen, recensioner, vad kunderna säger, det säger våra kunder, kundröster',
  says: 'säger, sa, skriver, skrev, berättade',
  stepLabels: 'så fungerar det, så går det till, så här går det till, steg, så jobbar vi, så bokar du, så beställer du',
  sequence:
    'först/för det första, sedan/därefter/efter det/för det andra/för det tredje, till sist/slutligen/till slut',

  articles: 'en, ett, den, det, de',
  placePrepositions: 'i, på, nära, utanför, vid, runt, kring, strax utanför',
  copulas: 'är, var',
  weAre:
    'vi är, jag är, det är, det här är, detta är, vi har, jag har, jag driver, vi driver, jag leder, jag öppnar, vi öppnar, jag jobbar som, jag arbetar som, jag startar, vi startar',
  first: 'jag, vi',
  mine: 'min, mitt, mina, vår, vårt, våra, mig, oss',
  relative: 'som, där, vars, vilken, vilket, eftersom, när, för att, så',
  negations: 'inte, ej, ingen, inget, inga, aldrig, utan, varken, icke, ingenting',
  called:
    'heter, kallad, kallas, vid namn, med namnet, under namnet, namnet är, mitt namn är, känd som, kända som, kallar oss, kallar mig',
  formerly: 'tidigare, förut, före detta, f.d., hette, ex',
  roleConnectors: 'av, med, drivs av, leds av, grundat av, grundad av, tillsammans med',

  dontSay:
    'nämn inte, nämn inget, nämn inga, nämn ingen, skriv inte, skriv inget, säg inte, använd inte, använd inga, använd ingen, använd inget, visa inte, visa inga, ta inte med, lägg inte, ange inte, undvik, utelämna, inget om, ingenting om, utan att nämna, hoppa över, jag vill inte, vi vill inte, vill inte ha, helst inte, helst inga, ska inte nämnas, ska inte stå, får inte stå, får inte nämnas, publicera inte, snälla inga, inte nämna, inget med',
  wishVerbs:
    'gör, använd, lägg till, lägg, skriv, skapa, bygg, designa, visa, ta med, gärna, snälla, kan du, kan ni, skulle du, välj',
  wishes:
    'vi föredrar, helst, jag vill, vi vill, jag vill ha, vi vill ha, jag behöver, vi behöver, jag skulle vilja, vi skulle vilja, jag önskar, vi önskar, söker, ska vara, ska ha, bör vara, bör ha, helst, gärna, jag letar efter, vi letar efter, behöver en, måste',
  surely:
    'gör den, gör det, den ska vara, det ska vara, ska kännas, ska se, jag skulle vilja, vi skulle vilja, kan du, kan ni, skulle du, skulle ni, helst, gärna, det vore fint, vore bra',
  tell: 'nämn att, skriv att, säg att, berätta att, ta med att, påpeka att, framhåll att',
  site: 'hemsida, hemsidan, webbplats, webbplatsen, webbsida, webbsidan, sajt, sajten, sida, sidan, sidor, startsida, startsidan, webb',
  onSite: 'på sidan, på hemsidan, på webbplatsen, på sajten, i texten, i texterna, någonstans',
  look: 'stil, utseende, färg, färger, färgerna, bakgrund, bakgrunden, knapp, knappar, typsnitt, layout, design, mall, ton, känsla, stämning, avsnitt, sektion, sektioner, rubrik, rubriker, mörkt läge, kontaktformulär, logga, logotyp, bilder, toner, tema',
  greetings: 'hej, hejsan, god dag, god morgon, tjena, hallå, hej hej, bästa, godmorgon',
  thanks:
    'tack, tack så mycket, tack på förhand, hälsningar, vänliga hälsningar, mvh, med vänliga hälsningar, tusen tack, hej då, vi hörs, stort tack',
  nameLabels: 'namn, företagsnamn, företag, firma, namn på företaget, förening, varumärke, klubb',
  frequent:
    'och, är, en, ett, att, det, som, på, för, med, av, vi, jag, inte, den, har, till, från, i, vår, våra, vårt, min, mitt, mina, oss, också, alla, hos, sedan, eller, om, men, kan, finns, öppet, stängt, varje, dag, driver, hemsida, endast, sig, du, ni, här, när, mycket, hemma, utan, gör, ska, vill, kr',
};
