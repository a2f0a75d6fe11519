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
  words:
    'cleaning company, cleaner, cleaners, cleaning service, cleaning business, window cleaner | -reinigungsfirma, -gebäudereinigung, putzfirma, reinigungsdienst, fensterputzer | entreprise de nettoyage, société de nettoyage, service de ménage | empresa de limpieza, servicio de limpieza | empresa de limpeza, serviço de limpeza | impresa di pulizie | -schoonmaakbedrijf, glazenwasser | firma sprzątająca | -städfirma, städföretag | rengøringsfirma, -rengøring | شركة تنظيف | חברת ניקיון',
  proposals: {
    en: 'Come home to clean | Regular cleaning: Kitchens, bathrooms, floors and dusting. | Deep cleaning: Ovens, tiles, skirting and behind furniture. | Windows: Panes, frames, sills and glass doors.',
    de: 'Heimkommen, und es ist sauber | Regelmäßig: Küche, Bad, Böden und Staub. | Grundreinigung: Öfen, Fliesen und hinter den Möbeln. | Fenster: Scheiben, Rahmen und Glastüren.',
    fr: 'Rentrer, et c’est propre | Entretien régulier: Cuisines, salles de bains et sols. | Grand ménage: Fours, carrelages et derrière les meubles. | Vitres: Carreaux, cadres et baies.',
    es: 'Llegar a casa y todo limpio | Limpieza regular: Cocina, baños y suelos. | A fondo: Hornos, azulejos y detrás de los muebles. | Cristales: Ventanas, marcos y mamparas.',
    pt: 'Chegar a casa, tudo limpo | Limpeza regular: Cozinha, casas de banho e chão. | Limpeza a fundo: Fornos, azulejos e atrás dos móveis. | Vidros: Janelas, caixilhos e portas.',
  },
};
