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
  words:
    'florist, flower shop, floral studio, florists | -blumenladen, floristin, florist, blumengeschäft | fleuriste | floristería, florista | florista, loja de flores | fioraio, fiorista, fioreria | -bloemist, bloemenwinkel | kwiaciarnia | -blomsterhandel, florist, blomsterbutik | -blomsterbutik, florist, blomsterhandler | محل زهور | חנות פרחים',
  proposals: {
    en: 'Flowers for somebody | Bouquets: Seasonal, single colour, wild and for a day. | Weddings: Bridal bouquets, tables, arches and buttonholes. | Mourning: Wreaths, sprays and hand flowers.',
    de: 'Blumen für jemanden | Sträuße: Saisonal, einfarbig und wild. | Hochzeiten: Brautsträuße, Tische, Bögen und Anstecker. | Trauer: Kränze, Gestecke und Handsträuße.',
    fr: 'Des fleurs pour quelqu’un | Bouquets: De saison, unis et champêtres. | Mariages: Bouquets, tables, arches et boutonnières. | Deuil: Couronnes et gerbes.',
    es: 'Flores para alguien | Ramos: De temporada, de un color y silvestres. | Bodas: Ramos, mesas, arcos y prendidos. | Duelo: Coronas y centros.',
    pt: 'Flores para alguém | Ramos: Da época, de uma cor e silvestres. | Casamentos: Ramos, mesas, arcos e lapelas. | Luto: Coroas e palmas.',
  },
};
