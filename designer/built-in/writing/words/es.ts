import type { WritingWords } from './words.ts';

export const es: WritingWords = {
  offers: ['{name}: las preguntas más frecuentes', 'Entre bastidores: {name}', '{name}, paso a paso'],
  people: ['Cinco preguntas a {name}', 'Un día con {name}'],
  events: ['{name}: qué esperar', 'Así fue: {name}'],
  business: [
    'Un día en {business}',
    'Su primera visita: qué conviene saber',
    'Cómo empezó todo',
    'Novedades de la temporada',
    'Lo que hemos aprendido este año',
  ],
  headings: { question: '¿De qué se trata?', example: 'Un ejemplo', next: 'Y ahora, ¿qué?' },
  gaps: {
    begin: 'por qué escribe sobre esto ahora, en una o dos frases',
    answer: 'qué conviene saber, con sus propias palabras',
    example: 'algo que ocurrió, con un nombre, un día o una cifra',
    next: 'qué se puede hacer ahora: reservar, venir o escribirle',
  },
};
