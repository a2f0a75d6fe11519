import type { Replaced } from '../../../db/schema.ts';
import type { PersonalFacts } from '../../training-websites/scrub/personal-facts.ts';
import type { Personal } from '../../training-websites/scrub/scrub-text.ts';

const FIRST = ['Robin', 'Alex', 'Sam', 'Kim', 'Charlie', 'Toni', 'Luca', 'Noa', 'Mika', 'Sascha', 'Jules', 'Andrea'];
const LAST = ['Winter', 'Berg', 'Stone', 'Fields', 'Rivers', 'Hill', 'Brooks', 'Lake', 'Forest', 'Marsh'];

/** What staff read of each kind. */
const kinds: Record<Personal, string> = {
  name: 'name',
  email: 'mail address',
  phone: 'phone number',
  address: 'postal address',
  web: 'link or profile',
  account: 'account number',
};

/** Invented, and free to be used so: numbers and domains that belong to nobody. */
const invented: Record<Exclude<Personal, 'name'>, (nth: number, found: string) => string> = {
  email: (nth) => `mail${nth}@example.com`,
  phone: (nth) => `01632 960${String(nth).padStart(3, '0')}`,
  address: (nth) => `${nth} Example Street`,
  web: (nth, found) => (found.startsWith('@') ? `@example${nth}` : `https://example.com/${nth}`),
  account: (nth) => `XX00 0000 0000 0000 ${String(nth).padStart(4, '0')}`,
};

/** Stand-ins are marked by one sign each while a text is searched, so that nothing is found in them. */
const FIRST_SIGN = 0xe100;
const SIGNS = /[\ue100-\uf8ff]/g;

/** The same stand-in for the same fact, wherever it stands: what was said, what was answered, the website. */
export type StandIns = {
  /** The sign that marks it until `written`. */
  signOf(kind: Personal, found: string): string;
  /** The text with stand-ins in the place of their signs. */
  written(text: string): string;
  /** What took the place of what, without what that was; only what stands in one of these texts. */
  replacedIn(texts: readonly string[]): Replaced;
};

type StandIn = { kind: Personal; text: string };

export function createStandIns({ names, parts }: Pick<PersonalFacts, 'names' | 'parts'>): StandIns {
  const all: StandIn[] = [];
  const known = new Map<string, number>();
  const taken = new Set([...names.flatMap(wordsOf), ...parts].map((word) => word.toLowerCase()));
  const isFree = (word: string) => !taken.has(word.toLowerCase());
  const [first, last] = [FIRST.filter(isFree), LAST.filter(isFree)];
  const people: { words: string[]; name: [string, string] }[] = [];

  const personFor = (words: string[]) => {
    const nth = people.length;
    const name: [string, string] = [
      first[nth % first.length] ?? 'Person',
      last[Math.floor(nth / first.length) % last.length] ?? String(nth),
    ];
    const person = { words, name };
    people.push(person);
    return person;
  };
  function nameFor(found: string): string {
    const words = wordsOf(found.toLowerCase());
    const [word = ''] = words;
    if (words.length > 1) return personFor(words).name.join(' ');
    const person = people.find((one) => one.words.includes(word)) ?? personFor(words);
    return person.name[person.words.length > 1 && person.words.at(-1) === word ? 1 : 0];
  }

  function numberOf(kind: Personal, found: string): number {
    const key = `${kind} ${asKey(kind, found)}`;
    const there = known.get(key);
    if (there !== undefined) return there;
    const nth = all.filter((one) => one.kind === kind).length + 1;
    all.push({ kind, text: kind === 'name' ? nameFor(found) : invented[kind](nth, found) });
    known.set(key, all.length - 1);
    return all.length - 1;
  }

  // Whole names first, so that a first name alone is the same person's.
  for (const name of [...names, ...parts]) numberOf('name', name);
  return {
    signOf: (kind, found) => String.fromCharCode(FIRST_SIGN + numberOf(kind, found)),
    written: (text) => text.replace(SIGNS, (sign) => all[sign.charCodeAt(0) - FIRST_SIGN]?.text ?? sign),
    replacedIn(texts) {
      let rest = texts.join('\n');
      // The longest first, so that a first name in a whole one is not told by itself.
      return all
        .toSorted((a, b) => b.text.length - a.text.length)
        .flatMap(({ kind, text }) => {
          const parts = rest.split(text);
          rest = parts.join('\n');
          return parts.length > 1 ? [{ kind: kinds[kind], standIn: text, times: parts.length - 1 }] : [];
        });
    },
  };
}

const wordsOf = (name: string): string[] => name.split(/[^\p{L}\p{M}’'-]+/u).filter(Boolean);

const asKey = (kind: Personal, found: string): string => {
  // With and without the code of its country, and however it is parted.
  if (kind === 'phone') return found.replace(/\P{Nd}/gu, '').slice(-9);
  return found.toLowerCase().replace(/\s+/g, ' ').trim();
};
