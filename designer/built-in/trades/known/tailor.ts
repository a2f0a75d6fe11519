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
  words:
    "tailor, dressmaker, seamstress, tailor's shop, alterations shop | -schneiderei, schneider, schneiderin, -änderungsschneiderei | tailleur, couturière, atelier de couture, retoucherie | sastrería, sastre, modista, taller de costura | alfaiataria, alfaiate, costureira, modista | sartoria, sarto, sarta | -kleermaker, kleermakerij, naaiatelier | krawiec, krawcowa, pracownia krawiecka | skräddare, -skrädderi, sömmerska | -skrædder, skrædderi, syerske | خياط, خياطة | חייט, תופרת",
  proposals: {
    en: 'So that it fits | Alterations: Hems, waists, sleeves and zips. | Made to measure: Suits, dresses, shirts and coats. | Repairs: Linings, tears, buttons and seams.',
    de: 'Damit es sitzt | Änderungen: Säume, Bund, Ärmel und Reißverschlüsse. | Maßarbeit: Anzüge, Kleider, Hemden und Mäntel. | Reparatur: Futter, Risse, Knöpfe und Nähte.',
    fr: 'Pour que ça tombe bien | Retouches: Ourlets, tailles, manches et fermetures. | Sur mesure: Costumes, robes, chemises et manteaux. | Réparations: Doublures, accrocs et boutons.',
    es: 'Para que siente bien | Arreglos: Bajos, cinturas, mangas y cremalleras. | A medida: Trajes, vestidos, camisas y abrigos. | Reparación: Forros, rotos y botones.',
    pt: 'Para assentar bem | Arranjos: Bainhas, cinturas, mangas e fechos. | Por medida: Fatos, vestidos, camisas e casacos. | Reparações: Forros, rasgões e botões.',
  },
};
