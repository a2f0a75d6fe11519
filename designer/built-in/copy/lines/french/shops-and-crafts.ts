import type { LinesByTrade } from '../lines.ts';

export const shopsAndCrafts: LinesByTrade = {
  florist: {
    headlines: ['Des fleurs pour quelqu’un', 'Ce qui fleurit en ce moment'],
    leads: [
      'Dites-nous pour qui elles sont et ce que vous voulez dire. Nous en faisons un bouquet.',
      'Bouquets, couronnes, plantes pour la fenêtre : choisissez par couleur, par saison ou selon l’envie.',
    ],
    asks: ['C’est pour qui ?', 'Des fleurs pour votre fête ?'],
  },
  bookshop: {
    headlines: ['Trouvez votre prochain livre', 'Des rayons où se perdre'],
    leads: [
      'Dites-nous le dernier livre que vous avez aimé. Nous vous en tendons d’autres.',
      'Romans, albums et tout ce qui se commande : entrez et lisez une page.',
    ],
    asks: ['Quel livre commander ?', 'Vous cherchez un titre ?'],
  },
  clothing: {
    headlines: ['Des vêtements qu’on garde', 'Passez en cabine'],
    leads: [
      'Entrez, touchez les tissus et prenez votre temps devant le miroir.',
      'Pour tous les jours et pour les autres : trouvez de quoi aller avec ce que vous avez déjà.',
    ],
    asks: ['Vous cherchez une pièce ?', 'Votre taille est-elle là ?'],
  },
  furniture: {
    headlines: ['Des meubles à vivre', 'Asseyez-vous d’abord'],
    leads: [
      'Tables, chaises, lits, lampes : venez les essayer, avec les mesures de votre pièce.',
      'Montrez-nous une photo de la pièce. Nous vous disons ce qui y trouverait sa place.',
    ],
    asks: ['C’est pour quelle pièce ?', 'Avez-vous les mesures ?'],
  },
  'toy-shop': {
    headlines: ['À quoi on joue ?', 'De quoi jouer longtemps'],
    leads: [
      'Dites-nous son âge et ce qui lui plaît en ce moment. Nous cherchons le jouet.',
      'Cubes, poupées, puzzles et jeux pour jours de pluie : entrez et essayez.',
    ],
    asks: ['Quel âge a l’enfant ?', 'Un cadeau à trouver ?'],
  },
  'pet-shop': {
    headlines: ['Pour les bêtes de la maison', 'Pendant votre absence'],
    leads: [
      'Promenades, soins et tout ce qu’il faut à votre animal : dites-nous qui il est et ce qu’il aime.',
      'Parlez-nous de votre animal, de ses habitudes et de son coin préféré. Nous prenons la suite.',
    ],
    asks: ['De qui faut-il s’occuper ?', 'Parlez-nous de votre animal'],
  },
  hardware: {
    headlines: ['La vis qu’il vous faut', 'De quoi bricoler et réparer'],
    leads: [
      'Outils, bois, peinture, petites pièces : apportez le morceau cassé, nous cherchons celui qui va.',
      'Dites-nous ce que vous construisez. Nous vous disons ce qu’il faut et comment s’en servir.',
    ],
    asks: ['Que construisez-vous ?', 'Une pièce à trouver ?'],
  },
  shop: {
    headlines: ['Entrez et regardez', 'À rapporter chez soi'],
    leads: [
      'Voyez ce qu’il y a en rayon, demandez ce qui n’y est pas et passez quand c’est ouvert.',
      'Pour vous ou pour offrir : faites le tour et prenez votre temps.',
    ],
    asks: ['Vous cherchez quelque chose ?', 'On vous le met de côté ?'],
  },
  jeweller: {
    headlines: ['Fait pour être porté', 'Bagues, pierres et réparations'],
    leads: [
      'Choisissez un bijou, ou apportez-en un ancien à réparer ou à transformer.',
      'Dites-nous qui le portera et quel jour. Nous le dessinons avant de le fabriquer.',
    ],
    asks: ['Un bijou en tête ?', 'Un bijou à réparer ?'],
  },
  potter: {
    headlines: ['L’argile, le tour, le feu', 'Tasses, bols, assiettes, à la main'],
    leads: [
      'Chaque pièce est tournée, séchée, émaillée et cuite. Prenez-en une en main et voyez si elle vous va.',
      'Pour le petit déjeuner, pour des fleurs ou pour quelqu’un : voyez ce qui est sorti du four.',
    ],
    asks: ['Un service pour votre table ?', 'Une pièce vous plaît ?'],
  },
  tailor: {
    headlines: ['Pour que ça tombe bien', 'Coudre, retoucher, raccommoder'],
    leads: [
      'Un pantalon trop long, une veste trop large ou une robe encore à l’état d’idée : apportez, nous mesurons.',
      'Nous raccourcissons, élargissons, réparons et cousons. Essayez, et voyons ce qu’il faut.',
    ],
    asks: ['C’est trop long, trop large ?', 'Un essayage ?'],
  },
  'instrument-maker': {
    headlines: ['Fait pour être joué', 'Instruments, fabriqués et réparés'],
    leads: [
      'Instruments neufs, réparations, réglages : apportez le vôtre, jouez et dites-nous ce que vous entendez.',
      'Dites-nous comment vous jouez. Le bois, les cordes et la voix en découlent.',
    ],
    asks: ['Comment sonne-t-il ?', 'Apportez votre instrument'],
  },
  printer: {
    headlines: ['De l’encre sur du papier', 'Du fichier à la feuille'],
    leads: [
      'Cartes, affiches, livres, enseignes : envoyez le fichier ou venez avec une idée, et choisissons le papier ensemble.',
      'Dites-nous le tirage, le format et la date. Nous vous montrons une épreuve avant de lancer la machine.',
    ],
    asks: ['Que faut-il imprimer ?', 'Envoyez-nous votre fichier'],
  },
};
