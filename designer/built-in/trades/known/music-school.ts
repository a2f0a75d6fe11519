import type { KnownTrade } from '../known-trade.ts';

export const musicSchool: KnownTrade = {
  id: 'music-school',
  schema: 'EducationalOrganization',
  motifs: ['music', 'piano', 'book'],
  shelf: 'services',
  channel: 'join',
  templates: ['clinic', 'counter', 'poster'],
  moods: ['friendly', 'playful', 'warm'],
  questions: ['firstVisit', 'children'],
  words: {
    en: ['music school', 'piano teacher', 'guitar teacher', 'violin teacher', 'music teacher', 'singing teacher'],
    de: ['-musikschule', 'klavierlehrerin', 'klavierlehrer', 'gitarrenlehrer', 'musiklehrerin', 'geigenlehrerin'],
    fr: ['école de musique', 'professeur de piano', 'professeure de piano', 'professeur de guitare'],
    es: ['escuela de música', 'profesor de piano', 'profesora de piano', 'profesor de guitarra'],
    pt: ['escola de música', 'professor de piano', 'professora de piano'],
    it: ['scuola di musica', 'insegnante di pianoforte'],
    nl: ['-muziekschool', 'pianodocent', 'pianolerares'],
    pl: ['szkoła muzyczna', 'nauczycielka gry na pianinie'],
    sv: ['-musikskola', 'pianolärare'],
    da: ['-musikskole', 'klaverlærer'],
    ar: ['مدرسة موسيقى', 'معلم بيانو'],
    he: ['בית ספר למוזיקה', 'מורה לפסנתר'],
  },
  proposals: {
    en: {
      tagline: 'Play your first song',
      services: [
        { name: 'Piano', text: 'First pieces, reading and technique.' },
        { name: 'Strings', text: 'Posture, bowing and playing together.' },
        { name: 'Singing', text: 'Breath, range and songs.' },
      ],
    },
    de: {
      tagline: 'Das erste Lied spielen',
      services: [
        { name: 'Klavier', text: 'Erste Stücke, Noten und Technik.' },
        { name: 'Streicher', text: 'Haltung, Bogen und Zusammenspiel.' },
        { name: 'Gesang', text: 'Atem, Umfang und Lieder.' },
      ],
    },
    fr: {
      tagline: 'Jouez votre premier morceau',
      services: [
        { name: 'Piano', text: 'Premiers morceaux, lecture et technique.' },
        { name: 'Cordes', text: 'Posture, archet et jeu ensemble.' },
        { name: 'Chant', text: 'Souffle, tessiture et chansons.' },
      ],
    },
    es: {
      tagline: 'Toca tu primera canción',
      services: [
        { name: 'Piano', text: 'Primeras piezas, lectura y técnica.' },
        { name: 'Cuerda', text: 'Postura, arco y tocar juntos.' },
        { name: 'Canto', text: 'Respiración, registro y canciones.' },
      ],
    },
    pt: {
      tagline: 'Tocar a primeira canção',
      services: [
        { name: 'Piano', text: 'Primeiras peças, leitura e técnica.' },
        { name: 'Cordas', text: 'Postura, arco e tocar em conjunto.' },
        { name: 'Canto', text: 'Respiração, extensão e canções.' },
      ],
    },
  },
};
