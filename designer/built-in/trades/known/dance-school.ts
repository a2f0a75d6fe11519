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
  words: {
    en: ['dance school', 'dance studio', 'ballet school'],
    de: ['-tanzschule', 'tanzstudio', 'ballettschule'],
    fr: ['école de danse', 'studio de danse'],
    es: ['escuela de baile', 'escuela de danza', 'academia de baile'],
    pt: ['escola de dança', 'estúdio de dança'],
    it: ['scuola di danza', 'scuola di ballo'],
    nl: ['-dansschool', 'dansstudio'],
    pl: ['szkoła tańca', 'studio tańca'],
    sv: ['-dansskola', 'dansstudio'],
    da: ['-danseskole', 'dansestudie'],
    ar: ['مدرسة رقص'],
    he: ['בית ספר לריקוד', 'סטודיו למחול'],
  },
  proposals: {
    en: {
      tagline: 'May we have this dance?',
      services: [
        { name: 'Children', text: 'Rhythm, steps and play.' },
        { name: 'Beginners', text: 'Posture, basics and leading and following.' },
        { name: 'Open classes', text: 'Technique, combinations and repertoire.' },
      ],
    },
    de: {
      tagline: 'Darf ich bitten?',
      services: [
        { name: 'Kinder', text: 'Rhythmus, Schritte und Spiel.' },
        { name: 'Einsteiger', text: 'Haltung, Grundlagen und Führen und Folgen.' },
        { name: 'Offene Stunden', text: 'Technik und Kombinationen.' },
      ],
    },
    fr: {
      tagline: 'M’accordez-vous cette danse ?',
      services: [
        { name: 'Enfants', text: 'Rythme, pas et jeu.' },
        { name: 'Débutants', text: 'Posture, bases et guider et suivre.' },
        { name: 'Cours ouverts', text: 'Technique et enchaînements.' },
      ],
    },
    es: {
      tagline: '¿Me concedes este baile?',
      services: [
        { name: 'Niños', text: 'Ritmo, pasos y juego.' },
        { name: 'Principiantes', text: 'Postura, bases y llevar y seguir.' },
        { name: 'Clases abiertas', text: 'Técnica y combinaciones.' },
      ],
    },
    pt: {
      tagline: 'Concede-me esta dança?',
      services: [
        { name: 'Crianças', text: 'Ritmo, passos e jogo.' },
        { name: 'Iniciação', text: 'Postura, bases e conduzir e seguir.' },
        { name: 'Aulas abertas', text: 'Técnica e combinações.' },
      ],
    },
  },
};
