import { z } from 'zod';
import { idSchema } from '../../model/document.ts';
import { failed } from '../../model/failure.ts';
import { findPage } from '../../model/find-section.ts';
import { noPage } from '../pages-and-sections.ts';
import type { Verb } from '../verb.ts';

const schema = z.strictObject({ type: z.literal('removePage'), pageId: idSchema });

export const removePage = {
  type: 'removePage',
  hint: 'Removes a page with its sections. The home page stays.',
  schema,
  apply(document, { pageId }) {
    const page = findPage(document, pageId);
    if (!page) return noPage();
    if (page.path === '/')
      return failed('INVALID', 'The home page cannot be removed. Change its sections instead.', 'pageId');
    return { ...document, pages: document.pages.filter((other) => other !== page) };
  },
  describe: ({ pageId }, before) => `Removed the page ${findPage(before, pageId)?.title ?? ''}`,
} satisfies Verb<typeof schema>;
