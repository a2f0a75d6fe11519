import type { KnownTrade } from '../known-trade.ts';

export const carpenter: KnownTrade = {
  id: 'carpenter',
  schema: 'GeneralContractor',
  motifs: ['plane', 'tree', 'table'],
  shelf: 'works',
  channel: 'call',
  templates: ['workshop', 'almanac', 'gallery'],
  moods: ['earthy', 'natural', 'strong'],
  questions: ['quote', 'area'],
  words: {
    en: [
      'carpenter',
      'joiner',
      'cabinet maker',
      'cabinetmaker',
      'joinery',
      'carpentry',
      'furniture maker',
      'carpentry workshop',
      'joinery workshop',
    ],
    de: ['-tischlerei', '-schreinerei', 'tischler', 'schreiner', 'zimmerei', 'tischlerin', 'schreinerin'],
    fr: ['menuiserie', 'menuisier', 'ébéniste', 'ébénisterie', 'charpentier'],
    es: ['carpintería', 'carpintero', 'ebanista'],
    pt: ['carpintaria', 'carpinteiro', 'marcenaria', 'marceneiro'],
    it: ['falegnameria', 'falegname', 'ebanista'],
    nl: ['-timmerbedrijf', 'timmerman', 'meubelmaker', 'schrijnwerkerij'],
    pl: ['stolarnia', 'stolarz'],
    sv: ['-snickeri', 'snickare'],
    da: ['-snedkeri', 'snedker', 'tømrer'],
    ar: ['نجار', 'ورشة نجارة'],
    he: ['נגר', 'נגרייה'],
  },
  proposals: {
    en: {
      tagline: 'Made of wood, made to measure',
      services: [
        { name: 'Kitchens', text: 'Cabinets, worktops, shelves and pantries.' },
        { name: 'Wardrobes', text: 'Sloping roofs, drawers and sliding doors.' },
        { name: 'Tables', text: 'Dining tables, desks and benches.' },
      ],
    },
    de: {
      tagline: 'Aus Holz, nach Maß',
      services: [
        { name: 'Küchen', text: 'Schränke, Platten und Regale.' },
        { name: 'Schränke', text: 'Dachschrägen, Schubladen und Schiebetüren.' },
        { name: 'Tische', text: 'Esstische, Schreibtische und Bänke.' },
      ],
    },
    fr: {
      tagline: 'Du bois, à vos mesures',
      services: [
        { name: 'Cuisines', text: 'Meubles, plans de travail et étagères.' },
        { name: 'Placards', text: 'Sous pente, tiroirs et portes coulissantes.' },
        { name: 'Tables', text: 'Repas, bureaux et bancs.' },
      ],
    },
    es: {
      tagline: 'Madera a la medida de casa',
      services: [
        { name: 'Cocinas', text: 'Muebles, encimeras y baldas.' },
        { name: 'Armarios', text: 'Techos inclinados, cajones y correderas.' },
        { name: 'Mesas', text: 'Comedor, escritorios y bancos.' },
      ],
    },
    pt: {
      tagline: 'Madeira à medida da casa',
      services: [
        { name: 'Cozinhas', text: 'Móveis, bancadas e prateleiras.' },
        { name: 'Roupeiros', text: 'Vãos, gavetas e portas de correr.' },
        { name: 'Mesas', text: 'Jantar, secretárias e bancos.' },
      ],
    },
  },
};
