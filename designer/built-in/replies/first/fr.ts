import type { FirstReply } from './first-reply.ts';

export const fr: FirstReply = {
  made: (pages) =>
    pages.length > 1 ? `Voici votre site, avec ces pages : ${pages.join(', ')}.` : 'Voici votre site, sur une page.',
  leftOut: (sections) => `Ceci n’est pas proposé pour le moment, je l’ai donc laissé de côté : ${sections.join(', ')}.`,
  suggested:
    'Ce qui est marqué « Suggéré » est ce que disent d’habitude les entreprises comme la vôtre. Les visiteurs le voient une fois que vous le gardez.',
  missing:
    'Là où il est écrit « À compléter », il manque une information que personne d’autre que vous ne connaît. Les visiteurs ne voient pas ces endroits.',
  ask: {
    name: 'Quel est son nom ? Vous ne l’avez pas dit, ou j’ai eu un doute.',
    kind: 'Qu’est-ce que c’est, en quelques mots ? J’ai eu un doute.',
  },
};
