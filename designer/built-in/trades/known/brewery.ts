import type { KnownTrade } from '../known-trade.ts';

export const brewery: KnownTrade = {
  id: 'brewery',
  schema: 'Brewery',
  motifs: ['barrel', 'bottle', 'wheat'],
  shelf: 'products',
  channel: 'visit',
  templates: ['workshop', 'counter', 'poster'],
  moods: ['bold', 'earthy', 'industrial'],
  questions: ['tours', 'groups'],
  words:
    'brewery, craft brewery, microbrewery, brewpub | -brauerei, brauhaus | brasserie artisanale, microbrasserie | cervecería artesanal, fábrica de cerveza | cervejaria artesanal | birrificio | -brouwerij | browar | -bryggeri | -bryggeri | مصنع جعة | מבשלת בירה, מבשלה',
  proposals: {
    en: 'Beer, brewed here | On tap: Lager, pale ale, dark beer and seasonal brews. | To take away: Bottles, cans, crates and kegs. | Tours: The brewhouse, the cellar and a tasting.',
    de: 'Bier, hier gebraut | Vom Fass: Helles, Pils, Dunkles und Saisonbiere. | Zum Mitnehmen: Flaschen, Kisten und Fässer. | Führungen: Sudhaus, Keller und Verkostung.',
    fr: 'La bière brassée ici | À la pression: Blonde, ambrée, brune et de saison. | À emporter: Bouteilles, caisses et fûts. | Visites: La salle de brassage, la cave et une dégustation.',
    es: 'Cerveza hecha aquí | De grifo: Rubia, tostada, negra y de temporada. | Para llevar: Botellas, cajas y barriles. | Visitas: Sala de cocción, bodega y cata.',
    pt: 'Cerveja feita aqui | À pressão: Loira, ruiva, preta e sazonal. | Para levar: Garrafas, caixas e barris. | Visitas: Sala de brassagem, cave e prova.',
  },
};
