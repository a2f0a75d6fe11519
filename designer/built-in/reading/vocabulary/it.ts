import type { Vocabulary } from './vocabulary.ts';

export const it: Vocabulary = {
  weekdays:
    'lunedì/lunedi/lun, martedì/martedi/mar, mercoledì/mercoledi/mer, giovedì/giovedi/gio, venerdì/venerdi/ven, sabato/sabati/sab, domenica/domeniche/dom',
  workdays: 'giorni feriali, feriali, nei giorni feriali, infrasettimanale, durante la settimana',
  weekend: 'fine settimana, weekend, week-end, nel weekend, nei weekend',
  daily:
    'tutti i giorni, ogni giorno, 7 giorni su 7, sette giorni su sette, giornalmente, gli altri giorni, tutti gli altri giorni',
  months:
    'gennaio/gen, febbraio/feb, marzo/mar, aprile/apr, maggio/mag, giugno/giu, luglio/lug, agosto/ago, settembre/set, ottobre/ott, novembre/nov, dicembre/dic',
  numbers:
    "uno/un/una/un', due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove, venti",
  tens: 'trenta, quaranta, cinquanta, sessanta, settanta, ottanta, novanta, cento',
  ordinals: 'primo/prima, secondo/seconda, terzo/terza, quarto/quarta, quinto/quinta',
  last: 'ultimo, ultima, ultimi',
  every: 'ogni, tutti i, tutte le, il, la',
  everySecond: 'ogni due settimane, ogni quindici giorni, ogni 15 giorni, a settimane alterne, quindicinale',
  clock: 'ore, ora, h',
  am: 'di mattina, del mattino, la mattina, mattina',
  pm: 'di pomeriggio, del pomeriggio, il pomeriggio, di sera, la sera, pomeriggio, sera',
  noon: 'mezzogiorno',
  midnight: 'mezzanotte',
  from: "da, dal, dalle, dall', dalla, tra le, a partire da, a partire dalle",
  until: "a, al, alle, all', fino a, fino alle, fino al, alla",
  and: 'e, ed, &, nonché',
  but: 'ma, quindi, perciò, perché, però, dunque, e anche, anche, inoltre, allora, poi',
  or: 'o, oppure',
  except: 'tranne, eccetto, escluso, esclusi, salvo',
  open: 'aperto, aperta, aperti, aperte, apre, apriamo, orari, orario, orari di apertura, orario di apertura, apertura, siamo aperti, ricevo, riceviamo',
  closed: 'chiuso, chiusa, chiusi, chiuse, chiude, chiudiamo, chiusura, riposo',
  appointment:
    'su appuntamento, solo su appuntamento, per appuntamento, previo appuntamento, su richiesta, su prenotazione',
  holidays: 'festivi, giorni festivi, festività, feste, festivo',
  money:
    'euro, eur, centesimi, sterlina, sterline, gbp, dollaro, dollari, usd, zloty, pln, corone svedesi, sek, corone danesi, dkk, franco, franchi, fr., chf, shekel, ils',
  per: "a, al, alla, all', per, ogni, il, la, l', cadauno, cad.",
  free: 'gratis, gratuito, gratuita, gratuiti, gratuite, gratuitamente',
  costs: 'costa, costano, viene, vengono, a partire da, pagano, paga, parte, partono',
  offering:
    'offriamo, vendiamo, facciamo, insegniamo, ripariamo, produciamo, offro, vendo, faccio, insegno, riparo, produco, proponiamo, propongo, i nostri servizi sono, i nostri servizi comprendono',
  offerLabels:
    'servizi, i nostri servizi, prodotti, i nostri prodotti, trattamenti, corsi, lezioni, laboratori, menù, menu, carta, prezzi, i nostri prezzi, listino, listino prezzi, tariffe, cosa facciamo, cosa offriamo, offerta, bevande, piatti, antipasti, primi, secondi, dolci',
  premises:
    'negozio, bottega, laboratorio, salone, caffè, bar, ristorante, ufficio, studio, ambulatorio, clinica, panificio, forno, museo, galleria, biblioteca, libreria, locale, officina, atelier, pasticceria',
  visits:
    'vendita, vendita diretta, visite, ritiro, consegna, segreteria, biglietteria, sede, reception, sportello, ricevimento',
  seasons: "primavera, estate, autunno, inverno, stagione, bassa stagione, alta stagione, vacanze, resto dell'anno",
  streets:
    'via, viale, v.le, piazza, p.za, corso, c.so, vicolo, largo, strada, lungomare, contrada, piazzale, calle, salita, borgo',
  addressLabels: 'indirizzo, il nostro indirizzo, dove siamo, vieni a trovarci, ci trovi in',
  placeLabels: 'luogo, città, località, paese',
  phoneLabels:
    'telefono, tel, cell, cellulare, mobile, fax, whatsapp, chiama, numero, fisso, chiamare, telefonare, rispondo',
  extensions: 'interno, int, ext',
  roles:
    'titolare, proprietario, proprietaria, fondatore, fondatrice, direttore, direttrice, gestore, responsabile, capo, chef, cuoco, cuoca, panettiere, fornaio, fornaia, pasticcere, pasticcera, insegnante, maestro, maestra, professore, professoressa, istruttore, istruttrice, terapista, terapeuta, presidente, tesoriere, tesoriera, segretario, segretaria, medico, dottoressa, avvocato, avvocata, parrucchiere, parrucchiera, fotografo, fotografa, artigiano, artigiana, apprendista, socio, socia, allenatore, allenatrice, guida, veterinario, veterinaria, architetto, architetta, fisioterapista, ostetrica, apicoltore, ceramista, sarta, sarto',
  teamLabels: 'squadra, il nostro team, team, lo staff, staff, chi siamo, consiglio direttivo, insegnanti',
  ranBy:
    'gestito da, gestita da, diretto da, diretta da, fondato da, fondata da, condotto da, condotta da, guidato da, guidata da, creato da, creata da',
  since: 'dal, fondato, fondata, nato, nata, nasce',
  questionLabels: 'faq, domande, domande frequenti, d, domanda',
  answerLabels: 'r, risposta',
  reviewLabels: 'recensioni, testimonianze, opinioni, dicono di noi, cosa dicono i clienti',
  says: 'dice, ha detto, scrive, ha scritto, diceva',
  stepLabels: 'come funziona, come lavoriamo, passi, fasi, il percorso, come prenotare, come ordinare',
  sequence: 'prima/per prima cosa/innanzitutto, poi/dopo/quindi/secondo/terzo, infine/alla fine/per finire',

  articles: "un, uno, una, un', il, lo, la, l', i, gli, le, dei, delle, degli",
  placePrepositions: "a, ad, in, nel, nella, nell', vicino a, presso, di, intorno a, al, alla",
  copulas: 'è, sono, era, sarà',
  weAre:
    'siamo, sono, è, noi siamo, io sono, ho, abbiamo, gestisco, gestiamo, dirigo, dirigiamo, apro, apriamo, questo è, questa è, si tratta di, lavoro come, sto aprendo, stiamo aprendo, conduco',
  first: 'io, noi',
  mine: 'mio, mia, miei, mie, nostro, nostra, nostri, nostre, ci, mi',
  relative: 'che, chi, dove, cui, quale, perché, quando, poiché',
  negations: "non, né, mai, senza, niente, nulla, nessun, nessuno, nessuna, nessun'",
  called:
    'chiamato, chiamata, si chiama, mi chiamo, ci chiamiamo, di nome, denominato, denominata, con il nome, il nome è, il mio nome è, conosciuto come, conosciuta come, conosciuti come, ci chiamano, mi chiamano, la chiamano, lo chiamano',
  formerly: 'prima, un tempo, precedentemente, ex, già, si chiamava',
  roleConnectors:
    'da, con, gestito da, gestita da, diretto da, diretta da, fondato da, fondata da, condotto da, condotta da, insieme a, guidato da',

  dontSay:
    'evitiamo, non menzionare, non menzionate, non dire, non dite, non usare, non usate, non mettere, non mettete, non scrivere, non scrivete, non parlare, non parlate, non includere, non mostrare, non mostrate, non pubblicare, non pubblicate, non citare, evita, evitate, evitare, senza menzionare, niente riferimenti, nulla su, niente su, non voglio, non vogliamo, non deve comparire, non devono comparire, non deve apparire, ometti, omettete, per favore non, per favore niente',
  wishVerbs:
    'che sia, fai, fa, fate, faccia, metti, mettete, metta, usa, usate, usi, aggiungi, aggiungete, crea, create, scrivi, scrivete, inserisci, inserite, per favore, puoi, potete, potresti, potreste, può, mostra, mostrate, progetta',
  wishes:
    'preferiamo, preferisco, vorrei, vorremmo, voglio, vogliamo, mi piacerebbe, ci piacerebbe, ho bisogno, abbiamo bisogno, mi serve, ci serve, cerco, cerchiamo, preferisco, preferiamo, deve essere, deve avere, dovrebbe, possibilmente, per favore, che sia',
  surely:
    'fallo, voglio che, vogliamo che, fatelo, deve essere, dovrebbe, vorrei, vorremmo, mi piacerebbe, ci piacerebbe, puoi, potresti, potete, potreste, può, possibilmente, sarebbe bello, che sia, che abbia',
  tell: "menziona che, menzionate che, di' che, dite che, scrivi che, scrivete che, indica che, indicate che, specifica che, specificate che, precisa che",
  site: 'sito, sito web, sito internet, pagina, pagine, pagina web, homepage, pagina iniziale, siti, landing page, website',
  onSite:
    'sul sito, nel sito, sulla pagina, nella pagina, nel testo, nei testi, da nessuna parte, sul mio sito, sul nostro sito',
  look: 'stile, aspetto, colore, colori, sfondo, pulsante, pulsanti, bottone, bottoni, carattere, caratteri, font, design, modello, tono, toni, atmosfera, sezione, sezioni, titolo, titoli, modalità scura, modulo di contatto, modulo, logo, foto, immagini, grafica, tema',
  greetings: 'ciao, buongiorno, buonasera, salve, gentile, gentili, caro, cara, cari',
  thanks:
    'grazie, grazie mille, molte grazie, cordiali saluti, saluti, un saluto, distinti saluti, a presto, grazie in anticipo, tante grazie, ciao, cordialmente',
  nameLabels:
    "nome, nome dell'azienda, azienda, ditta, nome dell'attività, attività, associazione, marchio, studio, insegna",
  frequent:
    "il, lo, la, gli, le, e, è, sono, una, un, di, del, della, dei, delle, in, con, che, per, siamo, nostro, nostra, nostri, mio, mia, non, si, al, alla, dal, dalle, alle, tutti, giorni, facciamo, abbiamo, più, anche, come, senza, fino, aperto, chiuso, offriamo, ma, molto, via, anni, ogni, nel, nella, sul, presso, dell', l'",
};
