import { entry } from '../forms/entry.ts';
import { findPage } from '../model/find-section.ts';
import { gone, type Intent } from './intent.ts';

export const setInMenu: Intent = {
  isQuiet: true,
  run: ({ document, form }) => {
    const page = findPage(document, entry(form, 'page'));
    if (!page) return gone('page');
    const inMenu = entry(form, 'inMenu') === 'true';
    return {
      ok: true,
      operations: [{ type: 'updatePage', pageId: page.id, inMenu }],
      message: inMenu ? `“${page.title}” is in the menu` : `“${page.title}” is no longer in the menu`,
    };
  },
};
