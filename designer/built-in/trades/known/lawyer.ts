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
  words:
    "lawyer, law firm, solicitor, solicitors, attorney, notary, barrister, law office | -anwaltskanzlei, rechtsanwalt, rechtsanwältin, -kanzlei, notariat | avocat, avocate, cabinet d'avocats, cabinet d'avocat, notaire, étude notariale | abogado, abogada, bufete, bufete de abogados, despacho de abogados, notaría | advogado, advogada, escritório de advogados | avvocato, studio legale, notaio | -advocatenkantoor, advocaat, notariskantoor | kancelaria adwokacka, adwokat, radca prawny, kancelaria prawna | advokat, -advokatbyrå | advokat, -advokatkontor, advokatfirma | مكتب محاماة, محامي, محام | עורך דין, עורכת דין, משרד עורכי דין",
  proposals: {
    en: 'Clear advice, firmly on your side | Family law: Separation, maintenance, custody and agreements. | Employment law: Dismissal, contracts and references. | Tenancy and property: Leases, defects and purchase contracts.',
    de: 'Wissen, woran Sie sind | Familienrecht: Trennung, Unterhalt und Sorgerecht. | Arbeitsrecht: Kündigung, Verträge und Zeugnisse. | Miet- und Immobilienrecht: Mietverträge, Mängel und Kauf.',
    fr: 'Savoir où vous en êtes | Droit de la famille: Séparation, pension et garde. | Droit du travail: Licenciement et contrats. | Bail et immobilier: Baux, vices et achats.',
    es: 'Saber a qué atenerse | Familia: Separación, pensiones y custodia. | Laboral: Despidos y contratos. | Alquiler y vivienda: Contratos, defectos y compra.',
    pt: 'Saber em que ponto está | Família: Separação, pensões e guarda. | Trabalho: Despedimentos e contratos. | Arrendamento e imóveis: Contratos, defeitos e compra.',
  },
};
