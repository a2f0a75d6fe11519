import type { KnownTrade } from '../known-trade.ts';

export const moving: KnownTrade = {
  id: 'moving',
  schema: 'MovingCompany',
  motifs: ['van', 'box', 'house'],
  shelf: 'services',
  channel: 'call',
  templates: ['workshop', 'counter', 'signal'],
  moods: ['strong', 'bold', 'friendly'],
  questions: ['quote', 'area'],
  words: {
    en: ['moving company', 'removal company', 'movers', 'removals', 'removal firm'],
    de: ['-umzugsunternehmen', 'umzugsfirma', 'möbelspedition'],
    fr: ['entreprise de déménagement', 'déménageurs', 'déménageur'],
    es: ['empresa de mudanzas', 'mudanzas'],
    pt: ['empresa de mudanças', 'mudanças'],
    it: ['ditta di traslochi', 'traslochi'],
    nl: ['-verhuisbedrijf', 'verhuizers'],
    pl: ['firma przeprowadzkowa', 'przeprowadzki'],
    sv: ['flyttfirma'],
    da: ['flyttefirma'],
    ar: ['شركة نقل أثاث'],
    he: ['חברת הובלות'],
  },
  proposals: {
    en: {
      tagline: 'We carry, you move in',
      services: [
        { name: 'Homes', text: 'Packing, carrying, driving and setting up.' },
        { name: 'Offices', text: 'Desks, files, equipment and labels.' },
        { name: 'Packing', text: 'Boxes, blankets, glass and pictures.' },
      ],
    },
    de: {
      tagline: 'Wir tragen, Sie ziehen ein',
      services: [
        { name: 'Wohnungen', text: 'Packen, Tragen, Fahren und Aufbauen.' },
        { name: 'Büros', text: 'Schreibtische, Akten und Technik.' },
        { name: 'Packen', text: 'Kartons, Decken, Glas und Bilder.' },
      ],
    },
    fr: {
      tagline: 'Nous portons, vous emménagez',
      services: [
        { name: 'Logements', text: 'Emballage, portage, transport et montage.' },
        { name: 'Bureaux', text: 'Postes, dossiers et matériel.' },
        { name: 'Emballage', text: 'Cartons, couvertures, verre et tableaux.' },
      ],
    },
    es: {
      tagline: 'Nosotros cargamos, tú estrenas casa',
      services: [
        { name: 'Casas', text: 'Embalaje, carga, transporte y montaje.' },
        { name: 'Oficinas', text: 'Mesas, archivos y equipos.' },
        { name: 'Embalaje', text: 'Cajas, mantas, cristal y cuadros.' },
      ],
    },
    pt: {
      tagline: 'Nós carregamos tudo',
      services: [
        { name: 'Casas', text: 'Embalar, carregar, transportar e montar.' },
        { name: 'Escritórios', text: 'Secretárias, arquivos e equipamento.' },
        { name: 'Embalagem', text: 'Caixas, mantas, vidro e quadros.' },
      ],
    },
  },
};
