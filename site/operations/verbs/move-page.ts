import { z } from 'zod';
import { idSchema } from '../../model/document.ts';
import { moved } from '../lists.ts';
import { indexSchema, noPage } from '../pages-and-sections.ts';
import type { Verb } from '../verb.ts';

const schema = z.strictObject({ type: z.literal('movePage'), pageId: idSchema, index: indexSchema });

export const movePage = {
  type: 'movePage',
  hint: 'Puts a page at another place among the pages, which is also the order of the menu.',
  schema,
  apply(document, { pageId, index }) {
    const from = document.pages.findIndex((page) => page.id === pageId);
    return from < 0 ? noPage() : { ...document, pages: moved(document.pages, from, index) };
  },
  describe({ pageId }, _before, after) {
    const index = after.pages.findIndex((page) => page.id === pageId);
    const name = after.pages[index]?.title ?? '';
    const next = after.pages[index + 1];
    return next ? `Moved ${name} above ${next.title}` : `Moved ${name} to the end of the pages`;
  },
} satisfies Verb<typeof schema>;
