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
  words:
    'driving school, driving instructor | -fahrschule, fahrlehrer, fahrlehrerin | auto-école | autoescuela | escola de condução, autoescola | autoscuola, scuola guida | -rijschool, rijinstructeur | szkoła jazdy, nauka jazdy | -körskola, trafikskola | -køreskole | مدرسة تعليم قيادة | בית ספר לנהיגה, מורה נהיגה',
  proposals: {
    en: 'From first gear to licence | Theory: Rules, signs and questions before the test. | First lessons: Clutch, mirrors and quiet streets. | On the road: Town, motorway, night and parking.',
    de: 'Vom ersten Gang zum Führerschein | Theorie: Regeln, Schilder und Prüfungsfragen. | Erste Stunden: Kupplung, Spiegel und ruhige Straßen. | Unterwegs: Stadt, Autobahn, Nacht und Einparken.',
    fr: 'De la première au permis | Code: Règles, panneaux et questions. | Premières leçons: Embrayage, rétroviseurs et rues calmes. | Sur la route: Ville, autoroute, nuit et créneaux.',
    es: 'De la primera marcha al carné | Teórica: Normas, señales y preguntas. | Primeras clases: Embrague, espejos y calles tranquilas. | En la calle: Ciudad, autopista, noche y aparcar.',
    pt: 'Da primeira mudança à carta | Código: Regras, sinais e perguntas. | Primeiras aulas: Embraiagem, espelhos e ruas calmas. | Na estrada: Cidade, autoestrada, noite e estacionar.',
  },
};
