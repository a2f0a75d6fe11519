import type { KnownTrade } from '../known-trade.ts';

export const potter: KnownTrade = {
  id: 'potter',
  schema: 'LocalBusiness',
  motifs: ['vase', 'cup', 'hands'],
  shelf: 'works',
  channel: 'visit',
  templates: ['almanac', 'gallery', 'field'],
  moods: ['earthy', 'natural', 'quiet'],
  questions: ['orderAhead', 'beginners'],
  words: {
    en: ['potter', 'pottery', 'ceramicist', 'ceramic artist', 'pottery studio', 'ceramics studio', 'ceramics workshop'],
    de: ['-töpferei', 'töpferin', 'töpfer', 'keramikerin', 'keramikwerkstatt'],
    fr: ['potier', 'potière', 'poterie', 'céramiste', 'atelier de céramique'],
    es: ['alfarero', 'ceramista', 'taller de cerámica', 'alfarería'],
    pt: ['oleiro', 'ceramista', 'ateliê de cerâmica', 'olaria'],
    it: ['ceramista', 'vasaio', 'laboratorio di ceramica'],
    nl: ['-pottenbakkerij', 'pottenbakker', 'keramist'],
    pl: ['garncarz', 'ceramiczka', 'pracownia ceramiki'],
    sv: ['keramiker', '-krukmakeri', 'keramikverkstad'],
    da: ['keramiker', 'pottemager', '-keramikværksted'],
    ar: ['ورشة خزف', 'خزاف'],
    he: ['קדרית', 'סטודיו לקרמיקה'],
  },
  proposals: {
    en: {
      tagline: 'Clay, wheel, fire',
      services: [
        { name: 'For the table', text: 'Cups, bowls, plates and jugs.' },
        { name: 'For the house', text: 'Vases, lamps and tiles.' },
        { name: 'Courses', text: 'The wheel, hand building and glazing.' },
      ],
    },
    de: {
      tagline: 'Ton, Scheibe, Feuer',
      services: [
        { name: 'Für den Tisch', text: 'Tassen, Schalen, Teller und Krüge.' },
        { name: 'Fürs Haus', text: 'Vasen, Lampen und Fliesen.' },
        { name: 'Kurse', text: 'Scheibe, Aufbau und Glasur.' },
      ],
    },
    fr: {
      tagline: 'L’argile, le tour, le feu',
      services: [
        { name: 'Pour la table', text: 'Tasses, bols, assiettes et pichets.' },
        { name: 'Pour la maison', text: 'Vases, lampes et carreaux.' },
        { name: 'Cours', text: 'Tour, modelage et émail.' },
      ],
    },
    es: {
      tagline: 'Barro, torno, fuego',
      services: [
        { name: 'Para la mesa', text: 'Tazas, cuencos, platos y jarras.' },
        { name: 'Para la casa', text: 'Jarrones, lámparas y azulejos.' },
        { name: 'Cursos', text: 'Torno, modelado y esmalte.' },
      ],
    },
    pt: {
      tagline: 'Barro, roda, fogo',
      services: [
        { name: 'Para a mesa', text: 'Chávenas, taças, pratos e jarros.' },
        { name: 'Para a casa', text: 'Jarras, candeeiros e azulejos.' },
        { name: 'Cursos', text: 'Roda, modelação e vidrado.' },
      ],
    },
  },
};
