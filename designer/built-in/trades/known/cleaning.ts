import type { KnownTrade } from '../known-trade.ts';

export const cleaning: KnownTrade = {
  id: 'cleaning',
  schema: 'HomeAndConstructionBusiness',
  motifs: ['broom', 'drop', 'house'],
  shelf: 'services',
  channel: 'book',
  templates: ['workshop', 'counter', 'clinic'],
  moods: ['clean', 'fresh', 'friendly'],
  questions: ['quote', 'area'],
  words: {
    en: ['cleaning company', 'cleaner', 'cleaners', 'cleaning service', 'cleaning business', 'window cleaner'],
    de: ['-reinigungsfirma', '-gebäudereinigung', 'putzfirma', 'reinigungsdienst', 'fensterputzer'],
    fr: ['entreprise de nettoyage', 'société de nettoyage', 'service de ménage'],
    es: ['empresa de limpieza', 'servicio de limpieza'],
    pt: ['empresa de limpeza', 'serviço de limpeza'],
    it: ['impresa di pulizie'],
    nl: ['-schoonmaakbedrijf', 'glazenwasser'],
    pl: ['firma sprzątająca'],
    sv: ['-städfirma', 'städföretag'],
    da: ['rengøringsfirma', '-rengøring'],
    ar: ['شركة تنظيف'],
    he: ['חברת ניקיון'],
  },
  proposals: {
    en: {
      tagline: 'Come home to clean',
      services: [
        { name: 'Regular cleaning', text: 'Kitchens, bathrooms, floors and dusting.' },
        { name: 'Deep cleaning', text: 'Ovens, tiles, skirting and behind furniture.' },
        { name: 'Windows', text: 'Panes, frames, sills and glass doors.' },
      ],
    },
    de: {
      tagline: 'Heimkommen, und es ist sauber',
      services: [
        { name: 'Regelmäßig', text: 'Küche, Bad, Böden und Staub.' },
        { name: 'Grundreinigung', text: 'Öfen, Fliesen und hinter den Möbeln.' },
        { name: 'Fenster', text: 'Scheiben, Rahmen und Glastüren.' },
      ],
    },
    fr: {
      tagline: 'Rentrer, et c’est propre',
      services: [
        { name: 'Entretien régulier', text: 'Cuisines, salles de bains et sols.' },
        { name: 'Grand ménage', text: 'Fours, carrelages et derrière les meubles.' },
        { name: 'Vitres', text: 'Carreaux, cadres et baies.' },
      ],
    },
    es: {
      tagline: 'Llegar a casa y todo limpio',
      services: [
        { name: 'Limpieza regular', text: 'Cocina, baños y suelos.' },
        { name: 'A fondo', text: 'Hornos, azulejos y detrás de los muebles.' },
        { name: 'Cristales', text: 'Ventanas, marcos y mamparas.' },
      ],
    },
    pt: {
      tagline: 'Chegar a casa, tudo limpo',
      services: [
        { name: 'Limpeza regular', text: 'Cozinha, casas de banho e chão.' },
        { name: 'Limpeza a fundo', text: 'Fornos, azulejos e atrás dos móveis.' },
        { name: 'Vidros', text: 'Janelas, caixilhos e portas.' },
      ],
    },
  },
};
