import type { KnownTrade } from '../known-trade.ts';

export const estateAgent: KnownTrade = {
  id: 'estate-agent',
  schema: 'RealEstateAgent',
  motifs: ['house', 'key', 'building'],
  shelf: 'products',
  channel: 'call',
  templates: ['chambers', 'gallery', 'signal'],
  moods: ['elegant', 'modern', 'trustworthy'],
  questions: ['quote', 'area'],
  words: {
    en: ['estate agent', 'estate agents', 'estate agency', 'real estate agency', 'real estate agent', 'letting agent'],
    de: ['-immobilienbüro', 'immobilienmakler', 'immobilienmaklerin', '-makler'],
    fr: ['agence immobilière', 'agent immobilier'],
    es: ['inmobiliaria', 'agente inmobiliario'],
    pt: ['imobiliária', 'agência imobiliária'],
    it: ['agenzia immobiliare'],
    nl: ['-makelaar', 'makelaarskantoor'],
    pl: ['biuro nieruchomości'],
    sv: ['-mäklare', 'fastighetsmäklare', 'mäklarbyrå'],
    da: ['-ejendomsmægler'],
    ar: ['مكتب عقارات', 'وسيط عقاري'],
    he: ['משרד תיווך', 'מתווך'],
  },
  proposals: {
    en: {
      tagline: 'Find the door that fits',
      services: [
        { name: 'Selling', text: 'Valuation, photographs, viewings and contract.' },
        { name: 'Buying', text: 'Search, viewings and questions to ask.' },
        { name: 'Letting', text: 'Tenants, leases and handover.' },
      ],
    },
    de: {
      tagline: 'Die Tür, die passt',
      services: [
        { name: 'Verkauf', text: 'Bewertung, Fotos, Besichtigungen und Vertrag.' },
        { name: 'Kauf', text: 'Suche, Besichtigungen und Fragen.' },
        { name: 'Vermietung', text: 'Mieter, Verträge und Übergabe.' },
      ],
    },
    fr: {
      tagline: 'Trouvez la bonne porte',
      services: [
        { name: 'Vente', text: 'Estimation, photos, visites et contrat.' },
        { name: 'Achat', text: 'Recherche, visites et questions.' },
        { name: 'Location', text: 'Locataires, baux et état des lieux.' },
      ],
    },
    es: {
      tagline: 'La puerta que buscas',
      services: [
        { name: 'Venta', text: 'Tasación, fotos, visitas y contrato.' },
        { name: 'Compra', text: 'Búsqueda, visitas y preguntas.' },
        { name: 'Alquiler', text: 'Inquilinos, contratos y entrega.' },
      ],
    },
    pt: {
      tagline: 'Encontrar a porta certa',
      services: [
        { name: 'Venda', text: 'Avaliação, fotografias, visitas e contrato.' },
        { name: 'Compra', text: 'Procura, visitas e perguntas.' },
        { name: 'Arrendamento', text: 'Inquilinos, contratos e entrega.' },
      ],
    },
  },
};
