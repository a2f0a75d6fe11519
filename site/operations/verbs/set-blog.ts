import { z } from 'zod';
import { withBlogAt } from '../../model/blog-address.ts';
import { blogFields, type Section } from '../../model/document.ts';
import { partName } from '../../model/part-names.ts';
import { patched, patchOf } from '../../model/patch.ts';
import { completed, newSectionSchema } from '../pages-and-sections.ts';
import type { Verb } from '../verb.ts';
import { changedNames, fieldWords } from '../words.ts';

const schema = patchOf(blogFields).extend({
  type: z.literal('setBlog'),
  sections: z.array(newSectionSchema).max(10).optional(),
});

export const setBlog = {
  type: 'setBlog',
  hint: 'Changes the blog as a whole: its address, how many posts a page lists, how the page of a post looks, and `sections`, all that stand below every post.',
  schema,
  apply(document, { type: _type, path = document.blog.path, sections, ...patch }) {
    const below: Section[] = [];
    for (const input of sections ?? []) {
      const made = completed(input, document);
      if (!made.ok) return made;
      below.push(made.section);
    }
    const there = withBlogAt(document, path);
    return { ...there, blog: patched(there.blog, { ...patch, ...(sections && { sections: below }) }) };
  },
  describe(_operation, before, after) {
    const names = changedNames(before.blog, after.blog).filter((name) => name !== 'formerPaths');
    const labels = names.map((name) => partName(['blog', name]).replace(/ of the blog$/, ''));
    return `Changed ${fieldWords(labels)} of the blog`;
  },
} satisfies Verb<typeof schema>;
