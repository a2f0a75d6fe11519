import { entry } from '../forms/entry.ts';
import { findPage } from '../model/find-section.ts';
import { gone, invalid, type Intent } from './intent.ts';

export const removePage: Intent = {
  run: ({ document, form }) => {
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
  },
};
