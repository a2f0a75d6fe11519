import type { WritingWords } from './words.ts';

export const pt: WritingWords = {
  offers: ['{name}: as perguntas mais frequentes', 'Nos bastidores: {name}', '{name}, passo a passo'],
  people: ['Cinco perguntas a {name}', 'Um dia com {name}'],
  events: ['{name}: o que esperar', 'Como foi: {name}'],
  business: [
    'Um dia na {business}',
    'A sua primeira visita: o que convém saber',
    'Como tudo começou',
    'Novidades da estação',
    'O que aprendemos este ano',
  ],
  headings: { question: 'De que se trata?', example: 'Um exemplo', next: 'E agora?' },
  gaps: {
    begin: 'porque escreve sobre isto agora, numa ou duas frases',
    answer: 'o que convém saber, nas suas palavras',
    example: 'algo que aconteceu, com um nome, um dia ou um número',
    next: 'o que se pode fazer agora: marcar, visitar ou escrever-lhe',
  },
};
