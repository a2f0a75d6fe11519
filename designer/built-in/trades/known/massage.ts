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
  words:
    'massage therapist, massage practice, massage studio, massage, spa | -massagepraxis, massagestudio, masseurin, masseur | cabinet de massage, masseur, masseuse, salon de massage | centro de masajes, masajista | centro de massagens, massagista | studio massaggi, massaggiatore, massaggiatrice | massagepraktijk, masseur, massagesalon | gabinet masażu, masażysta, masażystka | massör, massagesalong, massagestudio | massør, massageklinik | مركز مساج, مدلك | מעסה, קליניקת עיסוי',
  proposals: {
    en: 'Lie down, breathe out | Back and neck: Shoulders, desk tension and headaches. | Whole body: Long strokes, oil and rest afterwards. | Sports massage: Legs, calves and recovery after races.',
    de: 'Hinlegen und ausatmen | Rücken und Nacken: Schultern, Verspannungen und Kopfschmerz. | Ganzkörper: Lange Streichungen, Öl und Nachruhe. | Sportmassage: Beine, Waden und Erholung.',
    fr: 'Allongez-vous, soufflez | Dos et nuque: Épaules, tensions et maux de tête. | Corps entier: Huile, gestes longs et repos. | Sportif: Jambes, mollets et récupération.',
    es: 'Túmbate y respira | Espalda y cuello: Hombros, tensión y dolor de cabeza. | Cuerpo entero: Aceite, pases largos y descanso. | Deportivo: Piernas, gemelos y recuperación.',
    pt: 'Deite-se e respire | Costas e pescoço: Ombros, tensão e dor de cabeça. | Corpo inteiro: Óleo, gestos longos e descanso. | Desportiva: Pernas, gémeos e recuperação.',
  },
};
