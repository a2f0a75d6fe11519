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
  words:
    'psychotherapist, therapist, psychologist, counsellor, counselor, psychotherapy practice, counselling practice | psychotherapeut, psychotherapeutin, praxis für psychotherapie, psychotherapiepraxis, psychologin, psychologe | psychologue, psychothérapeute, cabinet de psychologie | psicólogo, psicóloga, consulta de psicología, psicoterapeuta | psicólogo, psicóloga, consultório de psicologia, psicoterapeuta | psicologo, psicologa, psicoterapeuta, studio di psicologia | psycholoog, psychotherapeut, psychologenpraktijk | psycholog, psychoterapeuta, gabinet psychologiczny | psykolog, psykoterapeut | psykolog, psykoterapeut | معالج نفسي, عيادة نفسية | פסיכולוג, פסיכולוגית, פסיכותרפיסטית',
  proposals: {
    en: 'Room to talk | One to one: Anxiety, low mood, grief and change. | Couples: Conflict, distance and decisions. | Work and stress: Overload, conflict and direction.',
    de: 'Raum zum Reden | Einzelgespräche: Angst, Niedergeschlagenheit und Trauer. | Paare: Streit, Distanz und Entscheidungen. | Arbeit und Stress: Überlastung, Konflikte und Richtung.',
    fr: 'Un lieu pour parler | Séances individuelles: Anxiété, tristesse et deuil. | Couples: Conflits, distance et décisions. | Travail et stress: Surcharge, tensions et direction.',
    es: 'Un lugar para hablar | Individual: Ansiedad, tristeza y duelo. | Parejas: Conflicto, distancia y decisiones. | Trabajo y estrés: Sobrecarga, tensión y rumbo.',
    pt: 'Um lugar para falar | Individual: Ansiedade, tristeza e luto. | Casais: Conflito, distância e decisões. | Trabalho e stress: Sobrecarga, tensões e rumo.',
  },
};
