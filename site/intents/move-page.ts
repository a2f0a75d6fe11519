import { entry } from '../forms/entry.ts';
import { gone, placeFrom, type Intent } from './intent.ts';

export const movePage: Intent = {
  isQuiet: true,
  run: ({ document, form }) => {
    const from = document.pages.findIndex(({ id }) => id === entry(form, 'page'));
    const page = document.pages[from];
    if (!page) return gone('page');
    const index = placeFrom(form, from);
    if (index < 0 || index >= document.pages.length) return { ok: true, operations: [] };
    return { ok: true, operations: [{ type: 'movePage', pageId: page.id, index }], message: 'Moved' };
  },
};
