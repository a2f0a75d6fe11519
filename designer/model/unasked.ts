import type { Operation } from '#site/operations/index.ts';
import type { Draft, Rules } from './draft.ts';

/** Words that ask for redirects, and to keep or drop suggestions, in the languages that people write to us in. */
const REDIRECTS = /\b(?:redirect|forward|old address|weiterleit|umleit|rediri)/iu;
const DECIDES =
  /\b(?:keep|accept|approve|suggest|propos|drop|reject|übernehm|behalt|annehm|vorschl|verwerf|gard|accept|refus|acept|mant|conserv|suger|propu|aceit|rejeit|descart|proposta)/iu;

/**
 * Why an operation may not be asked for at all, whatever the model believes; null when it may. What stands on a site could talk a
 * model into these; only the person's own words open the way.
 */
export function unasked(operation: Operation, { operations }: Draft, { said }: Rules): string | null {
  switch (operation.type) {
    case 'unlockFields':
      return 'Only the owner can unlock fields, in the editor.';
    case 'setRedirects':
      return REDIRECTS.test(said) ? null : 'The owner did not ask for redirects. Do not call setRedirects.';
    case 'keepProposals':
      if (!DECIDES.test(said)) return 'Only the owner decides which suggestions are kept. Leave them as they are.';
      // What this turn suggested itself nobody has seen.
      return operations.length > 0 ? 'Keep suggestions before you change anything else.' : null;
    default:
      return null;
  }
}
