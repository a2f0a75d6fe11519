import type { LinesByTrade } from '../lines.ts';

export const learningAndAdvice: LinesByTrade = {
  'driving-school': {
    headlines: ['De la première au permis', 'Apprendre à conduire, calmement'],
    leads: [
      'Code, leçons, examen : voyez comment ça se passe et quand débute le prochain cours.',
      'Un peu de trac ou pas de temps à perdre : fixons le rythme ensemble, du parking à l’autoroute.',
    ],
    asks: ['Une première leçon ?', 'Quand voulez-vous commencer ?'],
  },
  school: {
    headlines: ['Un lieu pour apprendre', 'Apprendre en bonne compagnie'],
    leads: [
      'Voyez ce qui s’enseigne, comment se passe une journée et comment s’inscrire.',
      'Pour commencer ou pour continuer : parcourez les cours et posez vos questions.',
    ],
    asks: ['Envie de vous inscrire ?', 'Une visite de l’école ?'],
  },
  tutor: {
    headlines: ['Et soudain, c’est clair', 'Apprendre en tête-à-tête'],
    leads: [
      'Dites-nous la matière, la classe et ce qui bloque. Nous commençons exactement là.',
      'Avant un contrôle ou toute l’année : des cours au rythme de l’élève.',
    ],
    asks: ['Qu’est-ce qui bloque ?', 'Un cours pour essayer ?'],
  },
  'language-school': {
    headlines: ['Dites-le dans une autre langue', 'Une langue s’apprend en parlant'],
    leads: [
      'Des premiers mots aux longues conversations : trouvez votre niveau et le cours qui tient dans votre semaine.',
      'Pour le voyage, le travail ou l’amour : dites-nous pourquoi vous apprenez, nous trouvons le cours.',
    ],
    asks: ['Quelle langue ensuite ?', 'Quel est votre niveau ?'],
  },
  'music-school': {
    headlines: ['Jouez votre premier morceau', 'La musique, dès la première note'],
    leads: [
      'Petits et grands, premières notes ou morceaux difficiles : choisissez un instrument et essayez un cours.',
      'Dites-nous ce que vous aimez écouter. C’est par là que nous commençons.',
    ],
    asks: ['Quel instrument sera le vôtre ?', 'Un premier cours ?'],
  },
  nursery: {
    headlines: ['Un endroit pour être petit', 'Jouer, grandir, se faire des amis'],
    leads: [
      'Voyez comment se passe une journée, ce qu’on y mange et comment votre enfant prend ses marques.',
      'Venez voir avec votre enfant, et posez toutes vos questions.',
    ],
    asks: ['Vous cherchez une place ?', 'Venez nous voir'],
  },
  lawyer: {
    headlines: ['Savoir où vous en êtes', 'Le droit, en mots clairs'],
    leads: [
      'Racontez-nous ce qui s’est passé. Nous vous disons simplement ce que permet la loi et quoi faire ensuite.',
      'Courriers, délais, contrats, litiges : apportez les papiers, et regardons-les ensemble.',
    ],
    asks: ['Que s’est-il passé ?', 'Une question avant de signer ?'],
  },
  accountant: {
    headlines: ['Des comptes en ordre', 'Des chiffres qui servent'],
    leads: [
      'Comptes, paie, déclarations : apportez la boîte à factures, nous y mettons de l’ordre.',
      'Dites-nous comment vous travaillez et de quoi vous vivez. Nous vous disons quoi garder, déclarer et payer.',
    ],
    asks: ['Une lettre des impôts ?', 'Confiez-nous les factures'],
  },
  consultant: {
    headlines: ['Un regard du dehors', 'D’une question à un plan'],
    leads: [
      'Dites-nous où ça coince. Nous regardons, questionnons, comptons et écrivons ce que nous ferions.',
      'Nous travaillons avec ceux qui connaissent le mieux votre entreprise : les vôtres.',
    ],
    asks: ['Quelle question vous occupe ?', 'On en parle ?'],
  },
  finance: {
    headlines: ['Y voir clair dans vos finances', 'Un plan pour votre argent'],
    leads: [
      'Épargner, emprunter, penser à plus tard : nous mettons tout à plat et le parcourons avec vous.',
      'Venez avec vos questions et vos papiers. Nous expliquons ce que vous avez et ce que vous pourriez changer.',
    ],
    asks: ['Que voulez-vous préparer ?', 'On regarde ensemble ?'],
  },
  'credit repair': {
    headlines: ['Votre dossier de crédit, au clair', 'Corriger un dossier de crédit'],
    leads: [
      'Voyez ce que contient votre dossier de crédit, ce qui peut se contester et que faire du reste.',
      'Nous lisons le dossier avec vous, contestons par écrit ce qui est faux et expliquons chaque étape simplement.',
    ],
    asks: ['Que dit votre dossier ?', 'Faites relire votre dossier'],
  },
  'private-bank': {
    headlines: ['Parlons patrimoine, sans bruit', 'Le temps de parler d’argent'],
    leads: [
      'Placements, transmission et tout le reste : avant le moindre produit, une conversation.',
      'Nous commençons par ce à quoi votre argent doit servir. Le reste en découle.',
    ],
    asks: ['Et si nous nous rencontrions ?', 'Commençons par une conversation'],
  },
  'estate-agent': {
    headlines: ['Trouvez la bonne porte', 'Acheter, vendre, louer'],
    leads: [
      'Vous cherchez un logement ou vous en quittez un ? Racontez-nous, et voyons ce qui est possible.',
      'Nous visitons le bien, disons ce qu’il pourrait valoir et vous accompagnons jusqu’aux clés.',
    ],
    asks: ['Vous cherchez ou vous vendez ?', 'Faites estimer votre bien'],
  },
  recruiter: {
    headlines: ['Le travail cherche quelqu’un', 'Des métiers et des gens'],
    leads: [
      'Dites-nous qui manque à votre équipe, ou ce que vous voulez faire ensuite.',
      'Nous écoutons chaque côté avant de réunir tout le monde autour d’une table.',
    ],
    asks: ['Qui vous manque ?', 'Que voulez-vous faire ensuite ?'],
  },
  translator: {
    headlines: ['En d’autres mots', 'Dit dans l’autre langue'],
    leads: [
      'Contrats, sites, actes, discours : envoyez-nous le texte et la date qu’il vous faut.',
      'Nous traduisons ce qui est écrit, et aussi ce qu’on a voulu dire.',
    ],
    asks: ['Quel texte, quelle langue ?', 'Envoyez-nous votre texte'],
  },
  funeral: {
    headlines: ['Dire au revoir à votre manière', 'Là quand il le faut'],
    leads: [
      'Appelez quand vous le souhaitez. Nous expliquons ce qu’il y a à faire et prenons ce que vous voulez confier.',
      'Inhumation, crémation ou adieu d’une autre forme : parlons de ce qui serait juste.',
    ],
    asks: ['Souhaitez-vous nous parler ?', 'Parlez-nous de lui, d’elle'],
  },
  software: {
    headlines: ['Un logiciel à votre façon', 'Cliquer moins, avancer plus'],
    leads: [
      'Dites-nous ce qui prend trop de temps aujourd’hui. Nous construisons l’outil et le faisons tourner.',
      'Du premier croquis au système utilisé chaque jour, par étapes que vous pouvez voir et essayer.',
    ],
    asks: ['Qu’est-ce qui prend trop de temps ?', 'Montrez-nous le problème'],
  },
  'software solutions': {
    headlines: ['Des logiciels, et des gens', 'Les outils de votre entreprise'],
    leads: [
      'Voyez ce que font nos logiciels, à qui ils servent et par où commencerait une entreprise comme la vôtre.',
      'Des programmes pour le travail quotidien et des gens qui savent s’en servir, sans jargon.',
    ],
    asks: ['Qu’est-ce qui devrait mieux tourner ?', 'Décrivez-nous votre cas'],
  },
  'fitness tracking': {
    headlines: ['Voyez le chemin parcouru', 'Chaque sortie, chaque série, notée'],
    leads: [
      'Notez vos séances, tenez-en le journal et regardez ce que cela donne au fil des semaines.',
      'Vos exercices, vos notes et votre place parmi vos amis, au même endroit.',
    ],
    asks: ['On note la première séance ?', 'Dites-nous ce qui manque'],
  },
  'it-service': {
    headlines: ['Pour que ça remarche', 'Ordinateurs, réseaux, tranquillité'],
    leads: [
      'Machine lente, fichiers perdus, nouveau matériel : dites-nous ce qui se passe et ce qui devrait se passer.',
      'Nous installons, réparons, sécurisons et expliquons, pour que vous puissiez vous remettre au travail.',
    ],
    asks: ['Qu’est-ce qui ne marche plus ?', 'Décrivez-nous la panne'],
  },
  telecom: {
    headlines: ['À la maison comme en route', 'Appeler, surfer, regarder'],
    leads: [
      'Mobile, internet, lignes professionnelles : comparez les forfaits, choisissez, et demandez de l’aide quand il en faut.',
      'Dites-nous combien vous appelez, regardez et voyagez. Nous vous disons quel forfait suffit.',
    ],
    asks: ['Quel forfait vous irait ?', 'Un souci de ligne ?'],
  },
  coworking: {
    headlines: ['Un bureau, et des voisins', 'Venez avec votre ordinateur'],
    leads: [
      'Des bureaux, des salles, du café : venez une journée, et restez si l’endroit vous va.',
      'Des coins calmes pour réfléchir, des tables pour discuter : prenez ce que demande votre travail.',
    ],
    asks: ['Une journée pour essayer ?', 'Envie de visiter ?'],
  },
};
