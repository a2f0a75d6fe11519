import type { Vocabulary } from './vocabulary.ts';

export const de: Vocabulary = {
  weekdays:
    'montag/montags/mo, dienstag/dienstags/di, mittwoch/mittwochs/mi, donnerstag/donnerstags/do, freitag/freitags/fr, samstag/samstags/sonnabend/sonnabends/sa, sonntag/sonntags/so',
  workdays: 'werktags, werktage, wochentags, unter der woche, an werktagen, werktäglich',
  weekend: 'wochenende, wochenenden, am wochenende, an wochenenden',
  daily:
    'täglich, jeden tag, alle tage, sieben tage die woche, 7 tage die woche, alle anderen tage, an allen anderen tagen, sonstige tage, übrige tage, an den übrigen tagen',
  months:
    'januar/jänner/jan, februar/feb, märz/mär/maerz, april/apr, mai, juni/jun, juli/jul, august/aug, september/sept/sep, oktober/okt, november/nov, dezember/dez',
  numbers:
    'eins/ein/eine/einen/einem/einer, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig',
  tens: 'dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig, hundert/einhundert',
  ordinals:
    'erster/ersten/erste/erstes, zweiter/zweiten/zweite/zweites, dritter/dritten/dritte/drittes, vierter/vierten/vierte/viertes, fünfter/fünften/fünfte/fünftes',
  last: 'letzter, letzten, letzte, letztes',
  every: 'jeder, jeden, jede, jedes, alle, jeweils',
  everySecond: 'jeden zweiten, jede zweite, alle zwei wochen, alle 14 tage, vierzehntägig, 14-tägig, zweiwöchentlich',
  clock: 'uhr, h',
  am: 'morgens, vormittags, früh, am vormittag, am morgen',
  pm: 'nachmittags, abends, am nachmittag, am abend',
  noon: 'mittag, mittags, 12 uhr mittags',
  midnight: 'mitternacht',
  from: 'von, ab, zwischen, vom',
  until: 'bis, bis zu, bis um',
  and: 'und, &, sowie, plus',
  but: 'aber, deshalb, daher, also, deswegen, darum, jedoch, weil, und auch, außerdem, denn, dann, dafür, stattdessen',
  or: 'oder, bzw.',
  except: 'außer, ausgenommen, bis auf, ohne',
  open: 'öffnung, empfange, empfangen, geöffnet, offen, öffnungszeiten, öffnungszeit, sprechzeiten, sprechstunde, sprechstunden, geschäftszeiten, bürozeiten, ladenzeiten, öffnet, öffnen, haben auf, hat auf, offene, zeiten',
  closed: 'geschlossen, zu, ruhetag, ruhetage, schließt, schließen, betriebsruhe, nicht geöffnet, schließtag',
  appointment:
    'nach vereinbarung, nach absprache, nach terminvereinbarung, nur mit termin, auf anfrage, mit termin, nur nach vereinbarung, nach telefonischer vereinbarung, termine nach vereinbarung, nach anmeldung',
  holidays: 'feiertag, feiertage, feiertagen, an feiertagen, gesetzliche feiertage, feiertags',
  money:
    'euro, euros, eur, cent, pfund, gbp, dollar, dollars, usd, zloty, złoty, pln, schwedische kronen, sek, dänische kronen, dkk, franken, fr., sfr, chf, rappen, schekel, ils, nis',
  per: 'pro, je, für, die, das, der, à',
  free: 'kostenlos, gratis, umsonst, frei, kostenfrei',
  costs: 'kostet, kosten, beträgt, gibt es für, gibt es ab, liegt bei, zahlen, zahlt',
  offering:
    'wir bieten, wir verkaufen, wir machen, wir unterrichten, wir reparieren, wir fertigen, ich biete, ich verkaufe, ich mache, ich unterrichte, ich repariere, ich fertige, unser angebot umfasst, zu unseren leistungen gehören, bei uns gibt es, wir führen, unsere leistungen sind',
  offerLabels:
    'leistungen, unsere leistungen, angebot, angebote, unser angebot, unsere angebote, dienstleistungen, produkte, unsere produkte, behandlungen, kurse, preise, preisliste, unsere preise, karte, speisekarte, getränke, speisen, sortiment, was wir machen, was wir bieten, was ich anbiete, workshops, honorar, tarife, eintritt',
  premises:
    'laden, geschäft, studio, atelier, salon, café, cafe, restaurant, büro, praxis, kanzlei, werkstatt, bäckerei, museum, galerie, bar, bibliothek, hofladen, haus, kneipe, gasthaus, backstube, buchhandlung, lokal',
  visits:
    'besuche, besuch, besichtigung, abholung, annahme, ausgabe, verkauf, hofverkauf, werksverkauf, kasse, empfang, sekretariat, kantine, rezeption, anlieferung, abgabe',
  seasons:
    'frühling, frühjahr, sommer, herbst, winter, saison, nebensaison, hauptsaison, ferien, schulferien, restliches jahr, übriges jahr, übrige zeit, rest des jahres',
  streets:
    'straße, strasse, str, weg, gasse, platz, allee, ufer, ring, damm, chaussee, markt, steig, promenade, kai, am, an der, im, auf der',
  addressLabels: 'adresse, anschrift, unsere adresse, sie finden uns, hier finden sie uns, standort, besuchen sie uns',
  placeLabels: 'ort, stadt, standort, gemeinde',
  phoneLabels:
    'telefon, tel, telefonnummer, mobil, handy, fon, ruf, anrufen, fax, whatsapp, festnetz, telefonisch, hotline, mobilnummer, telefax, anrufe',
  extensions: 'durchwahl, dw, app',
  roles:
    'inhaber, inhaberin, gründer, gründerin, chef, chefin, leiter, leiterin, leitung, meister, meisterin, lehrer, lehrerin, trainer, trainerin, therapeut, therapeutin, vorstand, vorsitzende, vorsitzender, kassier, kassierer, kassiererin, kassenwart, kassenwartin, schriftführer, schriftführerin, arzt, ärztin, anwalt, anwältin, geselle, gesellin, azubi, lehrling, geschäftsführer, geschäftsführerin, koch, köchin, bäcker, bäckerin, konditor, konditorin, friseur, friseurin, fotograf, fotografin, gärtner, gärtnerin, imker, imkerin, winzer, winzerin, pfarrer, pfarrerin, assistentin, assistent, hebamme, berater, beraterin, dirigent, dirigentin, mechaniker, mechanikerin, techniker, technikerin, tischler, tischlerin, schneider, schneiderin, designerin, designer, architekt, architektin, floristin, florist, sekretariat, empfang',
  teamLabels:
    'team, unser team, das team, wir, über uns, menschen, vorstand, ansprechpartner, ensemble, besetzung, mitarbeiter, wer wir sind, das sind wir',
  ranBy: 'geführt von, geleitet von, gegründet von, betrieben von, unter der leitung von, inhaber, inhaberin',
  since: 'seit, gegründet, geboren, besteht, eröffnet',
  questionLabels: 'faq, fragen, häufige fragen, häufig gestellte fragen, fragen und antworten, f, frage',
  answerLabels: 'a, antwort',
  reviewLabels:
    'stimmen, kundenstimmen, bewertungen, das sagen unsere kunden, was kunden sagen, rezensionen, referenzen, feedback, das sagen unsere gäste',
  says: 'sagt, sagte, schreibt, schrieb, meint, meinte, erzählt, erzählte',
  stepLabels:
    "so funktioniert es, so funktioniert's, so geht's, so läuft es ab, ablauf, der ablauf, so arbeiten wir, schritte, wie es funktioniert, so bestellen sie, so geht es",
  sequence:
    'zuerst/erstens/als erstes/zunächst, dann/danach/anschließend/zweitens/drittens, schließlich/zuletzt/zum schluss/am ende',

  articles: 'ein, eine, einen, einem, einer, eines, der, die, das, den, dem, des',
  placePrepositions: 'in, im, bei, nahe, aus, am, an der, auf, rund um, nähe, in der nähe von, ins',
  copulas: 'ist, sind, war',
  weAre:
    'wir sind, ich bin, das ist, dies ist, es ist, wir haben, ich habe, ich betreibe, wir betreiben, ich führe, wir führen, ich leite, wir leiten, ich eröffne, wir eröffnen, ich besitze, hier ist, es handelt sich um, ich arbeite als, bin, sind, ich mache, wir machen',
  first: 'ich, wir',
  mine: 'mein, meine, meinen, meinem, meiner, meines, unser, unsere, unseren, unserem, unserer, unseres, mich, mir, uns',
  relative:
    'der, die, das, welche, welcher, welches, wo, weil, wenn, da, damit, in der, in dem, deren, dessen, mit der',
  negations:
    'nicht, kein, keine, keinen, keinem, keiner, keines, nie, niemals, ohne, weder, noch, nichts, nirgends, nirgendwo',
  called:
    'heißt, heisst, heißen, heissen, namens, genannt, mit dem namen, mit namen, unter dem namen, nennt sich, nennen uns, nenne mich, name ist, mein name ist, heiße, heisse, nennt uns, nennt mich, kennt uns als, kennt mich als, bekannt als, bekannt unter',
  formerly: 'früher, ehemals, ehemalig, ehemaligen, vormals, zuvor, einst, vorher, hieß, hieß früher, ex',
  roleConnectors:
    'von, mit, geführt von, geleitet von, gegründet von, zusammen mit, gemeinsam mit, unter der leitung von',

  dontSay:
    'kein wort über, kein wort von, braucht man nicht zu erwähnen, nicht der rede wert, nennt uns nicht, nennen sie uns nicht, nicht erwähnen, bitte nicht, nicht schreiben, nicht sagen, nicht nennen, nicht zeigen, nicht verwenden, nicht benutzen, nicht auf die, weglassen, auslassen, verzichten auf, nicht veröffentlichen, nicht angeben, nicht auftauchen, nicht vorkommen, nicht erscheinen, nicht erwähnt, bitte kein, bitte keine, bitte keinen, vermeiden, nichts über, nichts von, lass weg, lasst weg, keine erwähnung, ich möchte nicht, wir möchten nicht, ich will nicht, wir wollen nicht, ich will kein, ich will keine, ich möchte kein, ich möchte keine, wir möchten keine, wir wollen keine',
  wishVerbs:
    'mach, mache, macht, machen sie, bitte, bitte mach, bitte machen sie, nimm, nimmt, nehmt, nehmen sie, verwende, verwenden sie, benutze, füge, schreib, schreibe, schreiben sie, gestalte, gestalten sie, erstelle, erstellen sie, erstell, bau, baue, zeig, zeige, setz, setze, stell, stelle, gern, gerne, kannst du, könntest du, können sie, könnten sie, könnt ihr',
  wishes:
    'wir möchten lieber, lieber, ich möchte, wir möchten, ich brauche, wir brauchen, ich hätte gern, ich hätte gerne, wir hätten gern, wir hätten gerne, ich will, wir wollen, ich wünsche, wir wünschen, soll, sollte, sollen, sollten, am liebsten, wünsche mir, wünschen uns, ich suche, wir suchen, bitte, gewünscht, bräuchte, bräuchten, wäre schön, wäre toll, hätten wir gern, hätten wir gerne, hätte ich gern, hätte ich gerne, wünschen wir uns, wünsche ich mir',
  surely:
    'schön wäre, schön wär, toll wäre, darf sein, dürfen sein, am liebsten, mach es, macht es, machen sie es, es soll, sie soll, soll wirken, soll aussehen, ich hätte gern, ich hätte gerne, wir hätten gern, wir hätten gerne, wäre schön, wäre toll, kannst du, könntest du, könnt ihr, können sie, könnten sie, am liebsten, gestaltung, wäre passend, wäre gut, passt gut',
  tell: 'erwähne dass, erwähnt dass, erwähnen sie, bitte erwähnen, bitte schreiben dass, schreib dass, schreibt dass, sag dass, weist darauf hin, weise darauf hin, bitte schreib dass, bitte erwähne dass',
  site: 'website, webseite, internetseite, homepage, seite, seiten, unterseite, unterseiten, startseite, internetauftritt, webauftritt, auftritt, onepager, one-pager, landingpage, landing page, web-seite, websites, webseiten, site, netz',
  onSite:
    'auf der seite, auf der website, auf der webseite, auf der homepage, auf die seite, auf die website, auf die webseite, auf die homepage, im text, in den texten, drauf, darauf',
  look: 'aussehen, stil, farbe, farben, farbig, hintergrund, knopf, knöpfe, button, buttons, schrift, schriften, schriftart, layout, design, gestaltung, vorlage, ton, stimmung, wirken, kopfzeile, akzente, akzent, abschnitt, abschnitte, bereich, überschrift, überschriften, dunkelmodus, farbton, farbtöne, tönen, kontaktformular, logo, fotos, bilder, töne',
  greetings:
    'hallo, hi, guten tag, guten morgen, guten abend, moin, servus, grüß gott, grüezi, liebes team, sehr geehrte, hallo zusammen, hey, lieber, liebe, liebes',
  thanks:
    'danke, danke schön, dankeschön, vielen dank, besten dank, lieben dank, herzlichen dank, viele grüße, liebe grüße, beste grüße, mit freundlichen grüßen, freundliche grüße, lg, vg, mfg, gruß, herzliche grüße, grüße, danke im voraus, hochachtungsvoll, danke dir, danke euch, das wars, bis bald',
  nameLabels:
    'name, firmenname, firma, name der firma, name des geschäfts, betrieb, unternehmen, verein, name des vereins, marke, studioname, vereinsname, projektname',
  frequent:
    'der, die, das, und, ist, ein, eine, einen, einer, einem, für, mit, von, wir, ich, sind, bin, nicht, auf, im, den, dem, des, bei, zu, zum, zur, auch, aus, nach, seit, unsere, mein, meine, haben, uhr, bitte, oder, sich, wie, nur, vom, am, es, über, alle, uns, gibt, kein, keine, werden, hat, so, als, geöffnet, jeden',
};
