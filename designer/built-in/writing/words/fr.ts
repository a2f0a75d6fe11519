import type { WritingWords } from './words.ts';

export const fr: WritingWords = {
  offers: ['{name} : les questions les plus fréquentes', 'Dans les coulisses : {name}', '{name}, étape par étape'],
  people: ['Cinq questions à {name}', 'Une journée avec {name}'],
  events: ['{name} : à quoi s’attendre', 'Retour sur {name}'],
  business: [
    'Une journée chez {business}',
    'Votre première visite : bon à savoir',
    'Comment tout a commencé',
    'Les nouveautés de la saison',
    'Ce que cette année nous a appris',
  ],
  headings: { question: 'De quoi s’agit-il ?', example: 'Un exemple', next: 'Et maintenant ?' },
  gaps: {
    begin: 'pourquoi vous en parlez maintenant, en une ou deux phrases',
    answer: 'ce qu’il faut en savoir, avec vos mots',
    example: 'quelque chose de vécu, avec un nom, un jour ou un chiffre',
    next: 'ce que l’on peut faire ensuite : réserver, venir ou vous écrire',
  },
};
