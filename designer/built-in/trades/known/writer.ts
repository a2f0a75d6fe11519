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
  words:
    'writer, author, poet, novelist, journalist | schriftsteller, schriftstellerin, autor, autorin, dichterin, lyrikerin, journalistin | écrivain, écrivaine, autrice, auteur, poète, romancière | escritor, escritora, autor, autora, poeta | escritor, escritora, autor, autora, poeta | scrittore, scrittrice, autrice, poeta | schrijver, schrijfster, auteur, dichter | pisarz, pisarka, autorka, poetka | författare, poet | forfatter, digter | كاتب, كاتبة, شاعر | סופר, סופרת, משורר',
  proposals: {
    en: 'Words, put in order | Books: Novels, essays and stories. | Readings: Bookshops, schools and festivals. | Commissions: Articles, speeches and texts for brands.',
    de: 'Worte, in Ordnung gebracht | Bücher: Romane, Essays und Erzählungen. | Lesungen: Buchhandlungen, Schulen und Festivals. | Aufträge: Artikel, Reden und Texte für Marken.',
    fr: 'Des mots mis en ordre | Livres: Romans, essais et nouvelles. | Lectures: Librairies, écoles et festivals. | Commandes: Articles, discours et textes de marque.',
    es: 'Palabras puestas en orden | Libros: Novelas, ensayos y relatos. | Lecturas: Librerías, colegios y festivales. | Encargos: Artículos, discursos y textos de marca.',
    pt: 'Palavras postas em ordem | Livros: Romances, ensaios e contos. | Leituras: Livrarias, escolas e festivais. | Encomendas: Artigos, discursos e textos de marca.',
  },
};
