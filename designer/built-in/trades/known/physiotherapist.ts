import type { KnownTrade } from '../known-trade.ts';

export const physiotherapist: KnownTrade = {
  id: 'physiotherapist',
  schema: 'Physiotherapy',
  motifs: ['body', 'wave', 'care'],
  shelf: 'services',
  channel: 'book',
  templates: ['clinic', 'almanac', 'field'],
  moods: ['calm', 'fresh', 'clean'],
  questions: ['appointment', 'firstVisit'],
  words:
    'physiotherapist, physiotherapy practice, physiotherapy clinic, physio, osteopath | -physiotherapiepraxis, physiotherapie, physiotherapeutin, physiotherapeut, praxis für physiotherapie | cabinet de kinésithérapie, kinésithérapeute, kiné, ostéopathe | clínica de fisioterapia, fisioterapeuta, fisioterapia | clínica de fisioterapia, fisioterapeuta, fisioterapia | studio di fisioterapia, fisioterapista, fisioterapia | -fysiotherapiepraktijk, fysiotherapeut, fysiotherapie | gabinet fizjoterapii, fizjoterapeuta, fizjoterapia | fysioterapeut, sjukgymnast | fysioterapeut, -fysioterapi | عيادة علاج طبيعي, معالج طبيعي | פיזיותרפיסט, קליניקת פיזיותרפיה',
  proposals: {
    en: 'Back to moving freely | Back and neck: Desk pain, disc trouble and stiffness. | Joints: Knees, hips, shoulders and ankles. | After surgery: Mobility, strength and walking.',
    de: 'Wieder in Bewegung kommen | Rücken und Nacken: Bürorücken, Bandscheibe und Steifheit. | Gelenke: Knie, Hüfte und Schulter. | Nach Operationen: Beweglichkeit, Kraft und Gehen.',
    fr: 'Retrouver le mouvement | Dos et nuque: Douleurs de bureau, disques et raideurs. | Articulations: Genoux, hanches et épaules. | Après une opération: Mobilité, force et marche.',
    es: 'Volver a moverse | Espalda y cuello: Dolor de oficina, discos y rigidez. | Articulaciones: Rodillas, caderas y hombros. | Tras una operación: Movilidad, fuerza y marcha.',
    pt: 'Voltar a mexer-se | Costas e pescoço: Dores de escritório, discos e rigidez. | Articulações: Joelhos, ancas e ombros. | Depois da cirurgia: Mobilidade, força e marcha.',
  },
};
