import type { Span } from './span.ts';
import { isTradeWord } from '../trades/index.ts';
import { LETTER, LOWER, UPPER } from './letters.ts';
import { RELATION, ROLE_WORDS } from './roles.ts';

export type Person = { name: string; role: string };
export type ReadPeople = { people: Person[]; spans: Span[] };

const WORD = String.raw`(?:[${UPPER}][${LOWER}]*[${UPPER}][${LOWER}]+|[${UPPER}][${LOWER}’']+(?:-[${UPPER}][${LOWER}]+)*|[${UPPER}]\.|O['’][${UPPER}][${LOWER}]+)`;
const PARTICLE = String.raw`(?:van der|van den|von der|de la|de los|van|von|de|da|do|dos|del|di|du|la|le|el|al|bin|ben)`;
const TITLE = String.raw`(?:Dr\.?(?: med\.?(?: dent\.?)?)?|Prof\.?|Mr\.?|Mrs\.?|Ms\.?|Chef|Frau|Herr|Mme|Maître|Me|Dra\.?|Sra?\.?|Señora?|Doña?|Sister|Father|Coach)`;
const NAME = String.raw`(?:${TITLE} )?${WORD}(?: ${PARTICLE})?(?: ${WORD}){0,2}`;
const AND = String.raw`,? (?:and|&|und|y|e|et) (?:${RELATION} )?`;
const NAME_HERE = new RegExp(NAME, 'uy');
const AND_HERE = new RegExp(AND, 'uy');

/** Where a match of this sticky pattern at `at` ends, or -1. */
function endAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** The names that begin at `at`: one, or a list that ends in "and …". One pattern for the whole would take long to compile. */
function namesAt(text: string, at: number): string {
  const first = endAt(NAME_HERE, text, at);
  if (first < 0) return '';
  for (let end = first; ;) {
    const joined = endAt(AND_HERE, text, end);
    const last = joined < 0 ? -1 : endAt(NAME_HERE, text, joined);
    if (last >= 0) return text.slice(at, last);
    const next = text.startsWith(', ', end) ? endAt(NAME_HERE, text, end + 2) : -1;
    if (next < 0) return text.slice(at, first);
    end = next;
  }
}

/** Every place where `lead` stands before names: its match, the names, where the whole begins and ends. */
const ledNames = (text: string, lead: RegExp) =>
  [...text.matchAll(lead)].flatMap((match) => {
    const from = match.index + match[0].length;
    const names = namesAt(text, from);
    return names ? [{ match, names, whole: text.slice(match.index, from + names.length) }] : [];
  });

const RUN_BY = new RegExp(
  String.raw`(?:\b(?:run|owned|led|founded|started|opened|established|managed|headed|taught|staffed|operated|created|set up|blog|photographs)(?: and (?:run|owned|led|founded|managed|operated))? (?:together )?by|\b(?:inh(?:aber(?:in)?)?|prop|owner)\.?:?(?= )|\bbei(?= \p{Lu}\p{Ll}+ \p{Lu})|\b(?:geführt|gegründet|geleitet|betrieben|eröffnet) von|\b(?:tenue?|dirigée?|fondée?|gérée?) par|\b(?:dirigid[ao]|fundad[ao]|llevad[ao]|regentad[ao]|abert[ao]|gerid[ao]) (?:por|pel[oa]))(?: me,)?(?: (?:the|my|our) (?:[${LOWER}]+ )?(?:couple|sisters|brothers|siblings|friends|chefs?|owners?))?(?: (?:sisters|brothers|siblings|friends|chef|owner|owners|master [${LOWER}]+))? `,
  'giu',
);
const SELF = new RegExp(
  String.raw`\b(?:I am|I['’]m|[Mm]y name is|[Ii]ch bin|[Ii]ch heiße|[Jj]e suis|[Jj]e m['’]appelle|[Ss]oy|[Mm]e llamo|[Ss]ou|[Cc]hamo-me|[Ww]e are|[Ww]e['’]re|[Ww]ir sind|[Ss]omos|[Nn]ous sommes)(?: (?:two|three|four|five|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|dois|três|quatro):)? `,
  'gu',
);
const ROLE = String.raw`(?:(?:our|the|my|your|head|lead|senior|chief|certified|licensed|qualified|master|a|an) )*(?:[${LOWER}]+ )?${ROLE_WORDS}(?: and (?:[${LOWER}]+ )?${ROLE_WORDS})?`;
const ROLE_BEFORE = new RegExp(
  String.raw`(?<![${LETTER}])(${ROLE})(?:,? (?:is|named|called|ist|est|es|:)|:)? (?=[${UPPER}])`,
  'gu',
);
const ROLE_AFTER = new RegExp(
  String.raw`(${NAME})(?:,? (?:is|works as|joined as|as)(?: our| the| an?)? |, (?:our |the |an? )?| \((?:our |the |an? )?)((?:[${LOWER}]+ )?${ROLE_WORDS}(?: and (?:[${LOWER}]+ )?${ROLE_WORDS})?)(?![${LETTER}])`,
  'gu',
);
/** "My sister Carla Bianchi", "and I, Marco Bianchi,": two names and more, so that "my wife Rosa" in a story stays in it. */
const RELATED = new RegExp(
  String.raw`(?<![${LETTER}])(?:${RELATION}|[Ii],) (${WORD}(?: ${PARTICLE})?(?: ${WORD}){1,2})`,
  'gu',
);
const TITLED = new RegExp(
  String.raw`(?<![${LETTER}])(?:Dra?\.?(?: med\.?(?: dent\.?)?)?|Prof\.?|Maître) ${WORD}(?: ${PARTICLE})?(?: ${WORD}){0,2}`,
  'gu',
);

