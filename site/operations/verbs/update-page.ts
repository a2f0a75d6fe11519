import { z } from 'zod';
import { idSchema, pageSchema, seoFields } from '../../model/document.ts';
import { failed } from '../../model/failure.ts';
import { findPage } from '../../model/find-section.ts';
import { partName } from '../../model/part-names.ts';
import { patched, patchOf } from '../../model/patch.ts';
import { noPage } from '../pages-and-sections.ts';
import type { Verb } from '../verb.ts';
import { changedNames, fieldWords } from '../words.ts';
import { withBlogAt } from '../../model/blog-address.ts';
import { followPage } from '../../model/follow-page.ts';

const { path, title, inMenu } = pageSchema.shape;
const schema = patchOf({ path, title, inMenu, seo: patchOf(seoFields) }).extend({
  type: z.literal('updatePage'),
  pageId: idSchema,
});

export const updatePage = {
  type: 'updatePage',
  hint: 'Changes a page’s name, address, place in the menu or search texts. Links that lead to the page follow its address.',
  schema,
  apply(document, { type: _type, pageId, seo, ...patch }) {
    const page = findPage(document, pageId);
    if (!page) return noPage();
    if (page.path === '/' && patch.path !== undefined && patch.path !== '/') {
      return failed(
        'INVALID',
        'The home page keeps the address “/”. Give the other page a different address instead.',
        'path',
      );
    }
    const changed = { ...patched(page, patch), seo: patched(page.seo, seo ?? {}) };
    const pages = document.pages.map((other) => (other === page ? changed : other));
    const after = { ...document, pages };
    const isBlog = page.path === document.blog.path;
    return followPage(isBlog ? withBlogAt(after, changed.path) : after, page.path, changed.path);
  },
  describe({ pageId }, before, after) {
    const old = findPage(before, pageId);
    const page = findPage(after, pageId);
    if (!old || !page) return 'Changed a page';
    const own = changedNames(old, page).filter((name) => name !== 'sections');
    if (own.length === 1 && own[0] === 'title') return `Renamed the page ${old.title} to ${page.title}`;
    const paths = own.flatMap((name) =>
      name === 'seo' ? changedNames(old.seo, page.seo).map((part) => ['seo', part]) : [[name]],
    );
    const labels = paths.map((part) => partName(['pages', pageId, ...part]).replace(/ of a page$/, ''));
    return `Changed ${fieldWords(labels)} of ${page.title}`;
  },
} satisfies Verb<typeof schema>;
