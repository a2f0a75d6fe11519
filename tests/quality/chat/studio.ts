import { page, section, website } from './website.ts';

/** A second website for the kinds that a bakery has no use for: offers, a timetable, events, services and products. */
export const studio = website({
  language: 'en',
  brand: { name: 'Fenwick Yoga', tagline: 'Slow yoga in Bristol' },
  business: {
    trade: 'yoga',
    phone: '',
    email: '',
    address: '',
    place: 'Bristol',
    hours: [
      { day: 'mon', opens: '07:00', closes: '20:00' },
      { day: 'wed', opens: '07:00', closes: '20:00' },
    ],
  },
  pages: [
    page('home', '/', 'Home', [
      section('hero', 'hero', {
        heading: 'Slow yoga above the harbour',
        intro: 'Small classes for stiff backs.',
        primary: { label: 'Book a class', to: '/prices' },
      }),
      section('services', 'services', {
        heading: 'Classes',
        items: [
          { name: 'Hatha', text: 'An hour and a half of slow poses.', price: '£14' },
          { name: 'Yin', text: 'Long holds on the floor.', price: '£12' },
          { name: 'Prenatal', text: 'For the second and third trimester.', price: '£15' },
        ],
      }),
      section('schedule', 'schedule', {
        heading: 'Timetable',
        days: [
          { name: 'Monday', slots: [{ time: '07:00', name: 'Hatha', note: '' }] },
          { name: 'Wednesday', slots: [{ time: '18:30', name: 'Yin', note: '' }] },
        ],
      }),
      section('visit', 'richText', {
        heading: 'Before you come',
        body: 'Bring a jumper. The floor is warm, the hall is not.',
      }),
    ]),
    page('prices', '/prices', 'Prices', [
      section('pricing', 'pricing', {
        heading: 'Passes',
        plans: [
          { name: 'Single class', price: '£14', unit: 'a class', includes: 'One class' },
          { name: 'Ten classes', price: '£110', unit: '', includes: 'Ten classes\nValid for a year' },
        ],
      }),
      section('products', 'products', {
        heading: 'Mats and blocks',
        items: [
          { name: 'Cork block', text: 'Two of them.', price: '£18' },
          { name: 'Wool blanket', text: 'From Wales.', price: '£45' },
        ],
      }),
    ]),
    page('events', '/events', 'Events', [
      section('events', 'events', {
        heading: 'Workshops',
        items: [{ date: '2026-12-05', time: '10:00', title: 'Breath and bones', place: 'The studio', price: '£35' }],
      }),
      section('story', 'story', {
        heading: 'How it began',
        chapters: [{ when: '2014', title: 'A cold church hall', text: 'Six mats and one heater.' }],
      }),
    ]),
  ],
});
