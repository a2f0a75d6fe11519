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
    en: {
      tagline: 'Works on paper, canvas and wall',
      services: [
        { name: 'Originals', text: 'Oil, ink, paper and canvas.' },
        { name: 'Prints', text: 'Small editions and signed sheets.' },
        { name: 'Commissions', text: 'A talk, a sketch and the piece.' },
      ],
    },
    de: {
      tagline: 'Auf Papier, Leinwand und Wand',
      services: [
        { name: 'Originale', text: 'Öl, Tusche, Papier und Leinwand.' },
        { name: 'Drucke', text: 'Kleine Auflagen und signierte Blätter.' },
        { name: 'Aufträge', text: 'Gespräch, Skizze und Werk.' },
      ],
    },
    fr: {
      tagline: 'Papier, toile et mur',
      services: [
        { name: 'Originaux', text: 'Huile, encre, papier et toile.' },
        { name: 'Estampes', text: 'Petits tirages et feuilles signées.' },
        { name: 'Commandes', text: 'Échange, esquisse et œuvre.' },
      ],
    },
    es: {
      tagline: 'Papel, lienzo y pared',
      services: [
        { name: 'Originales', text: 'Óleo, tinta, papel y lienzo.' },
        { name: 'Obra gráfica', text: 'Tiradas cortas y firmadas.' },
        { name: 'Encargos', text: 'Charla, boceto y obra.' },
      ],
    },
    pt: {
      tagline: 'Papel, tela e parede',
      services: [
        { name: 'Originais', text: 'Óleo, tinta, papel e tela.' },
        { name: 'Gravuras', text: 'Pequenas tiragens e assinadas.' },
        { name: 'Encomendas', text: 'Conversa, esboço e obra.' },
      ],
    },
  },
};
