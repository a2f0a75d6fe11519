import type { KnownTrade } from '../known-trade.ts';

export const yoga: KnownTrade = {
  id: 'yoga',
  schema: 'ExerciseGym',
  motifs: ['lotus', 'sun', 'wave'],
  shelf: 'events',
  channel: 'book',
  templates: ['clinic', 'field', 'letter'],
  moods: ['calm', 'natural', 'soft'],
  questions: ['beginners', 'whatToBring'],
  words: {
    en: ['yoga studio', 'yoga school', 'yoga teacher', 'pilates studio', 'yoga'],
    de: ['-yogastudio', 'yogaschule', 'yogalehrerin', 'pilatesstudio'],
    fr: ['studio de yoga', 'école de yoga', 'professeure de yoga', 'professeur de yoga'],
    es: ['estudio de yoga', 'escuela de yoga', 'profesora de yoga'],
    pt: ['estúdio de ioga', 'estúdio de yoga', 'escola de ioga', 'professora de ioga'],
    it: ['studio di yoga', 'scuola di yoga', 'insegnante di yoga'],
    nl: ['-yogastudio', 'yogaschool', 'yogadocent'],
    pl: ['studio jogi', 'szkoła jogi', 'nauczycielka jogi'],
    sv: ['-yogastudio', 'yogaskola', 'yogalärare'],
    da: ['-yogastudio', 'yogaskole', 'yogalærer'],
    ar: ['استوديو يوغا'],
    he: ['סטודיו ליוגה', 'מורה ליוגה'],
  },
  proposals: {
    en: {
      tagline: 'Roll out the mat',
      services: [
        { name: 'Flow', text: 'Breath, standing poses and balance.' },
        { name: 'Slow classes', text: 'Long holds, bolsters and rest.' },
        { name: 'Beginners', text: 'Basics, alignment and questions.' },
      ],
    },
    de: {
      tagline: 'Matte ausrollen, ankommen',
      services: [
        { name: 'Flow', text: 'Atem, Standhaltungen und Balance.' },
        { name: 'Ruhige Stunden', text: 'Lange Haltungen, Polster und Entspannung.' },
        { name: 'Einsteiger', text: 'Grundlagen, Ausrichtung und Fragen.' },
      ],
    },
    fr: {
      tagline: 'Déroulez le tapis',
      services: [
        { name: 'Flow', text: 'Souffle, postures debout et équilibre.' },
        { name: 'Cours doux', text: 'Postures longues, coussins et repos.' },
        { name: 'Débutants', text: 'Bases, alignement et questions.' },
      ],
    },
    es: {
      tagline: 'Extiende la esterilla',
      services: [
        { name: 'Flow', text: 'Respiración, posturas de pie y equilibrio.' },
        { name: 'Clases suaves', text: 'Posturas largas, cojines y descanso.' },
        { name: 'Principiantes', text: 'Bases, alineación y preguntas.' },
      ],
    },
    pt: {
      tagline: 'Estenda o tapete',
      services: [
        { name: 'Flow', text: 'Respiração, posturas de pé e equilíbrio.' },
        { name: 'Aulas suaves', text: 'Posturas longas, almofadas e descanso.' },
        { name: 'Iniciação', text: 'Bases, alinhamento e perguntas.' },
      ],
    },
  },
};
