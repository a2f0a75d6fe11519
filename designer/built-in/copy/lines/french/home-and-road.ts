import type { LinesByTrade } from '../lines.ts';

export const homeAndRoad: LinesByTrade = {
  plumber: {
    headlines: ['L’eau à sa place', 'Fuites, tuyaux et salles de bains'],
    leads: [
      'Un robinet qui goutte, un évier bouché ou une salle de bains entière : dites-nous ce que vous voyez.',
      'Décrivez la panne ou envoyez une photo. Nous vous disons comment se passe la suite.',
    ],
    asks: ['Ça fuit quelque part ?', 'Une salle de bains en projet ?'],
  },
  heating: {
    headlines: ['Chaud l’hiver, frais l’été', 'La chaleur, sans y penser'],
    leads: [
      'Chaudière, pompe à chaleur, entretien : parlez-nous de votre maison et de ce qui la chauffe.',
      'S’il fait froid, appelez. S’il fait encore bon, c’est le moment de prévoir.',
    ],
    asks: ['Vos radiateurs restent froids ?', 'Un entretien à prévoir ?'],
  },
  electrician: {
    headlines: ['Du courant là où il faut', 'Prises, tableaux et pannes mystérieuses'],
    leads: [
      'Une prise de plus, un tableau à refaire, une borne ou une panne que personne ne trouve : racontez-nous.',
      'D’une lampe à toute une maison : décrivez les travaux, et nous vous disons ce qu’il faut.',
    ],
    asks: ['Qu’est-ce qu’on branche ?', 'Le courant est coupé ?'],
  },
  solar: {
    headlines: ['Le courant de votre toit', 'Faites travailler le soleil'],
    leads: [
      'Des panneaux, une batterie, un plan pour votre toit : dites-nous son orientation et ce que vous consommez.',
      'Du premier coup d’œil au toit jusqu’à la mise en service : nous concevons, posons et entretenons.',
    ],
    asks: ['Que peut donner votre toit ?', 'Faites étudier votre toit'],
  },
  carpenter: {
    headlines: ['Du bois, à vos mesures', 'Du bois coupé pour chez vous'],
    leads: [
      'Étagères, escaliers, portes, tables : donnez-nous les cotes ou laissez-nous les prendre.',
      'Parlez-nous du coin où rien ne rentre. C’est par là que nous commençons.',
    ],
    asks: ['Qu’allons-nous fabriquer ?', 'Un coin à remplir ?'],
  },
  painter: {
    headlines: ['De la couleur aux murs', 'Une pièce, une façade, un pinceau'],
    leads: [
      'Une chambre, une cage d’escalier ou toute la façade : nous protégeons, rebouchons, peignons et nettoyons derrière nous.',
      'Choisissez une teinte ou demandez-nous des échantillons. Puis fixons un jour.',
    ],
    asks: ['On commence par quel mur ?', 'Envie d’une autre couleur ?'],
  },
  roofer: {
    headlines: ['Au sec sous le toit', 'Du faîte à la gouttière'],
    leads: [
      'Tuiles déplacées, fuites, toiture à refaire : nous montons, photographions et vous disons ce qu’il faut.',
      'Dites-nous ce que vous voyez d’en bas. Nous allons voir d’en haut.',
    ],
    asks: ['Il pleut à l’intérieur ?', 'Un toit à faire vérifier ?'],
  },
  builder: {
    headlines: ['Du premier trait à la clé', 'Bâtir selon le plan'],
    leads: [
      'Maison neuve, extension, rénovation : venez avec vos plans ou une simple envie, et parlons de ce qui est possible.',
      'Qui fait quoi, dans quel ordre et avec quels moyens : nous vous le disons avant la première pierre.',
    ],
    asks: ['Que voulez-vous construire ?', 'Avez-vous déjà des plans ?'],
  },
  locksmith: {
    headlines: ['La porte a claqué ?', 'Clés, serrures et portes closes'],
    leads: [
      'Porte claquée, clé perdue, serrure à changer : appelez et dites-nous où vous êtes.',
      'Nous ouvrons, réparons et posons des serrures, et nous expliquons ce qui protège une porte.',
    ],
    asks: ['Devant une porte fermée ?', 'Une clé perdue ?'],
  },
  cleaning: {
    headlines: ['Rentrer, et c’est propre', 'Du temps pour autre chose'],
    leads: [
      'Logements, bureaux, vitres, fin de bail : dites-nous les pièces et la fréquence, et nous préparons un devis.',
      'Une fois, chaque semaine ou avant l’état des lieux : choisissez quoi et quand.',
    ],
    asks: ['Que faut-il nettoyer ?', 'Quel jour vous arrange ?'],
  },
  handyman: {
    headlines: ['Les petits travaux de la liste', 'Ce qui cloche à la maison'],
    leads: [
      'Une étagère à fixer, une porte qui coince, un meuble à monter : faites la liste, nous la suivons.',
      'Dites-nous ce qui est cassé, ce qui branle ou ce qui manque. Les petits travaux sont les bienvenus.',
    ],
    asks: ['Qu’y a-t-il sur votre liste ?', 'Quelque chose de cassé ?'],
  },
  gardener: {
    headlines: ['Un jardin où s’asseoir', 'Du vert en toute saison'],
    leads: [
      'Plans, plantations, haies, pelouses : montrez-nous votre jardin, et voyons ce qui s’y plairait.',
      'Dites-nous comment vous vivez votre jardin et combien de travail vous voulez y mettre.',
    ],
    asks: ['À quoi ressemble votre jardin ?', 'La haie a trop poussé ?'],
  },
  farm: {
    headlines: ['Tout droit du champ', 'La ferme, au fil des saisons'],
    leads: [
      'Voyez ce qui pousse, ce qui est prêt et où l’acheter.',
      'Ce que donne la ferme change avec la saison. Passez voir.',
    ],
    asks: ['Vous passez à la ferme ?', 'Qu’est-ce qui est prêt ?'],
  },
  vineyard: {
    headlines: ['De nos vignes à votre verre', 'Le vin, au pied des vignes'],
    leads: [
      'Goûtez les vins là où ils naissent, marchez entre les rangs et emportez quelques bouteilles.',
      'Chaque millésime a le goût de sa météo. Trouvez celui qui vous plaît.',
    ],
    asks: ['Une dégustation ?', 'Un carton pour votre cave ?'],
  },
  riding: {
    headlines: ['Le pied à l’étrier', 'Du temps avec les chevaux'],
    leads: [
      'Cours, balades, soins : dites-nous où vous en êtes, et nous vous trouvons une monture.',
      'On débute à la longe, puis on sort. Passez faire connaissance avec les chevaux.',
    ],
    asks: ['Première fois à cheval ?', 'Venez voir les chevaux'],
  },
  guide: {
    headlines: ['Suivez le guide', 'Regardez, c’est par ici'],
    leads: [
      'Choisissez une sortie, mettez de bonnes chaussures et laissez-nous vous montrer ce qu’on ne remarque pas seul.',
      'Courtes balades ou longues journées : regardez les dates et retenez une place.',
    ],
    asks: ['Quelle sortie vous tente ?', 'Vous venez en groupe ?'],
  },
  moving: {
    headlines: ['Nous portons, vous emménagez', 'De porte à porte'],
    leads: [
      'Un appartement, des bureaux ou juste un piano : dites-nous d’où, vers où, à quel étage et quand.',
      'Emballer, porter, conduire, stocker : choisissez ce que vous préférez faire vous-même.',
    ],
    asks: ['Quand déménagez-vous ?', 'D’où partez-vous, où allez-vous ?'],
  },
  garage: {
    headlines: ['De retour sur la route', 'Votre voiture, vue de près'],
    leads: [
      'Entretien, pneus, freins, bruits bizarres : nous regardons, vous disons ce qu’il faut et demandons avant de commencer.',
      'Décrivez ce que vous entendez, voyez ou sentez. Nous cherchons d’où cela vient.',
    ],
    asks: ['C’est quoi, ce bruit ?', 'Une révision à prévoir ?'],
  },
  'bike-shop': {
    headlines: ['Remettez-vous en selle', 'À chaque trajet son vélo'],
    leads: [
      'Vélos neufs, d’occasion et réparations : venez en essayer un ou apportez le vôtre.',
      'Crevaison, vitesses qui sautent ou premier vélo d’enfant : nous y jetons un œil.',
    ],
    asks: ['De quoi souffre votre vélo ?', 'Un tour d’essai ?'],
  },
  taxi: {
    headlines: ['Où allez-vous ?', 'Montez, on vous emmène'],
    leads: [
      'Gare, aéroport, rendez-vous ou retour de nuit : appelez ou réservez à l’avance.',
      'Dites-nous où vous êtes, où vous allez et ce que vous avez comme bagages.',
    ],
    asks: ['Besoin d’une voiture ?', 'Une course pour demain ?'],
  },
};
