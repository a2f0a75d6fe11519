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
  words:
    'music school, piano teacher, guitar teacher, violin teacher, music teacher, singing teacher | -musikschule, klavierlehrerin, klavierlehrer, gitarrenlehrer, musiklehrerin, geigenlehrerin | école de musique, professeur de piano, professeure de piano, professeur de guitare | escuela de música, profesor de piano, profesora de piano, profesor de guitarra | escola de música, professor de piano, professora de piano | scuola di musica, insegnante di pianoforte | -muziekschool, pianodocent, pianolerares | szkoła muzyczna, nauczycielka gry na pianinie | -musikskola, pianolärare | -musikskole, klaverlærer | مدرسة موسيقى, معلم بيانو | בית ספר למוזיקה, מורה לפסנתר',
  proposals: {
    en: 'Play your first song | Piano: First pieces, reading and technique. | Strings: Posture, bowing and playing together. | Singing: Breath, range and songs.',
    de: 'Das erste Lied spielen | Klavier: Erste Stücke, Noten und Technik. | Streicher: Haltung, Bogen und Zusammenspiel. | Gesang: Atem, Umfang und Lieder.',
    fr: 'Jouez votre premier morceau | Piano: Premiers morceaux, lecture et technique. | Cordes: Posture, archet et jeu ensemble. | Chant: Souffle, tessiture et chansons.',
    es: 'Toca tu primera canción | Piano: Primeras piezas, lectura y técnica. | Cuerda: Postura, arco y tocar juntos. | Canto: Respiración, registro y canciones.',
    pt: 'Tocar a primeira canção | Piano: Primeiras peças, leitura e técnica. | Cordas: Postura, arco e tocar em conjunto. | Canto: Respiração, extensão e canções.',
  },
};
