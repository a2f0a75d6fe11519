import type { WritingWords } from './words.ts';

export const en: WritingWords = {
  offers: ['{name}: what people ask us most', 'Behind the scenes: {name}', '{name}, step by step'],
  people: ['Five questions for {name}', 'A day with {name}'],
  events: ['{name}: what to expect', 'Looking back: {name}'],
  business: [
    'A day at {business}',
    'Your first visit: what to know',
    'How it all began',
    'What is new this season',
    'What we learned this year',
  ],
  headings: { question: 'What is this about?', example: 'An example', next: 'What to do next' },
  gaps: {
    begin: 'why you write about this now, in a sentence or two',
    answer: 'what readers should know about it, in your own words',
    example: 'something that happened, with a name, a day or a number',
    next: 'what readers can do now, such as book, visit or write to you',
  },
};
