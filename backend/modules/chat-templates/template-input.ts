import { z } from 'zod';
import { parseInput } from '../../parse-input.ts';
import type { ChatTemplateFields } from '../../db/schema.ts';
import { problemWithVariables } from '../chat-prompts/variables.ts';
import { suggestionsIn } from '../chat-prompts/suggestions.ts';
import { plainLine, plainText } from '../websites/plain-text.ts';

const MOST_SUGGESTIONS = 4;
const LONGEST_SUGGESTION = 120;

/** Text for people or a model, in which variables may stand. */
const withVariables = (max: number, tooLong: string) =>
  plainText(0, max, '', tooLong).superRefine((text, context) => {
    const problem = problemWithVariables(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });

const inputSchema = z.object({
  name: plainLine(80, 'Keep the name to 80 characters or fewer.').pipe(
    z.string().min(1, 'A chat template needs a name.'),
  ),
  prompt: withVariables(20_000, 'A system prompt has at most 20,000 characters.'),
  greeting: withVariables(1000, 'A greeting has at most 1,000 characters.'),
  suggestions: withVariables(2000, 'Suggested prompts have at most 2,000 characters together.')
    .refine(
      (text) => suggestionsIn(text).length <= MOST_SUGGESTIONS,
      `Write ${MOST_SUGGESTIONS} suggested prompts at most, one a line.`,
    )
    .refine(
      (text) => suggestionsIn(text).every(({ length }) => length <= LONGEST_SUGGESTION),
      `A suggested prompt has at most ${LONGEST_SUGGESTION} characters.`,
    ),
  model: plainLine(100, 'The name of a model has at most 100 characters.')
    .nullish()
    .transform((name) => name || null),
  temperature: z
    .number('Write a number from 0 to 2.')
    .min(0, 'A temperature is from 0 to 2.')
    .max(2, 'A temperature is from 0 to 2.')
    .nullish()
    .transform((number) => number ?? null),
  exampleCount: z
    .number('Write a whole number from 0 to 10.')
    .int('Write a whole number from 0 to 10.')
    .min(0, 'Show 0 to 10 examples.')
    .max(10, 'Show 0 to 10 examples.'),
});

/** Throws INVALID with all messages by field. */
export const parseTemplateInput = (input: unknown): ChatTemplateFields => parseInput(inputSchema, input);

/** What staff can change of a template, as its versions and its audit entries keep it. */
export const fieldsOf = ({
  name,
  prompt,
  greeting,
  suggestions,
  model,
  temperature,
  exampleCount,
}: ChatTemplateFields): ChatTemplateFields => ({
  name,
  prompt,
  greeting,
  suggestions,
  model,
  temperature,
  exampleCount,
});
