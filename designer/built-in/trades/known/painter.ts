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
  words:
    'house painter, painter and decorator, painters and decorators, decorator, painting company | -malerbetrieb, malermeister, maler und lackierer, malermeisterin | peintre en bâtiment, entreprise de peinture | pintor de casas, empresa de pintura | pintor da construção, empresa de pintura | imbianchino | -schildersbedrijf, huisschilder | malarz pokojowy | målerifirma, -måleri, målare | malerfirma, malermester | دهان منازل, نقاش منازل | צבעי',
  proposals: {
    en: 'Fresh colour on your walls | Rooms: Walls, ceilings, radiators and stairwells. | Façades: Cleaning, repair and coating. | Wood: Windows, doors, skirting and fences.',
    de: 'Neue Farbe an die Wand | Räume: Wände, Decken und Treppenhäuser. | Fassaden: Reinigung, Ausbesserung und Anstrich. | Holz: Fenster, Türen und Zäune.',
    fr: 'De la couleur aux murs | Pièces: Murs, plafonds et cages d’escalier. | Façades: Nettoyage, reprises et ravalement. | Bois: Fenêtres, portes et clôtures.',
    es: 'Color nuevo en las paredes | Interiores: Paredes, techos y escaleras. | Fachadas: Limpieza, reparación y pintura. | Madera: Ventanas, puertas y vallas.',
    pt: 'Cor nova nas paredes | Interiores: Paredes, tetos e escadas. | Fachadas: Limpeza, reparação e pintura. | Madeira: Janelas, portas e vedações.',
  },
};
