import type { KnownTrade } from '../known-trade.ts';

export const printer: KnownTrade = {
  id: 'printer',
  schema: 'LocalBusiness',
  motifs: ['paper', 'letter', 'box'],
  shelf: 'services',
  channel: 'write',
  templates: ['workshop', 'almanac', 'poster'],
  moods: ['editorial', 'industrial', 'classic'],
  questions: ['quote', 'orderAhead'],
  words: {
    en: ['print shop', 'printer', 'printers', 'letterpress studio', 'printing house'],
    de: ['-druckerei', 'copyshop'],
    fr: ['imprimerie', 'imprimeur'],
    es: ['imprenta'],
    pt: ['tipografia', 'gráfica'],
    it: ['tipografia', 'stamperia'],
    nl: ['-drukkerij'],
    pl: ['drukarnia'],
    sv: ['-tryckeri'],
    da: ['-trykkeri'],
    ar: ['مطبعة'],
    he: ['בית דפוס'],
  },
  proposals: {
    en: {
      tagline: 'Ink on paper',
      services: [
        { name: 'Small runs', text: 'Cards, flyers and posters.' },
        { name: 'Books and brochures', text: 'Paper, folding and binding.' },
        { name: 'Large formats', text: 'Banners, signs and plans.' },
      ],
    },
    de: {
      tagline: 'Farbe auf Papier',
      services: [
        { name: 'Kleine Auflagen', text: 'Karten, Flyer und Plakate.' },
        { name: 'Bücher und Broschüren', text: 'Papier, Falz und Bindung.' },
        { name: 'Großformat', text: 'Banner, Schilder und Pläne.' },
      ],
    },
    fr: {
      tagline: 'De l’encre sur du papier',
      services: [
        { name: 'Petits tirages', text: 'Cartes, flyers et affiches.' },
        { name: 'Livres et brochures', text: 'Papier, pliage et reliure.' },
        { name: 'Grands formats', text: 'Bâches, panneaux et plans.' },
      ],
    },
    es: {
      tagline: 'Tinta sobre papel',
      services: [
        { name: 'Tiradas cortas', text: 'Tarjetas, folletos y carteles.' },
        { name: 'Libros y revistas', text: 'Papel, plegado y encuadernación.' },
        { name: 'Gran formato', text: 'Lonas, rótulos y planos.' },
      ],
    },
    pt: {
      tagline: 'Tinta no papel',
      services: [
        { name: 'Pequenas tiragens', text: 'Cartões, folhetos e cartazes.' },
        { name: 'Livros e brochuras', text: 'Papel, dobra e encadernação.' },
        { name: 'Grande formato', text: 'Lonas, placas e plantas.' },
      ],
    },
  },
};
