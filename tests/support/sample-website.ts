import type { WebsiteDocument } from '#site/model/document.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { getTemplate } from '#site/templates/index.ts';
import { page, section } from './sample-parts.ts';

const drawn = (seed: number) => ({ source: 'illustration', motif: 'sprig', seed, alt: 'A drawing' });

/** A whole website of a small bakery: prices at two places, people, questions, hours, a gallery. */
export function sampleWebsite({ template = 'almanac', language = 'en' } = {}): WebsiteDocument {
  const { theme, header, footer } = getTemplate(template);
  const parsed = parseDocument({
    version: 2,
    template,
    language,
    brand: { name: 'Fern & Oak', tagline: 'Bread from Ely', logo: { source: 'none' }, icon: { source: 'none' } },
    business: {
      trade: 'bakery',
      phone: '01353 555 010',
      email: 'hello@fern.example',
      address: '4 Hill Street\nEly',
      place: 'Ely',
      hours: ['tue', 'wed', 'thu', 'fri', 'sat'].map((day) => ({ day, opens: '07:00', closes: '15:00' })),
      hoursNote: '',
      social: [],
    },
    theme,
    header: { ...header, action: { label: 'Call', to: 'tel:01353555010' } },
    footer,
    seo: { title: '', description: '', image: { source: 'none' } },
    pages: [
      page('home', '/', 'Home', [
        section('hero', 'hero', 'split', {
          heading: 'Rye loaf and cake in Ely',
          intro: 'Fern & Oak bakes in Ely. Ann and Tom have done so for years, with flour from the next village.',
          primary: { label: 'Call', to: 'tel:01353555010' },
        }),
        section('breads', 'services', 'ledger', {
          heading: 'Our bread',
          items: [
            { name: 'Rye loaf', price: '£5.00', text: 'Dark and dense' },
            { name: 'Croissant', price: '£2.80' },
            { name: 'Delivery', text: 'On Fridays we deliver to Ely', price: '£3' },
          ],
        }),
        section('pictures', 'gallery', 'mosaic', {
          heading: 'See for yourself',
          items: [{ picture: drawn(1), title: 'The oven' }],
        }),
        section('people', 'team', 'portraits', {
          heading: 'People',
          items: [
            { name: 'Ann Fern', role: 'Baker' },
            { name: 'Tom Fern', role: 'Shop' },
          ],
        }),
        section('questions', 'faq', 'fold', {
          heading: 'Questions',
          items: [
            { question: 'Do you deliver?', answer: 'Yes, on Fridays.' },
            { question: 'Is the rye vegan?', answer: 'It is.' },
          ],
        }),
        section('contact', 'contact', 'columns', { heading: 'Contact', intro: 'Call 01353 555 010 or write.' }),
      ]),
      page('about-page', '/about', 'About', [
        section('about', 'about', 'letter', {
          heading: 'Ann and Tom',
          body: 'We bake by night. Our flour comes from the mill.',
        }),
        section('more-breads', 'services', 'cards', {
          heading: 'What it costs',
          items: [{ name: 'Rye loaf', price: '£5.00' }],
        }),
      ]),
    ],
    redirects: [],
    locks: [],
  });
  if (!parsed.ok) throw new Error(`${parsed.failure.message} ${parsed.failure.path ?? ''}`);
  return parsed.document;
}
