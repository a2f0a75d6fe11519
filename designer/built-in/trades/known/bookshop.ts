import type { KnownTrade } from '../known-trade.ts';

export const bookshop: KnownTrade = {
  id: 'bookshop',
  schema: 'BookStore',
  motifs: ['book', 'shop', 'quill'],
  shelf: 'products',
  channel: 'visit',
  templates: ['almanac', 'counter', 'letter'],
  moods: ['quiet', 'classic', 'warm'],
  questions: ['orderAhead', 'vouchers'],
  words:
    'bookshop, bookstore, second-hand bookshop, bookseller | -buchhandlung, -antiquariat, buchladen | librairie, libraire | librería | livraria, alfarrabista | libreria | -boekhandel, boekwinkel | księgarnia, antykwariat | -bokhandel, antikvariat | -boghandel, antikvariat | مكتبة لبيع الكتب, متجر كتب | חנות ספרים',
  proposals: {
    en: 'Find your next book | Novels: New books, classics and translations. | Children: Picture books, first readers and series. | Subjects: History, nature, cooking and travel.',
    de: 'Das nächste Buch finden | Romane: Neues, Klassiker und Übersetzungen. | Kinder: Bilderbücher, Erstleser und Reihen. | Sachbücher: Geschichte, Natur, Kochen und Reisen.',
    fr: 'Trouvez votre prochain livre | Romans: Nouveautés, classiques et traductions. | Jeunesse: Albums, premières lectures et séries. | Documents: Histoire, nature, cuisine et voyages.',
    es: 'Tu próximo libro | Novela: Novedades, clásicos y traducciones. | Infantil: Álbumes, primeras lecturas y series. | Temas: Historia, naturaleza, cocina y viajes.',
    pt: 'Encontrar o próximo livro | Romances: Novidades, clássicos e traduções. | Crianças: Álbuns, primeiras leituras e séries. | Temas: História, natureza, cozinha e viagens.',
  },
};
