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
  words: {
    en: ['tattoo studio', 'tattoo parlour', 'tattoo parlor', 'tattoo artist', 'tattooist'],
    de: ['-tattoostudio', 'tätowierer', 'tätowiererin'],
    fr: ['salon de tatouage', 'tatoueur', 'tatoueuse'],
    es: ['estudio de tatuajes', 'tatuador', 'tatuadora'],
    pt: ['estúdio de tatuagem', 'estúdio de tatuagens', 'tatuador'],
    it: ['studio di tatuaggi', 'tatuatore', 'tatuatrice'],
    nl: ['tattooshop', 'tatoeëerder', 'tattoostudio'],
    pl: ['studio tatuażu', 'tatuażysta', 'tatuażystka'],
    sv: ['tatueringsstudio', 'tatuerare'],
    da: ['tatovør', 'tatoveringsstudio'],
    ar: ['استوديو وشم'],
    he: ['סטודיו לקעקועים', 'מקעקע'],
  },
  proposals: {
    en: {
      tagline: 'Drawn for you, kept for life',
      services: [
        { name: 'Custom pieces', text: 'A talk, a sketch and a date.' },
        { name: 'Fine line', text: 'Lettering, botanicals and small symbols.' },
        { name: 'Black and grey', text: 'Portraits, animals and ornament.' },
      ],
    },
    de: {
      tagline: 'Ihre Idee auf der Haut',
      services: [
        { name: 'Eigene Motive', text: 'Ein Gespräch, eine Skizze und ein Termin.' },
        { name: 'Feine Linien', text: 'Schrift, Pflanzen und kleine Zeichen.' },
        { name: 'Schwarzgrau', text: 'Porträts, Tiere und Ornamente.' },
      ],
    },
    fr: {
      tagline: 'Votre idée, dans la peau',
      services: [
        { name: 'Pièces uniques', text: 'Un échange, un dessin et une date.' },
        { name: 'Traits fins', text: 'Lettres, plantes et petits symboles.' },
        { name: 'Noir et gris', text: 'Portraits, animaux et ornements.' },
      ],
    },
    es: {
      tagline: 'Tu idea, en la piel',
      services: [
        { name: 'Piezas propias', text: 'Una charla, un boceto y una cita.' },
        { name: 'Línea fina', text: 'Letras, plantas y símbolos.' },
        { name: 'Negro y gris', text: 'Retratos, animales y ornamento.' },
      ],
    },
    pt: {
      tagline: 'A sua ideia, na pele',
      services: [
        { name: 'Peças próprias', text: 'Uma conversa, um esboço e uma data.' },
        { name: 'Traço fino', text: 'Letras, plantas e símbolos.' },
        { name: 'Preto e cinza', text: 'Retratos, animais e ornamento.' },
      ],
    },
  },
};
