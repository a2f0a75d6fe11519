import { z } from 'zod';
import { documentSchema } from '../../model/document.ts';
import type { Verb } from '../verb.ts';

const schema = z.strictObject({ type: z.literal('setLanguage'), language: documentSchema.shape.language });

export const setLanguage = {
  type: 'setLanguage',
  hint: 'Changes the language of the fixed words (“Opening hours”) and of what browsers and search engines are told.',
  schema,
  apply: (document, { language }) => ({ ...document, language }),
  describe: ({ language }) => `Changed the language to ${language}`,
} satisfies Verb<typeof schema>;
