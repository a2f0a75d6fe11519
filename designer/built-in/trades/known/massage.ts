import type { KnownTrade } from '../known-trade.ts';

export const massage: KnownTrade = {
  id: 'massage',
  schema: 'DaySpa',
  motifs: ['stones', 'leaf', 'drop'],
  shelf: 'services',
  channel: 'book',
  templates: ['clinic', 'almanac', 'letter'],
  moods: ['calm', 'soft', 'natural'],
  questions: ['appointment', 'cancel'],
  words: {
    en: ['massage therapist', 'massage practice', 'massage studio', 'massage', 'spa'],
    de: ['-massagepraxis', 'massagestudio', 'masseurin', 'masseur'],
    fr: ['cabinet de massage', 'masseur', 'masseuse', 'salon de massage'],
    es: ['centro de masajes', 'masajista'],
    pt: ['centro de massagens', 'massagista'],
    it: ['studio massaggi', 'massaggiatore', 'massaggiatrice'],
    nl: ['massagepraktijk', 'masseur', 'massagesalon'],
    pl: ['gabinet masażu', 'masażysta', 'masażystka'],
    sv: ['massör', 'massagesalong', 'massagestudio'],
    da: ['massør', 'massageklinik'],
    ar: ['مركز مساج', 'مدلك'],
    he: ['מעסה', 'קליניקת עיסוי'],
  },
  proposals: {
    en: {
      tagline: 'Lie down, breathe out',
      services: [
        { name: 'Back and neck', text: 'Shoulders, desk tension and headaches.' },
        { name: 'Whole body', text: 'Long strokes, oil and rest afterwards.' },
        { name: 'Sports massage', text: 'Legs, calves and recovery after races.' },
      ],
    },
    de: {
      tagline: 'Hinlegen und ausatmen',
      services: [
        { name: 'Rücken und Nacken', text: 'Schultern, Verspannungen und Kopfschmerz.' },
        { name: 'Ganzkörper', text: 'Lange Streichungen, Öl und Nachruhe.' },
        { name: 'Sportmassage', text: 'Beine, Waden und Erholung.' },
      ],
    },
    fr: {
      tagline: 'Allongez-vous, soufflez',
      services: [
        { name: 'Dos et nuque', text: 'Épaules, tensions et maux de tête.' },
        { name: 'Corps entier', text: 'Huile, gestes longs et repos.' },
        { name: 'Sportif', text: 'Jambes, mollets et récupération.' },
      ],
    },
    es: {
      tagline: 'Túmbate y respira',
      services: [
        { name: 'Espalda y cuello', text: 'Hombros, tensión y dolor de cabeza.' },
        { name: 'Cuerpo entero', text: 'Aceite, pases largos y descanso.' },
        { name: 'Deportivo', text: 'Piernas, gemelos y recuperación.' },
      ],
    },
    pt: {
      tagline: 'Deite-se e respire',
      services: [
        { name: 'Costas e pescoço', text: 'Ombros, tensão e dor de cabeça.' },
        { name: 'Corpo inteiro', text: 'Óleo, gestos longos e descanso.' },
        { name: 'Desportiva', text: 'Pernas, gémeos e recuperação.' },
      ],
    },
  },
};
