import { z } from 'zod';
import { withProposalsKept } from '../../origins/decide-proposals.ts';
import type { Verb } from '../verb.ts';
import { noProposals, proposalWords } from '../proposal-words.ts';

const schema = z.strictObject({ type: z.literal('keepProposals'), at: z.string().min(1).max(200).optional() });

export const keepProposals = {
  type: 'keepProposals',
  hint: 'Makes suggested texts the owner’s. `at`: a change path such as sections/<id> or sections/<id>/props/items/2; left out: all of them.',
  schema,
  apply(document, { at }) {
    const changed = withProposalsKept(document, at);
    return changed === document ? noProposals() : changed;
  },
  describe: ({ at }, before) => `Kept ${proposalWords(before, at)}`,
} satisfies Verb<typeof schema>;
