import type { KnownTrade } from '../known-trade.ts';

export const tattoo: KnownTrade = {
  id: 'tattoo',
  schema: 'TattooParlor',
  motifs: ['brush', 'flower', 'moon'],
  shelf: 'works',
  channel: 'book',
  templates: ['gallery', 'poster', 'signal'],
  moods: ['bold', 'dark', 'modern'],
  questions: ['appointment', 'firstVisit'],
  words:
    'tattoo studio, tattoo parlour, tattoo parlor, tattoo artist, tattooist | -tattoostudio, tätowierer, tätowiererin | salon de tatouage, tatoueur, tatoueuse | estudio de tatuajes, tatuador, tatuadora | estúdio de tatuagem, estúdio de tatuagens, tatuador | studio di tatuaggi, tatuatore, tatuatrice | tattooshop, tatoeëerder, tattoostudio | studio tatuażu, tatuażysta, tatuażystka | tatueringsstudio, tatuerare | tatovør, tatoveringsstudio | استوديو وشم | סטודיו לקעקועים, מקעקע',
  proposals: {
    en: 'Drawn for you, kept for life | Custom pieces: A talk, a sketch and a date. | Fine line: Lettering, botanicals and small symbols. | Black and grey: Portraits, animals and ornament.',
    de: 'Ihre Idee auf der Haut | Eigene Motive: Ein Gespräch, eine Skizze und ein Termin. | Feine Linien: Schrift, Pflanzen und kleine Zeichen. | Schwarzgrau: Porträts, Tiere und Ornamente.',
    fr: 'Votre idée, dans la peau | Pièces uniques: Un échange, un dessin et une date. | Traits fins: Lettres, plantes et petits symboles. | Noir et gris: Portraits, animaux et ornements.',
    es: 'Tu idea, en la piel | Piezas propias: Una charla, un boceto y una cita. | Línea fina: Letras, plantas y símbolos. | Negro y gris: Retratos, animales y ornamento.',
    pt: 'A sua ideia, na pele | Peças próprias: Uma conversa, um esboço e uma data. | Traço fino: Letras, plantas e símbolos. | Preto e cinza: Retratos, animais e ornamento.',
  },
};
