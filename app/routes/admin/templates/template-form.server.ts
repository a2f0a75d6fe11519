import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { rejected, rejectedByApi } from '#app/forms/rejection.server.ts';
import { templates as designs } from '#site/templates/index.ts';

const templateSchema = z.object({
  name: z.string({ error: 'A template needs a name.' }).trim().max(80, 'A name has at most 80 characters.'),
  slug: z
    .string({ error: 'A template needs a slug.' })
    .trim()
    .max(60, 'A slug has at most 60 characters.')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single dashes.'),
  category: z
    .string({ error: 'Say which kind of business it suits.' })
    .trim()
    .max(60, 'A category has at most 60 characters.'),
  description: z.string().trim().max(300, 'A description has at most 300 characters.').default(''),
  builderNumber: z.coerce
    .number<string>()
    .int()
    .min(1, 'A builder number is 1 to 10.')
    .max(10, 'A builder number is 1 to 10.')
    .nullable()
    .default(null),
  published: z.boolean().default(false),
  design: z.enum(
    designs.map(({ id }) => id),
    'Choose one of the designs.',
  ),
});
export type TemplateFields = { [Name in keyof z.output<typeof templateSchema>]?: string | undefined };

/** What can be chosen as a template's form. */
export const designOptions = () => designs.map(({ id, name }) => ({ id, name }));

/** Reads the form and saves it; answers what was saved, or the form with what is wrong. */
export async function saveTemplate<Saved>(
  form: FormData,
  save: (input: z.output<typeof templateSchema>) => Promise<Saved>,
) {
  const submission = parseWithZod(form, { schema: templateSchema });
  if (submission.status !== 'success') return { rejection: rejected(submission) };
  try {
    return { saved: await save(submission.value) };
  } catch (error) {
    return { rejection: rejectedByApi(submission, error) };
  }
}
