import type { KnownTrade } from '../known-trade.ts';

export const jeweller: KnownTrade = {
  id: 'jeweller',
  schema: 'JewelryStore',
  motifs: ['rings', 'gem', 'hammer'],
  shelf: 'works',
  channel: 'visit',
  templates: ['gallery', 'almanac', 'chambers'],
  moods: ['elegant', 'minimal', 'rich'],
  questions: ['orderAhead', 'firstVisit'],
  words:
    'jeweller, jeweler, goldsmith, silversmith, jewellery maker, jewelry maker, jewellery workshop | -goldschmiede, goldschmied, goldschmiedin, juwelier, silberschmiedin | bijoutier, bijouterie, joaillier, orfèvre | joyería, joyero, orfebre | joalharia, joalheiro, ourives, ourivesaria | gioielleria, orafo, gioielliere | -juwelier, goudsmid, edelsmid | jubiler, złotnik | guldsmed, -juvelerare | guldsmed, juveler | صائغ, محل مجوهرات | צורף, תכשיטנית',
  proposals: {
    en: 'Made to be worn | Wedding rings: Gold, platinum, engraving and fitting. | Made to order: Drawing, stones and wax model. | Repairs: Clasps, sizes, chains and settings.',
    de: 'Schmuck zum Tragen | Trauringe: Gold, Platin, Gravur und Anprobe. | Anfertigung: Zeichnung, Steine und Wachsmodell. | Reparatur: Verschlüsse, Weiten und Ketten.',
    fr: 'Fait pour être porté | Alliances: Or, platine, gravure et essayage. | Sur mesure: Dessin, pierres et cire. | Réparations: Fermoirs, tailles et chaînes.',
    es: 'Para llevar puesto | Alianzas: Oro, platino, grabado y prueba. | A medida: Dibujo, piedras y cera. | Arreglos: Cierres, tallas y cadenas.',
    pt: 'Feito para usar | Alianças: Ouro, platina, gravação e prova. | Por medida: Desenho, pedras e cera. | Reparações: Fechos, tamanhos e fios.',
  },
};
