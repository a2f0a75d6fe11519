import type { KnownTrade } from '../known-trade.ts';

export const danceSchool: KnownTrade = {
  id: 'dance-school',
  schema: 'ExerciseGym',
  motifs: ['music', 'body', 'stage'],
  shelf: 'events',
  channel: 'join',
  templates: ['poster', 'gallery', 'counter'],
  moods: ['playful', 'bold', 'festive'],
  questions: ['beginners', 'whatToBring'],
  words:
    'dance school, dance studio, ballet school | -tanzschule, tanzstudio, ballettschule | école de danse, studio de danse | escuela de baile, escuela de danza, academia de baile | escola de dança, estúdio de dança | scuola di danza, scuola di ballo | -dansschool, dansstudio | szkoła tańca, studio tańca | -dansskola, dansstudio | -danseskole, dansestudie | مدرسة رقص | בית ספר לריקוד, סטודיו למחול',
  proposals: {
    en: 'May we have this dance? | Children: Rhythm, steps and play. | Beginners: Posture, basics and leading and following. | Open classes: Technique, combinations and repertoire.',
    de: 'Darf ich bitten? | Kinder: Rhythmus, Schritte und Spiel. | Einsteiger: Haltung, Grundlagen und Führen und Folgen. | Offene Stunden: Technik und Kombinationen.',
    fr: 'M’accordez-vous cette danse ? | Enfants: Rythme, pas et jeu. | Débutants: Posture, bases et guider et suivre. | Cours ouverts: Technique et enchaînements.',
    es: '¿Me concedes este baile? | Niños: Ritmo, pasos y juego. | Principiantes: Postura, bases y llevar y seguir. | Clases abiertas: Técnica y combinaciones.',
    pt: 'Concede-me esta dança? | Crianças: Ritmo, passos e jogo. | Iniciação: Postura, bases e conduzir e seguir. | Aulas abertas: Técnica e combinações.',
  },
};
