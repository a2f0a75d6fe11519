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
  words: {
    en: ['pharmacy', 'chemist', 'drugstore'],
    de: ['-apotheke'],
    fr: ['pharmacie'],
    es: ['farmacia'],
    pt: ['farmácia'],
    it: ['farmacia'],
    nl: ['-apotheek'],
    pl: ['apteka'],
    sv: ['-apotek'],
    da: ['-apotek'],
    ar: ['صيدلية'],
    he: ['בית מרקחת'],
  },
  proposals: {
    en: {
      tagline: 'Medicines and a straight answer',
      services: [
        { name: 'Prescriptions', text: 'Preparing, ordering and repeat medicines.' },
        { name: 'Advice', text: 'Interactions, side effects and children’s doses.' },
        { name: 'Care', text: 'Skin, wounds, colds and travel.' },
      ],
    },
    de: {
      tagline: 'Medikamente und klare Antworten',
      services: [
        { name: 'Rezepte', text: 'Einlösen, bestellen und nachfüllen.' },
        { name: 'Beratung', text: 'Wechselwirkungen, Nebenwirkungen und Kinder.' },
        { name: 'Pflege', text: 'Haut, Wunden, Erkältung und Reise.' },
      ],
    },
    fr: {
      tagline: 'Des médicaments et des réponses',
      services: [
        { name: 'Ordonnances', text: 'Préparation, commande et renouvellement.' },
        { name: 'Conseils', text: 'Interactions, effets et enfants.' },
        { name: 'Soins', text: 'Peau, plaies, rhume et voyage.' },
      ],
    },
    es: {
      tagline: 'Medicamentos y respuestas',
      services: [
        { name: 'Recetas', text: 'Preparación, encargo y renovación.' },
        { name: 'Consejo', text: 'Interacciones, efectos y niños.' },
        { name: 'Cuidado', text: 'Piel, heridas, resfriado y viaje.' },
      ],
    },
    pt: {
      tagline: 'Medicamentos e respostas',
      services: [
        { name: 'Receitas', text: 'Preparação, encomenda e renovação.' },
        { name: 'Conselho', text: 'Interações, efeitos e crianças.' },
        { name: 'Cuidado', text: 'Pele, feridas, constipações e viagem.' },
      ],
    },
  },
};
