import type { WebsiteDocument } from '#site/model/document.ts';
import { page, section, website } from './website.ts';

/** The words of one hair salon that differ between the languages. */
type Words = {
  language: string;
  name: string;
  tagline: string;
  place: string;
  pages: { home: string; prices: [path: string, title: string]; about: [string, string]; contact: [string, string] };
  hero: { heading: string; intro: string; button: string };
  gallery: { heading: string; captions: [string, string] };
  reviews: { heading: string; quote: string };
  prices: { heading: string; items: [name: string, price: string][] };
  about: { heading: string; body: string };
  team: { heading: string; roles: [string, string] };
  contact: string;
  faq: { heading: string; items: [question: string, answer: string][] };
};

/** A hair salon with four pages; every section has an id that says what it is, the same one in every language. */
function salon(words: Words): WebsiteDocument {
  const { pages } = words;
  return website({
    language: words.language,
    brand: { name: words.name, tagline: words.tagline },
    business: {
      trade: 'hair-salon',
      phone: '030 555 0142',
      email: 'salon@marlow.example',
      address: '12 Lindenstraße\n10969 Berlin',
      place: words.place,
      hours: ['tue', 'wed', 'thu', 'fri'].map((day) => ({ day, opens: '09:00', closes: '18:00' })),
    },
    pages: [
      page('home', '/', pages.home, [
        section('hero', 'hero', {
          heading: words.hero.heading,
          intro: words.hero.intro,
          primary: { label: words.hero.button, to: pages.contact[0] },
        }),
        section('gallery', 'gallery', {
          heading: words.gallery.heading,
          items: words.gallery.captions.map((caption) => ({ title: caption, caption })),
        }),
        section('testimonials', 'testimonials', {
          heading: words.reviews.heading,
          items: [{ quote: words.reviews.quote, name: 'Nora Weiss', role: '' }],
        }),
      ]),
      page('prices', ...pages.prices, [
        section('services', 'services', {
          heading: words.prices.heading,
          items: words.prices.items.map(([name, price]) => ({ name, text: '', price })),
        }),
      ]),
      page('about', ...pages.about, [
        section('about', 'about', words.about),
        section('team', 'team', {
          heading: words.team.heading,
          items: [
            { name: 'Lena Marlow', role: words.team.roles[0], text: '' },
            { name: 'Paul Roth', role: words.team.roles[1], text: '' },
          ],
        }),
      ]),
      page('contact', ...pages.contact, [
        section('contact', 'contact', { heading: words.contact }),
        section('faq', 'faq', {
          heading: words.faq.heading,
          items: words.faq.items.map(([question, answer]) => ({ question, answer })),
        }),
      ]),
    ],
  });
}

export const german = salon({
  language: 'de',
  name: 'Salon Marlow',
  tagline: 'Haare in Kreuzberg',
  place: 'Berlin',
  pages: {
    home: 'Start',
    prices: ['/preise', 'Preise'],
    about: ['/ueber-uns', 'Über uns'],
    contact: ['/kontakt', 'Kontakt'],
  },
  hero: {
    heading: 'Haare, die morgens von selbst sitzen',
    intro: 'Wir schneiden ohne Eile. Kommen Sie mit nassen Haaren oder mit trockenen, wir fangen von vorn an.',
    button: 'Termin anfragen',
  },
  gallery: { heading: 'Aus dem Salon', captions: ['Am Fenster', 'Kurz und grau'] },
  reviews: { heading: 'Was Kundinnen sagen', quote: 'Der beste Pony seit Jahren.' },
  prices: {
    heading: 'Schneiden und Färben',
    items: [
      ['Damenschnitt', '48 €'],
      ['Herrenschnitt', '32 €'],
      ['Färben', '65 €'],
    ],
  },
  about: {
    heading: 'Zwei Stühle am Fenster',
    body: 'Lena Marlow hat den Salon von ihrer Tante übernommen.\n\nPaul Roth kam ein Jahr später dazu.',
  },
  team: { heading: 'Wer schneidet', roles: ['Friseurmeisterin', 'Friseur'] },
  contact: 'So finden Sie uns',
  faq: {
    heading: 'Fragen',
    items: [
      ['Muss ich einen Termin machen?', 'Ja, am besten am Telefon.'],
      ['Kann ich mit Karte zahlen?', 'Ja.'],
    ],
  },
});

