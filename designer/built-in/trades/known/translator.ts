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
  words:
    'translator, translation agency, interpreter, translation office | übersetzer, übersetzerin, -übersetzungsbüro, dolmetscher, dolmetscherin | traducteur, traductrice, bureau de traduction, interprète | traductor, traductora, oficina de traducción, intérprete | tradutor, tradutora, gabinete de tradução, intérprete | traduttore, traduttrice, agenzia di traduzioni | -vertaler, vertaalbureau, tolk | tłumacz, tłumaczka, biuro tłumaczeń | översättare, översättningsbyrå, tolk | oversætter, oversættelsesbureau, tolk | مترجم, مكتب ترجمة | מתרגם, מתרגמת',
  proposals: {
    en: 'In other words | Documents: Certificates, contracts and records. | Texts: Websites, brochures and books. | Interpreting: Meetings, courts and appointments.',
    de: 'Mit anderen Worten | Dokumente: Urkunden, Verträge und Zeugnisse. | Texte: Websites, Broschüren und Bücher. | Dolmetschen: Besprechungen, Gericht und Termine.',
    fr: 'En d’autres mots | Documents: Actes, contrats et diplômes. | Textes: Sites, brochures et livres. | Interprétation: Réunions, tribunaux et rendez-vous.',
    es: 'En otras palabras | Documentos: Certificados, contratos y títulos. | Textos: Webs, folletos y libros. | Interpretación: Reuniones, juzgados y citas.',
    pt: 'Por outras palavras | Documentos: Certidões, contratos e diplomas. | Textos: Sites, brochuras e livros. | Interpretação: Reuniões, tribunais e consultas.',
  },
};
