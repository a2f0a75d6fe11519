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
    en: {
      tagline: 'So that it fits',
      services: [
        { name: 'Alterations', text: 'Hems, waists, sleeves and zips.' },
        { name: 'Made to measure', text: 'Suits, dresses, shirts and coats.' },
        { name: 'Repairs', text: 'Linings, tears, buttons and seams.' },
      ],
    },
    de: {
      tagline: 'Damit es sitzt',
      services: [
        { name: 'Änderungen', text: 'Säume, Bund, Ärmel und Reißverschlüsse.' },
        { name: 'Maßarbeit', text: 'Anzüge, Kleider, Hemden und Mäntel.' },
        { name: 'Reparatur', text: 'Futter, Risse, Knöpfe und Nähte.' },
      ],
    },
    fr: {
      tagline: 'Pour que ça tombe bien',
      services: [
        { name: 'Retouches', text: 'Ourlets, tailles, manches et fermetures.' },
        { name: 'Sur mesure', text: 'Costumes, robes, chemises et manteaux.' },
        { name: 'Réparations', text: 'Doublures, accrocs et boutons.' },
      ],
    },
    es: {
      tagline: 'Para que siente bien',
      services: [
        { name: 'Arreglos', text: 'Bajos, cinturas, mangas y cremalleras.' },
        { name: 'A medida', text: 'Trajes, vestidos, camisas y abrigos.' },
        { name: 'Reparación', text: 'Forros, rotos y botones.' },
      ],
    },
    pt: {
      tagline: 'Para assentar bem',
      services: [
        { name: 'Arranjos', text: 'Bainhas, cinturas, mangas e fechos.' },
        { name: 'Por medida', text: 'Fatos, vestidos, camisas e casacos.' },
        { name: 'Reparações', text: 'Forros, rasgões e botões.' },
      ],
    },
  },
};
