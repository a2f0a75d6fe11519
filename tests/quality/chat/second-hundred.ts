import { answers, means, update, type ChatCase } from './case.ts';
import { all, anything, having, like, light, listed, oneOf, open, otherThan } from './match.ts';

/**
 * Messages as impatient, polite, muddled and thorough people write them, again from the product's description, the fields
 * and the operations alone. A case is never edited so that it passes.
 */
export const secondHundred: ChatCase[] = [
  // Said politely, sloppily, at length
  means(
    'Hi there! Could you please change the main headline to "Bread for early birds"? Thanks a lot!',
    update('hero', { heading: 'Bread for early birds' }),
  ),
  means('chnage the headline to "Slow bread"', update('hero', { heading: 'Slow bread' })),
  means('MAKE THE HEADLINE "RYE FIRST"', update('hero', { heading: 'RYE FIRST' })),
  means('headline: Bread with a past', update('hero', { heading: 'Bread with a past' })),
  means("I don't like the headline. Use “Bread, slowly” instead.", update('hero', { heading: 'Bread, slowly' })),
  means('new headline please', update('hero', { heading: otherThan('Bread that takes two days') })),
  means('The intro should read "We bake at night so that you eat in the morning."', {
    type: 'updateSection',
    sectionId: 'hero',
    props: { intro: 'We bake at night so that you eat in the morning.' },
  }),
  means('In the about text, replace "uncle" with "aunt"', {
    type: 'updateSection',
    sectionId: 'about',
    props: { body: /from their aunt\./ },
  }),
  means('there is a typo: "bakehouse" should be "bake house"', update('gallery', { heading: 'From the bake house' })),
  means(
    'Rename the section "How we bake" to "Flour, water, time"',
    update('features', { heading: 'Flour, water, time' }),
  ),
  means('Change the caption "The oven" to "Our oven, lit since four"', {
    type: 'updateSection',
    sectionId: 'gallery',
    props: { items: having({ caption: 'Our oven, lit since four' }) },
  }),
  means('the second button should say "What we bake"', update('hero', { secondary: { label: 'What we bake' } })),
  means(
    'link the order button to https://shop.marlow.example',
    update('hero', { primary: { to: 'https://shop.marlow.example' } }),
  ),
  means('remove the second button from the hero', update('hero', { secondary: { label: '', to: '' } })),
  means('The button at the top right should say "Call us" and ring our phone', {
    type: 'setHeader',
    action: { label: 'Call us', to: /^tel:/ },
  }),
  means('show the tagline in the header', { type: 'setHeader', showTagline: true }),
  means('centre the header', { type: 'setHeader', variant: 'centered' }),
  means('hide the opening hours in the footer', { type: 'setFooter', showHours: false }),

  // Looks
  means('make it pink', { type: 'setTheme', accent: like('#e58aa0') }),
  means('background #fdf6e3 and links #b58900', { type: 'setTheme', background: '#fdf6e3', accent: '#b58900' }),
  means('I hate this green. Use terracotta instead', { type: 'setTheme', accent: like('#b5573a') }),
  means('lighter background please', { type: 'setTheme', background: light }),
  means('can we have it tighter, less empty space', { type: 'setTheme', spacing: 'compact' }),
  means('rounded buttons', { type: 'setTheme', radius: oneOf('medium', 'large', 'small') }),
  means('Follow the visitor’s dark or light setting', { type: 'setTheme', mode: 'auto' }),
  means('switch to the Workshop look', { type: 'applyTemplate', template: 'workshop' }),
  means('deep purple and gold please', { type: 'setTheme', accent: oneOf(like('#4b1d6b'), like('#b8912f')) }),

  // Sections
  means('add a section with our story', {
    type: 'addSection',
    pageId: 'home',
    section: { kind: oneOf('story', 'about', 'richText') },
  }),
  means('Put a contact form on the contact page', {
    type: 'addSection',
    pageId: 'contact',
    section: { kind: 'contactForm' },
  }),
  means('add a newsletter sign-up', { type: 'addSection', section: { kind: 'newsletter' } }),
  means('people should be able to join a waiting list', { type: 'addSection', section: { kind: 'waitlistForm' } }),
  means('I need a way for customers to write to us from the website', {
    type: 'addSection',
    section: { kind: 'contactForm' },
  }),
  means('add a video: https://vimeo.com/123456', {
    type: 'addSection',
    section: { kind: 'video', props: { to: 'https://vimeo.com/123456' } },
  }),
  means('add a price list', { type: 'addSection', section: { kind: oneOf('pricing', 'services') } }),
  means('add a timetable to the about page', { type: 'addSection', pageId: 'about', section: { kind: 'schedule' } }),
  means('swap the gallery and the reviews', { type: 'moveSection', sectionId: oneOf('gallery', 'testimonials') }),
  means('move the call to action up one', { type: 'moveSection', sectionId: 'cta', index: 3 }),
  means('the reviews should come right after the hero', { type: 'moveSection', sectionId: 'testimonials', index: 1 }),
  means(
    'unhide the reviews',
    { type: 'setHidden', sectionId: 'testimonials', hidden: false },
    { after: ['hide the reviews'] },
  ),
  means('copy the gallery to the about page', [
    { type: 'duplicateSection', sectionId: 'gallery' },
    { type: 'moveSection', pageId: 'about' },
  ]),
  means('delete the map', { type: 'removeSection', sectionId: 'location' }),
  means('remove the section about how we bake', { type: 'removeSection', sectionId: 'features' }),
  means('drop the bit with "Order for the weekend"', { type: 'removeSection', sectionId: 'cta' }),
  means('remove the gallery and the reviews', [
    { type: 'removeSection', sectionId: 'gallery' },
    { type: 'removeSection', sectionId: 'testimonials' },
  ]),
  means('give the call to action a light ground', update('cta', { ground: oneOf('plain', 'tint') })),

  // Pages
  means('add pages for Catering and Jobs', [
    { type: 'addPage', page: { title: 'Catering' } },
    { type: 'addPage', page: { title: 'Jobs' } },
  ]),
  means('I want a separate FAQ page', {
    type: 'addPage',
    page: { title: /FAQ|question/i, sections: having({ kind: 'faq' }) },
  }),
  means('remove the about and the contact pages', [
    { type: 'removePage', pageId: 'about' },
    { type: 'removePage', pageId: 'contact' },
  ]),
  means('make Contact the second page', { type: 'movePage', pageId: 'contact', index: 1 }),
  means('put the menu page last', { type: 'movePage', pageId: 'menu', index: 3 }),
  means('add a privacy policy page', { type: 'addPage', page: { title: /privacy/i } }),

  // Facts
  means('our number changed, it is +44 131 555 0100 now', { type: 'setBusiness', phone: '+44 131 555 0100' }),
  means("we're closed on Fridays now", { type: 'setBusiness', hours: open('tue-thu 08:00-16:00', 'sat 08:00-16:00') }),
  means('open every day from 7am to 3pm', { type: 'setBusiness', hours: open('mon-sun 07:00-15:00') }),
  means('Hours: Tue-Fri 7-12 and 14-18, Sat 8-13', {
    type: 'setBusiness',
    hours: open('tue-fri 07:00-12:00', 'tue-fri 14:00-18:00', 'sat 08:00-13:00'),
  }),
  means('we close an hour earlier on Saturdays', {
    type: 'setBusiness',
    hours: open('tue-fri 08:00-16:00', 'sat 08:00-15:00'),
  }),
  means('note next to the hours: closed from 24 December to 2 January', {
    type: 'setBusiness',
    hoursNote: /24 December to 2 January/,
  }),
  means('our instagram is now @marlow.leith', {
    type: 'setBusiness',
    social: listed('to', /instagram\.com\/marlow\.leith/),
  }),
  means('add youtube: https://youtube.com/@marlow', {
    type: 'setBusiness',
    social: all(having({ to: 'https://youtube.com/@marlow' }), having({ label: 'Instagram' })),
  }),
  means('remove the address from the website', { type: 'setBusiness', address: '' }),

  // Lists
  means('rye is £5.80 now and the cardamom bun £3.30', [
    update('menu-list', {
      groups: all(
        having({ dishes: having({ name: 'Rye loaf', price: '£5.80' }) }),
        having({ dishes: having({ name: 'Cardamom bun', price: '£3.30' }) }),
      ),
    }),
  ]),
  means('put all prices on the menu up by 10%', {
    type: 'updateSection',
    sectionId: 'menu-list',
    props: { groups: having({ dishes: having({ name: 'Rye loaf', price: '£6.05' }) }) },
  }),
  means('add to the menu: Focaccia £4.20, Olive bread £5.10', {
    type: 'updateSection',
    sectionId: 'menu-list',
    props: {
      groups: all(
        having({ dishes: having({ name: 'Focaccia', price: '£4.20' }) }),
        having({ dishes: having({ name: 'Olive bread', price: '£5.10' }) }),
      ),
    },
  }),
  means('describe the baguette as "Long, thin, gone by ten"', {
    type: 'updateSection',
    sectionId: 'menu-list',
    props: { groups: having({ dishes: having({ name: 'Baguette', description: 'Long, thin, gone by ten' }) }) },
  }),
  means('we no longer sell white sourdough', {
    type: 'updateSection',
    sectionId: 'menu-list',
    props: { groups: having({ name: 'Breads', dishes: listed('name', 'Rye loaf', 'Baguette') }) },
  }),
  means('add a group "Cakes" to the menu with carrot cake for £4', {
    type: 'updateSection',
    sectionId: 'menu-list',
    props: { groups: having({ name: 'Cakes', dishes: having({ name: /carrot cake/i, price: '£4' }) }) },
  }),
  means(
    'move the question about vegan bread to the top',
    update('faq', { items: listed('question', 'Is the bread vegan?', 'Do you deliver?', 'Can I pay by card?') }),
    { on: '/contact' },
  ),
  means('Add an FAQ: Are dogs allowed? Yes, on a lead.', {
    type: 'updateSection',
    sectionId: 'faq',
    props: { items: having({ question: 'Are dogs allowed?', answer: 'Yes, on a lead.' }) },
  }),
  means(
    'Morag is now head of pastry',
    update('team', { items: having({ name: 'Morag Marlow', role: /head of pastry/i }) }),
  ),
  means('remove the review by Tom Reid', update('testimonials', { items: listed('name', 'Fiona Blair') })),
  means('add "Late opening" to the features: Thursdays until eight.', {
    type: 'updateSection',
    sectionId: 'features',
    props: { items: having({ name: 'Late opening', text: /Thursdays until eight/ }) },
  }),
  means(
    'the workshop moved to 12 December 2026',
    update('events', { items: having({ title: 'Breath and bones', date: '2026-12-12' }) }),
    { to: 'studio', on: '/events' },
  ),
  means('cancel Breath and bones', update('events', { items: listed('title') }), { to: 'studio', on: '/events' }),
  means(
    'add Vinyasa on Fridays at 17:00 to the timetable',
    {
      type: 'updateSection',
      sectionId: 'schedule',
      props: { days: having({ name: 'Friday', slots: having({ time: '17:00', name: 'Vinyasa' }) }) },
    },
    { to: 'studio' },
  ),
  means(
    'the wool blanket is sold out',
    update('products', { items: having({ name: 'Wool blanket', mark: /sold out/i }) }),
    {
      to: 'studio',
      on: '/prices',
    },
  ),
  means(
    'highlight the ten class pass',
    update('pricing', { plans: having({ name: 'Ten classes', highlighted: true }) }),
    {
      to: 'studio',
      on: '/prices',
    },
  ),

  // Search engines, language
  means('Meta title of the menu page: Bread and buns in Leith', {
    type: 'updatePage',
    pageId: 'menu',
    seo: { title: 'Bread and buns in Leith' },
  }),
  means('improve the SEO of this page', { type: 'updatePage', pageId: 'home', seo: anything }),
  means('translate the fixed words to German', { type: 'setLanguage', language: 'de' }),

  // Several, and references
  means('Change the phone to 0131 555 0111, remove the reviews and add a newsletter sign-up at the bottom', [
    { type: 'setBusiness', phone: '0131 555 0111' },
    { type: 'removeSection', sectionId: 'testimonials' },
    { type: 'addSection', section: { kind: 'newsletter' } },
  ]),
  means('1. headline "Bread on time" 2. remove the gallery 3. accent colour navy', [
    update('hero', { heading: 'Bread on time' }),
    { type: 'removeSection', sectionId: 'gallery' },
    { type: 'setTheme', accent: like('navy') },
  ]),
  means('now make it orange', { type: 'setTheme', accent: like('orange') }, { after: ['make the buttons green'] }),
  means(
    'the same on the about page',
    { type: 'addSection', pageId: 'about', section: { kind: 'newsletter' } },
    {
      after: ['add a newsletter sign-up to the home page'],
    },
  ),
  means('put it below the gallery instead', { type: 'moveSection', index: 3 }, { after: ['add a FAQ section'] }),
  means('remove it again', { type: 'removeSection' }, { after: ['add a newsletter sign-up'] }),
  means('and the third one too', update('features', { items: listed('name', 'Own mill') }), {
    after: ['remove the second feature'],
  }),
  means(
    'call it "Letters from the oven"',
    { type: 'updateSection', props: { heading: 'Letters from the oven' } },
    {
      after: ['add a newsletter sign-up'],
    },
  ),
  means('Take that back', [], { undoes: true, after: ['make the buttons green'] }),
  means("no that's wrong, undo", [], { undoes: true, after: ['Remove the gallery'] }),

  // Questions and honest answers
  answers('When are we open?', /Tue|Sat|8/),
  answers('what colours am I using?', /#[0-9a-f]{6}/i),
  answers('How many sections are on this page?', /\b(?:5|five)\b/i),
  answers('Is there anything left to fill in?', /\w/),
  answers('How do I publish this?', /publish/i),
  answers('can you add a login for my customers?', /can(?:not|['’]t)|not able|no log/i),
  answers('take online payments', /can(?:not|['’]t)|not able/i),
  answers(
    'Write me a five star review from a happy customer',
    /can(?:not|['’]t)|not (?:able|make|invent)|won['’]t|never/i,
  ),
  answers('Say that we won the Best Bakery award 2024 if it helps', /\w/),
  answers('thanks!', /\w/),
  answers('hello', /\w/),
  answers('remove the slideshow', /\w/),
];
