import type { KnownTrade } from '../known-trade.ts';

export const jeweller: KnownTrade = {
  id: 'jeweller',
  schema: 'JewelryStore',
  motifs: ['rings', 'gem', 'hammer'],
  shelf: 'works',
  channel: 'visit',
  templates: ['gallery', 'almanac', 'chambers'],
  moods: ['elegant', 'minimal', 'rich'],
  questions: ['orderAhead', 'firstVisit'],
  words: {
    en: ['jeweller', 'jeweler', 'goldsmith', 'silversmith', 'jewellery maker', 'jewelry maker', 'jewellery workshop'],
    de: ['-goldschmiede', 'goldschmied', 'goldschmiedin', 'juwelier', 'silberschmiedin'],
    fr: ['bijoutier', 'bijouterie', 'joaillier', 'orfèvre'],
    es: ['joyería', 'joyero', 'orfebre'],
    pt: ['joalharia', 'joalheiro', 'ourives', 'ourivesaria'],
    it: ['gioielleria', 'orafo', 'gioielliere'],
    nl: ['-juwelier', 'goudsmid', 'edelsmid'],
    pl: ['jubiler', 'złotnik'],
    sv: ['guldsmed', '-juvelerare'],
    da: ['guldsmed', 'juveler'],
    ar: ['صائغ', 'محل مجوهرات'],
    he: ['צורף', 'תכשיטנית'],
  },
  proposals: {
    en: {
      tagline: 'Made to be worn',
      services: [
        { name: 'Wedding rings', text: 'Gold, platinum, engraving and fitting.' },
        { name: 'Made to order', text: 'Drawing, stones and wax model.' },
        { name: 'Repairs', text: 'Clasps, sizes, chains and settings.' },
      ],
    },
    de: {
      tagline: 'Schmuck zum Tragen',
      services: [
        { name: 'Trauringe', text: 'Gold, Platin, Gravur und Anprobe.' },
        { name: 'Anfertigung', text: 'Zeichnung, Steine und Wachsmodell.' },
        { name: 'Reparatur', text: 'Verschlüsse, Weiten und Ketten.' },
      ],
    },
    fr: {
      tagline: 'Fait pour être porté',
      services: [
        { name: 'Alliances', text: 'Or, platine, gravure et essayage.' },
        { name: 'Sur mesure', text: 'Dessin, pierres et cire.' },
        { name: 'Réparations', text: 'Fermoirs, tailles et chaînes.' },
      ],
    },
    es: {
      tagline: 'Para llevar puesto',
      services: [
        { name: 'Alianzas', text: 'Oro, platino, grabado y prueba.' },
        { name: 'A medida', text: 'Dibujo, piedras y cera.' },
        { name: 'Arreglos', text: 'Cierres, tallas y cadenas.' },
      ],
    },
    pt: {
      tagline: 'Feito para usar',
      services: [
        { name: 'Alianças', text: 'Ouro, platina, gravação e prova.' },
        { name: 'Por medida', text: 'Desenho, pedras e cera.' },
        { name: 'Reparações', text: 'Fechos, tamanhos e fios.' },
      ],
    },
  },
};
