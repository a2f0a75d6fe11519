import { entry } from '../forms/entry.ts';
import { pagePath, type WebsiteDocument } from '../model/document.ts';
import { pathFromTitle } from '../model/page-path.ts';
import { invalid, type Intent } from './intent.ts';

const isTaken = (document: WebsiteDocument, path: string) => document.pages.some((page) => page.path === path);

/** Adds an empty page. Without a path of its own it gets one from its name. */
export const addPage: Intent = {
  isTyped: true,
  run: ({ document, form, newId }) => {
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
  },
};
