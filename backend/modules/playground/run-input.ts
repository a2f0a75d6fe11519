import { z } from 'zod';
import { MOST_BRIEF } from '#site/model/brief.ts';
import { plainLine, plainText } from '../websites/plain-text.ts';

export const tasks = ['BRIEF', 'MESSAGE'] as const;
export const verdicts = ['LEFT', 'RIGHT', 'SAME'] as const;

const sideSchema = z.object({
  templateId: z.string().max(64).nullish(),
  version: z.number().int('A version is a whole number.').min(1, 'Versions begin with 1.').nullish(),
  model: plainLine(100, 'The name of a model has at most 100 characters.').nullish(),
  temperature: z.number().min(0, 'A temperature is from 0 to 2.').max(2, 'A temperature is from 0 to 2.').nullish(),
});
export type SideInput = z.output<typeof sideSchema>;

export const runSchema = z.object({
  task: z.enum(tasks, 'Choose what is asked for.'),
  words: plainText(
    3,
    MOST_BRIEF,
    'Write what is asked for: at least 3 characters.',
    'Keep it to 4,000 characters or fewer.',
  ),
  sample: z.string().max(120).nullish(),
  trainingId: z.string().max(64).nullish(),
  seed: z.number().int().min(0, 'A seed is 0 or more.').max(2_147_483_647, 'A seed is below 2,147,483,648.').nullish(),
  left: sideSchema,
  right: sideSchema,
});
export type RunInput = z.output<typeof runSchema>;
