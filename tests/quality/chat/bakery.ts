import { page, section, website } from './website.ts';

/**
 * The website that most messages of the table are sent to: four pages, every section with an id that says what it is,
 * texts short enough to be quoted.
 */
export const bakery = website({
  language: 'en',
  brand: { name: 'Marlow Bakery', tagline: 'Sourdough in Leith' },
  business: {
    trade: 'bakery',
    phone: '0131 555 0142',
    email: 'hello@marlow.example',
    address: '12 Shore Street\nEdinburgh EH6 6QW',
    place: 'Leith',
    hours: ['tue', 'wed', 'thu', 'fri', 'sat'].map((day) => ({ day, opens: '08:00', closes: '16:00' })),
    social: [{ label: 'Instagram', to: 'https://instagram.com/marlowbakery' }],
  },
  header: { action: { label: 'Order bread', to: '/contact' } },
  footer: { note: 'Baked every night in Leith.' },
  pages: [
    page('home', '/', 'Home', [
      section('hero', 'hero', {
        eyebrow: 'Bakery in Leith',
        heading: 'Bread that takes two days',
        intro:
          'We mill rye and wheat on Shore Street and bake every night. The loaves rest for a day before they meet the oven. Come early on Saturdays, because the rye is usually gone by noon.',
        primary: { label: 'Order bread', to: '/contact' },
        secondary: { label: 'See the menu', to: '/menu' },
      }),
      section('features', 'features', {
        heading: 'How we bake',
        items: [
          { name: 'Own mill', text: 'The flour is milled the day before.' },
          { name: 'Long rest', text: 'Every dough rests for 24 hours.' },
          { name: 'Stone oven', text: 'The oven has run since 1988.' },
        ],
      }),
      section('gallery', 'gallery', {
        heading: 'From the bakehouse',
        items: [
          { title: 'Rye', caption: 'Rye at five in the morning' },
          { title: 'Buns', caption: 'Cardamom buns' },
          { title: 'Oven', caption: 'The oven' },
        ],
      }),
      section('testimonials', 'testimonials', {
        heading: 'What people say',
        items: [
          { quote: 'The best rye in town.', name: 'Fiona Blair', role: 'regular' },
          { quote: 'Worth the early walk.', name: 'Tom Reid', role: 'neighbour' },
        ],
      }),
      section('cta', 'cta', {
        heading: 'Order for the weekend',
        intro: 'Tell us by Thursday noon.',
        primary: { label: 'Order bread', to: '/contact' },
      }),
    ]),
    page('menu', '/menu', 'Menu', [
      section('menu-hero', 'hero', { heading: 'What we bake', intro: 'The same five things, done well.' }),
      section('menu-list', 'menu', {
        heading: 'Bread and buns',
        groups: [
          {
            name: 'Breads',
            dishes: [
              { name: 'Rye loaf', description: 'Dark and dense', price: '£5.50' },
              { name: 'White sourdough', description: 'Crisp crust', price: '£4.80' },
              { name: 'Baguette', description: '', price: '£2.20' },
            ],
          },
          {
            name: 'Buns',
            dishes: [
              { name: 'Cardamom bun', description: 'Swedish style', price: '£3.00' },
              { name: 'Cinnamon roll', description: '', price: '£3.20' },
            ],
          },
        ],
      }),
      section('menu-hours', 'hours', { heading: 'Opening hours' }),
    ]),
    page('about', '/about', 'About', [
      section('about', 'about', {
        heading: 'Two sisters and an oven',
        body: 'Isla and Morag Marlow took the bakery over from their uncle.\n\nThey kept his oven and changed the flour.',
      }),
      section('team', 'team', {
        heading: 'Who bakes',
        items: [
          { name: 'Isla Marlow', role: 'Baker', text: 'Looks after the rye.' },
          { name: 'Morag Marlow', role: 'Pastry', text: 'Makes the buns.' },
        ],
      }),
    ]),
    page('contact', '/contact', 'Contact', [
      section('contact', 'contact', { heading: 'Find us', note: 'We answer within a day.' }),
      section('faq', 'faq', {
        heading: 'Questions',
        items: [
          { question: 'Do you deliver?', answer: 'Within Leith, on Saturdays.' },
          { question: 'Is the bread vegan?', answer: 'All loaves are.' },
          { question: 'Can I pay by card?', answer: 'Yes.' },
        ],
      }),
      section('location', 'location', { heading: 'On the Shore' }),
    ]),
  ],
});
