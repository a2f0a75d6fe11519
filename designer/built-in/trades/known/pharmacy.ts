import type { KnownTrade } from '../known-trade.ts';

export const pharmacy: KnownTrade = {
  id: 'pharmacy',
  schema: 'Pharmacy',
  motifs: ['care', 'leaf', 'shop'],
  shelf: 'services',
  channel: 'visit',
  templates: ['clinic', 'counter', 'chambers'],
  moods: ['clean', 'fresh', 'calm'],
  questions: ['orderAhead', 'emergency'],
  words:
    'pharmacy, chemist, drugstore | -apotheke | pharmacie | farmacia | farmácia | farmacia | -apotheek | apteka | -apotek | -apotek | صيدلية | בית מרקחת',
  proposals: {
    en: 'Medicines and a straight answer | Prescriptions: Preparing, ordering and repeat medicines. | Advice: Interactions, side effects and children’s doses. | Care: Skin, wounds, colds and travel.',
    de: 'Medikamente und klare Antworten | Rezepte: Einlösen, bestellen und nachfüllen. | Beratung: Wechselwirkungen, Nebenwirkungen und Kinder. | Pflege: Haut, Wunden, Erkältung und Reise.',
    fr: 'Des médicaments et des réponses | Ordonnances: Préparation, commande et renouvellement. | Conseils: Interactions, effets et enfants. | Soins: Peau, plaies, rhume et voyage.',
    es: 'Medicamentos y respuestas | Recetas: Preparación, encargo y renovación. | Consejo: Interacciones, efectos y niños. | Cuidado: Piel, heridas, resfriado y viaje.',
    pt: 'Medicamentos e respostas | Receitas: Preparação, encomenda e renovação. | Conselho: Interações, efeitos e crianças. | Cuidado: Pele, feridas, constipações e viagem.',
  },
};
