import { englishVerbs } from './english.ts';
import { frenchVerbs } from './french.ts';
import { germanVerbs } from './german.ts';
import { portugueseVerbs } from './portuguese.ts';
import { spanishVerbs } from './spanish.ts';

type Doing = { trade: string; verb: string; objects: string[] };

/** The tables by language, for proofs. */
export const verbTables = {
  en: englishVerbs,
  de: germanVerbs,
  fr: frenchVerbs,
  es: spanishVerbs,
  pt: portugueseVerbs,
};

function doingsOf(table: Readonly<Record<string, string>>): Doing[] {
  return Object.entries(table).flatMap(([trade, line]) =>
    line.split('; ').flatMap((entry) => {
      const [verbs = '', ...objects] = entry.split(' ');
      const things = objects.join(' ').split('|').filter(Boolean);
      return verbs.split('|').map((verb) => ({ trade, verb, objects: things }));
    }),
  );
}

const byStart = new Map<string, Doing[]>();
for (const doing of Object.values(verbTables).flatMap(doingsOf)) {
  const start = doing.verb.slice(0, 2);
  byStart.set(start, [...(byStart.get(start) ?? []), doing]);
}

/** Endings of verbs in the five languages, after the stems of the tables. */
const ENDING =
  /^(?:e|es|s|ed|d|ing|(?:t|p|n|m|g|r|l|b|k)ing|ies|y|ying|er|ers|en|ern|t|et|n|st|te|ten|ends?|ons|ez|ent|ant|ai[ts]?|eons|(?:s|ss|v|gn|d)?ons|(?:s|ss|v|gn|d)(?:e|es|ent)|ts|o|os|as|a|amos|emos|imos|ímos|mos|an|am|em|im|ar|ir|re|r|ço|zo|co|go|jo|yo|ye|yen|cemos|ndo|ando|iendo|endo|indo|eamos|eio|eia|io|ía|ie|ien)?$/u;

export type DoingFound = { trade: string; at: number; end: number };

const startsWith = (word: string, stem: string, most: number) =>
  word.startsWith(stem) && word.length - stem.length <= most;

/** Every place where a text says what somebody does and the trade of it: "photographs weddings", "schneide Haare". */
export function doingsIn(text: string): DoingFound[] {
  const found: DoingFound[] = [];
  const low = text.toLowerCase();
  const tokens = [...low.matchAll(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu)].slice(0, 400);
  for (const [index, token] of tokens.entries()) {
    const [word] = token;
    for (const { trade, verb, objects } of byStart.get(word.slice(0, 2)) ?? []) {
      if (!word.startsWith(verb) || !ENDING.test(word.slice(verb.length))) continue;
      const own = token.index + word.length;
      if (objects.length === 0) {
        const last = tokens
          .slice(index + 1, index + 4)
          .findLast((one) => !/[.!?;,\n]/u.test(low.slice(own, one.index)));
        found.push({ trade, at: token.index, end: last ? last.index + last[0].length : own });
        continue;
      }
      // What is done to: a few words on, in German also before the verb; never in another sentence.
      const near = tokens.slice(Math.max(0, index - 3), index + 7).filter((one) => {
        const between = low.slice(Math.min(own, one.index), Math.max(own, one.index));
        return one !== token && !/[.!?;\n](?:\s|$)/u.test(between);
      });
      const object = near.find((one) =>
        objects.some((thing) =>
          thing.includes(' ') ? low.startsWith(thing, one.index) : startsWith(one[0], thing, thing.length > 3 ? 5 : 3),
        ),
      );
      if (object)
        found.push({
          trade,
          at: Math.min(token.index, object.index),
          end: Math.max(own, object.index + object[0].length),
        });
    }
  }
  return found;
}
