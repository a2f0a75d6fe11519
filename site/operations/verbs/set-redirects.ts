import { z } from 'zod';
import { documentSchema } from '../../model/document.ts';
import type { Verb } from '../verb.ts';

const schema = z.strictObject({ type: z.literal('setRedirects'), redirects: documentSchema.shape.redirects });

/** Replaces the list of redirects. */
export const setRedirects = {
  type: 'setRedirects',
  schema,
  apply: (document, { redirects }) => ({ ...document, redirects }),
  describe: () => 'Changed the redirects',
} satisfies Verb<typeof schema>;
