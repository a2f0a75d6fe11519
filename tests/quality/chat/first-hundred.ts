import { answers, means, update, type ChatCase } from './case.ts';
import { all, anything, dark, having, like, light, listed, oneOf, open, shorterThan, longerThan } from './match.ts';

const INTRO =
  'We mill rye and wheat on Shore Street and bake every night. The loaves rest for a day before they meet the oven. Come early on Saturdays, because the rye is usually gone by noon.';

/**
 * Written from the product's description, the fields and the operations, before anything that answers them was read. A case is
 * never edited so that it passes.
 */
export const firstHundred: ChatCase[] = [
  // Texts
  means('Change the headline to "Rye, wheat and patience"', update('hero', { heading: 'Rye, wheat and patience' })),
  means('please make the heading say Fresh every morning', update('hero', { heading: 'Fresh every morning' })),
  means(
    'The headline should be: Bread worth getting up for',
    update('hero', { heading: 'Bread worth getting up for' }),
  ),
  means(
    'Change "The oven has run since 1988." to "The oven has run since 1986."',
    update('features', { items: having({ text: 'The oven has run since 1986.' }) }),
  ),
  means(
    'replace "Swedish style" with "after a recipe from Malmö"',
    update('menu-list', { groups: having({ dishes: having({ description: 'after a recipe from Malmö' }) }) }),
    { on: '/menu' },
  ),
  means('Make the intro shorter', update('hero', { intro: shorterThan(INTRO) })),
  means(
    'Change the button to "Reserve a loaf"',
    update('hero', { primary: { label: 'Reserve a loaf', to: '/contact' } }),
  ),
  means('the button in the hero should go to the menu page', update('hero', { primary: { to: '/menu' } })),
  means('Call the gallery "A night at the bakehouse"', update('gallery', { heading: 'A night at the bakehouse' })),
  means('Change our tagline to "Slow bread in Leith"', { type: 'setBrand', tagline: 'Slow bread in Leith' }),
  means('We are now called Marlow & Daughters', { type: 'setBrand', name: 'Marlow & Daughters' }),
  means('Rename the business to Shore Street Bakery', { type: 'setBrand', name: 'Shore Street Bakery' }),
  means('In the footer, write "See you at the oven."', { type: 'setFooter', note: 'See you at the oven.' }),
  means('Remove the line above the heading', update('hero', { eyebrow: '' })),
  means('rewrite the about section', update('about', { body: anything }), { on: '/about' }),

  // Colours, fonts, mood
  means('Make the buttons dark green', { type: 'setTheme', accent: like('darkgreen') }),
  means('use #7a1f3d as the accent colour', { type: 'setTheme', accent: '#7a1f3d' }),
  means('I want a navy and cream look', { type: 'setTheme', background: light, accent: like('navy') }),
  means('make the background cream', { type: 'setTheme', background: like('#fffdd0') }),
  means('Switch to dark mode', { type: 'setTheme', mode: 'dark' }),
  means('go back to a light website please', { type: 'setTheme', mode: 'light' }, { after: ['Switch to dark mode'] }),
  means('Use a more modern font', { type: 'setTheme', typePair: oneOf('space-inter', 'geist', 'outfit-figtree') }),
  means('I would like an elegant serif font', {
    type: 'setTheme',
    typePair: oneOf('instrument-serif-inter', 'dm-serif-system', 'newsreader-instrument', 'source-serif-work'),
  }),
  means('make the corners rounder', { type: 'setTheme', radius: oneOf('medium', 'large') }),
  means('Square corners everywhere', { type: 'setTheme', radius: 'none' }),
  means('give everything more room to breathe', { type: 'setTheme', spacing: 'airy' }),
  means('Make it feel more playful', {
    type: 'setTheme',
    typePair: oneOf('bricolage', 'outfit-figtree', 'fraunces-figtree'),
  }),
  means('Use the Almanac template', { type: 'applyTemplate', template: 'almanac' }),
  means('put the gallery on a dark background', update('gallery', { ground: 'ink' })),
  means('The text is too light, make it black', { type: 'setTheme', ink: dark }),

  // Sections
  means('Add a FAQ section to the home page', { type: 'addSection', pageId: 'home', section: { kind: 'faq' } }),
  means('add a map below the gallery', { type: 'addSection', pageId: 'home', index: 3, section: { kind: 'location' } }),
  means('Remove the testimonials', { type: 'removeSection', sectionId: 'testimonials' }),
  means('get rid of the pictures section', { type: 'removeSection', sectionId: 'gallery' }),
  means('move the gallery to the top', { type: 'moveSection', sectionId: 'gallery', index: oneOf(0, 1) }),
  means('Put the testimonials above the gallery', { type: 'moveSection', sectionId: 'testimonials', index: 2 }),
  means(
    'move the opening hours to the contact page',
    { type: 'moveSection', sectionId: 'menu-hours', pageId: 'contact' },
    { on: '/menu' },
  ),
  means('hide the reviews for now', { type: 'setHidden', sectionId: 'testimonials', hidden: true }),
  means('duplicate the call to action', { type: 'duplicateSection', sectionId: 'cta' }),
  means(
    'show the team as portraits',
    { type: 'setVariant', sectionId: 'team', variant: 'portraits' },
    { on: '/about', after: ['use another layout for the team'] },
  ),
  means('try a different layout for the gallery', {
    type: 'setVariant',
    sectionId: 'gallery',
    variant: oneOf('strip', 'captions'),
  }),
  means('Add a banner that says "Closed on Monday 4 January"', {
    type: 'addSection',
    pageId: 'home',
    section: { kind: 'banner', props: { heading: 'Closed on Monday 4 January' } },
  }),
  means('delete the second section', { type: 'removeSection', sectionId: 'features' }),
  means('remove the last section', { type: 'removeSection', sectionId: 'cta' }),
  means('regenerate the hero', update('hero', { heading: anything })),
  means('Add our opening hours to the home page', { type: 'addSection', pageId: 'home', section: { kind: 'hours' } }),

  // Pages
  means('Add a page called Catering', { type: 'addPage', page: { title: 'Catering', path: '/catering' } }),
  means('create a new page for wholesale customers', { type: 'addPage', page: { title: /wholesale/i } }),
  means('Rename the About page to "Our story"', { type: 'updatePage', pageId: 'about', title: 'Our story' }),
  means('delete the contact page', { type: 'removePage', pageId: 'contact' }),
  means('Take the about page out of the menu', { type: 'updatePage', pageId: 'about', inMenu: false }),
  means('move the contact page before the about page', { type: 'movePage', pageId: 'contact', index: 2 }),
  means('change the address of the about page to /who-we-are', {
    type: 'updatePage',
    pageId: 'about',
    path: '/who-we-are',
  }),
  means('We need a page about our bread courses with a list of dates and a FAQ', {
    type: 'addPage',
    page: { title: /course/i, sections: all(having({ kind: 'events' }), having({ kind: 'faq' })) },
  }),

  // Facts of the business
  means('Our phone number is now 0131 555 0199', { type: 'setBusiness', phone: '0131 555 0199' }),
  means('change the email to orders@marlow.example', { type: 'setBusiness', email: 'orders@marlow.example' }),
  means('We moved to 7 Bernard Street, Edinburgh EH6 6PW', {
    type: 'setBusiness',
    address: /^7 Bernard Street,?\s*Edinburgh EH6 6PW$/,
  }),
  means('We are open Monday to Friday 9 to 5', { type: 'setBusiness', hours: open('mon-fri 09:00-17:00') }),
  means('on Saturdays we close at 2pm', { type: 'setBusiness', hours: open('tue-fri 08:00-16:00', 'sat 08:00-14:00') }),
  means('We are also open on Sundays from 9 to 13', {
    type: 'setBusiness',
    hours: open('tue-sat 08:00-16:00', 'sun 09:00-13:00'),
  }),
  means('closed on Tuesdays from now on', { type: 'setBusiness', hours: open('wed-sat 08:00-16:00') }),
  means('add our Facebook page https://facebook.com/marlow', {
    type: 'setBusiness',
    social: all(having({ to: 'https://facebook.com/marlow' }), having({ label: 'Instagram' })),
  }),
  means('remove instagram', { type: 'setBusiness', social: listed('label') }),
  means('take our phone number off the site', { type: 'setBusiness', phone: '' }),

  // Menu, prices, questions, people
  means(
    'The rye loaf costs £6 now',
    update('menu-list', { groups: having({ dishes: having({ name: 'Rye loaf', price: '£6' }) }) }),
    { on: '/menu' },
  ),
  means(
    'raise the price of the baguette to £2.50',
    update('menu-list', { groups: having({ dishes: having({ name: 'Baguette', price: '£2.50' }) }) }),
  ),
  means(
    'Add Spelt loaf for £6.20 to the breads',
    update('menu-list', { groups: having({ name: 'Breads', dishes: having({ name: 'Spelt loaf', price: '£6.20' }) }) }),
    { on: '/menu' },
  ),
  means(
    'take the cinnamon roll off the menu',
    update('menu-list', { groups: having({ name: 'Buns', dishes: listed('name', 'Cardamom bun') }) }),
  ),
  means(
    'rename Baguette to Stick',
    update('menu-list', {
      groups: having({ name: 'Breads', dishes: listed('name', 'Rye loaf', 'White sourdough', 'Stick') }),
    }),
    { on: '/menu' },
  ),
  means(
    'Add a question: Do you have parking? Answer: Yes, behind the house.',
    update('faq', { items: having({ question: 'Do you have parking?', answer: 'Yes, behind the house.' }) }),
    { on: '/contact' },
  ),
  means(
    'remove the second question',
    update('faq', { items: listed('question', 'Do you deliver?', 'Can I pay by card?') }),
    { on: '/contact' },
  ),
  means(
    'The answer to "Can I pay by card?" should be "Cards and cash."',
    update('faq', { items: having({ question: 'Can I pay by card?', answer: 'Cards and cash.' }) }),
  ),
  means(
    'Add Rob Hale, apprentice, to the team',
    update('team', { items: having({ name: 'Rob Hale', role: /apprentice/i }) }),
    { on: '/about' },
  ),
  means('Morag left, take her off the team', update('team', { items: listed('name', 'Isla Marlow') })),
  means(
    "change Isla's role to Head baker",
    update('team', { items: having({ name: 'Isla Marlow', role: 'Head baker' }) }),
  ),
  means('Hatha now costs £16', update('services', { items: having({ name: 'Hatha', price: '£16' }) }), {
    to: 'studio',
  }),
  means('add a class called Nidra for £10', update('services', { items: having({ name: 'Nidra', price: '£10' }) }), {
    to: 'studio',
  }),
  means('make the ten class pass £120', update('pricing', { plans: having({ name: 'Ten classes', price: '£120' }) }), {
    to: 'studio',
    on: '/prices',
  }),
  means(
    'Add an event on 14 February 2027: Candlelight Yin, 18:00, £20',
    update('events', { items: having({ title: 'Candlelight Yin', date: '2027-02-14', price: '£20' }) }),
    { to: 'studio', on: '/events' },
  ),
  means(
    'add a review by Nadia Khan: "My back thanks you."',
    {
      type: 'addSection',
      section: { kind: 'testimonials', props: { items: having({ quote: 'My back thanks you.', name: 'Nadia Khan' }) } },
    },
    { to: 'studio' },
  ),

  // Search engines
  means('Set the page title for search engines to "Sourdough bakery in Leith | Marlow"', {
    type: 'updatePage',
    pageId: 'home',
    seo: { title: 'Sourdough bakery in Leith | Marlow' },
  }),
  means('write a meta description for the menu page', {
    type: 'updatePage',
    pageId: 'menu',
    seo: { description: anything },
  }),
  means('SEO description: Rye and wheat bread, milled and baked in Leith.', {
    type: 'updatePage',
    pageId: 'home',
    seo: { description: 'Rye and wheat bread, milled and baked in Leith.' },
  }),

  // Several in one
  means('Remove the gallery and add a FAQ', [
    { type: 'removeSection', sectionId: 'gallery' },
    { type: 'addSection', section: { kind: 'faq' } },
  ]),
  means('Change the headline to "Good bread", make the buttons red and hide the reviews', [
    update('hero', { heading: 'Good bread' }),
    { type: 'setTheme', accent: like('red') },
    { type: 'setHidden', sectionId: 'testimonials', hidden: true },
  ]),
  means('New phone 0131 555 0777. New mail bread@marlow.example. And closed on Wednesdays.', {
    type: 'setBusiness',
    phone: '0131 555 0777',
    email: 'bread@marlow.example',
    hours: open('tue 08:00-16:00', 'thu-sat 08:00-16:00'),
  }),
  means('Please:\n- rename Menu to Bakes\n- add a page Jobs\n- use a warm font', [
    { type: 'updatePage', pageId: 'menu', title: 'Bakes' },
    { type: 'addPage', page: { title: 'Jobs' } },
    { type: 'setTheme', typePair: anything },
  ]),

  // References
  means(
    'make it shorter',
    update('about', {
      body: shorterThan(
        'Isla and Morag Marlow took the bakery over from their uncle.\n\nThey kept his oven and changed the flour.',
      ),
    }),
    { on: '/about', after: ['Change the heading of the about section to "Sisters"'] },
  ),
  means(
    'no, move it to the bottom',
    { type: 'moveSection', sectionId: 'gallery' },
    { after: ['put the gallery on a dark background'] },
  ),
  means(
    'delete the second one',
    update('faq', { items: listed('question', 'Do you deliver?', 'Can I pay by card?') }),
    { on: '/contact', after: ['change the heading of the FAQ to "Asked often"'] },
  ),
  means('actually make that heading "Night work"', update('gallery', { heading: 'Night work' }), {
    after: ['Call the gallery "Bakehouse"'],
  }),
  means('a bit darker please', { type: 'setTheme', accent: dark }, { after: ['make the buttons green'] }),
  means('undo that', [], { undoes: true, after: ['Remove the gallery'] }),
  means('revert the last change', [], { undoes: true, after: ['Remove the gallery'] }),
  means('longer, please', update('hero', { intro: longerThan('x') }), { after: ['Make the intro shorter'] }),

  // Questions and what cannot be done
  answers('Which pages do I have?', /Menu[\s\S]*About[\s\S]*Contact/),
  answers('What is our phone number on the site?', /0131 555 0142/),
  answers('what can you do?', /\w/),
  answers('Install a live chat widget from Intercom', /can(?:not|['’]t)|not able/i),
  answers('asdf qwer zxcv', /\w/),
];
