import { z } from 'zod';
import { MOST_BRIEF } from '#site/model/brief.ts';
import { plainLine, plainText } from '../websites/plain-text.ts';
import type { TrainingRow } from './store.ts';

export const statuses = ['NEW', 'GOOD', 'REJECTED'] as const;
export const origins = ['BRIEF', 'WEBSITE', 'ADDRESS'] as const;

const MOST_TAGS = 12;
const MOST_TAG = 40;

/** Tags as they are compared: small letters, each once. */
export const tagsSchema = z
  .array(plainLine(MOST_TAG, `A tag has at most ${MOST_TAG} characters.`))
  .transform((tags) => [...new Set(tags.map((tag) => tag.replaceAll(',', ' ').toLowerCase().trim()).filter(Boolean))])
  .pipe(z.array(z.string()).max(MOST_TAGS, `Use at most ${MOST_TAGS} tags.`));

export const titleSchema = plainLine(120, 'Keep the title to 120 characters or fewer.');

export const trainingInputSchema = z.object({
  title: titleSchema.pipe(z.string().min(1, 'It needs a title.')),
  brief: plainText(0, MOST_BRIEF, '', 'Keep the brief to 4,000 characters or fewer.'),
  tags: tagsSchema,
  score: z
    .number()
    .int()
    .min(1, 'A score is from 1 to 5.')
    .max(5, 'A score is from 1 to 5.')
    .nullish()
    .transform((score) => score ?? null),
  notes: plainText(0, 4000, '', 'Keep the notes to 4,000 characters or fewer.'),
  status: z.enum(statuses, 'Choose a status.'),
});

/** What staff can change of it, as its audit entries keep it and two edits are merged. */
export type TrainingFields = Omit<z.output<typeof trainingInputSchema>, 'tags'> & { tags: string };

const joined = (tags: readonly string[]) => tags.join(', ');

export const fieldsOf = ({
  title,
  brief,
  tags,
  score,
  notes,
  status,
}: Pick<TrainingRow, 'title' | 'brief' | 'tags' | 'score' | 'notes' | 'status'>): TrainingFields => ({
  title,
  brief,
  tags: joined(tags),
  score,
  notes,
  status,
});

/** The columns of such fields. */
export const columnsOf = ({ tags, ...fields }: TrainingFields) => ({
  ...fields,
  tags: tags === '' ? [] : tags.split(', '),
});
