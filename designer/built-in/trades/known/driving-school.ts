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
    en: {
      tagline: 'From first gear to licence',
      services: [
        { name: 'Theory', text: 'Rules, signs and questions before the test.' },
        { name: 'First lessons', text: 'Clutch, mirrors and quiet streets.' },
        { name: 'On the road', text: 'Town, motorway, night and parking.' },
      ],
    },
    de: {
      tagline: 'Vom ersten Gang zum Führerschein',
      services: [
        { name: 'Theorie', text: 'Regeln, Schilder und Prüfungsfragen.' },
        { name: 'Erste Stunden', text: 'Kupplung, Spiegel und ruhige Straßen.' },
        { name: 'Unterwegs', text: 'Stadt, Autobahn, Nacht und Einparken.' },
      ],
    },
    fr: {
      tagline: 'De la première au permis',
      services: [
        { name: 'Code', text: 'Règles, panneaux et questions.' },
        { name: 'Premières leçons', text: 'Embrayage, rétroviseurs et rues calmes.' },
        { name: 'Sur la route', text: 'Ville, autoroute, nuit et créneaux.' },
      ],
    },
    es: {
      tagline: 'De la primera marcha al carné',
      services: [
        { name: 'Teórica', text: 'Normas, señales y preguntas.' },
        { name: 'Primeras clases', text: 'Embrague, espejos y calles tranquilas.' },
        { name: 'En la calle', text: 'Ciudad, autopista, noche y aparcar.' },
      ],
    },
    pt: {
      tagline: 'Da primeira mudança à carta',
      services: [
        { name: 'Código', text: 'Regras, sinais e perguntas.' },
        { name: 'Primeiras aulas', text: 'Embraiagem, espelhos e ruas calmas.' },
        { name: 'Na estrada', text: 'Cidade, autoestrada, noite e estacionar.' },
      ],
    },
  },
};
