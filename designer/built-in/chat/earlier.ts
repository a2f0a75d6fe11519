import type { ChatRequest } from '../../designer.ts';
import { ORDINAL, WORDS } from './ordinals.ts';

const SAME =
  /^(?:and |now )?(?:do )?(?:please )?the same (?:thing )?(?:on|for|to|with|in|at) (?:the )?(.{2,40}?)[.!]*$/iu;
const NEXT_ONE = new RegExp(
  String.raw`^(?:and |also |now )*(?:remove |delete )?(?:the )?(${ORDINAL}) (?:one|ones)?(?: too| as well| also)?[.!]*$`,
  'iu',
);
/** "And the baguette too", after "remove the rye loaf from the menu". */
const TOO = /^(?:and|also)(?: also)? (?:the |our )?(.{2,40}?)(?: too| as well| also)?[.!]*$/iu;
const DEED =
  /^(?:please )?(remove|delete|drop|hide|show|duplicate|take out|get rid of) (?:the |our )?(.{2,40}?)((?: from| off) (?:the |our )?.{2,30})?$/iu;
const PLACED = /\s+(?:to|on|in|at) (?:the |our )?[\p{L} ]{2,30}? ?page\b/iu;
const REMOVED = new RegExp(
  String.raw`^(?:please )?(?:remove|delete|drop|take out|get rid of) (?:the )?(${ORDINAL})\b`,
  'iu',
);

/** A request that leans on the one before ("the same on the about page", "and the third one too"), said in full. */
export function leaningOn({ message, history }: ChatRequest): string | undefined {
  const before = history
    .findLast((turn) => turn.role === 'user')
    ?.text.trim()
    .replace(/[.!]+$/, '');
  if (!before) return undefined;
  const same = SAME.exec(message.trim())?.[1];
  if (same) {
    const where = /page$/i.test(same) || /^(?:home|start)/i.test(same) ? same : `${same} page`;
    return `${before.replace(PLACED, '')} to the ${where}`;
  }
  const too = TOO.exec(message.trim())?.[1];
  const deed = too && DEED.exec(before);
  if (too && deed && !/\bone\b/i.test(too)) return `${deed[1] ?? ''} the ${too}${deed[3] ?? ''}`;
  const next = NEXT_ONE.exec(message.trim())?.[1]?.toLowerCase();
  const last = REMOVED.exec(before)?.[1]?.toLowerCase();
  if (next && last) {
    const [wanted, gone] = [WORDS.indexOf(next), WORDS.indexOf(last)];
    // What stood third stands second once the second is gone.
    const now = wanted > gone && gone >= 0 ? (WORDS[wanted - 1] ?? next) : next;
    return before.replace(new RegExp(String.raw`\b${last}\b`, 'i'), now);
  }
  return undefined;
}
