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
  words:
    'print shop, printer, printers, letterpress studio, printing house | -druckerei, copyshop | imprimerie, imprimeur | imprenta | tipografia, gráfica | tipografia, stamperia | -drukkerij | drukarnia | -tryckeri | -trykkeri | مطبعة | בית דפוס',
  proposals: {
    en: 'Ink on paper | Small runs: Cards, flyers and posters. | Books and brochures: Paper, folding and binding. | Large formats: Banners, signs and plans.',
    de: 'Farbe auf Papier | Kleine Auflagen: Karten, Flyer und Plakate. | Bücher und Broschüren: Papier, Falz und Bindung. | Großformat: Banner, Schilder und Pläne.',
    fr: 'De l’encre sur du papier | Petits tirages: Cartes, flyers et affiches. | Livres et brochures: Papier, pliage et reliure. | Grands formats: Bâches, panneaux et plans.',
    es: 'Tinta sobre papel | Tiradas cortas: Tarjetas, folletos y carteles. | Libros y revistas: Papel, plegado y encuadernación. | Gran formato: Lonas, rótulos y planos.',
    pt: 'Tinta no papel | Pequenas tiragens: Cartões, folhetos e cartazes. | Livros e brochuras: Papel, dobra e encadernação. | Grande formato: Lonas, placas e plantas.',
  },
};
