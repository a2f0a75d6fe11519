import type { KnownTrade } from '../known-trade.ts';

export const painter: KnownTrade = {
  id: 'painter',
  schema: 'HousePainter',
  motifs: ['brush', 'house', 'drop'],
  shelf: 'services',
  channel: 'call',
  templates: ['workshop', 'counter', 'gallery'],
  moods: ['fresh', 'bold', 'clean'],
  questions: ['quote', 'area'],
  words: {
    en: ['house painter', 'painter and decorator', 'painters and decorators', 'decorator', 'painting company'],
    de: ['-malerbetrieb', 'malermeister', 'maler und lackierer', 'malermeisterin'],
    fr: ['peintre en bâtiment', 'entreprise de peinture'],
    es: ['pintor de casas', 'empresa de pintura'],
    pt: ['pintor da construção', 'empresa de pintura'],
    it: ['imbianchino'],
    nl: ['-schildersbedrijf', 'huisschilder'],
    pl: ['malarz pokojowy'],
    sv: ['målerifirma', '-måleri', 'målare'],
    da: ['malerfirma', 'malermester'],
    ar: ['دهان منازل', 'نقاش منازل'],
    he: ['צבעי'],
  },
  proposals: {
    en: {
      tagline: 'Fresh colour on your walls',
      services: [
        { name: 'Rooms', text: 'Walls, ceilings, radiators and stairwells.' },
        { name: 'Façades', text: 'Cleaning, repair and coating.' },
        { name: 'Wood', text: 'Windows, doors, skirting and fences.' },
      ],
    },
    de: {
      tagline: 'Neue Farbe an die Wand',
      services: [
        { name: 'Räume', text: 'Wände, Decken und Treppenhäuser.' },
        { name: 'Fassaden', text: 'Reinigung, Ausbesserung und Anstrich.' },
        { name: 'Holz', text: 'Fenster, Türen und Zäune.' },
      ],
    },
    fr: {
      tagline: 'De la couleur aux murs',
      services: [
        { name: 'Pièces', text: 'Murs, plafonds et cages d’escalier.' },
        { name: 'Façades', text: 'Nettoyage, reprises et ravalement.' },
        { name: 'Bois', text: 'Fenêtres, portes et clôtures.' },
      ],
    },
    es: {
      tagline: 'Color nuevo en las paredes',
      services: [
        { name: 'Interiores', text: 'Paredes, techos y escaleras.' },
        { name: 'Fachadas', text: 'Limpieza, reparación y pintura.' },
        { name: 'Madera', text: 'Ventanas, puertas y vallas.' },
      ],
    },
    pt: {
      tagline: 'Cor nova nas paredes',
      services: [
        { name: 'Interiores', text: 'Paredes, tetos e escadas.' },
        { name: 'Fachadas', text: 'Limpeza, reparação e pintura.' },
        { name: 'Madeira', text: 'Janelas, portas e vedações.' },
      ],
    },
  },
};
