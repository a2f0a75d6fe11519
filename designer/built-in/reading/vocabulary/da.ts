import type { Vocabulary } from './vocabulary.ts';

export const da: Vocabulary = {
  weekdays:
    'mandag/mandage/mandagen/man, tirsdag/tirsdage/tirsdagen/tir/tirs, onsdag/onsdage/onsdagen/ons, torsdag/torsdage/torsdagen/tor/tors, fredag/fredage/fredagen/fre, lørdag/lørdage/lørdagen/lør, søndag/søndage/søndagen/søn',
  workdays: 'hverdage, hverdag, på hverdage, til hverdag',
  weekend: 'weekend, weekender, weekenden, i weekenden, i weekender',
  daily:
    'dagligt, hver dag, alle dage, alle ugens dage, syv dage om ugen, 7 dage om ugen, øvrige dage, alle andre dage',
  months:
    'januar/jan, februar/feb, marts/mar, april/apr, maj, juni/jun, juli/jul, august/aug, september/sept/sep, oktober/okt, november/nov, december/dec',
  numbers:
    'en/et/én/ét, to, tre, fire, fem, seks, syv, otte, ni, ti, elleve, tolv, tretten, fjorten, femten, seksten, sytten, atten, nitten, tyve',
  tens: 'tredive, fyrre, halvtreds, tres, halvfjerds, firs, halvfems, hundrede/hundred',
  ordinals: 'første/1., anden/andet/2., tredje/3., fjerde/4., femte/5.',
  last: 'sidste',
  every: 'hver, hvert, alle',
  everySecond: 'hver anden, hvert andet, hver anden uge, hver 14. dag',
  clock: 'klokken, kl, kl.',
  am: 'om morgenen, om formiddagen, formiddag',
  pm: 'om eftermiddagen, om aftenen, eftermiddag, aften',
  noon: 'middag, kl. 12 middag',
  midnight: 'midnat',
  from: 'fra, mellem',
  until: 'til, t.o.m., indtil',
  and: 'og, &, samt',
  but: 'men, så, derfor, fordi, dog, og også, også, desuden, derefter, samt',
  or: 'eller',
  except: 'undtagen, bortset fra, på nær',
  open: 'tager imod, åben, åbent, åbne, åbningstider, åbningstid, åbner, vi har åbent, telefontid, har åbent',
  closed: 'lukket, lukkede, lukker',
  appointment: 'efter aftale, kun efter aftale, ved aftale, tidsbestilling, efter tidsbestilling, på forespørgsel',
  holidays: 'helligdage, helligdag, på helligdage',
  money:
    'euro, eur, pund, gbp, dollar, dollars, usd, zloty, pln, svenske kroner, sek, kr, kr., kroner, krone, dkk, schweizerfranc, chf, shekel, ils',
  per: 'pr., pr, per, for, stk, stykket, hver',
  free: 'gratis, uden beregning, fri',
  costs: 'koster, fra, til en pris af, betaler',
  offering:
    'vi tilbyder, vi sælger, vi laver, vi underviser i, vi reparerer, jeg tilbyder, jeg sælger, jeg laver, jeg underviser i, jeg reparerer, vores ydelser er, vi har',
  offerLabels:
    'ydelser, vores ydelser, services, produkter, vores produkter, udvalg, behandlinger, kurser, hold, workshops, menu, menukort, priser, vores priser, prisliste, hvad vi laver, det laver vi, det tilbyder vi, drikkevarer, mad',
  premises:
    'butik, butikken, forretning, forretningen, atelier, atelieret, salon, salonen, café, caféen, cafeen, restaurant, restauranten, kontor, kontoret, klinik, klinikken, praksis, værksted, værkstedet, bageri, bageriet, museum, museet, galleri, galleriet, bar, baren, bibliotek, biblioteket, studie, studiet, boghandlen, gårdbutikken',
  visits: 'salg, besøg, afhentning, aflevering, indlevering, reception, receptionen, kasse, drop-in, ekspedition',
  seasons:
    'forår, foråret, sommer, sommeren, efterår, efteråret, vinter, vinteren, sæson, sæsonen, skoleferie, resten af året',
  streets: 'gade, vej, allé, stræde, plads, torv, torvet, boulevard, vænge, kaj, havn, gården, sti, bakke',
  addressLabels: 'adresse, vores adresse, besøg os, find os',
  placeLabels: 'by, sted',
  phoneLabels: 'telefon, tlf, tel, mobil, ring, ring til os, fax, whatsapp, nummer, telefonnummer, ringe',
  extensions: 'lokal',
  roles:
    'ejer, indehaver, grundlægger, stifter, direktør, leder, chef, kok, bager, lærer, underviser, instruktør, coach, træner, terapeut, formand, forperson, kasserer, sekretær, læge, tandlæge, advokat, frisør, fotograf, gartner, biavler, mester, lærling, partner, assistent, guide, dyrlæge, arkitekt, mekaniker, dirigent, jordemoder, designer, kunstner, keramiker, snedker, tømrer, koordinator, konditor, præst, skrædder, massør, fysioterapeut',
  teamLabels: 'team, vores team, teamet, hvem er vi, bestyrelsen, bestyrelse, medarbejdere, personale, lærere',
  ranBy: 'drives af, drevet af, ledes af, ledet af, grundlagt af, stiftet af, ejes af, startet af',
  since: 'siden, grundlagt, stiftet, født',
  questionLabels: 'faq, spørgsmål, ofte stillede spørgsmål, spørgsmål og svar, s',
  answerLabels: 's, svar',
  reviewLabels: 'anmeldelser, udtalelser, det siger vores kunder, hvad kunderne siger',
  says: 'siger, sagde, skriver, skrev, fortalte',
  stepLabels: 'sådan fungerer det, sådan gør du, sådan foregår det, trin, sådan arbejder vi, sådan bestiller du',
  sequence: 'først/for det første, derefter/så/bagefter/for det andet/for det tredje, til sidst/endelig/til slut',

  articles: 'en, et, den, det, de',
  placePrepositions: 'i, på, nær, ved, uden for, udenfor, omkring, tæt på',
  copulas: 'er, var',
  weAre:
    'vi er, jeg er, det er, dette er, det her er, vi har, jeg har, jeg driver, vi driver, jeg leder, jeg åbner, vi åbner, jeg arbejder som, jeg starter, vi starter',
  first: 'jeg, vi',
  mine: 'min, mit, mine, vores, mig, os',
  relative: 'som, der, hvor, hvis, fordi, når, så, da',
  negations: 'ikke, ingen, intet, aldrig, uden, hverken, ej, ingenting',
  called:
    'hedder, kaldet, kaldes, ved navn, med navnet, under navnet, navnet er, mit navn er, kendt som, kalder os, kalder mig',
  formerly: 'tidligere, før, førhen, forhenværende, hed, hed før, ex, eks',
  roleConnectors: 'af, med, drives af, ledes af, grundlagt af, stiftet af, sammen med',

  dontSay:
    'undlad, undlad venligst at, undlad at, nævn ikke, nævn ingen, nævn intet, skriv ikke, skriv ingen, sig ikke, brug ikke, brug ingen, vis ikke, vis ingen, tag ikke, læg ikke, angiv ikke, undgå, udelad, intet om, ingenting om, uden at nævne, spring over, jeg vil ikke, vi vil ikke, vil ikke have, helst ikke, helst ingen, skal ikke nævnes, skal ikke stå, må ikke stå, må ikke nævnes, offentliggør ikke, ikke nævne, venligst ingen, ikke noget med',
  wishVerbs:
    'lav, brug, tilføj, skriv, byg, design, vis, tag, gerne, venligst, kan du, kan i, kunne du, vælg, gør, opret, sæt',
  wishes:
    'vi foretrækker, helst, jeg vil gerne, vi vil gerne, jeg ønsker, vi ønsker, jeg har brug for, vi har brug for, jeg skal bruge, vi skal bruge, jeg søger, vi søger, jeg mangler, vi mangler, skal være, skal have, bør være, helst, gerne, må gerne, skal se',
  surely:
    'gør den, gør det, den skal være, det skal være, skal føles, skal se, jeg vil gerne have, vi vil gerne have, kan du, kan i, kunne du, kunne i, helst, gerne, det ville være fint, må gerne være',
  tell: 'nævn at, skriv at, sig at, fortæl at, husk at skrive at, gør opmærksom på at',
  site: 'hjemmeside, hjemmesiden, hjemmesider, website, websitet, webside, side, siden, sider, forside, forsiden, site, sitet, netsted',
  onSite: 'på siden, på hjemmesiden, på sitet, på websitet, i teksten, i teksterne, nogen steder',
  look: 'stil, udseende, farve, farver, farverne, baggrund, baggrunden, knap, knapper, skrift, skrifttype, layout, design, skabelon, tone, stemning, afsnit, sektion, sektioner, overskrift, overskrifter, mørk tilstand, kontaktformular, logo, billeder, toner, tema',
  greetings: 'hej, goddag, god dag, godmorgen, hej med jer, kære, davs, hejsa',
  thanks:
    'tak, mange tak, tusind tak, på forhånd tak, hilsen, venlig hilsen, med venlig hilsen, mvh, vh, de bedste hilsner, hilsner, vi ses, bedste hilsner',
  nameLabels: 'navn, firmanavn, firma, virksomhed, navn på virksomheden, forening, brand, klub',
  frequent:
    'og, er, en, et, at, det, som, på, for, med, af, vi, jeg, ikke, den, har, til, fra, i, vores, min, mit, mine, os, også, alle, hos, siden, eller, om, men, kan, findes, åbent, åben, lukket, hver, dag, driver, hjemmeside, kun, sig, du, der, her, når, meget, gerne, uden, laver, skal, vil, efter, kr',
};
