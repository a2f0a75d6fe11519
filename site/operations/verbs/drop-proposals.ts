import { z } from 'zod';
import { withProposalsDropped } from '../../origins/decide-proposals.ts';
import type { Verb } from '../verb.ts';
import { noProposals, proposalWords } from '../proposal-words.ts';

const schema = z.strictObject({ type: z.literal('dropProposals'), at: z.string().min(1).max(200).optional() });

export const dropProposals = {
  type: 'dropProposals',
  hint: 'Takes suggested texts out, with the entries and sections that hold nothing else. `at` as in keepProposals.',
  schema,
  apply(document, { at }) {
    const changed = withProposalsDropped(document, at);
    return changed === document ? noProposals() : changed;
  },
  describe: ({ at }, before) => `Dropped ${proposalWords(before, at)}`,
} satisfies Verb<typeof schema>;
