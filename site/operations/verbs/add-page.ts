import { z } from 'zod';
import { idSchema, pageSchema, seoFields, type Section } from '../../model/document.ts';
import { inserted } from '../lists.ts';
import { completed, indexSchema, newSectionSchema } from '../pages-and-sections.ts';
import type { Verb } from '../verb.ts';

const schema = z.strictObject({
  type: z.literal('addPage'),
  page: z.strictObject({
    id: idSchema,
    path: pageSchema.shape.path,
    title: pageSchema.shape.title,
    inMenu: z.boolean().default(true),
    seo: z.strictObject(seoFields).default({ title: '', description: '' }),
    sections: z.array(newSectionSchema).default([]),
  }),
  index: indexSchema.optional(),
});

export const addPage = {
  type: 'addPage',
  hint: 'Adds a page, at the end unless `index` says where.',
  schema,
  apply(document, { page, index }) {
    const sections: Section[] = [];
    for (const input of page.sections) {
      const made = completed(input, document);
      if (!made.ok) return made;
      sections.push(made.section);
    }
    return { ...document, pages: inserted(document.pages, { ...page, sections }, index) };
  },
  describe: ({ page }) => `New page ${page.title.trim()}`,
} satisfies Verb<typeof schema>;
