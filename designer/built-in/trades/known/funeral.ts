import type { KnownTrade } from '../known-trade.ts';

export const funeral: KnownTrade = {
  id: 'funeral',
  schema: 'LocalBusiness',
  motifs: ['leaf', 'wave', 'tree'],
  shelf: 'services',
  channel: 'call',
  templates: ['chambers', 'almanac', 'letter'],
  moods: ['quiet', 'calm', 'serious'],
  questions: ['emergency', 'firstVisit'],
  words: {
    en: ['funeral director', 'funeral directors', 'funeral home', 'undertaker'],
    de: ['-bestattungshaus', 'bestatter', 'bestattungsinstitut', 'bestatterin'],
    fr: ['pompes funèbres', 'maison de pompes funèbres'],
    es: ['funeraria'],
    pt: ['agência funerária', 'funerária'],
    it: ['onoranze funebri', 'agenzia funebre'],
    nl: ['uitvaartondernemer', 'uitvaartonderneming'],
    pl: ['dom pogrzebowy', 'zakład pogrzebowy'],
    sv: ['begravningsbyrå'],
    da: ['bedemand', 'begravelsesforretning'],
    ar: ['متعهد دفن'],
    he: ['בית לוויות'],
  },
  proposals: {
    en: {
      tagline: 'Saying goodbye in your own way',
      services: [
        { name: 'First steps', text: 'A call, a visit and papers.' },
        { name: 'The funeral', text: 'Burial, cremation and urn.' },
        { name: 'The farewell', text: 'Words, music and flowers.' },
      ],
    },
    de: {
      tagline: 'Abschied auf Ihre Weise',
      services: [
        { name: 'Erste Schritte', text: 'Ein Anruf, ein Besuch und Papiere.' },
        { name: 'Bestattung', text: 'Erde, Feuer und Urne.' },
        { name: 'Abschied', text: 'Worte, Musik und Blumen.' },
      ],
    },
    fr: {
      tagline: 'Dire au revoir à votre manière',
      services: [
        { name: 'Premiers pas', text: 'Un appel, une visite et des papiers.' },
        { name: 'Obsèques', text: 'Inhumation, crémation et urne.' },
        { name: 'Adieu', text: 'Mots, musique et fleurs.' },
      ],
    },
    es: {
      tagline: 'Despedirse, cada cual como quiera',
      services: [
        { name: 'Primeros pasos', text: 'Una llamada, una visita y papeles.' },
        { name: 'El funeral', text: 'Entierro, cremación y urna.' },
        { name: 'La despedida', text: 'Palabras, música y flores.' },
      ],
    },
    pt: {
      tagline: 'Uma despedida à sua maneira',
      services: [
        { name: 'Primeiros passos', text: 'Uma chamada, uma visita e papéis.' },
        { name: 'O funeral', text: 'Enterro, cremação e urna.' },
        { name: 'A despedida', text: 'Palavras, música e flores.' },
      ],
    },
  },
};
