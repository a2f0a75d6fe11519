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
  words:
    'potter, pottery, ceramicist, ceramic artist, pottery studio, ceramics studio, ceramics workshop | -töpferei, töpferin, töpfer, keramikerin, keramikwerkstatt | potier, potière, poterie, céramiste, atelier de céramique | alfarero, ceramista, taller de cerámica, alfarería | oleiro, ceramista, ateliê de cerâmica, olaria | ceramista, vasaio, laboratorio di ceramica | -pottenbakkerij, pottenbakker, keramist | garncarz, ceramiczka, pracownia ceramiki | keramiker, -krukmakeri, keramikverkstad | keramiker, pottemager, -keramikværksted | ورشة خزف, خزاف | קדרית, סטודיו לקרמיקה',
  proposals: {
    en: 'Clay, wheel, fire | For the table: Cups, bowls, plates and jugs. | For the house: Vases, lamps and tiles. | Courses: The wheel, hand building and glazing.',
    de: 'Ton, Scheibe, Feuer | Für den Tisch: Tassen, Schalen, Teller und Krüge. | Fürs Haus: Vasen, Lampen und Fliesen. | Kurse: Scheibe, Aufbau und Glasur.',
    fr: 'L’argile, le tour, le feu | Pour la table: Tasses, bols, assiettes et pichets. | Pour la maison: Vases, lampes et carreaux. | Cours: Tour, modelage et émail.',
    es: 'Barro, torno, fuego | Para la mesa: Tazas, cuencos, platos y jarras. | Para la casa: Jarrones, lámparas y azulejos. | Cursos: Torno, modelado y esmalte.',
    pt: 'Barro, roda, fogo | Para a mesa: Chávenas, taças, pratos e jarros. | Para a casa: Jarras, candeeiros e azulejos. | Cursos: Roda, modelação e vidrado.',
  },
};
