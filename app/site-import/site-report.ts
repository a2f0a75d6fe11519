import { z } from 'zod';

const sentences = z.array(z.string()).catch([]);

/** What became of a website, as the API tells it. */
export const reportSchema = z.object({
  facts: z.array(z.object({ what: z.string(), value: z.string(), url: z.string() })).catch([]),
  look: sentences,
  unsure: sentences,
  pages: z
    .array(
      z.object({
        url: z.string(),
        path: z.string().nullable(),
        title: z.string(),
        kept: sentences,
        leftOut: sentences,
        unsure: sentences,
      }),
    )
    .catch([]),
});

export type SiteReport = z.output<typeof reportSchema>;
