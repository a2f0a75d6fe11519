import type { KnownTrade } from '../known-trade.ts';

export const translator: KnownTrade = {
  id: 'translator',
  schema: 'LocalBusiness',
  motifs: ['letter', 'paper', 'book'],
  shelf: 'services',
  channel: 'write',
  templates: ['letter', 'chambers', 'almanac'],
  moods: ['quiet', 'classic', 'personal'],
  questions: ['quote', 'online'],
  words: {
    en: ['translator', 'translation agency', 'interpreter', 'translation office'],
    de: ['übersetzer', 'übersetzerin', '-übersetzungsbüro', 'dolmetscher', 'dolmetscherin'],
    fr: ['traducteur', 'traductrice', 'bureau de traduction', 'interprète'],
    es: ['traductor', 'traductora', 'oficina de traducción', 'intérprete'],
    pt: ['tradutor', 'tradutora', 'gabinete de tradução', 'intérprete'],
    it: ['traduttore', 'traduttrice', 'agenzia di traduzioni'],
    nl: ['-vertaler', 'vertaalbureau', 'tolk'],
    pl: ['tłumacz', 'tłumaczka', 'biuro tłumaczeń'],
    sv: ['översättare', 'översättningsbyrå', 'tolk'],
    da: ['oversætter', 'oversættelsesbureau', 'tolk'],
    ar: ['مترجم', 'مكتب ترجمة'],
    he: ['מתרגם', 'מתרגמת'],
  },
  proposals: {
    en: {
      tagline: 'In other words',
      services: [
        { name: 'Documents', text: 'Certificates, contracts and records.' },
        { name: 'Texts', text: 'Websites, brochures and books.' },
        { name: 'Interpreting', text: 'Meetings, courts and appointments.' },
      ],
    },
    de: {
      tagline: 'Mit anderen Worten',
      services: [
        { name: 'Dokumente', text: 'Urkunden, Verträge und Zeugnisse.' },
        { name: 'Texte', text: 'Websites, Broschüren und Bücher.' },
        { name: 'Dolmetschen', text: 'Besprechungen, Gericht und Termine.' },
      ],
    },
    fr: {
      tagline: 'En d’autres mots',
      services: [
        { name: 'Documents', text: 'Actes, contrats et diplômes.' },
        { name: 'Textes', text: 'Sites, brochures et livres.' },
        { name: 'Interprétation', text: 'Réunions, tribunaux et rendez-vous.' },
      ],
    },
    es: {
      tagline: 'En otras palabras',
      services: [
        { name: 'Documentos', text: 'Certificados, contratos y títulos.' },
        { name: 'Textos', text: 'Webs, folletos y libros.' },
        { name: 'Interpretación', text: 'Reuniones, juzgados y citas.' },
      ],
    },
    pt: {
      tagline: 'Por outras palavras',
      services: [
        { name: 'Documentos', text: 'Certidões, contratos e diplomas.' },
        { name: 'Textos', text: 'Sites, brochuras e livros.' },
        { name: 'Interpretação', text: 'Reuniões, tribunais e consultas.' },
      ],
    },
  },
};
