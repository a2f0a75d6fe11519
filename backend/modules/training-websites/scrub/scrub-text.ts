import { placeholder, textParts } from '#site/origins/marks.ts';
import type { PersonalFacts } from './personal-facts.ts';
import { accounts, shapes, type Shape } from './shapes.ts';
import { withoutEmails } from './without-emails.ts';

export type Personal = Shape | 'email' | 'name';
export type Counts = Record<Personal, number>;
export const noCounts = (): Counts => ({ email: 0, web: 0, phone: 0, address: 0, account: 0, name: 0 });

/** What stands in the place of what was taken out: short, since fields have limits. */
const gaps: Record<Personal, string> = {
  email: placeholder('email'),
  web: placeholder('link'),
  phone: placeholder('phone'),
  address: placeholder('address'),
  account: placeholder('account'),
  name: placeholder('name'),
};

/** What stands in the place of something, in the place of a gap: as a sign in which nothing more is found, until it is written. */
export type Replacer = { signOf(what: Personal, found: string): string; written(text: string): string };

export type Scrubber = (text: string) => string;

export type ScrubOptions = { isTight?: boolean; standIns?: Replacer | undefined };

/**
 * Takes what is personal out of texts and puts a gap in its place, or a stand-in. `counts` counts along. `isTight`: nothing is put in its
 * place, so that no text becomes longer.
 */
export function createScrubber(
  facts: PersonalFacts,
  counts: Counts,
  { isTight = false, standIns }: ScrubOptions = {},
): Scrubber {
  const gapFor = (what: Personal, found: string) => {
    counts[what] += 1;
    if (isTight) return '';
    return standIns ? standIns.signOf(what, found) : gaps[what];
  };
  const plain = (text: string): string => {
    let rest = text;
    for (const account of accounts) rest = rest.replace(account, (found) => gapFor('account', found));
    for (const email of facts.emails) rest = without(rest, spelled(email), (found) => gapFor('email', found));
    for (const address of facts.addresses) rest = without(rest, spelled(address), (found) => gapFor('address', found));
    for (const phone of facts.phones) rest = without(rest, [phone], (found) => gapFor('phone', found));
    rest = withoutEmails(rest, (found) => gapFor('email', found));
    for (const { shape, expression, isIt } of shapes)
      rest = rest.replace(expression, (found) => (isIt && !isIt(found) ? found : gapFor(shape, found)));
    for (const name of facts.names) rest = without(rest, spelled(name), (found) => gapFor('name', found));
    for (const part of facts.parts) rest = without(rest, [part, part.toUpperCase()], (found) => gapFor('name', found));
    return rest;
  };
  return (text) => {
    if (text === '') return text;
    const scrubbed = textParts(text)
      .map((part) => {
        if (part.kind === 'text') return plain(part.text);
        const inner = part.kind === 'proposal' ? part.text : part.wanted;
        const clean = plain(inner);
        if (part.kind === 'proposal') return `⟦${clean}⟧`;
        if (standIns) return placeholder(clean);
        // A gap holds no other gap.
        return clean === inner ? placeholder(inner) : (/\[\[\w{1,12}\]\]/.exec(clean)?.[0] ?? '');
      })
      .join('');
    if (scrubbed === text) return text;
    return standIns ? standIns.written(scrubbed).trim() : tidied(scrubbed);
  };
}

const spelled = (text: string): string[] => [...new Set([text, text.toUpperCase(), text.toLowerCase()])];

const WORD = /[\p{L}\p{M}\p{N}]/u;

/** The text with each of the spellings replaced where it stands as words of its own; a genitive's s goes with it. */
function without(text: string, spellings: readonly string[], gap: (found: string) => string): string {
  let rest = text;
  for (const spelling of spellings) {
    let kept = '';
    let from = 0;
    for (let at = rest.indexOf(spelling); at !== -1; at = rest.indexOf(spelling, at + 1)) {
      if (at < from || isWord(rest.slice(0, at).at(-1))) continue;
      const after = at + spelling.length;
      const end = rest[after] === 's' && !isWord(rest[after + 1]) ? after + 1 : after;
      if (isWord(rest[end])) continue;
      kept += rest.slice(from, at) + gap(spelling);
      from = end;
    }
    rest = kept + rest.slice(from);
  }
  return rest;
}

const isWord = (character: string | undefined): boolean => character !== undefined && WORD.test(character);

/** One gap for several in a row, and no space left over where something was taken out. */
const tidied = (text: string): string =>
  text
    .replace(/(\[\[\w{1,12}\]\])(?:[ ,-]{1,3}\1){1,20}/g, '$1')
    .replace(/ {2,40}/g, ' ')
    .trim();
