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
  words: {
    en: ['bookshop', 'bookstore', 'second-hand bookshop', 'bookseller'],
    de: ['-buchhandlung', '-antiquariat', 'buchladen'],
    fr: ['librairie', 'libraire'],
    es: ['librería'],
    pt: ['livraria', 'alfarrabista'],
    it: ['libreria'],
    nl: ['-boekhandel', 'boekwinkel'],
    pl: ['księgarnia', 'antykwariat'],
    sv: ['-bokhandel', 'antikvariat'],
    da: ['-boghandel', 'antikvariat'],
    ar: ['مكتبة لبيع الكتب', 'متجر كتب'],
    he: ['חנות ספרים'],
  },
  proposals: {
    en: {
      tagline: 'Find your next book',
      services: [
        { name: 'Novels', text: 'New books, classics and translations.' },
        { name: 'Children', text: 'Picture books, first readers and series.' },
        { name: 'Subjects', text: 'History, nature, cooking and travel.' },
      ],
    },
    de: {
      tagline: 'Das nächste Buch finden',
      services: [
        { name: 'Romane', text: 'Neues, Klassiker und Übersetzungen.' },
        { name: 'Kinder', text: 'Bilderbücher, Erstleser und Reihen.' },
        { name: 'Sachbücher', text: 'Geschichte, Natur, Kochen und Reisen.' },
      ],
    },
    fr: {
      tagline: 'Trouvez votre prochain livre',
      services: [
        { name: 'Romans', text: 'Nouveautés, classiques et traductions.' },
        { name: 'Jeunesse', text: 'Albums, premières lectures et séries.' },
        { name: 'Documents', text: 'Histoire, nature, cuisine et voyages.' },
      ],
    },
    es: {
      tagline: 'Tu próximo libro',
      services: [
        { name: 'Novela', text: 'Novedades, clásicos y traducciones.' },
        { name: 'Infantil', text: 'Álbumes, primeras lecturas y series.' },
        { name: 'Temas', text: 'Historia, naturaleza, cocina y viajes.' },
      ],
    },
    pt: {
      tagline: 'Encontrar o próximo livro',
      services: [
        { name: 'Romances', text: 'Novidades, clássicos e traduções.' },
        { name: 'Crianças', text: 'Álbuns, primeiras leituras e séries.' },
        { name: 'Temas', text: 'História, natureza, cozinha e viagens.' },
      ],
    },
  },
};
