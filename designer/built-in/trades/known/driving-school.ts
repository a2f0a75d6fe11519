import type { KnownTrade } from '../known-trade.ts';

export const drivingSchool: KnownTrade = {
  id: 'driving-school',
  schema: 'EducationalOrganization',
  motifs: ['van', 'map', 'key'],
  shelf: 'services',
  channel: 'join',
  templates: ['counter', 'signal', 'clinic'],
  moods: ['friendly', 'bold', 'fresh'],
  questions: ['firstVisit', 'signUp'],
  words: {
    en: ['driving school', 'driving instructor'],
    de: ['-fahrschule', 'fahrlehrer', 'fahrlehrerin'],
    fr: ['auto-école'],
    es: ['autoescuela'],
    pt: ['escola de condução', 'autoescola'],
    it: ['autoscuola', 'scuola guida'],
    nl: ['-rijschool', 'rijinstructeur'],
    pl: ['szkoła jazdy', 'nauka jazdy'],
    sv: ['-körskola', 'trafikskola'],
    da: ['-køreskole'],
    ar: ['مدرسة تعليم قيادة'],
    he: ['בית ספר לנהיגה', 'מורה נהיגה'],
  },
  proposals: {
    en: 'From first gear to licence | Theory: Rules, signs and questions before the test. | First lessons: Clutch, mirrors and quiet streets. | On the road: Town, motorway, night and parking.',
    de: 'Vom ersten Gang zum Führerschein | Theorie: Regeln, Schilder und Prüfungsfragen. | Erste Stunden: Kupplung, Spiegel und ruhige Straßen. | Unterwegs: Stadt, Autobahn, Nacht und Einparken.',
    fr: 'De la première au permis | Code: Règles, panneaux et questions. | Premières leçons: Embrayage, rétroviseurs et rues calmes. | Sur la route: Ville, autoroute, nuit et créneaux.',
    es: 'De la primera marcha al carné | Teórica: Normas, señales y preguntas. | Primeras clases: Embrague, espejos y calles tranquilas. | En la calle: Ciudad, autopista, noche y aparcar.',
    pt: 'Da primeira mudança à carta | Código: Regras, sinais e perguntas. | Primeiras aulas: Embraiagem, espelhos e ruas calmas. | Na estrada: Cidade, autoestrada, noite e estacionar.',
  },
};
