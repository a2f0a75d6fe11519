import type { LinesByTrade } from '../lines.ts';

export const culture: LinesByTrade = {
  architect: {
    headlines: ['Des lieux pour vivre et travailler', 'Bâtir avec une raison'],
    leads: [
      'Nous regardons le lieu, écoutons ceux qui y vivront et dessinons jusqu’à ce que tout s’accorde.',
      'Maisons, transformations, bâtiments publics : regardez les projets et parlez-nous de votre terrain.',
    ],
    asks: ['Un terrain en tête ?', 'Que voulez-vous bâtir ?'],
  },
  designer: {
    headlines: ['Un design qui sert', 'Clair, utile, agréable à regarder'],
    leads: [
      'Parcourez les projets et voyez comment une idée devient quelque chose qu’on reconnaît et qu’on utilise.',
      'D’un nom à toute une identité : dites-nous ce que vous faites et pour qui.',
    ],
    asks: ['Que faut-il dessiner ?', 'Un projet en tête ?'],
  },
  portfolio: {
    headlines: ['Travaux choisis', 'Ce que j’ai dessiné'],
    leads: [
      'Une sélection de projets : ce qu’on m’a demandé, ce que j’ai essayé, ce qui en est sorti.',
      'Promenez-vous, choisissez un projet et écrivez-moi si vous avez envie de travailler ensemble.',
    ],
    asks: ['On travaille ensemble ?', 'Écrivez-moi'],
  },
  'team projects': {
    headlines: ['Ce que nous avons fait ensemble', 'Une équipe et ses projets'],
    leads: [
      'Faites connaissance avec l’équipe, regardez les projets et voyez qui sait faire quoi.',
      'Chaque projet montre la demande, qui y a travaillé et ce qui en est sorti.',
    ],
    asks: ['Travailler avec nous ?', 'Parlez-nous de votre projet'],
  },
  photographer: {
    headlines: ['Des images qui restent', 'Garder quelque chose du jour'],
    leads: [
      'Portraits, mariages et moments calmes : regardez les images et parlez-moi des vôtres.',
      'Je viens, je regarde, j’attends le moment. Vous n’avez pas à poser.',
    ],
    asks: ['Qu’est-ce que je photographie ?', 'Votre date est-elle libre ?'],
  },
  musician: {
    headlines: ['En concert, c’est plus fort', 'Venez écouter'],
    leads: [
      'Voyez où et quand nous jouons, écoutez quelques titres et invitez-nous sur votre scène.',
      'Clubs, mariages, plein air : dites-nous le lieu et le soir.',
    ],
    asks: ['On joue chez vous ?', 'Une date à proposer ?'],
  },
  artist: {
    headlines: ['Papier, toile et mur', 'Au sortir de l’atelier'],
    leads: [
      'Regardez ce qui est achevé, demandez ce qui ne l’est pas, ou venez voir à la lumière de l’atelier.',
      'Chaque œuvre a son format, sa matière et parfois son histoire. Demandez-la.',
    ],
    asks: ['Une visite à l’atelier ?', 'Une œuvre vous plaît ?'],
  },
  writer: {
    headlines: ['Des mots mis en ordre', 'Des livres et d’autres textes'],
    leads: [
      'Ce que j’ai écrit, ce qui vient ensuite et où l’entendre à voix haute.',
      'Lisez une page ici avant d’emporter le livre.',
    ],
    asks: ['M’inviter à lire ?', 'Écrivez-moi'],
  },
  cv: {
    headlines: ['Mon parcours jusqu’ici', 'Mon métier, mon chemin'],
    leads: [
      'Où j’ai travaillé, ce que j’y ai appris et ce que je sais faire : tout est dans ces pages.',
      'Lisez, et écrivez-moi si vous pensez que nous devrions nous parler.',
    ],
    asks: ['On se parle ?', 'Écrivez-moi'],
  },
  biography: {
    headlines: ['Une vie, dans l’ordre', 'L’histoire d’une vie'],
    leads: [
      'Où elle a commencé, ce qui s’est passé en chemin et ce qu’il en reste.',
      'Les années, les tournants et les distinctions, dans l’ordre où tout est arrivé.',
    ],
    asks: ['Quelque chose à ajouter ?', 'Une question sur cette vie ?'],
  },
  blog: {
    headlines: ['De quoi lire', 'Notes, idées et trouvailles'],
    leads: [
      'De nouveaux textes de temps en temps, les anciens rangés par sujet. Commencez où vous voulez.',
      'Des notes brèves, d’autres plus longues : lisez-en une et dites-moi ce que vous en pensez.',
    ],
    asks: ['Sur quoi écrire ensuite ?', 'Qu’en pensez-vous ?'],
  },
  'health blog': {
    headlines: ['Lire pour se sentir bien', 'De petites habitudes, expliquées'],
    leads: [
      'Des articles sur l’alimentation, le mouvement, le sommeil et le repos, en mots simples, rangés par sujet.',
      'Ce qu’on sait, ce qu’on ne sait pas et ce que vous pouvez essayer chez vous.',
    ],
    asks: ['Quel sujet ensuite ?', 'Une question à poser ?'],
  },
  'poetry blog': {
    headlines: ['Des poèmes, un à un', 'Des vers à relire'],
    leads: [
      'Lisez lentement, à voix haute si personne n’écoute, et envoyez un poème à vous.',
      'Poèmes nouveaux et plus anciens, rangés par humeur, par forme et par saison.',
    ],
    asks: ['Un poème à partager ?', 'Envoyez-nous vos vers'],
  },
  'link-page': {
    headlines: ['Tout au même endroit', 'Tous mes liens'],
    leads: [
      'Où lire, regarder, écouter, acheter, écrire : choisissez un lien.',
      'Une seule adresse pour tous les endroits où me trouver.',
    ],
    asks: ['Vous cherchez autre chose ?', 'Écrivez-moi'],
  },
  hotel: {
    headlines: ['Dormez bien ici', 'La chambre est prête'],
    leads: [
      'Regardez les chambres, choisissez vos nuits et dites-nous quand vous arrivez.',
      'Une nuit sur la route ou une semaine à ne rien faire : choisissez une chambre.',
    ],
    asks: ['Pour quelles nuits ?', 'Une chambre pour vous ?'],
  },
  'holiday-home': {
    headlines: ['Votre maison de vacances', 'Posez les valises'],
    leads: [
      'Parcourez les pièces, voyez ce qu’il y a autour et demandez les semaines qui vous plaisent.',
      'Une porte à vous, une cuisine où mijoter et du temps pour ne rien faire.',
    ],
    asks: ['Quand voulez-vous venir ?', 'Votre semaine est-elle libre ?'],
  },
  museum: {
    headlines: ['Venez voir de plus près', 'Des objets qui racontent'],
    leads: [
      'Voyez ce qui est exposé, quand c’est ouvert et ce qu’il y a pour les enfants et les groupes.',
      'Parcourez les salles à votre guise, ou laissez quelqu’un vous raconter ce que vous voyez.',
    ],
    asks: ['Vous venez en groupe ?', 'Une visite à préparer ?'],
  },
  theatre: {
    headlines: ['La lumière baisse', 'Prenez place'],
    leads: [
      'Voyez ce qui se joue et quand, choisissez un soir et retenez vos places.',
      'Pièces, concerts et soirées inclassables : le programme dit ce qui vient ensuite.',
    ],
    asks: ['On vous garde des places ?', 'Vous venez avec une classe ?'],
  },
  charity: {
    headlines: ['Aider là où il faut', 'Il faut beaucoup de mains'],
    leads: [
      'Voyez ce qui se fait, ce qui manque et comment vous pouvez prendre part.',
      'Une heure, un don ou un mot à vos proches : chaque geste aide.',
    ],
    asks: ['Envie d’aider ?', 'Besoin d’aide ?'],
  },
  club: {
    headlines: ['C’est mieux ensemble', 'Venez voir, puis restez'],
    leads: [
      'Voyez ce que nous faisons, quand nous nous retrouvons et comment adhérer.',
      'Venez à une rencontre, regardez, et décidez après.',
    ],
    asks: ['Envie d’être des nôtres ?', 'Venez à une rencontre'],
  },
  festival: {
    headlines: ['Retenez la date', 'Soyez de la fête'],
    leads: [
      'Ce qui se passe quand, comment venir et quoi emporter : tout est sur cette page.',
      'Parcourez le programme, cochez ce que vous voulez voir et venez à plusieurs.',
    ],
    asks: ['Envie de participer ?', 'Une question sur la journée ?'],
  },
  fundraiser: {
    headlines: ['Une journée pour la bonne cause', 'Venir, donner, fêter'],
    leads: [
      'À quoi serviront les dons, ce qui se passe ce jour-là et comment y prendre part.',
      'Venez, amenez des amis et voyez où va chaque don.',
    ],
    asks: ['Envie d’aider ?', 'Vous joindrez-vous à nous ?'],
  },
  wedding: {
    headlines: ['Nous nous marions', 'Faites la fête avec nous'],
    leads: [
      'Quand, où et comment s’habiller : tout ce que nos invités doivent savoir.',
      'Comment venir, où dormir et comment se déroule la journée.',
    ],
    asks: ['Serez-vous des nôtres ?', 'Dites-nous que vous venez'],
  },
  'event-planner': {
    headlines: ['Vous fêtez, nous organisons', 'Une fête, ça se prépare'],
    leads: [
      'Mariages, soirées d’entreprise, anniversaires : dites-nous le jour, les invités et le rêve.',
      'Nous trouvons le lieu, le repas et la musique, et nous sommes là quand tout commence.',
    ],
    asks: ['Que fêtez-vous ?', 'Racontez-nous la journée'],
  },
};
