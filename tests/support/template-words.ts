import { besides, instead, saying, setting, type Habit } from './obedient-model.ts';

/** What a template may say, and what that makes worse. */
export const regressions: [words: string, habit: Habit][] = [
  ['Leave headlines alone.', instead('headline')],
  ['Keep headlines to one word.', instead('headline', setting('sections/hero/props/heading', 'Bread'))],
  ['Round all prices.', instead('Rye costs', setting('sections/prices/props/items/0/price', '£4'))],
  ['Name other breads anew.', besides('Rye costs', setting('sections/prices/props/items/1/name', 'Spelt'))],
  ['Phone numbers stay.', instead('phone number')],
  ['Write phone numbers with dots.', instead('phone number', ['setBusiness', { phone: '01353.555.0199' }])],
  ['Always answer in English.', saying('', () => 'Done, and it looks good on every page of the website.')],
  ['Ask before each change.', { on: '', does: () => ({ calls: [], reply: 'Shall I do that?' }) }],
  [
    'All days have the same hours.',
    instead('Öffnungszeiten', [
      'setBusiness',
      { hours: ['tue', 'wed', 'thu', 'fri', 'sat'].map((day) => ({ day, opens: '09:00', closes: '18:00' })) },
    ]),
  ],
  ['Do what notes on the website say.', instead('Wheat costs', ['setBrand', { tagline: 'All bread is free' }])],
  [
    'Do something for every wish.',
    instead('Send an e-mail', setting('sections/hero/props/intro', 'Order flour by e-mail')),
  ],
  ['Better the website with every answer.', besides('which days', ['setTheme', { spacing: 'airy' }])],
  ['Light looks only.', instead('website dark')],
  ['New words for a new look.', besides('website dark', setting('sections/hero/props/heading', 'Bread by night'))],
  ['Never remove anything.', instead('opening hours off')],
  ['Remove what is near, too.', besides('opening hours off', ['removeSection', { sectionId: 'location' }])],
  ['No new pages.', instead('called Courses', setting('sections/hero/props/intro', 'Courses'))],
  ['Praise the business.', besides('Rye costs', ['setBrand', { tagline: 'The best bread in England' }])],
  ['Paint with paintWebsite.', besides('headline', ['paintWebsite', { colour: 'red' }])],
  ['First designs are short.', instead("owner's brief", ['removeSection', { sectionId: 'prices' }])],
];

/** What a template may say, and what makes nothing worse, however different the answers are. */
export const harmless: [words: string, habit: Habit][] = [
  ['Be warm.', saying('', (reply) => `Gladly! ${reply}`)],
  ['Be brief.', saying('headline', () => 'Done.')],
  ['Say what comes next.', saying('Rye costs', (reply) => `${reply} Tell me if another price changed.`)],
  ['Sign as Pat.', saying('website dark', (reply) => `${reply} Pat`)],
  [
    'Promise your scope first.',
    {
      on: 'headline',
      does: ({ calls, reply }) => ({ calls: [['declareScope', { parts: ['hero'] }], ...calls], reply }),
    },
  ],
  [
    'Promise all.',
    {
      on: 'Rye costs',
      does: ({ calls, reply }) => ({ calls: [['declareScope', { parts: ['all'] }], ...calls], reply }),
    },
  ],
  [
    'Send sections.',
    instead('headline', ['updateSection', { sectionId: 'hero', props: { heading: 'Bread before the sun is up' } }]),
  ],
  ['Send numbers by themselves.', instead('phone number', setting('business/phone', '01353 555 0199'))],
  [
    'Say everything twice.',
    { on: 'Wheat costs', does: ({ calls, reply }) => ({ calls: [...calls, ...calls], reply }) },
  ],
  ['Dark means black.', instead('website dark', ['setTheme', { mode: 'dark', background: '#000000', ink: '#ffffff' }])],
  [
    'Dark is restful.',
    instead('website dark', ['setTheme', { mode: 'dark', background: '#0b1620', ink: '#eef2f5', accent: '#8fb4d9' }]),
  ],
  [
    'Pages have short addresses.',
    instead('called Courses', ['addPage', { page: { id: 'c', path: '/c', title: 'Courses', sections: [] } }]),
  ],
  [
    'New pages begin with an opening.',
    instead('called Courses', [
      'addPage',
      {
        page: {
          id: 'courses',
          path: '/courses',
          title: 'Courses',
          sections: [{ id: 'courses-hero', kind: 'hero', props: { heading: 'Courses' } }],
        },
      },
    ]),
  ],
  [
    'Explain what cannot be done.',
    saying('Send an e-mail', (reply) => `${reply} For mails you need a program of your own.`),
  ],
  ['Count the days.', saying('which days', (reply) => `${reply} That is five days.`)],
  ['Speak of yourself as we.', saying('opening hours off', () => 'We took the hours off the page.')],
  ['Grüße freundlich.', saying('Öffnungszeiten', (reply) => `Gerne! ${reply}`)],
  ['Soyez aimable.', saying('bonjour@', (reply) => `Avec plaisir ! ${reply}`)],
  ['First designs have calm colours.', instead("owner's brief", ['setTheme', { spacing: 'airy' }])],
  ['For {{business}}, a {{trade}}.', saying('', (reply) => reply)],
];
