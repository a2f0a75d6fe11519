import type { KnownTrade } from '../known-trade.ts';

export const florist: KnownTrade = {
  id: 'florist',
  schema: 'Florist',
  motifs: ['flower', 'plant', 'leaf'],
  shelf: 'products',
  channel: 'visit',
  templates: ['gallery', 'counter', 'almanac'],
  moods: ['soft', 'natural', 'romantic'],
  questions: ['orderAhead', 'weddings'],
  words: {
    en: ['florist', 'flower shop', 'floral studio', 'florists'],
    de: ['-blumenladen', 'floristin', 'florist', 'blumengeschäft'],
    fr: ['fleuriste'],
    es: ['floristería', 'florista'],
    pt: ['florista', 'loja de flores'],
    it: ['fioraio', 'fiorista', 'fioreria'],
    nl: ['-bloemist', 'bloemenwinkel'],
    pl: ['kwiaciarnia'],
    sv: ['-blomsterhandel', 'florist', 'blomsterbutik'],
    da: ['-blomsterbutik', 'florist', 'blomsterhandler'],
    ar: ['محل زهور'],
    he: ['חנות פרחים'],
  },
  proposals: {
    en: {
      tagline: 'Flowers for somebody',
      services: [
        { name: 'Bouquets', text: 'Seasonal, single colour, wild and for a day.' },
        { name: 'Weddings', text: 'Bridal bouquets, tables, arches and buttonholes.' },
        { name: 'Mourning', text: 'Wreaths, sprays and hand flowers.' },
      ],
    },
    de: {
      tagline: 'Blumen für jemanden',
      services: [
        { name: 'Sträuße', text: 'Saisonal, einfarbig und wild.' },
        { name: 'Hochzeiten', text: 'Brautsträuße, Tische, Bögen und Anstecker.' },
        { name: 'Trauer', text: 'Kränze, Gestecke und Handsträuße.' },
      ],
    },
    fr: {
      tagline: 'Des fleurs pour quelqu’un',
      services: [
        { name: 'Bouquets', text: 'De saison, unis et champêtres.' },
        { name: 'Mariages', text: 'Bouquets, tables, arches et boutonnières.' },
        { name: 'Deuil', text: 'Couronnes et gerbes.' },
      ],
    },
    es: {
      tagline: 'Flores para alguien',
      services: [
        { name: 'Ramos', text: 'De temporada, de un color y silvestres.' },
        { name: 'Bodas', text: 'Ramos, mesas, arcos y prendidos.' },
        { name: 'Duelo', text: 'Coronas y centros.' },
      ],
    },
    pt: {
      tagline: 'Flores para alguém',
      services: [
        { name: 'Ramos', text: 'Da época, de uma cor e silvestres.' },
        { name: 'Casamentos', text: 'Ramos, mesas, arcos e lapelas.' },
        { name: 'Luto', text: 'Coroas e palmas.' },
      ],
    },
  },
};
