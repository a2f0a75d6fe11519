import type { KnownTrade } from '../known-trade.ts';

export const midwife: KnownTrade = {
  id: 'midwife',
  schema: 'MedicalBusiness',
  motifs: ['hands', 'moon', 'leaf'],
  shelf: 'services',
  channel: 'write',
  templates: ['clinic', 'letter', 'almanac'],
  moods: ['gentle', 'soft', 'warm'],
  questions: ['firstVisit', 'area'],
  words: {
    en: ['midwife', 'midwives', 'midwifery practice'],
    de: ['hebamme', '-hebammenpraxis', 'hebammen'],
    fr: ['sage-femme', 'cabinet de sages-femmes'],
    es: ['matrona', 'comadrona', 'consulta de matronas'],
    pt: ['parteira'],
    it: ['ostetrica'],
    nl: ['verloskundige', 'verloskundigenpraktijk'],
    pl: ['położna'],
    sv: ['barnmorska'],
    da: ['jordemoder'],
    ar: ['قابلة'],
    he: ['מיילדת'],
  },
  proposals: {
    en: {
      tagline: 'By your side, before and after',
      services: [
        { name: 'Before', text: 'Check-ups, questions and preparation.' },
        { name: 'At home', text: 'Visits, feeding, rest and healing.' },
        { name: 'Courses', text: 'Breathing, movement and infant care.' },
      ],
    },
    de: {
      tagline: 'Vor der Geburt und danach',
      services: [
        { name: 'Davor', text: 'Vorsorge, Fragen und Vorbereitung.' },
        { name: 'Zu Hause', text: 'Besuche, Stillen und Ruhe.' },
        { name: 'Kurse', text: 'Atmen, Bewegung und Säuglingspflege.' },
      ],
    },
    fr: {
      tagline: 'Avant la naissance, et après',
      services: [
        { name: 'Avant', text: 'Suivi, questions et préparation.' },
        { name: 'À la maison', text: 'Visites, allaitement et repos.' },
        { name: 'Cours', text: 'Souffle, mouvement et soins du bébé.' },
      ],
    },
    es: {
      tagline: 'Antes del parto y después',
      services: [
        { name: 'Antes', text: 'Control, preguntas y preparación.' },
        { name: 'En casa', text: 'Visitas, lactancia y descanso.' },
        { name: 'Cursos', text: 'Respiración, movimiento y cuidado del bebé.' },
      ],
    },
    pt: {
      tagline: 'Antes do parto, e depois',
      services: [
        { name: 'Antes', text: 'Vigilância, perguntas e preparação.' },
        { name: 'Em casa', text: 'Visitas, amamentação e descanso.' },
        { name: 'Cursos', text: 'Respiração, movimento e cuidados ao bebé.' },
      ],
    },
  },
};
