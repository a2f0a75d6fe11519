import type { Vocabulary } from './vocabulary.ts';

export const fr: Vocabulary = {
  weekdays:
    'lundi/lundis/lun, mardi/mardis/mar, mercredi/mercredis/mer, jeudi/jeudis/jeu, vendredi/vendredis/ven, samedi/samedis/sam, dimanche/dimanches/dim',
  workdays: 'en semaine, jours ouvrables, jours ouvrés, la semaine',
  weekend: 'week-end, week-ends, weekend, weekends, le week-end',
  daily:
    'tous les jours, chaque jour, 7 jours sur 7, tous les jours de la semaine, les autres jours, tous les autres jours',
  months:
    'janvier/janv, février/fév/févr, mars, avril/avr, mai, juin, juillet/juil, août/aout, septembre/sept, octobre/oct, novembre/nov, décembre/déc',
  numbers:
    'un/une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt',
  tens: 'trente, quarante, cinquante, soixante, soixante-dix, quatre-vingts/quatre-vingt, quatre-vingt-dix, cent',
  ordinals:
    'premier/première/premiers/1er/1ère, deuxième/second/seconde/2e/2ème, troisième/3e/3ème, quatrième/4e/4ème, cinquième/5e/5ème',
  last: 'dernier, dernière, derniers',
  every: 'chaque, tous les, toutes les, le, les',
  everySecond:
    'un sur deux, une sur deux, tous les quinze jours, tous les 15 jours, une semaine sur deux, toutes les deux semaines',
  clock: 'heures, heure, h',
  am: 'du matin, le matin, matin',
  pm: "de l'après-midi, l'après-midi, du soir, le soir",
  noon: 'midi',
  midnight: 'minuit',
  from: 'de, du, dès, à partir de, entre, depuis',
  until: "a, à, au, jusqu'à, jusqu'au, jusque",
  and: 'et, &, ainsi que',
  but: "mais, donc, alors, car, parce que, c'est pourquoi, et aussi, aussi, ainsi, puis",
  or: 'ou',
  except: 'sauf, excepté, hors, à part, hormis',
  open: "je reçois, nous recevons, reçoit, ouvert, ouverte, ouverts, ouvertes, ouvre, ouvrons, horaires, horaire, heures d'ouverture, horaires d'ouverture, ouverture, permanence, permanences",
  closed: 'fermé, fermée, fermés, fermées, fermeture, fermons, relâche',
  appointment: 'sur rendez-vous, uniquement sur rendez-vous, sur demande, sur rdv, à convenir, sur réservation',
  holidays: 'jours fériés, jour férié, fériés, les jours fériés',
  money:
    'euro, euros, eur, centimes, balles, livre, livres, livres sterling, gbp, dollar, dollars, usd, zloty, zlotys, pln, couronnes suédoises, sek, couronnes danoises, dkk, franc, francs, francs suisses, fr., chf, shekel, shekels, ils, nis',
  per: 'par, la, le, les, pour, de, chacun, chacune, pièce',
  free: 'gratuit, gratuite, gratuits, gratuites, gratuitement, offert, offerte, prix libre',
  costs: 'coûte, coûtent, est à, sont à, au prix de, au tarif de, revient à, paient, paie',
  offering:
    "nous proposons, nous vendons, nous faisons, nous enseignons, nous réparons, nous fabriquons, nous offrons, je propose, je vends, je fais, j'enseigne, je répare, je fabrique, on propose, on vend, on fait, nos services comprennent",
  offerLabels:
    'services, nos services, prestations, nos prestations, produits, nos produits, soins, cours, stages, ateliers, carte, la carte, menu, tarifs, nos tarifs, prix, nos prix, offre, offres, ce que nous faisons, ce que je fais, formules, boissons, plats, entrées, desserts',
  premises:
    'boutique, magasin, atelier, salon, café, restaurant, bureau, bureaux, cabinet, boulangerie, musée, galerie, bar, bibliothèque, librairie, local, maison, studio, épicerie',
  visits:
    'vente, vente directe, visites, visite, accueil, retrait, retraits, billetterie, secrétariat, réception, guichet, dépôt',
  seasons:
    "printemps, été, automne, hiver, saison, hors saison, basse saison, haute saison, vacances, vacances scolaires, reste de l'année",
  streets:
    'rue, avenue, av, boulevard, bd, place, chemin, route, quai, impasse, allée, cours, square, passage, ruelle, faubourg, sentier, esplanade',
  addressLabels: 'adresse, notre adresse, où nous trouver, nous trouver, venez nous voir',
  placeLabels: 'lieu, ville, localité, commune',
  phoneLabels:
    'téléphone, tél, tel, mobile, portable, appelez, fax, whatsapp, numéro, fixe, gsm, par téléphone, hotline, appeler, appeler au',
  extensions: 'poste, ext',
  roles:
    'propriétaire, fondateur, fondatrice, directeur, directrice, gérant, gérante, chef, cheffe, patron, patronne, professeur, professeure, enseignant, enseignante, moniteur, monitrice, formateur, formatrice, président, présidente, trésorier, trésorière, secrétaire, boulanger, boulangère, pâtissier, pâtissière, cuisinier, cuisinière, coiffeur, coiffeuse, thérapeute, médecin, avocat, avocate, artisan, artisane, apprenti, apprentie, associé, associée, photographe, jardinier, jardinière, apiculteur, apicultrice, vigneron, vigneronne, responsable, assistant, assistante, infirmière, kinésithérapeute, ostéopathe, architecte, libraire, sage-femme, animateur, animatrice, accueil, couturière, céramiste, menuisier, ébéniste, guide',
  teamLabels: "équipe, notre équipe, l'équipe, qui sommes-nous, bureau, le bureau, les professeurs",
  ranBy:
    'tenu par, tenue par, dirigé par, dirigée par, fondé par, fondée par, animé par, animée par, créé par, créée par, géré par, gérée par',
  since: 'depuis, fondé, fondée, créé, créée, né, née, ouvert depuis',
  questionLabels: 'faq, questions, questions fréquentes, foire aux questions, q, question',
  answerLabels: 'r, réponse',
  reviewLabels:
    "témoignages, avis, avis clients, ce que disent nos clients, ils parlent de nous, ils en parlent, livre d'or",
  says: 'dit, a dit, écrit, a écrit, disait, raconte',
  stepLabels:
    'comment ça marche, comment ça se passe, étapes, les étapes, déroulement, le déroulement, comment réserver, comment commander',
  sequence:
    "d'abord/premièrement/tout d'abord, ensuite/puis/après/deuxièmement/troisièmement, enfin/finalement/pour finir",

  articles: "un, une, des, le, la, les, l', du",
  placePrepositions: "à, au, aux, en, dans, près de, près d', autour de, chez, sur",
  copulas: "est, sont, était, c'est",
  weAre:
    "nous sommes, je suis, c'est, j'ai, nous avons, je tiens, nous tenons, je dirige, nous dirigeons, j'ouvre, nous ouvrons, je gère, il s'agit d', on est, on a, je travaille comme, voici, ce sont",
  first: "je, j', nous, on",
  mine: 'mon, ma, mes, notre, nos, moi, nous',
  relative: "qui, que, qu', où, dont, lequel, laquelle, parce, quand, car, puisque, afin",
  negations: "ne, n', pas, aucun, aucune, jamais, sans, ni, rien, non, point",
  called:
    "s'appelle, appelé, appelée, nommé, nommée, du nom de, dénommé, intitulé, baptisé, baptisée, sous le nom de, se nomme, m'appelle, nous appelons, son nom est, le nom est, connu sous le nom de, tout le monde dit, tout le monde nous appelle, tout le monde m'appelle, nous appelle, on nous appelle, on m'appelle, connus comme, connue comme, connu comme",
  formerly: "anciennement, autrefois, ancien, ancienne, ex, avant, auparavant, jadis, s'appelait",
  roleConnectors:
    'par, avec, tenu par, tenue par, dirigé par, dirigée par, fondé par, fondée par, animé par, animée par, mené par, menée par',

  dontSay:
    "inutile d'en parler, inutile de parler, pas besoin d'en parler, pas besoin de parler, n'en parlez pas, ne mentionnez pas, ne mentionne pas, ne pas mentionner, ne parlez pas, ne parle pas, ne pas parler, ne dites pas, ne dis pas, ne pas dire, n'utilisez pas, n'utilise pas, ne pas utiliser, ne mettez pas, ne mets pas, ne pas mettre, n'écrivez pas, n'écris pas, ne pas écrire, n'indiquez pas, ne pas indiquer, n'affichez pas, ne pas afficher, ne pas publier, ne publiez pas, pas de mention, sans mentionner, sans parler, évitez, évite, éviter, rien sur, surtout pas, je ne veux pas, nous ne voulons pas, on ne veut pas, je ne souhaite pas, nous ne souhaitons pas, s'il vous plaît pas, ne doit pas apparaître, ne doivent pas apparaître, ne figure pas",
  wishVerbs:
    "que ce soit, que le site, faites, fais, mettez, mets, utilisez, utilise, ajoutez, ajoute, créez, crée, écrivez, écris, prévoyez, prévois, choisissez, gardez, s'il vous plaît, s'il te plaît, svp, stp, merci de, pouvez-vous, peux-tu, pourriez-vous, concevez, construisez",
  wishes:
    "on préfère, nous préférons, je préfère, je voudrais, nous voudrions, j'aimerais, nous aimerions, on aimerait, on voudrait, je veux, nous voulons, je souhaite, nous souhaitons, j'ai besoin, nous avons besoin, on a besoin, il me faut, il nous faut, il faut, il faudrait, je cherche, nous cherchons, de préférence, doit être, doit avoir, devrait être, plutôt, avec si possible",
  surely:
    "faites-le, je veux que, nous voulons que, on veut que, fais-le, il faudrait, ce serait bien, j'aimerais, nous aimerions, je voudrais, nous voudrions, on aimerait, on voudrait, pouvez-vous, peux-tu, pourriez-vous, pourrais-tu, de préférence, le site doit, ça doit, qu'il soit",
  tell: "mentionnez que, mentionne que, dites que, dis que, précisez que, précise que, indiquez que, indique que, écrivez que, merci de préciser que, merci d'indiquer que",
  site: "site, site web, site internet, page, pages, page d'accueil, accueil, une seule page, onglet, sites, page web",
  onSite: 'sur le site, sur la page, sur mon site, sur notre site, dans le texte, nulle part, dans les textes',
  look: 'style, couleur, couleurs, fond, arrière-plan, bouton, boutons, police, polices, mise en page, design, ambiance, thème, modèle, ton, tons, teintes, look, graphisme, rubrique, rubriques, section, sections, titre, titres, mode sombre, formulaire de contact, logo, photos',
  greetings: 'bonjour, bonsoir, salut, coucou, madame, monsieur, cher, chère, chers, hello, bonjour à tous',
  thanks:
    "merci, merci beaucoup, merci d'avance, cordialement, bien cordialement, bien à vous, à bientôt, merci bien, un grand merci, bonne journée, sincères salutations, salutations, amicalement, voilà, belle journée",
  nameLabels:
    "nom, nom de l'entreprise, entreprise, société, enseigne, nom de la boutique, nom du salon, association, nom de l'association, marque, raison sociale",
  frequent:
    "le, la, les, des, et, est, une, un, du, nous, je, pour, avec, dans, sur, au, aux, notre, nos, mon, ma, mes, sont, suis, vous, votre, qui, que, pas, ne, ou, chez, depuis, par, plus, très, à, l', d', j', c', s', n', qu', ouvert, sommes, tous, jours, cette, ce, sans, propose, proposons, site",
};
