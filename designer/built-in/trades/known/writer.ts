import type { KnownTrade } from '../known-trade.ts';

export const writer: KnownTrade = {
  id: 'writer',
  schema: 'LocalBusiness',
  motifs: ['quill', 'book', 'paper'],
  shelf: 'works',
  channel: 'write',
  templates: ['letter', 'almanac', 'gallery'],
  moods: ['editorial', 'classic', 'quiet'],
  questions: ['readings', 'press'],
  words: {
    en: ['writer', 'author', 'poet', 'novelist', 'journalist'],
    de: ['schriftsteller', 'schriftstellerin', 'autor', 'autorin', 'dichterin', 'lyrikerin', 'journalistin'],
    fr: ['écrivain', 'écrivaine', 'autrice', 'auteur', 'poète', 'romancière'],
    es: ['escritor', 'escritora', 'autor', 'autora', 'poeta'],
    pt: ['escritor', 'escritora', 'autor', 'autora', 'poeta'],
    it: ['scrittore', 'scrittrice', 'autrice', 'poeta'],
    nl: ['schrijver', 'schrijfster', 'auteur', 'dichter'],
    pl: ['pisarz', 'pisarka', 'autorka', 'poetka'],
    sv: ['författare', 'poet'],
    da: ['forfatter', 'digter'],
    ar: ['كاتب', 'كاتبة', 'شاعر'],
    he: ['סופר', 'סופרת', 'משורר'],
  },
  proposals: {
    en: {
      tagline: 'Words, put in order',
      services: [
        { name: 'Books', text: 'Novels, essays and stories.' },
        { name: 'Readings', text: 'Bookshops, schools and festivals.' },
        { name: 'Commissions', text: 'Articles, speeches and texts for brands.' },
      ],
    },
    de: {
      tagline: 'Worte, in Ordnung gebracht',
      services: [
        { name: 'Bücher', text: 'Romane, Essays und Erzählungen.' },
        { name: 'Lesungen', text: 'Buchhandlungen, Schulen und Festivals.' },
        { name: 'Aufträge', text: 'Artikel, Reden und Texte für Marken.' },
      ],
    },
    fr: {
      tagline: 'Des mots mis en ordre',
      services: [
        { name: 'Livres', text: 'Romans, essais et nouvelles.' },
        { name: 'Lectures', text: 'Librairies, écoles et festivals.' },
        { name: 'Commandes', text: 'Articles, discours et textes de marque.' },
      ],
    },
    es: {
      tagline: 'Palabras puestas en orden',
      services: [
        { name: 'Libros', text: 'Novelas, ensayos y relatos.' },
        { name: 'Lecturas', text: 'Librerías, colegios y festivales.' },
        { name: 'Encargos', text: 'Artículos, discursos y textos de marca.' },
      ],
    },
    pt: {
      tagline: 'Palavras postas em ordem',
      services: [
        { name: 'Livros', text: 'Romances, ensaios e contos.' },
        { name: 'Leituras', text: 'Livrarias, escolas e festivais.' },
        { name: 'Encomendas', text: 'Artigos, discursos e textos de marca.' },
      ],
    },
  },
};
