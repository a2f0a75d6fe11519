import { pagePath, type WebsiteDocument } from '#site/model/document.ts';
import { findPage } from '#site/model/find-section.ts';
import { pathFromTitle } from '../page-path.ts';
import { entry, gone, invalid, placeFrom, type Intent } from './intent.ts';

const isTaken = (document: WebsiteDocument, path: string) => document.pages.some((page) => page.path === path);

/** Adds an empty page. Without a path of its own it gets one from its name. */
export const addPage: Intent = ({ document, form, newId }) => {
  const title = entry(form, 'title');
  const typedPath = entry(form, 'path');
  const values = { title, path: typedPath };
  if (title === '') return invalid('title', 'A page needs a name, such as “Menu”.', values);
  const path = pagePath.safeParse(
    typedPath === ''
      ? pathFromTitle(
          title,
          document.pages.map((page) => page.path),
        )
      : typedPath,
  );
  if (!path.success) return invalid('path', path.error.issues[0]?.message ?? 'This address cannot be used.', values);
  if (isTaken(document, path.data)) return invalid('path', `There is a page at ${path.data} already.`, values);
  const id = newId();
  return {
    ok: true,
    operations: [
      {
        type: 'addPage',
        page: { id, path: path.data, title, inMenu: true, seo: { title: '', description: '' }, sections: [] },
      },
    ],
    goTo: { panel: null, page: id, section: null },
    message: `Page “${title}” added`,
  };
};

export const movePage: Intent = ({ document, form }) => {
  const from = document.pages.findIndex(({ id }) => id === entry(form, 'page'));
  const page = document.pages[from];
  if (!page) return gone('page');
  const index = placeFrom(form, from);
  if (index < 0 || index >= document.pages.length) return { ok: true, operations: [] };
  return { ok: true, operations: [{ type: 'movePage', pageId: page.id, index }], message: 'Moved' };
};

export const setInMenu: Intent = ({ document, form }) => {
  const page = findPage(document, entry(form, 'page'));
  if (!page) return gone('page');
  const inMenu = entry(form, 'inMenu') === 'true';
  return {
    ok: true,
    operations: [{ type: 'updatePage', pageId: page.id, inMenu }],
    message: inMenu ? `“${page.title}” is in the menu` : `“${page.title}” left the menu`,
  };
};

export const removePage: Intent = ({ document, form }) => {
  const page = findPage(document, entry(form, 'page'));
  if (!page) return gone('page');
  if (document.pages.length === 1) return invalid('page', 'A website keeps at least one page.');
  return {
    ok: true,
    operations: [{ type: 'removePage', pageId: page.id }],
    goTo: { page: null, section: null, edit: null },
    message: `Page “${page.title}” removed`,
    offersUndo: true,
  };
};
