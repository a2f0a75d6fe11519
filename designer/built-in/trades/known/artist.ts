import type { KnownTrade } from '../known-trade.ts';

export const artist: KnownTrade = {
  id: 'artist',
  schema: 'LocalBusiness',
  motifs: ['brush', 'portrait', 'landscape'],
  shelf: 'works',
  channel: 'write',
  templates: ['gallery', 'almanac', 'letter'],
  moods: ['editorial', 'minimal', 'quiet'],
  questions: ['firstVisit', 'orderAhead'],
  words:
    'artist, painter, sculptor, illustrator, printmaker, art studio | künstler, künstlerin, bildhauer, bildhauerin, illustratorin, illustrator, malerin, maler | artiste, peintre, sculpteur, sculptrice, illustrateur, illustratrice, artiste peintre | artista, pintora, escultor, escultora, ilustradora, ilustrador | artista, pintora, escultor, escultora, ilustradora, ilustrador | artista, pittore, pittrice, scultore, illustratrice | kunstenaar, kunstenares, beeldhouwer, illustrator | artysta, artystka, malarka, rzeźbiarz, ilustratorka | konstnär, skulptör, illustratör | kunstner, billedhugger, illustrator | فنان, فنانة, رسام | אמן, אמנית, ציירת, פסל',
  proposals: {
    en: 'Works on paper, canvas and wall | Originals: Oil, ink, paper and canvas. | Prints: Small editions and signed sheets. | Commissions: A talk, a sketch and the piece.',
    de: 'Auf Papier, Leinwand und Wand | Originale: Öl, Tusche, Papier und Leinwand. | Drucke: Kleine Auflagen und signierte Blätter. | Aufträge: Gespräch, Skizze und Werk.',
    fr: 'Papier, toile et mur | Originaux: Huile, encre, papier et toile. | Estampes: Petits tirages et feuilles signées. | Commandes: Échange, esquisse et œuvre.',
    es: 'Papel, lienzo y pared | Originales: Óleo, tinta, papel y lienzo. | Obra gráfica: Tiradas cortas y firmadas. | Encargos: Charla, boceto y obra.',
    pt: 'Papel, tela e parede | Originais: Óleo, tinta, papel e tela. | Gravuras: Pequenas tiragens e assinadas. | Encomendas: Conversa, esboço e obra.',
  },
};
