import { z } from 'zod';
import { templates as designs } from '#site/templates/index.ts';
import { parseInput } from '../../parse-input.ts';
import { plainLine, plainText } from '../websites/plain-text.ts';
import type { TemplateRow } from './store.ts';

/** In characters. */
export const MAX_NAME = 80;
export const MAX_SLUG = 60;

const name = plainLine(MAX_NAME, 'Keep the name to 80 characters or fewer.');

const templateInputSchema = z.object({
  name: name.pipe(z.string().min(1, 'A template needs a name.')),
  slug: z
    .string()
    .trim()
    .max(MAX_SLUG, 'Keep the slug to 60 characters or fewer.')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and dashes, such as quiet-bakery.'),
  category: plainLine(60, 'Keep the category to 60 characters or fewer.').pipe(
    z.string().min(1, 'Choose or write a category.'),
  ),
  description: plainText(0, 1000, '', 'Keep the description to 1,000 characters or fewer.'),
  builderNumber: z
    .number()
    .int()
    .min(1, 'Builders have the numbers 1 to 10.')
    .max(10, 'Builders have the numbers 1 to 10.')
    .nullish()
    .transform((number) => number ?? null),
  published: z.boolean(),
  design: z.string().refine((id) => designs.some((design) => design.id === id), 'Choose one of the designs there are.'),
});

export type TemplateInput = z.output<typeof templateInputSchema>;

/** What staff can change of a template, as its audit entries keep it. */
export const fieldsOf = ({
  name,
  slug,
  category,
  description,
  builderNumber,
  published,
  design,
}: TemplateRow): TemplateInput => ({ name, slug, category, description, builderNumber, published, design });

/** Throws INVALID with all messages by field. */
export const parseTemplateInput = (input: unknown): TemplateInput => parseInput(templateInputSchema, input);
