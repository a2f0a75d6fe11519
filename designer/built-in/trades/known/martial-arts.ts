import type { KnownTrade } from '../known-trade.ts';

export const martialArts: KnownTrade = {
  id: 'martial-arts',
  schema: 'ExerciseGym',
  motifs: ['body', 'wave', 'sun'],
  shelf: 'events',
  channel: 'join',
  templates: ['poster', 'workshop', 'signal'],
  moods: ['bold', 'strong', 'modern'],
  questions: ['beginners', 'whatToBring'],
  words: {
    en: ['martial arts school', 'karate club', 'judo club', 'karate school', 'boxing club', 'dojo', 'taekwondo school'],
    de: ['kampfsportschule', 'karateschule', 'judoverein', 'kampfkunstschule', 'boxclub'],
    fr: ["école d'arts martiaux", 'club de judo', 'club de karaté'],
    es: ['escuela de artes marciales', 'club de judo', 'club de kárate'],
    pt: ['escola de artes marciais', 'clube de judo'],
    it: ['scuola di arti marziali', 'palestra di karate'],
    nl: ['vechtsportschool', 'judoclub', 'karateschool'],
    pl: ['szkoła sztuk walki', 'klub karate', 'klub judo'],
    sv: ['kampsportsklubb', 'karateklubb', 'judoklubb'],
    da: ['kampsportsklub', 'karateklub', 'judoklub'],
    ar: ['نادي فنون قتالية'],
    he: ['מועדון אומנויות לחימה'],
  },
  proposals: {
    en: {
      tagline: 'Step on the mat',
      services: [
        { name: 'Children', text: 'Coordination, respect and games.' },
        { name: 'Beginners', text: 'Stance, falls and first techniques.' },
        { name: 'Advanced', text: 'Sparring, forms and gradings.' },
      ],
    },
    de: {
      tagline: 'Auf die Matte',
      services: [
        { name: 'Kinder', text: 'Koordination, Respekt und Spiele.' },
        { name: 'Einsteiger', text: 'Stand, Fallschule und erste Techniken.' },
        { name: 'Fortgeschrittene', text: 'Sparring, Formen und Prüfungen.' },
      ],
    },
    fr: {
      tagline: 'Montez sur le tapis',
      services: [
        { name: 'Enfants', text: 'Coordination, respect et jeux.' },
        { name: 'Débutants', text: 'Garde, chutes et premières techniques.' },
        { name: 'Confirmés', text: 'Combat, formes et grades.' },
      ],
    },
    es: {
      tagline: 'Sube al tatami',
      services: [
        { name: 'Niños', text: 'Coordinación, respeto y juegos.' },
        { name: 'Principiantes', text: 'Guardia, caídas y primeras técnicas.' },
        { name: 'Avanzados', text: 'Combate, formas y grados.' },
      ],
    },
    pt: {
      tagline: 'Entre no tapete',
      services: [
        { name: 'Crianças', text: 'Coordenação, respeito e jogos.' },
        { name: 'Iniciação', text: 'Guarda, quedas e primeiras técnicas.' },
        { name: 'Avançados', text: 'Combate, formas e graduações.' },
      ],
    },
  },
};