export const french = salon({
  language: 'fr',
  name: 'Salon Marlow',
  tagline: 'Coiffure à Lille',
  place: 'Lille',
  pages: {
    home: 'Accueil',
    prices: ['/tarifs', 'Tarifs'],
    about: ['/a-propos', 'À propos'],
    contact: ['/contact', 'Contact'],
  },
  hero: {
    heading: 'Des cheveux qui tombent bien',
    intro: 'Nous coupons sans nous presser. Venez les cheveux secs ou mouillés, nous reprenons tout.',
    button: 'Prendre rendez-vous',
  },
  gallery: { heading: 'Dans le salon', captions: ['Près de la fenêtre', 'Court et gris'] },
  reviews: { heading: 'Ce que disent nos clientes', quote: 'La meilleure frange depuis des années.' },
  prices: {
    heading: 'Coupe et couleur',
    items: [
      ['Coupe femme', '48 €'],
      ['Coupe homme', '32 €'],
      ['Couleur', '65 €'],
    ],
  },
  about: {
    heading: 'Deux fauteuils à la fenêtre',
    body: 'Lena Marlow a repris le salon de sa tante.\n\nPaul Roth est arrivé un an plus tard.',
  },
  team: { heading: 'Qui coupe', roles: ['Coiffeuse', 'Coiffeur'] },
  contact: 'Nous trouver',
  faq: {
    heading: 'Questions',
    items: [
      ['Faut-il un rendez-vous ?', 'Oui, de préférence par téléphone.'],
      ['Puis-je payer par carte ?', 'Oui.'],
    ],
  },
});

export const spanish = salon({
  language: 'es',
  name: 'Salón Marlow',
  tagline: 'Peluquería en Málaga',
  place: 'Málaga',
  pages: {
    home: 'Inicio',
    prices: ['/precios', 'Precios'],
    about: ['/nosotros', 'Nosotros'],
    contact: ['/contacto', 'Contacto'],
  },
  hero: {
    heading: 'Un pelo que se peina solo',
    intro: 'Cortamos sin prisa. Venga con el pelo seco o mojado, empezamos de nuevo.',
    button: 'Pedir cita',
  },
  gallery: { heading: 'En el salón', captions: ['Junto a la ventana', 'Corto y gris'] },
  reviews: { heading: 'Lo que dicen las clientas', quote: 'El mejor flequillo en años.' },
  prices: {
    heading: 'Corte y color',
    items: [
      ['Corte mujer', '48 €'],
      ['Corte hombre', '32 €'],
      ['Color', '65 €'],
    ],
  },
  about: {
    heading: 'Dos sillones en la ventana',
    body: 'Lena Marlow heredó el salón de su tía.\n\nPaul Roth llegó un año después.',
  },
  team: { heading: 'Quién corta', roles: ['Peluquera', 'Peluquero'] },
  contact: 'Dónde estamos',
  faq: {
    heading: 'Preguntas',
    items: [
      ['¿Hace falta cita?', 'Sí, mejor por teléfono.'],
      ['¿Puedo pagar con tarjeta?', 'Sí.'],
    ],
  },
});

export const portuguese = salon({
  language: 'pt',
  name: 'Salão Marlow',
  tagline: 'Cabelos em Braga',
  place: 'Braga',
  pages: {
    home: 'Início',
    prices: ['/precos', 'Preços'],
    about: ['/sobre-nos', 'Sobre nós'],
    contact: ['/contacto', 'Contacto'],
  },
  hero: {
    heading: 'Cabelo que assenta sozinho',
    intro: 'Cortamos sem pressa. Venha com o cabelo seco ou molhado, começamos do princípio.',
    button: 'Marcar',
  },
  gallery: { heading: 'No salão', captions: ['À janela', 'Curto e grisalho'] },
  reviews: { heading: 'O que dizem as clientes', quote: 'A melhor franja em anos.' },
  prices: {
    heading: 'Corte e cor',
    items: [
      ['Corte senhora', '48 €'],
      ['Corte homem', '32 €'],
      ['Coloração', '65 €'],
    ],
  },
  about: {
    heading: 'Duas cadeiras à janela',
    body: 'Lena Marlow herdou o salão da tia.\n\nPaul Roth chegou um ano depois.',
  },
  team: { heading: 'Quem corta', roles: ['Cabeleireira', 'Cabeleireiro'] },
  contact: 'Onde estamos',
  faq: {
    heading: 'Perguntas',
    items: [
      ['É preciso marcar?', 'Sim, de preferência por telefone.'],
      ['Posso pagar com cartão?', 'Sim.'],
    ],
  },
});
