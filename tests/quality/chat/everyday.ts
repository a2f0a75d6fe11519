import { answers, means, update, type ChatCase } from './case.ts';
import { dark, having, light, like, listed, oneOf, open, otherThan, shorterThan } from './match.ts';

const toStudio = { to: 'studio' } as const;
const toGerman = { to: 'german' } as const;
const toFrench = { to: 'french' } as const;
const toSpanish = { to: 'spanish' } as const;
const toPortuguese = { to: 'portuguese' } as const;

/**
 * Messages as they come in on a weekday: thumbs on a telephone, several wishes in one breath, questions in between. Written
 * before the code was changed for them. A case is never edited so that it passes.
 */
export const everyday: ChatCase[] = [
  // Typed with thumbs
  means('cahnge teh headline to "Bread from the Shore"', update('hero', { heading: 'Bread from the Shore' })),
  means('phne number is now 0131 555 0190', { type: 'setBusiness', phone: '0131 555 0190' }),
  means('new email: ask@marlow.example', { type: 'setBusiness', email: 'ask@marlow.example' }),
  means('opening hrs tue-fri 7-15 sat 8-13', {
    type: 'setBusiness',
    hours: open('tue-fri 07:00-15:00', 'sat 08:00-13:00'),
  }),
  means('we r closed on saturdays now', {
    type: 'setBusiness',
    hours: open('tue-fri 08:00-16:00'),
  }),
  means('rye is 5.80 now', { type: 'updateSection', sectionId: 'menu-list' }),
  means('baguette 2.40', { type: 'updateSection', sectionId: 'menu-list' }),
  means('pls delete the galery', { type: 'removeSection', sectionId: 'gallery' }),
  means('can u make it dark', { type: 'setTheme', mode: 'dark', background: dark }),
  means('add faq pls', { type: 'addSection', section: { kind: 'faq' } }),
  means('get rid of the reviews', { type: 'removeSection', sectionId: 'testimonials' }),
  means('lose the map', { type: 'removeSection', sectionId: 'location' }),

  // Several wishes
  means('Make the background cream and the buttons dark green, and delete the gallery.', [
    { type: 'setTheme', background: light, accent: like('darkgreen') },
    { type: 'removeSection', sectionId: 'gallery' },
  ]),
  means('hide the reviews, then move the gallery to the top', [
    { type: 'setHidden', sectionId: 'testimonials', hidden: true },
    { type: 'moveSection', sectionId: 'gallery' },
  ]),
  means('1. phone 0131 555 0191 2. headline "Rye and shine" 3. dark mode', [
    { type: 'setBusiness', phone: '0131 555 0191' },
    update('hero', { heading: 'Rye and shine' }),
    { type: 'setTheme', mode: 'dark' },
  ]),
  means('Add a page called Jobs and put a contact form on it', [
    { type: 'addPage', page: { title: 'Jobs' } },
    { type: 'addSection', section: { kind: 'contactForm' } },
  ]),
  means('Cinnamon roll is £3.40 now and the baguette £2.30', [
    { type: 'updateSection', sectionId: 'menu-list' },
    { type: 'updateSection', sectionId: 'menu-list' },
  ]),
  means('rename the About page to Our story and the Menu page to Bakes', [
    { type: 'updatePage', pageId: 'about', title: 'Our story' },
    { type: 'updatePage', pageId: 'menu', title: 'Bakes' },
  ]),

  // Texts
  means(
    'the headline is too long, can you shorten it? how about "Two-day bread"',
    update('hero', { heading: 'Two-day bread' }),
  ),
  means('Instead of "The oven has run since 1988." say "The oven has run since 1986."', {
    type: 'updateSection',
    sectionId: 'features',
    props: { items: having({ text: 'The oven has run since 1986.' }) },
  }),
  means('The button should say "Reserve a loaf"', update('hero', { primary: { label: 'Reserve a loaf' } })),
  means(
    'shorter intro please',
    update('hero', {
      intro: shorterThan(
        'We mill rye and wheat on Shore Street and bake every night. The loaves rest for a day before they meet the oven. Come early on Saturdays, because the rye is usually gone by noon.',
      ),
    }),
  ),
  means('I want a different headline', update('hero', { heading: otherThan('Bread that takes two days') })),
  means('put "No nuts in the house" in the footer', { type: 'setFooter', note: /No nuts in the house/ }),
  means('our slogan is now "Bread, slowly"', { type: 'setBrand', tagline: 'Bread, slowly' }),
  means('We are called Marlow & Daughters now', { type: 'setBrand', name: 'Marlow & Daughters' }),

  // People, prices, questions, dates
  means('Morag has left', update('team', { items: listed('name', 'Isla Marlow') }), { on: '/about' }),
  means('Add Kirsty Bain to the team, she does the accounts', {
    type: 'updateSection',
    sectionId: 'team',
    props: { items: having({ name: 'Kirsty Bain' }) },
  }),
  means('Add walnut bread for £6.20 to the menu', {
    type: 'updateSection',
    sectionId: 'menu-list',
  }),
  means('we do not bake baguettes any more', { type: 'updateSection', sectionId: 'menu-list' }, { on: '/menu' }),
  means('Add the question "Do you bake gluten free?" with the answer "No, there is flour in the air."', {
    type: 'updateSection',
    sectionId: 'faq',
    props: { items: having({ question: 'Do you bake gluten free?', answer: 'No, there is flour in the air.' }) },
  }),
  means('all prices up by 5%', { type: 'updateSection', sectionId: 'menu-list' }, { on: '/menu' }),
  means('add a review by Ann Gray: "Best crust in Leith."', {
    type: 'updateSection',
    sectionId: 'testimonials',
    props: { items: having({ name: 'Ann Gray', quote: 'Best crust in Leith.' }) },
  }),
  means('Yin costs 13 pounds now', { type: 'updateSection', sectionId: 'services' }, toStudio),
  means(
    'new workshop: Handstands, 9 January 2027, 11:00, £30',
    {
      type: 'updateSection',
      sectionId: 'events',
      props: { items: having({ title: 'Handstands', date: '2027-01-09' }) },
    },
    { ...toStudio, on: '/events' },
  ),
  means(
    'Prenatal is sold out, take it off the list',
    {
      type: 'updateSection',
      sectionId: 'services',
      props: { items: listed('name', 'Hatha', 'Yin') },
    },
    toStudio,
  ),

  // Looks
  means('I’d like a pale blue background', { type: 'setTheme', background: light }),
  means('the green is ugly, go for navy', { type: 'setTheme', accent: like('navy') }),
  means('use softer colours', { type: 'setTheme' }),
  means('white background, black text', { type: 'setTheme', background: '#ffffff', ink: dark }),
  means('bigger corners on the buttons', { type: 'setTheme', radius: oneOf('medium', 'large') }),
  means('something more modern looking', { type: 'setTheme' }),

  // References
  means('make it shorter', update('hero', {}), {
    after: ['change the intro to We bake at night. You eat in the morning. That is all we do.'],
  }),
  means('no, the other way round', [], { after: ['hello'], says: /./ }),
  means('undo', [], { after: ['make it dark'], undoes: true }),
  means(
    'and the baguette too',
    { type: 'updateSection', sectionId: 'menu-list' },
    {
      on: '/menu',
      after: ['remove the Rye loaf from the menu'],
    },
  ),

  // Questions
  answers('what time do we open on fridays?', /08:00|8/),
  answers('whats our address', /12 Shore Street/),
  answers('which fonts are you using', /./),
  answers('can you put google maps on there', /./),
  answers('how do i publish this', /Publish/),
  answers('is there anything missing?', /./),

  // In other languages
  means('Bitte die Galerie löschen', { type: 'removeSection', sectionId: 'gallery' }, toGerman),
  means('Schreib die Überschrift neu', { type: 'updateSection', sectionId: 'hero' }, toGerman),
  means(
    'Setze ein Banner nach oben: Montag geschlossen',
    { type: 'addSection', section: { kind: 'banner' } },
    toGerman,
  ),
  means('Rends le site plus élégant', { type: 'setTheme' }, toFrench),
  means('Ajoute un bandeau : fermé lundi', { type: 'addSection', section: { kind: 'banner' } }, toFrench),
  means('Añade preguntas frecuentes', { type: 'addSection', section: { kind: 'faq' } }, toSpanish),
  means('Haz la web más elegante', { type: 'setTheme' }, toSpanish),
  means('Acrescenta avaliações', { type: 'addSection', section: { kind: 'testimonials' } }, toPortuguese),
];
