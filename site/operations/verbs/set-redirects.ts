import { z } from 'zod';
import { documentSchema } from '../../model/document.ts';
import { wrongRedirects } from '../../model/redirects.ts';
import type { Verb } from '../verb.ts';

const schema = z.strictObject({ type: z.literal('setRedirects'), redirects: documentSchema.shape.redirects });

export const setRedirects = {
  type: 'setRedirects',
  hint: 'Replaces the list of redirects. No address twice, and none that leads in a circle.',
  schema,
  apply: (document, { redirects }) => wrongRedirects(redirects) ?? { ...document, redirects },
  describe: () => 'Changed the redirects',
} satisfies Verb<typeof schema>;
