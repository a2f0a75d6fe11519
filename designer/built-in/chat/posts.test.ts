import { describe, expect, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations } from '#site/operations/index.ts';
import { designNow } from '../design.ts';
import { respondNow } from './respond.ts';

const BRIEFS = {
  en: 'Crumb, a small bakery in Leeds. Sourdough £4.20, rye £4.50. Call 07700 900118.',
  de: 'Bäckerei Korn in Leipzig. Roggenbrot 4,20 €, Brezel 1,10 €. Telefon 0341 1234567.',
  fr: 'Boulangerie Lavoine à Lyon. Pain de seigle 4,20 €, croissant 1,30 €. Téléphone 04 72 00 00 00.',
  es: 'Panadería Ruiz en Sevilla. Pan de centeno 4,20 €, magdalena 1,10 €. Teléfono 954 00 00 00.',
  pt: 'Padaria Lima em Lisboa. Pão de centeio 4,20 €, bolo 1,10 €. Telefone 21 000 00 00.',
};
type Language = keyof typeof BRIEFS;

const plain = (language: Language): WebsiteDocument => designNow({ text: BRIEFS[language] }, { seed: 1 }).document;

const page = {
  id: 'notes',
  path: '/blog',
  title: 'Notes',
  sections: [{ id: 'all', kind: 'blogList', props: { heading: 'Notes' } }],
};
const list = { id: 'newest', kind: 'blogList', props: { heading: 'News', most: 6 } };

/** With a page of the blog in the menu and the six newest posts on the first page. */
function withBlog(language: Language): WebsiteDocument {
  const made = applyOperations(plain(language), [
    { type: 'addPage', page },
    { type: 'addSection', pageId: 'home', section: list },
  ]);
  if (!made.ok) throw new Error(made.failure.message);
  return made.document;
}

function after(document: WebsiteDocument, message: string) {
  const { operations, reply } = respondNow({ message, document, history: [] }, { seed: 1 });
  const done = applyOperations(document, operations);
  if (!done.ok) throw new Error(done.failure.message);
  const { pages, blog } = done.document;
  const on = (path: string) =>
    pages.find((one) => one.path === path)?.sections.filter(({ kind }) => kind === 'blogList') ?? [];
  return {
    reply,
    operations,
    lists: on('/').map(({ props, hidden }) => ({ most: props.most, hidden })),
    listsOfBlog: on(blog.path).length,
    isInMenu: pages.find(({ path }) => path === blog.path)?.inMenu ?? false,
    perPage: blog.postsPerPage,
  };
}

describe('how many of the newest posts stand on a page', () => {
  const said: [Language, string][] = [
    ['en', 'Show the newest three posts on the home page'],
    ['de', 'Zeige die neuesten drei Beiträge auf der Startseite'],
    ['fr', "Affiche les trois derniers articles sur la page d'accueil"],
    ['es', 'Muestra las tres últimas entradas del blog en la página de inicio'],
    ['pt', 'Mostra os três últimos artigos na página inicial'],
  ];

  it.each(said)('%s, where there is no list: %s', (language, message) => {
    expect(after(plain(language), message).lists).toEqual([{ most: 3, hidden: false }]);
  });

  it.each(said)('%s, where there is one: %s', (language, message) => {
    const { lists, reply } = after(withBlog(language), message);
    expect(lists).toEqual([{ most: 3, hidden: false }]);
    expect(reply).toContain('3');
  });

  it('a number alone changes the list that is there and adds none', () => {
    expect(after(withBlog('en'), 'only two posts').lists).toEqual([{ most: 2, hidden: false }]);
    expect(after(plain('en'), 'only two posts').lists).toEqual([]);
  });

  it('of the blog itself it is how many there are on a page', () => {
    expect(after(withBlog('en'), 'show 5 posts on the blog')).toMatchObject({
      perPage: 5,
      lists: [{ most: 6, hidden: false }],
    });
  });

  it('more than a list can show changes no list', () => {
    expect(after(withBlog('en'), 'show 500 posts on the home page').lists).toEqual([{ most: 6, hidden: false }]);
  });
});

describe('the blog in the menu', () => {
  it.each<[Language, string]>([
    ['en', 'Hide the blog from the menu'],
    ['en', 'take the blog out of the menu'],
    ['de', 'Blende den Blog aus dem Menü aus'],
    ['fr', 'Masque le blog du menu'],
    ['es', 'Oculta el blog del menú'],
    ['pt', 'Esconde o blog do menu'],
  ])('%s: %s', (language, message) => {
    expect(after(withBlog(language), message)).toMatchObject({ isInMenu: false, listsOfBlog: 1 });
    // Where there is none, nothing else leaves the menu in its place.
    expect(after(plain(language), message).operations).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'Add the blog to the menu'],
    ['de', 'Füge den Blog zum Menü hinzu'],
    ['fr', 'Ajoute le blog au menu'],
    ['es', 'Añade el blog al menú'],
    ['pt', 'Adiciona o blog ao menu'],
  ])('%s: %s', (language, message) => {
    expect(after(plain(language), message)).toMatchObject({ isInMenu: true, listsOfBlog: 1 });
    expect(after(withBlog(language), message).operations).toEqual([]);
  });
});

describe('posts that go from a page', () => {
  it.each<[Language, string, string]>([
    ['en', 'Hide the posts on the home page', 'Remove the posts from the home page'],
    ['de', 'Verstecke die Beiträge auf der Startseite', 'Entferne die Beiträge von der Startseite'],
    ['fr', "Masque les articles du blog sur l'accueil", "Enlève les articles du blog de la page d'accueil"],
    ['es', 'Oculta las entradas del blog en la página de inicio', 'Quita las entradas del blog de la página de inicio'],
    ['pt', 'Esconde os artigos do blog na página inicial', 'Remove os artigos do blog da página inicial'],
  ])('%s: %s, %s', (language, hide, remove) => {
    expect(after(withBlog(language), hide)).toMatchObject({ lists: [{ most: 6, hidden: true }], listsOfBlog: 1 });
    expect(after(withBlog(language), remove)).toMatchObject({ lists: [], listsOfBlog: 1, isInMenu: true });
  });

  it('where there are none nothing else goes', () => {
    expect(after(plain('fr'), "Masque les articles du blog sur l'accueil").operations).toEqual([]);
    expect(after(plain('en'), 'Remove the posts from the home page').operations).toEqual([]);
  });
});

it.each<[Language, string]>([
  ['en', 'Add a blog post about rye'],
  ['en', 'can you write three blog posts about rye'],
  ['de', 'Schreib einen Blogbeitrag über Roggen'],
  ['fr', 'Écris un article de blog sur le seigle'],
  ['es', 'Escribe una entrada de blog sobre centeno'],
  ['pt', 'Escreve um artigo de blog sobre centeio'],
])('%s: to write is the blog editor’s: %s', (language, message) => {
  expect(after(withBlog(language), message).operations).toEqual([]);
});
