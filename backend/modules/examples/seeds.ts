import type { ExampleAnswer } from '../../db/schema.ts';

type Seed = {
  task: 'MESSAGE';
  words: string;
  /** Name of the sample business. */
  about: string;
  answer: ExampleAnswer;
  other?: ExampleAnswer;
  tags: string[];
  state: 'NEW' | 'APPROVED';
};

const said = (reply: string, name: string, input: Record<string, unknown>): ExampleAnswer => ({
  calls: [{ name, input }],
  reply,
});

const week = ['tue', 'wed', 'thu', 'fri', 'sat'];
const open = (days: readonly string[], opens: string, closes: string) => days.map((day) => ({ day, opens, closes }));

/** What people often ask for, and the one change that answers it. */
export const seeds: readonly Seed[] = [
  {
    task: 'MESSAGE',
    words: 'Make it darker, please.',
    about: 'Brook Lane Bakery',
    answer: said('It is dark now.', 'setTheme', { mode: 'dark' }),
    tags: ['look', 'english'],
    state: 'APPROVED',
  },
  {
    task: 'MESSAGE',
    words: 'We now close at 3pm on all days that we are open.',
    about: 'Brook Lane Bakery',
    answer: said('You now close at 15:00.', 'setBusiness', { hours: open(week, '07:00', '15:00') }),
    tags: ['hours', 'english'],
    state: 'APPROVED',
  },
  {
    task: 'MESSAGE',
    words: 'Our new number is 01353 555 0199',
    about: 'Brook Lane Bakery',
    answer: said('The new number is on every page.', 'setBusiness', { phone: '01353 555 0199' }),
    tags: ['contact', 'english'],
    state: 'APPROVED',
  },
  {
    task: 'MESSAGE',
    words: 'Rounder corners and a bit more air between things',
    about: 'Brook Lane Bakery',
    answer: said('Corners are round, and there is more room.', 'setTheme', { radius: 'large', spacing: 'airy' }),
    tags: ['look', 'english'],
    state: 'APPROVED',
  },
  {
    task: 'MESSAGE',
    words: 'Die Telefonnummer hat sich geändert: 0221 5550199',
    about: 'Salon Lindenhof',
    answer: said('Die neue Nummer steht auf allen Seiten.', 'setBusiness', { phone: '0221 5550199' }),
    tags: ['contact', 'german'],
    state: 'APPROVED',
  },
  {
    task: 'MESSAGE',
    words: 'Bitte mach die Seite heller und ruhiger',
    about: 'Salon Lindenhof',
    answer: said('Die Seite ist hell und hat mehr Luft.', 'setTheme', { mode: 'light', spacing: 'airy' }),
    tags: ['look', 'german'],
    state: 'NEW',
  },
  {
    task: 'MESSAGE',
    words: 'Call us Hill Street Studio from now on',
    about: 'Hill Street Yoga',
    answer: said('Your website is called Hill Street Studio now.', 'setBrand', { name: 'Hill Street Studio' }),
    tags: ['name', 'english'],
    state: 'APPROVED',
  },
  {
    task: 'MESSAGE',
    words: 'Add a page about how to get here',
    about: 'Hill Street Yoga',
    answer: said('There is a page called Getting here. Tell me what it should say.', 'addPage', {
      page: { id: 'getting-here', path: '/getting-here', title: 'Getting here', sections: [] },
    }),
    tags: ['pages', 'english'],
    state: 'APPROVED',
  },
  {
    task: 'MESSAGE',
    words: 'Put “Closed on bank holidays” below the opening hours',
    about: 'Hill Street Yoga',
    answer: said('It stands below the hours.', 'setBusiness', { hoursNote: 'Closed on bank holidays' }),
    tags: ['hours', 'english'],
    state: 'APPROVED',
  },
  {
    task: 'MESSAGE',
    words: 'Notre devise : « Du bois, pour longtemps »',
    about: 'Atelier Morel',
    answer: said('Votre devise est en place.', 'setBrand', { tagline: 'Du bois, pour longtemps' }),
    tags: ['name', 'french'],
    state: 'APPROVED',
  },
  {
    task: 'MESSAGE',
    words: 'Is the website ready to be published?',
    about: 'Atelier Morel',
    answer: {
      calls: [],
      reply: 'Look it over once, then press Publish. Gaps are marked where I need a word of yours.',
    },
    tags: ['question', 'english'],
    state: 'NEW',
  },
  {
    task: 'MESSAGE',
    words: 'We are in Nantes and in Rezé',
    about: 'Atelier Morel',
    answer: said('Both towns are named now.', 'setBusiness', { place: 'Nantes et Rezé' }),
    other: said('Done!', 'setBrand', { name: 'Nantes et Rezé' }),
    tags: ['contact', 'english'],
    state: 'APPROVED',
  },
];
