import type { LinesByTrade } from '../lines.ts';

export const food: LinesByTrade = {
  bakery: {
    headlines: ['Le pain de tous les jours', 'Tout juste sorti du four'],
    leads: [
      'Du pain pour la table, une douceur pour la route : entrez, regardez et laissez le nez choisir.',
      'Farine, eau, sel et patience. Passez prendre le pain, et de quoi grignoter en chemin.',
    ],
    asks: ['On vous garde un pain ?', 'Du pain pour une grande tablée ?'],
  },
  'cake-maker': {
    headlines: ['Un gâteau pour le grand jour', 'Gâteaux sur commande'],
    leads: [
      'Anniversaire, mariage ou simple gourmandise : donnez-nous la date et le nombre de convives, et imaginons le gâteau ensemble.',
      'Pour qui, pour quand, à quel parfum ? Le reste est affaire de beurre, de sucre et de patience.',
    ],
    asks: ['Que fêtez-vous ?', 'Parlez-nous de votre gâteau'],
  },
  butcher: {
    headlines: ['La viande coupée comme vous l’aimez', 'De l’étal à la poêle'],
    leads: [
      'Rôtis, côtelettes, saucisses : choisissez au comptoir, et demandez le temps de cuisson.',
      'Dites-nous ce que vous cuisinez et pour combien. Nous coupons, ficelons et emballons.',
    ],
    asks: ['Qu’allez-vous cuisiner ?', 'Commander pour le week-end ?'],
  },
  cheesemonger: {
    headlines: ['Du fromage à la coupe', 'Goûtez avant de choisir'],
    leads: [
      'Pâtes dures, pâtes molles, bleus, fromages frais : goûtez au comptoir et emportez la part qui vous va.',
      'Une part pour ce soir ou un plateau pour toute la table : choisissons ensemble ce qui se marie.',
    ],
    asks: ['Un plateau en vue ?', 'Qu’est-ce qui est fait à cœur ?'],
  },
  greengrocer: {
    headlines: ['Fruits et légumes de saison', 'Ce que la saison apporte'],
    leads: [
      'Ce qui est mûr est devant. Remplissez votre panier, ou demandez comment le cuisiner.',
      'Racines, feuilles, baies, herbes : choisissez vous-même, pièce par pièce.',
    ],
    asks: ['Qu’est-ce qui est mûr aujourd’hui ?', 'Que vous faut-il cette semaine ?'],
  },
  chocolatier: {
    headlines: ['Le chocolat, bouchée par bouchée', 'De quoi faire plaisir'],
    leads: [
      'Tablettes, truffes et boîtes à composer, pour quelqu’un d’autre ou pour le chemin du retour.',
      'Noir, au lait ou blanc, nature ou fourré : choisissez, nous emballons.',
    ],
    asks: ['Une boîte à offrir ?', 'Un cadeau à trouver ?'],
  },
  'ice-cream': {
    headlines: ['Encore une boule', 'Cornet ou petit pot ?'],
    leads: [
      'Crèmes glacées, sorbets, un peu de coulis : choisissez vos parfums et trouvez-vous une place au soleil.',
      'Un parfum que vous connaissez, un autre à découvrir. En cornet, en pot ou pour la maison.',
    ],
    asks: ['Quels parfums aujourd’hui ?', 'De la glace pour une fête ?'],
  },
  roastery: {
    headlines: ['Le café torréfié ici', 'À chaque tasse son café'],
    leads: [
      'Filtre, espresso ou piston : dites-nous comment vous le préparez, nous le moulons en conséquence.',
      'Sentez, goûtez, comparez, puis emportez le café qui vous plaît, en grains ou moulu.',
    ],
    asks: ['Comment le préparez-vous ?', 'Du café pour votre établissement ?'],
  },
  brewery: {
    headlines: ['La bière brassée ici', 'De la cuve au verre'],
    leads: [
      'Blonde, brune, amère ou acidulée : goûtez ce qui coule en ce moment et emportez celle qui vous plaît.',
      'Malt, houblon, levure et patience. Voyez ce qui fermente en cuve et où le boire ensuite.',
    ],
    asks: ['Qu’y a-t-il à la pression ?', 'De la bière pour votre fête ?'],
  },
  'wine-shop': {
    headlines: ['La bouteille qu’il faut ce soir', 'Le vin sans façons'],
    leads: [
      'Dites-nous ce qui mijote et votre budget : nous cherchons la bouteille qui va avec.',
      'Rouge, blanc, à bulles ou plus inattendu : goûtez, demandez, prenez votre temps.',
    ],
    asks: ['Qu’y a-t-il au dîner ?', 'Une dégustation en vue ?'],
  },
  restaurant: {
    headlines: ['Une table pour vous', 'À table, sans se presser'],
    leads: [
      'Regardez la carte, choisissez votre jour et venez avec qui vous aimez manger.',
      'Des entrées à partager, des plats à garder pour soi et du temps pour parler.',
    ],
    asks: ['On vous garde une table ?', 'Vous venez à plusieurs ?'],
  },
  pizzeria: {
    headlines: ['La pizza sort du four', 'Pâte, tomate, fromage, feu'],
    leads: [
      'À manger ici tant qu’elle est chaude ou à emporter : à la carte, des classiques et quelques pizzas maison.',
      'Choisissez votre pizza, dites ce qu’on ajoute et ce qu’on enlève. Le four fait le reste.',
    ],
    asks: ['Laquelle est la vôtre ?', 'Commander pour tout à l’heure ?'],
  },
  cafe: {
    headlines: ['D’abord, un café', 'Asseyez-vous, prenez un café'],
    leads: [
      'Un petit déjeuner, un gâteau, quelque chose de chaud entre les mains : venez avec un livre ou avec vos amis.',
      'Un café sur le pouce ou toute une matinée près de la fenêtre : c’est vous qui décidez.',
    ],
    asks: ['On se voit pour un café ?', 'Une table pour la bande ?'],
  },
  bar: {
    headlines: ['La soirée commence ici', 'Qu’est-ce que vous buvez ?'],
    leads: [
      'Des classiques, des créations et des verres sans alcool : installez-vous au comptoir et dites-nous votre envie.',
      'Un verre après le travail ou toute la soirée : parcourez la carte et venez à plusieurs.',
    ],
    asks: ['Une table pour ce soir ?', 'Votre fête chez nous ?'],
  },
  'food-truck': {
    headlines: ['Du chaud, là où vous êtes', 'Suivez le camion, mangez chaud'],
    leads: [
      'Voyez ce qui cuit et où nous nous garons, ou demandez-nous de venir à vous.',
      'De la cuisine de rue pour les pauses déjeuner, les festivals et les cours pleines d’invités.',
    ],
    asks: ['On vient chez vous ?', 'Réserver le camion ?'],
  },
  catering: {
    headlines: ['Un repas pour vos invités', 'Vous invitez, nous cuisinons'],
    leads: [
      'Du buffet de réunion au dîner de mariage : dites-nous le jour, le lieu et le nombre de convives.',
      'Nous composons le menu avec vous, puis nous livrons, servons et débarrassons.',
    ],
    asks: ['Combien serez-vous ?', 'Parlez-nous de votre réception'],
  },
};
