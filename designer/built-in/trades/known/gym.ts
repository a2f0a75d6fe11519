import type { KnownTrade } from '../known-trade.ts';

export const gym: KnownTrade = {
  id: 'gym',
  schema: 'ExerciseGym',
  motifs: ['kettlebell', 'body', 'arrow'],
  shelf: 'services',
  channel: 'join',
  templates: ['poster', 'workshop', 'signal'],
  moods: ['bold', 'strong', 'modern'],
  questions: ['beginners', 'whatToBring'],
  words: {
    en: ['gym', 'fitness studio', 'fitness club', 'crossfit gym', 'crossfit box'],
    de: ['-fitnessstudio', 'fitnessclub'],
    fr: ['salle de sport', 'club de fitness'],
    es: ['gimnasio'],
    pt: ['ginásio'],
    it: ['palestra'],
    nl: ['sportschool', 'fitnesscentrum'],
    pl: ['siłownia', 'klub fitness'],
    sv: ['-gym'],
    da: ['fitnesscenter', 'træningscenter'],
    ar: ['صالة رياضية', 'نادي لياقة'],
    he: ['חדר כושר', 'מכון כושר'],
  },
  proposals: {
    en: {
      tagline: 'Come as you are, train',
      services: [
        { name: 'Open training', text: 'Racks, machines, rowing and floor space.' },
        { name: 'Classes', text: 'Strength, mobility, intervals and core.' },
        { name: 'Introduction', text: 'A tour, technique and a first plan.' },
      ],
    },
    de: {
      tagline: 'Tasche packen, trainieren gehen',
      services: [
        { name: 'Freies Training', text: 'Racks, Geräte und Rudern.' },
        { name: 'Kurse', text: 'Kraft, Beweglichkeit und Intervalle.' },
        { name: 'Einführung', text: 'Rundgang, Technik und erster Plan.' },
      ],
    },
    fr: {
      tagline: 'Poussez la porte, puis la fonte',
      services: [
        { name: 'Accès libre', text: 'Racks, machines et rameurs.' },
        { name: 'Cours', text: 'Force, mobilité et intervalles.' },
        { name: 'Accueil', text: 'Visite, technique et premier plan.' },
      ],
    },
    es: {
      tagline: 'Entra y entrena',
      services: [
        { name: 'Sala', text: 'Racks, máquinas y remo.' },
        { name: 'Clases', text: 'Fuerza, movilidad e intervalos.' },
        { name: 'Bienvenida', text: 'Visita, técnica y primer plan.' },
      ],
    },
    pt: {
      tagline: 'É entrar e treinar',
      services: [
        { name: 'Sala', text: 'Racks, máquinas e remo.' },
        { name: 'Aulas', text: 'Força, mobilidade e intervalos.' },
        { name: 'Início', text: 'Visita, técnica e primeiro plano.' },
      ],
    },
  },
};
