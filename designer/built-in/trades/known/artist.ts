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
  words: {
    en: ['artist', 'painter', 'sculptor', 'illustrator', 'printmaker', 'art studio'],
    de: ['künstler', 'künstlerin', 'bildhauer', 'bildhauerin', 'illustratorin', 'illustrator', 'malerin', 'maler'],
    fr: ['artiste', 'peintre', 'sculpteur', 'sculptrice', 'illustrateur', 'illustratrice', 'artiste peintre'],
    es: ['artista', 'pintora', 'escultor', 'escultora', 'ilustradora', 'ilustrador'],
    pt: ['artista', 'pintora', 'escultor', 'escultora', 'ilustradora', 'ilustrador'],
    it: ['artista', 'pittore', 'pittrice', 'scultore', 'illustratrice'],
    nl: ['kunstenaar', 'kunstenares', 'beeldhouwer', 'illustrator'],
    pl: ['artysta', 'artystka', 'malarka', 'rzeźbiarz', 'ilustratorka'],
    sv: ['konstnär', 'skulptör', 'illustratör'],
    da: ['kunstner', 'billedhugger', 'illustrator'],
    ar: ['فنان', 'فنانة', 'رسام'],
    he: ['אמן', 'אמנית', 'ציירת', 'פסל'],
  },
  proposals: {
    en: 'Works on paper, canvas and wall | Originals: Oil, ink, paper and canvas. | Prints: Small editions and signed sheets. | Commissions: A talk, a sketch and the piece.',
    de: 'Auf Papier, Leinwand und Wand | Originale: Öl, Tusche, Papier und Leinwand. | Drucke: Kleine Auflagen und signierte Blätter. | Aufträge: Gespräch, Skizze und Werk.',
    fr: 'Papier, toile et mur | Originaux: Huile, encre, papier et toile. | Estampes: Petits tirages et feuilles signées. | Commandes: Échange, esquisse et œuvre.',
    es: 'Papel, lienzo y pared | Originales: Óleo, tinta, papel y lienzo. | Obra gráfica: Tiradas cortas y firmadas. | Encargos: Charla, boceto y obra.',
    pt: 'Papel, tela e parede | Originais: Óleo, tinta, papel e tela. | Gravuras: Pequenas tiragens e assinadas. | Encomendas: Conversa, esboço e obra.',
  },
};
