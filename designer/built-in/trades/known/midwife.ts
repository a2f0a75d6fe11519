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
  words:
    'midwife, midwives, midwifery practice | hebamme, -hebammenpraxis, hebammen | sage-femme, cabinet de sages-femmes | matrona, comadrona, consulta de matronas | parteira | ostetrica | verloskundige, verloskundigenpraktijk | położna | barnmorska | jordemoder | قابلة | מיילדת',
  proposals: {
    en: 'By your side, before and after | Before: Check-ups, questions and preparation. | At home: Visits, feeding, rest and healing. | Courses: Breathing, movement and infant care.',
    de: 'Vor der Geburt und danach | Davor: Vorsorge, Fragen und Vorbereitung. | Zu Hause: Besuche, Stillen und Ruhe. | Kurse: Atmen, Bewegung und Säuglingspflege.',
    fr: 'Avant la naissance, et après | Avant: Suivi, questions et préparation. | À la maison: Visites, allaitement et repos. | Cours: Souffle, mouvement et soins du bébé.',
    es: 'Antes del parto y después | Antes: Control, preguntas y preparación. | En casa: Visitas, lactancia y descanso. | Cursos: Respiración, movimiento y cuidado del bebé.',
    pt: 'Antes do parto, e depois | Antes: Vigilância, perguntas e preparação. | Em casa: Visitas, amamentação e descanso. | Cursos: Respiração, movimento e cuidados ao bebé.',
  },
};
