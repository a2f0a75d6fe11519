import type { KnownTrade } from '../known-trade.ts';

export const lawyer: KnownTrade = {
  id: 'lawyer',
  schema: 'LegalService',
  motifs: ['column', 'scale', 'paper'],
  shelf: 'services',
  channel: 'write',
  templates: ['chambers', 'almanac', 'clinic'],
  moods: ['serious', 'elegant', 'classic'],
  questions: ['firstVisit', 'appointment'],
  words: {
    en: ['lawyer', 'law firm', 'solicitor', 'solicitors', 'attorney', 'notary', 'barrister', 'law office'],
    de: ['-anwaltskanzlei', 'rechtsanwalt', 'rechtsanwältin', '-kanzlei', 'notariat'],
    fr: ['avocat', 'avocate', "cabinet d'avocats", "cabinet d'avocat", 'notaire', 'étude notariale'],
    es: ['abogado', 'abogada', 'bufete', 'bufete de abogados', 'despacho de abogados', 'notaría'],
    pt: ['advogado', 'advogada', 'escritório de advogados'],
    it: ['avvocato', 'studio legale', 'notaio'],
    nl: ['-advocatenkantoor', 'advocaat', 'notariskantoor'],
    pl: ['kancelaria adwokacka', 'adwokat', 'radca prawny', 'kancelaria prawna'],
    sv: ['advokat', '-advokatbyrå'],
    da: ['advokat', '-advokatkontor', 'advokatfirma'],
    ar: ['مكتب محاماة', 'محامي', 'محام'],
    he: ['עורך דין', 'עורכת דין', 'משרד עורכי דין'],
  },
  proposals: {
    en: {
      tagline: 'Clear advice, firmly on your side',
      services: [
        { name: 'Family law', text: 'Separation, maintenance, custody and agreements.' },
        { name: 'Employment law', text: 'Dismissal, contracts and references.' },
        { name: 'Tenancy and property', text: 'Leases, defects and purchase contracts.' },
      ],
    },
    de: {
      tagline: 'Wissen, woran Sie sind',
      services: [
        { name: 'Familienrecht', text: 'Trennung, Unterhalt und Sorgerecht.' },
        { name: 'Arbeitsrecht', text: 'Kündigung, Verträge und Zeugnisse.' },
        { name: 'Miet- und Immobilienrecht', text: 'Mietverträge, Mängel und Kauf.' },
      ],
    },
    fr: {
      tagline: 'Savoir où vous en êtes',
      services: [
        { name: 'Droit de la famille', text: 'Séparation, pension et garde.' },
        { name: 'Droit du travail', text: 'Licenciement et contrats.' },
        { name: 'Bail et immobilier', text: 'Baux, vices et achats.' },
      ],
    },
    es: {
      tagline: 'Saber a qué atenerse',
      services: [
        { name: 'Familia', text: 'Separación, pensiones y custodia.' },
        { name: 'Laboral', text: 'Despidos y contratos.' },
        { name: 'Alquiler y vivienda', text: 'Contratos, defectos y compra.' },
      ],
    },
    pt: {
      tagline: 'Saber em que ponto está',
      services: [
        { name: 'Família', text: 'Separação, pensões e guarda.' },
        { name: 'Trabalho', text: 'Despedimentos e contratos.' },
        { name: 'Arrendamento e imóveis', text: 'Contratos, defeitos e compra.' },
      ],
    },
  },
};