const TITLE_FIRST = /^(?:Dra?|Prof|Mr|Mrs|Ms|Maître)(?![\p{L}])/u;
const JOINT = new RegExp(String.raw`${AND}|, `, 'u');
/** "Rechtsanwalt Tom Brandt": what somebody is, written large before the name. */
const ROLE_FIRST = new RegExp(String.raw`^${ROLE_WORDS} (?=[${UPPER}])`, 'u');
const NOT_A_NAME =
  /^(?:The|Our|We|My|A|An|I|It|This|That|They|Our|And|In|On|At|Open|Call|All|Every|Based|Since|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Please|Home|About|Contact|Services|Menu|Proud|Happy|Known|Located|Here|Not|Very|Just|Also|Looking|One|Two|New|Old|Fully|Certified|Licensed|Passionate|Friendly|English|German|French|Spanish|Italian|Local|Family)(?!\p{L})/u;

const trimmed = (name: string) =>
  name
    .trim()
    .replace(/[.,;:]+$/, '')
    .replace(/['’]s$/, '');

/** "Anna and Luis Moreno" names two people who share the family name. */
function peopleIn(names: string): string[] {
  const parts = names
    .split(JOINT)
    .map((part) => trimmed(part).replace(ROLE_FIRST, ''))
    .filter(Boolean);
  const last = parts.at(-1);
  const family = last?.split(' ').slice(1).join(' ');
  return parts
    .map((part) => (family && !part.includes(' ') && parts.length > 1 ? `${part} ${family}` : part))
    .filter((part) => !NOT_A_NAME.test(part));
}

const roleWord = (role: string) => {
  const plain = role
    .trim()
    .replace(/^(?:(?:our|the|my|your|a|an) )+/iu, '')
    .replace(/(?<=(?:er|or|ist|ect|chef|host|guide|nurse|vet|lawyer|solicitor|partner|owner|founder))s$/u, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** The people whom a brief names, with the roles it gives them. `organisation` is the business's own name and is no person. */
export function readPeople(text: string, organisation: string): ReadPeople {
  const found = new Map<string, Person>();
  const spans: Span[] = [];
  const add = (names: string, role: string, at: number, whole: string, own = false) => {
    for (const name of peopleIn(names)) {
      // "Kowalski Sanitär, plumber" is a business, not a plumber of that name.
      if (name === organisation && !own && name.split(' ').some(isTradeWord)) continue;
      const key = name.replace(/^(?:Dra?\.?|Maître|Prof\.?|Mr\.?|Mrs\.?|Ms\.?|Chef) /, '');
      if (organisation === names && !role && !TITLE_FIRST.test(names) && !own) continue;
      const known = [...found.keys()].find(
        (one) => one === key || one.startsWith(`${key} `) || key.startsWith(`${one} `),
      );
      const existing = known ? found.get(known) : undefined;
      if (existing) {
        existing.role ||= role;
        if (name.length > existing.name.length) existing.name = name;
      } else found.set(key, { name, role });
    }
    spans.push({ start: at, end: at + whole.length });
  };
  for (const { match, names, whole } of ledNames(text, RUN_BY)) add(names, '', match.index, whole);
  for (const { match, names, whole } of ledNames(text, SELF)) {
    const follows = text.slice(match.index + whole.length, match.index + whole.length + 24);
    if (!/^['’]s|^ (?:GmbH|Ltd|Inc|LLC)/.test(follows) && !/^[WwN]|^[Ss]omos/.test(whole))
      add(names, '', match.index, whole, true);
    else if (/^[WwN]|^[Ss]omos/.test(whole) && names !== organisation && / (?:and|&|und|y|e|et) /.test(names))
      add(names, '', match.index, whole);
  }
  for (const { match, names, whole } of ledNames(text, ROLE_BEFORE))
    if (!NOT_A_NAME.test(names)) add(names, roleWord(match[1] ?? ''), match.index, whole);
  for (const match of text.matchAll(ROLE_AFTER))
    if (!NOT_A_NAME.test(match[1] ?? '')) add(match[1] ?? '', roleWord(match[2] ?? ''), match.index, match[0]);
  for (const match of text.matchAll(RELATED)) add(match[1] ?? '', '', match.index, match[0]);
  for (const match of text.matchAll(TITLED)) {
    const field = /^ \((\p{Ll}[\p{L}, &-]{2,48})\)/u.exec(text.slice(match.index + match[0].length));
    add(match[0], roleWord(field?.[1] ?? ''), match.index, match[0] + (field?.[0] ?? ''));
  }
  return { people: [...found.values()].slice(0, 12), spans };
}
