import type { Vocabulary } from './vocabulary.ts';

export const nl: Vocabulary = {
  weekdays:
    'maandag/maandagen/maandags/ma, dinsdag/dinsdagen/dinsdags/di, woensdag/woensdagen/woensdags/wo, donderdag/donderdagen/donderdags/do, vrijdag/vrijdagen/vrijdags/vr, zaterdag/zaterdagen/zaterdags/za, zondag/zondagen/zondags/zo',
  workdays: 'doordeweeks, werkdagen, op werkdagen, weekdagen, door de week',
  weekend: 'weekend, weekenden, weekends, in het weekend',
  daily:
    'dagelijks, elke dag, iedere dag, alle dagen, zeven dagen per week, 7 dagen per week, alle andere dagen, andere dagen, overige dagen',
  months:
    'januari/jan, februari/feb, maart/mrt, april/apr, mei, juni/jun, juli/jul, augustus/aug, september/sept/sep, oktober/okt, november/nov, december/dec',
  numbers:
    'één/een, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, dertien, veertien, vijftien, zestien, zeventien, achttien, negentien, twintig',
  tens: 'dertig, veertig, vijftig, zestig, zeventig, tachtig, negentig, honderd',
  ordinals: 'eerste/1e, tweede/2e, derde/3e, vierde/4e, vijfde/5e',
  last: 'laatste',
  every: 'elke, iedere, elk, ieder',
  everySecond: 'om de week, om de twee weken, elke twee weken, tweewekelijks, om de andere',
  clock: 'uur, u, h',
  am: "'s ochtends, 's morgens, ochtend",
  pm: "'s middags, 's avonds, middag, avond",
  noon: 'twaalf uur, tussen de middag',
  midnight: 'middernacht',
  from: 'van, vanaf, tussen',
  until: 'tot, t/m, tot en met, t.e.m.',
  and: 'en, &, plus, evenals',
  but: 'maar, dus, daarom, want, omdat, en ook, ook, bovendien, echter, dan',
  or: 'of',
  except: 'behalve, uitgezonderd, m.u.v.',
  open: 'bereikbaar, open, geopend, openingstijden, openingsuren, opent, openen, spreekuur',
  closed: 'gesloten, dicht, sluit, sluitingsdag, sluiten, niet open',
  appointment:
    'op afspraak, alleen op afspraak, volgens afspraak, na afspraak, op aanvraag, in overleg, enkel op afspraak',
  holidays: 'feestdagen, feestdag, op feestdagen',
  money:
    'euro, euros, eur, cent, pond, gbp, dollar, dollars, usd, zloty, pln, zweedse kronen, sek, deense kronen, dkk, frank, franken, chf, sjekel, ils',
  per: 'per, voor, de, het, elk',
  free: 'gratis, kosteloos, vrij',
  costs: 'kost, kosten, bedraagt, is verkrijgbaar voor, vanaf, betalen, betaalt',
  offering:
    'wij bieden, we bieden, wij verkopen, we verkopen, wij maken, we maken, we geven les in, wij repareren, we repareren, ik bied, ik verkoop, ik maak, ik geef les in, ik repareer, onze diensten zijn, we doen, wij doen, wij verzorgen, we verzorgen',
  offerLabels:
    'diensten, onze diensten, aanbod, ons aanbod, producten, onze producten, behandelingen, cursussen, lessen, workshops, kaart, menukaart, menu, prijzen, onze prijzen, prijslijst, tarieven, wat we doen, wat wij doen, wat ik doe, wat we bieden, dranken, gerechten',
  premises:
    'winkel, zaak, atelier, salon, café, restaurant, kantoor, praktijk, werkplaats, bakkerij, museum, galerie, bar, bibliotheek, boekhandel, studio, pand, kapsalon',
  visits: 'verkoop, bezoek, bezoeken, afhalen, ophalen, brengen, receptie, balie, kassa, kantine, inloop, secretariaat',
  seasons:
    'lente, voorjaar, zomer, herfst, najaar, winter, seizoen, hoogseizoen, laagseizoen, schoolvakanties, rest van het jaar',
  streets:
    'straat, weg, laan, plein, gracht, kade, singel, steeg, dreef, hof, dijk, markt, pad, wal, plantsoen, baan, lei, str',
  addressLabels: 'adres, ons adres, bezoekadres, waar, bezoek ons, u vindt ons',
  placeLabels: 'plaats, stad, locatie, dorp',
  phoneLabels: 'telefoon, tel, telefoonnummer, mobiel, gsm, bel, bel ons, fax, whatsapp, nummer, bellen, belt',
  extensions: 'toestel, tst',
  roles:
    'eigenaar, eigenares, oprichter, oprichtster, directeur, directrice, manager, chef, kok, bakker, docent, docente, leraar, lerares, instructeur, instructrice, coach, trainer, therapeut, therapeute, voorzitter, penningmeester, secretaris, arts, tandarts, advocaat, advocate, kapper, kapster, fotograaf, fotografe, tuinman, imker, meester, leerling, partner, assistent, assistente, gids, dierenarts, architect, monteur, dirigent, verloskundige, ontwerper, ontwerpster, leidster, leider, coördinator, bloemist, keramist, timmerman, meubelmaker',
  teamLabels: 'team, ons team, het team, wie zijn wij, wie we zijn, bestuur, docenten, mensen',
  ranBy: 'gerund door, geleid door, opgericht door, onder leiding van, gestart door, gegeven door',
  since: 'sinds, opgericht, geboren',
  questionLabels: 'faq, vragen, veelgestelde vragen, v, vraag',
  answerLabels: 'a, antwoord',
  reviewLabels: 'ervaringen, reviews, beoordelingen, recensies, wat klanten zeggen, wat onze klanten zeggen',
  says: 'zegt, zei, schrijft, schreef, vertelde',
  stepLabels: 'hoe het werkt, zo werkt het, werkwijze, stappen, stappenplan, hoe we werken, zo werken wij',
  sequence: 'eerst/ten eerste/allereerst, dan/daarna/vervolgens/ten tweede/ten derde, tenslotte/ten slotte/tot slot',

  articles: 'een, de, het',
  placePrepositions: 'in, te, bij, nabij, rond, rondom, vlakbij, buiten, op',
  copulas: 'is, zijn, was',
  weAre:
    'wij zijn, we zijn, ik ben, dit is, het is, ik heb, we hebben, wij hebben, ik run, we runnen, wij runnen, ik leid, ik open, we openen, ik werk als, ik beheer, wij beheren, dat is',
  first: 'ik, we, wij',
  mine: 'mijn, ons, onze, mij, me',
  relative: 'die, dat, wie, waar, wat, omdat, wanneer, want, zodat, waarvan',
  negations: 'niet, geen, nooit, zonder, noch, niets, niks, niemand',
  called:
    'genaamd, heet, heten, met de naam, onder de naam, genoemd, naam is, mijn naam is, bekend als, bekend onder de naam, noemt ons, noemt mij, noemen ons',
  formerly: 'voorheen, vroeger, eerder, voormalig, voormalige, ex, heette',
  roleConnectors: 'door, met, gerund door, geleid door, opgericht door, samen met, onder leiding van',

  dontSay:
    'niet vermelden, vermeld niet, vermeld geen, noem niet, noem geen, niet noemen, niet zeggen, zeg niet, gebruik niet, gebruik geen, niet gebruiken, zet niet, zet geen, niet op de, schrijf niet, niet schrijven, niet tonen, toon geen, niet publiceren, laat weg, weglaten, vermijd, vermijden, niets over, geen vermelding, zonder te vermelden, ik wil geen, we willen geen, wij willen geen, ik wil niet, we willen niet, wij willen niet, liever geen, liever niet, graag geen, graag niet, alsjeblieft geen, alsjeblieft niet, niet worden genoemd, mag niet',
  wishVerbs:
    'maak, maakt, gebruik, voeg, zet, schrijf, ontwerp, bouw, toon, laat, kies, graag, alsjeblieft, alstublieft, kun je, kunt u, kunnen jullie, zou je, geef',
  wishes:
    'we hebben liever, ik heb liever, liever, ik wil, we willen, wij willen, ik zou graag, we zouden graag, wij zouden graag, ik heb nodig, nodig, ik zoek, we zoeken, wij zoeken, wil graag, willen graag, moet, mag, liefst, bij voorkeur, graag, het liefst, zou fijn zijn',
  surely:
    'maak het, ik wil dat, we willen dat, hou het, houd het, het moet, hij moet, ik zou graag, we zouden graag, wij zouden graag, kun je, kunt u, kunnen jullie, zou je, zou u, liefst, bij voorkeur, het liefst, zou fijn zijn, zou mooi zijn',
  tell: 'vermeld dat, noem dat, zeg dat, schrijf dat, geef aan dat, maak duidelijk dat, zet erop dat',
  site: "website, site, webpagina, pagina, pagina's, homepage, startpagina, websites, webstek, onepager, one-pager, webpage",
  onSite:
    'op de site, op de website, op de pagina, op mijn site, op onze site, in de tekst, in de teksten, nergens, erop',
  look: "stijl, foto's, uitstraling, kleur, kleuren, achtergrond, knop, knoppen, lettertype, letters, vormgeving, ontwerp, design, sjabloon, toon, sfeer, sectie, secties, onderdeel, kop, koppen, donkere modus, contactformulier, logo, fotos, afbeeldingen, tinten, thema",
  greetings: 'hallo, hoi, goedendag, goedemorgen, goedemiddag, goedenavond, beste, dag, hey, geachte, hi',
  thanks:
    'bedankt, dank je, dank u, dank je wel, dank u wel, alvast bedankt, groetjes, groeten, groet, met vriendelijke groet, vriendelijke groeten, hartelijk dank, mvg, tot snel, hoogachtend, met hoogachting',
  nameLabels: 'naam, bedrijfsnaam, bedrijf, naam van het bedrijf, naam van de zaak, zaak, vereniging, merk, stichting',
  frequent:
    'de, het, een, en, is, van, voor, met, wij, we, ik, zijn, ben, onze, ons, mijn, niet, op, bij, naar, te, ook, uit, sinds, hebben, geen, of, die, dat, als, maar, om, aan, er, uur, alle, elke, tot, door, geopend, gesloten, wordt, worden, graag, jaar, al, heeft, kunt, u, je, wil, onder, alleen',
};
