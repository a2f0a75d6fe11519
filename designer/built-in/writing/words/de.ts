import type { WritingWords } from './words.ts';

export const de: WritingWords = {
  offers: ['{name}: die häufigsten Fragen', 'Hinter den Kulissen: {name}', '{name}, Schritt für Schritt'],
  people: ['Fünf Fragen an {name}', 'Ein Tag mit {name}'],
  events: ['{name}: das erwartet Sie', 'Rückblick: {name}'],
  business: [
    'Ein Tag bei {business}',
    'Ihr erster Besuch: gut zu wissen',
    'Wie alles begann',
    'Neu in dieser Saison',
    'Was wir dieses Jahr gelernt haben',
  ],
  headings: { question: 'Worum geht es?', example: 'Ein Beispiel', next: 'Wie es weitergeht' },
  gaps: {
    begin: 'warum Sie gerade jetzt darüber schreiben, in ein, zwei Sätzen',
    answer: 'was man darüber wissen sollte, in Ihren Worten',
    example: 'etwas, das wirklich war, mit einem Namen, einem Tag oder einer Zahl',
    next: 'was man jetzt tun kann, etwa buchen, vorbeikommen oder schreiben',
  },
};
