import type { KnownTrade } from '../known-trade.ts';

export const therapist: KnownTrade = {
  id: 'therapist',
  schema: 'MedicalBusiness',
  motifs: ['wave', 'stones', 'leaf'],
  shelf: 'services',
  channel: 'write',
  templates: ['clinic', 'letter', 'almanac'],
  moods: ['calm', 'gentle', 'quiet'],
  questions: ['appointment', 'firstVisit'],
  words: {
    en: [
      'psychotherapist',
      'therapist',
      'psychologist',
      'counsellor',
      'counselor',
      'psychotherapy practice',
      'counselling practice',
    ],
    de: [
      'psychotherapeut',
      'psychotherapeutin',
      'praxis für psychotherapie',
      'psychotherapiepraxis',
      'psychologin',
      'psychologe',
    ],
    fr: ['psychologue', 'psychothérapeute', 'cabinet de psychologie'],
    es: ['psicólogo', 'psicóloga', 'consulta de psicología', 'psicoterapeuta'],
    pt: ['psicólogo', 'psicóloga', 'consultório de psicologia', 'psicoterapeuta'],
    it: ['psicologo', 'psicologa', 'psicoterapeuta', 'studio di psicologia'],
    nl: ['psycholoog', 'psychotherapeut', 'psychologenpraktijk'],
    pl: ['psycholog', 'psychoterapeuta', 'gabinet psychologiczny'],
    sv: ['psykolog', 'psykoterapeut'],
    da: ['psykolog', 'psykoterapeut'],
    ar: ['معالج نفسي', 'عيادة نفسية'],
    he: ['פסיכולוג', 'פסיכולוגית', 'פסיכותרפיסטית'],
  },
  proposals: {
    en: {
      tagline: 'Room to talk',
      services: [
        { name: 'One to one', text: 'Anxiety, low mood, grief and change.' },
        { name: 'Couples', text: 'Conflict, distance and decisions.' },
        { name: 'Work and stress', text: 'Overload, conflict and direction.' },
      ],
    },
    de: {
      tagline: 'Raum zum Reden',
      services: [
        { name: 'Einzelgespräche', text: 'Angst, Niedergeschlagenheit und Trauer.' },
        { name: 'Paare', text: 'Streit, Distanz und Entscheidungen.' },
        { name: 'Arbeit und Stress', text: 'Überlastung, Konflikte und Richtung.' },
      ],
    },
    fr: {
      tagline: 'Un lieu pour parler',
      services: [
        { name: 'Séances individuelles', text: 'Anxiété, tristesse et deuil.' },
        { name: 'Couples', text: 'Conflits, distance et décisions.' },
        { name: 'Travail et stress', text: 'Surcharge, tensions et direction.' },
      ],
    },
    es: {
      tagline: 'Un lugar para hablar',
      services: [
        { name: 'Individual', text: 'Ansiedad, tristeza y duelo.' },
        { name: 'Parejas', text: 'Conflicto, distancia y decisiones.' },
        { name: 'Trabajo y estrés', text: 'Sobrecarga, tensión y rumbo.' },
      ],
    },
    pt: {
      tagline: 'Um lugar para falar',
      services: [
        { name: 'Individual', text: 'Ansiedade, tristeza e luto.' },
        { name: 'Casais', text: 'Conflito, distância e decisões.' },
        { name: 'Trabalho e stress', text: 'Sobrecarga, tensões e rumo.' },
      ],
    },
  },
};
