import type { KnownTrade } from '../known-trade.ts';

export const tailor: KnownTrade = {
  id: 'tailor',
  schema: 'ClothingStore',
  motifs: ['thread', 'scissors', 'hanger'],
  shelf: 'services',
  channel: 'visit',
  templates: ['almanac', 'gallery', 'chambers'],
  moods: ['elegant', 'classic', 'quiet'],
  questions: ['appointment', 'quote'],
  words: {
    en: ['tailor', 'dressmaker', 'seamstress', "tailor's shop", 'alterations shop'],
    de: ['-schneiderei', 'schneider', 'schneiderin', '-änderungsschneiderei'],
    fr: ['tailleur', 'couturière', 'atelier de couture', 'retoucherie'],
    es: ['sastrería', 'sastre', 'modista', 'taller de costura'],
    pt: ['alfaiataria', 'alfaiate', 'costureira', 'modista'],
    it: ['sartoria', 'sarto', 'sarta'],
    nl: ['-kleermaker', 'kleermakerij', 'naaiatelier'],
    pl: ['krawiec', 'krawcowa', 'pracownia krawiecka'],
    sv: ['skräddare', '-skrädderi', 'sömmerska'],
    da: ['-skrædder', 'skrædderi', 'syerske'],
    ar: ['خياط', 'خياطة'],
    he: ['חייט', 'תופרת'],
  },
  proposals: {
    en: 'So that it fits | Alterations: Hems, waists, sleeves and zips. | Made to measure: Suits, dresses, shirts and coats. | Repairs: Linings, tears, buttons and seams.',
    de: 'Damit es sitzt | Änderungen: Säume, Bund, Ärmel und Reißverschlüsse. | Maßarbeit: Anzüge, Kleider, Hemden und Mäntel. | Reparatur: Futter, Risse, Knöpfe und Nähte.',
    fr: 'Pour que ça tombe bien | Retouches: Ourlets, tailles, manches et fermetures. | Sur mesure: Costumes, robes, chemises et manteaux. | Réparations: Doublures, accrocs et boutons.',
    es: 'Para que siente bien | Arreglos: Bajos, cinturas, mangas y cremalleras. | A medida: Trajes, vestidos, camisas y abrigos. | Reparación: Forros, rotos y botones.',
    pt: 'Para assentar bem | Arranjos: Bainhas, cinturas, mangas e fechos. | Por medida: Fatos, vestidos, camisas e casacos. | Reparações: Forros, rasgões e botões.',
  },
};
