import { z } from 'zod';
import { toolChoices } from '../examples/content/offered-tools.ts';
import { kinds, sources, tasks } from '../examples/example-input.ts';
import { plainLine } from '../websites/plain-text.ts';

export const wishes = ['CANCEL', 'PAUSE', 'RESUME', 'LOOK'] as const;
export type Wish = (typeof wishes)[number];

const MOST_EPOCHS = 50;

export const modelName = plainLine(200, 'The name of a model has at most 200 characters.');

/** Which approved examples, and what is learned from them. */
export const planSchema = z.object({
  kind: z.enum(kinds, 'Choose what is learned.'),
  task: z
    .enum(tasks)
    .nullish()
    .transform((task) => task ?? null),
  source: z
    .enum(sources)
    .nullish()
    .transform((source) => source ?? null),
  tag: z
    .string()
    .max(100)
    .nullish()
    .transform((tag) => tag?.trim().toLowerCase() || null),
  tools: z.enum(toolChoices),
  baseModel: modelName.pipe(z.string().min(1, 'Name the model that learns.')),
  epochs: z
    .number('An epoch is a whole number.')
    .int('Epochs are a whole number.')
    .min(1, 'At least one epoch.')
    .max(MOST_EPOCHS, `At most ${MOST_EPOCHS} epochs.`)
    .nullish()
    .transform((epochs) => epochs ?? null),
});
export type PlanInput = z.output<typeof planSchema>;

export const startSchema = planSchema.safeExtend({
  key: z.string().regex(/^[\w-]{8,64}$/, 'Load this page again, then start the job.'),
  suffix: plainLine(40, 'A suffix has at most 40 characters.').pipe(
    z.string().regex(/^[\w-]*$/, 'Use letters, digits and dashes only.'),
  ),
  isCostAccepted: z.boolean(),
});

export const modelSchema = z.object({
  name: modelName.pipe(z.string().min(1, 'Write the name of the model, as the endpoint calls it.')),
  notes: plainLine(300, 'Keep the notes to 300 characters or fewer.'),
});
