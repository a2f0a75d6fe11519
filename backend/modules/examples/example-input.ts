import { z } from 'zod';
import { callTrouble } from '#designer/model/call-trouble.ts';
import { isRecord } from '#site/model/json.ts';
import type { ExampleAnswer, ExpectedCall } from '../../db/schema.ts';
import { plainText } from '../websites/plain-text.ts';
import { tagsSchema } from '../training-websites/training-input.ts';

import type { ExampleRow } from './store.ts';

export const kinds = ['ANSWER', 'PREFERENCE'] as const;
export const tasks = ['BRIEF', 'MESSAGE'] as const;
export const sources = ['TRAINING', 'CONSENT', 'PLAYGROUND', 'IMPORT', 'HAND'] as const;
export const states = ['NEW', 'APPROVED', 'REJECTED'] as const;
export const splits = ['TRAINING', 'VALIDATION'] as const;

export const MOST_WORDS = 20_000;
export const MOST_CALLS = 100;

/** A list of calls, each of a tool that there is, with arguments that it takes. */
export const callsSchema = z.unknown().transform((value, context): ExpectedCall[] => {
  const trouble = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (!Array.isArray(value)) return trouble('Write a list of calls, such as [{"name": "setBrand", "input": {…}}].');
  if (value.length > MOST_CALLS) return trouble(`Use at most ${MOST_CALLS} calls.`);
  const calls: ExpectedCall[] = [];
  for (const [index, call] of value.entries()) {
    const read = readCall(call);
    const wrong = read === null ? 'it needs a name and an input.' : callTrouble(read);
    if (read === null || wrong !== null) return trouble(`Call ${index + 1}: ${wrong}`);
    calls.push(read);
  }
  return calls;
});

function readCall(call: unknown): ExpectedCall | null {
  if (!isRecord(call)) return null;
  const { name, input } = call;
  return typeof name === 'string' && isRecord(input) ? { name, input } : null;
}

export const wordsSchema = plainText(
  1,
  MOST_WORDS,
  'Write what is asked for.',
  'Keep it to 20,000 characters or fewer.',
);
export const replySchema = plainText(0, 8000, '', 'Keep the reply to 8,000 characters or fewer.');

export const exampleInputSchema = z
  .object({
    words: wordsSchema,
    calls: callsSchema,
    reply: replySchema,
    tags: tagsSchema,
    score: z
      .number()
      .int()
      .min(1, 'A score is from 1 to 5.')
      .max(5, 'A score is from 1 to 5.')
      .nullish()
      .transform((score) => score ?? null),
  })
  .refine(({ calls, reply: said }) => calls.length > 0 || said !== '', {
    path: ['calls'],
    message: 'Write at least one call, or a reply.',
  });

/** What staff can change of it, as its audit entries keep it and two edits are merged; `calls` as JSON in lines. */
export type ExampleFields = { words: string; calls: string; reply: string; tags: string; score: number | null };

export const fieldsOf = ({
  words,
  answer,
  tags,
  score,
}: Pick<ExampleRow, 'words' | 'tags' | 'score'> & { answer: ExampleAnswer }): ExampleFields => ({
  words,
  calls: linesOf(answer.calls),
  reply: answer.reply,
  tags: tags.join(', '),
  score,
});

/** Calls as people read and edit them. */
export const linesOf = (calls: readonly ExpectedCall[]): string => JSON.stringify(calls, null, 2);

/** The columns of such fields. */
export const columnsOf = ({ words, calls, reply: said, tags, score }: ExampleFields) => ({
  words,
  answer: { calls: callsSchema.parse(JSON.parse(calls)), reply: said },
  tags: tags === '' ? [] : tags.split(', '),
  score,
});
