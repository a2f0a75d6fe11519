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
  words: {
    en: ['brewery', 'craft brewery', 'microbrewery', 'brewpub'],
    de: ['-brauerei', 'brauhaus'],
    fr: ['brasserie artisanale', 'microbrasserie'],
    es: ['cervecería artesanal', 'fábrica de cerveza'],
    pt: ['cervejaria artesanal'],
    it: ['birrificio'],
    nl: ['-brouwerij'],
    pl: ['browar'],
    sv: ['-bryggeri'],
    da: ['-bryggeri'],
    ar: ['مصنع جعة'],
    he: ['מבשלת בירה', 'מבשלה'],
  },
  proposals: {
    en: {
      tagline: 'Beer, brewed here',
      services: [
        { name: 'On tap', text: 'Lager, pale ale, dark beer and seasonal brews.' },
        { name: 'To take away', text: 'Bottles, cans, crates and kegs.' },
        { name: 'Tours', text: 'The brewhouse, the cellar and a tasting.' },
      ],
    },
    de: {
      tagline: 'Bier, hier gebraut',
      services: [
        { name: 'Vom Fass', text: 'Helles, Pils, Dunkles und Saisonbiere.' },
        { name: 'Zum Mitnehmen', text: 'Flaschen, Kisten und Fässer.' },
        { name: 'Führungen', text: 'Sudhaus, Keller und Verkostung.' },
      ],
    },
    fr: {
      tagline: 'La bière brassée ici',
      services: [
        { name: 'À la pression', text: 'Blonde, ambrée, brune et de saison.' },
        { name: 'À emporter', text: 'Bouteilles, caisses et fûts.' },
        { name: 'Visites', text: 'La salle de brassage, la cave et une dégustation.' },
      ],
    },
    es: {
      tagline: 'Cerveza hecha aquí',
      services: [
        { name: 'De grifo', text: 'Rubia, tostada, negra y de temporada.' },
        { name: 'Para llevar', text: 'Botellas, cajas y barriles.' },
        { name: 'Visitas', text: 'Sala de cocción, bodega y cata.' },
      ],
    },
    pt: {
      tagline: 'Cerveja feita aqui',
      services: [
        { name: 'À pressão', text: 'Loira, ruiva, preta e sazonal.' },
        { name: 'Para levar', text: 'Garrafas, caixas e barris.' },
        { name: 'Visitas', text: 'Sala de brassagem, cave e prova.' },
      ],
    },
  },
};
