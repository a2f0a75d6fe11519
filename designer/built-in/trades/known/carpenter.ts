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
  words:
    'carpenter, joiner, cabinet maker, cabinetmaker, joinery, carpentry, furniture maker, carpentry workshop, joinery workshop | -tischlerei, -schreinerei, tischler, schreiner, zimmerei, tischlerin, schreinerin | menuiserie, menuisier, ébéniste, ébénisterie, charpentier | carpintería, carpintero, ebanista | carpintaria, carpinteiro, marcenaria, marceneiro | falegnameria, falegname, ebanista | -timmerbedrijf, timmerman, meubelmaker, schrijnwerkerij | stolarnia, stolarz | -snickeri, snickare | -snedkeri, snedker, tømrer | نجار, ورشة نجارة | נגר, נגרייה',
  proposals: {
    en: 'Made of wood, made to measure | Kitchens: Cabinets, worktops, shelves and pantries. | Wardrobes: Sloping roofs, drawers and sliding doors. | Tables: Dining tables, desks and benches.',
    de: 'Aus Holz, nach Maß | Küchen: Schränke, Platten und Regale. | Schränke: Dachschrägen, Schubladen und Schiebetüren. | Tische: Esstische, Schreibtische und Bänke.',
    fr: 'Du bois, à vos mesures | Cuisines: Meubles, plans de travail et étagères. | Placards: Sous pente, tiroirs et portes coulissantes. | Tables: Repas, bureaux et bancs.',
    es: 'Madera a la medida de casa | Cocinas: Muebles, encimeras y baldas. | Armarios: Techos inclinados, cajones y correderas. | Mesas: Comedor, escritorios y bancos.',
    pt: 'Madeira à medida da casa | Cozinhas: Móveis, bancadas e prateleiras. | Roupeiros: Vãos, gavetas e portas de correr. | Mesas: Jantar, secretárias e bancos.',
  },
};
