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
  words:
    'yoga studio, yoga school, yoga teacher, pilates studio, yoga | -yogastudio, yogaschule, yogalehrerin, pilatesstudio | studio de yoga, école de yoga, professeure de yoga, professeur de yoga | estudio de yoga, escuela de yoga, profesora de yoga | estúdio de ioga, estúdio de yoga, escola de ioga, professora de ioga | studio di yoga, scuola di yoga, insegnante di yoga | -yogastudio, yogaschool, yogadocent | studio jogi, szkoła jogi, nauczycielka jogi | -yogastudio, yogaskola, yogalärare | -yogastudio, yogaskole, yogalærer | استوديو يوغا | סטודיו ליוגה, מורה ליוגה',
  proposals: {
    en: 'Roll out the mat | Flow: Breath, standing poses and balance. | Slow classes: Long holds, bolsters and rest. | Beginners: Basics, alignment and questions.',
    de: 'Matte ausrollen, ankommen | Flow: Atem, Standhaltungen und Balance. | Ruhige Stunden: Lange Haltungen, Polster und Entspannung. | Einsteiger: Grundlagen, Ausrichtung und Fragen.',
    fr: 'Déroulez le tapis | Flow: Souffle, postures debout et équilibre. | Cours doux: Postures longues, coussins et repos. | Débutants: Bases, alignement et questions.',
    es: 'Extiende la esterilla | Flow: Respiración, posturas de pie y equilibrio. | Clases suaves: Posturas largas, cojines y descanso. | Principiantes: Bases, alineación y preguntas.',
    pt: 'Estenda o tapete | Flow: Respiração, posturas de pé e equilíbrio. | Aulas suaves: Posturas longas, almofadas e descanso. | Iniciação: Bases, alinhamento e perguntas.',
  },
};
