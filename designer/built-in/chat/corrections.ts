import { valuesIn, type ValueKind } from './document/spots.ts';
import { entriesWithin } from './document/named.ts';
import { tellingWords } from './document/prose.ts';
import { wordsOn } from './document/words-on.ts';
import { readRequest } from './message/request.ts';
import { namesIn } from './document/entries.ts';
import type { Situation } from './plan.ts';

const KINDS: readonly ValueKind[] = ['money', 'range', 'clock', 'date'];
const LONGEST = 14;
/** Most words that are none of a request: "sorry", "ment". */
const MOST_TELLING = 3;
/** A number without a unit, which takes the one of what it corrects. */
const BARE = /(?<![\p{L}\d.,:])\d[\d.,]{0,9}(?![\p{L}\d:%])/gu;

/**
 * "Actually make it £38", "sorry, I meant 15": a value that is of nothing else is of what the message before it was about. What comes
 * of it is that message with the value exchanged; undefined for a request of its own.
 */
export function correction(part: string, { earlier, heard, document }: Situation): string | undefined {
  if (earlier === '' || /["“”„«»]/u.test(part)) return undefined;
  const request = readRequest(part, heard, namesIn(document));
  if (request.tokens.length > LONGEST || request.has('do.add', 'do.remove', 'do.hide', 'do.undo')) return undefined;
  if (request.group('kind').length > 0 || request.has('part.phone', 'part.page', 'part.section')) return undefined;
  if (entriesWithin(document, request).some(({ score }) => score >= 0.6)) return undefined;
  const telling = tellingWords(request);
  if (telling.length > MOST_TELLING || telling.some((word) => wordsOn(document).has(word))) return undefined;
  const [said, before] = [valuesIn(part, heard), valuesIn(earlier, heard)];
  for (const kind of KINDS) {
    const [old, ...others] = before.filter((one) => one.kind === kind);
    if (!old || others.length > 0) continue;
    const fresh = said
      .filter((one) => one.kind === kind && one.key !== old.key)
      .map(({ start, end }) => part.slice(start, end));
    const words = earlier.slice(old.start, old.end);
    const bare = kind === 'money' && said.length === 0 ? bareIn(part, words) : fresh;
    const [value] = bare;
    if (value === undefined || bare.length > 1) continue;
    const next = /^\d/u.test(value) && kind === 'money' ? words.replace(/\d[\d.,]*\d|\d/u, value) : value;
    return earlier.slice(0, old.start) + next + earlier.slice(old.end);
  }
  return undefined;
}

/** Numbers of a part without the one that they take the place of. */
const bareIn = (part: string, old: string): string[] =>
  [...part.matchAll(BARE)].map(([number]) => number.replace(/[.,]$/u, '')).filter((number) => !old.includes(number));
