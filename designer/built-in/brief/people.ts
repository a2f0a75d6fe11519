import type { Span } from './span.ts';
import { LETTER, LOWER, UPPER } from './letters.ts';

export type Person = { name: string; role: string };
export type ReadPeople = { people: Person[]; spans: Span[] };

const WORD = String.raw`(?:[${UPPER}][${LOWER}’']+(?:-[${UPPER}][${LOWER}]+)*|[${UPPER}][${LOWER}]*[${UPPER}][${LOWER}]+|[${UPPER}]\.|O['’][${UPPER}][${LOWER}]+)`;
const PARTICLE = String.raw`(?:van der|van den|von der|de la|de los|van|von|de|da|del|di|du|la|le|el|al|bin|ben)`;
const TITLE = String.raw`(?:Dr\.?(?: med\.?(?: dent\.?)?)?|Prof\.?|Mr\.?|Mrs\.?|Ms\.?|Chef|Frau|Herr|Mme|Señora?|Doña?|Sister|Father|Coach)`;
const NAME = String.raw`(?:${TITLE} )?${WORD}(?: ${PARTICLE})?(?: ${WORD}){0,2}`;
const NAMES = String.raw`${NAME}(?:(?:, ${NAME})*,? (?:and|&|und|y|et) ${NAME})?`;

const RUN_BY = new RegExp(
  String.raw`(?:\b(?:run|owned|led|founded|started|opened|established|managed|headed|taught|staffed|operated|created|set up)(?: and (?:run|owned|led|founded|managed|operated))? (?:together )?by|\b(?:geführt|gegründet|geleitet|betrieben|eröffnet) von|\b(?:tenue?|dirigée?|fondée?|gérée?) par|\b(?:dirigid[ao]|fundad[ao]|llevad[ao]|regentad[ao]) por)(?: (?:the|my|our) (?:[${LOWER}]+ )?(?:couple|sisters|brothers|siblings|friends|chefs?|owners?))?(?: (?:sisters|brothers|siblings|friends|chef|owner|owners|master [${LOWER}]+))? (${NAMES})`,
  'gu',
);
const SELF = new RegExp(
  String.raw`\b(?:I am|I['’]m|[Mm]y name is|[Ii]ch bin|[Ii]ch heiße|[Jj]e suis|[Jj]e m['’]appelle|[Ss]oy|[Mm]e llamo|[Ww]e are|[Ww]e['’]re|[Ww]ir sind) (${NAMES})`,
  'gu',
);
const ROLE_WORDS = String.raw`(?:(?:co-)?owner|(?:co-)?founder|director|manager|chef|head chef|pastry chef|sous chef|baker|head baker|master baker|barista|head barista|barber|master barber|stylist|hairdresser|colourist|colorist|dentist|doctor|physiotherapist|therapist|nurse|assistant|receptionist|teacher|instructor|trainer|coach|lawyer|attorney|solicitor|partner|accountant|architect|engineer|designer|developer|photographer|mechanic|electrician|plumber|carpenter|master carpenter|gardener|florist|winemaker|brewer|head brewer|butcher|cheesemaker|guide|farmer|beekeeper|tattoo artist|artist|curator|host|hygienist|orthodontist|veterinarian|vet|midwife|psychologist|optician|pharmacist|potter|tailor|goldsmith|foreman|apprentice|sommelier|CEO|CTO|Inhaber(?:in)?|Gründer(?:in)?|Geschäftsführer(?:in)?|Küchenchef(?:in)?|Bäckermeister(?:in)?|Zahnarzt|Zahnärztin|Meister(?:in)?|propriétaire|fondat(?:eur|rice)|chef(?:fe)? de cuisine|dueñ[oa]|fundador[a]?|cocinero|cocinera|propietari[oa])`;
const ROLE = String.raw`(?:(?:our|the|my|your|head|lead|senior|chief|certified|licensed|qualified|master|a|an) )*(?:[${LOWER}]+ )?${ROLE_WORDS}(?: and (?:[${LOWER}]+ )?${ROLE_WORDS})?`;
const ROLE_BEFORE = new RegExp(
  String.raw`(?<![${LETTER}])(${ROLE})(?:,? (?:is|named|called|ist|est|es|:)|:)? (${NAMES})`,
  'gu',
);
const ROLE_AFTER = new RegExp(
  String.raw`(${NAME})(?:,? (?:is|works as|joined as|as)(?: our| the| an?)? |, (?:our |the |an? )?| \((?:our |the |an? )?)((?:[${LOWER}]+ )?${ROLE_WORDS}(?: and (?:[${LOWER}]+ )?${ROLE_WORDS})?)(?![${LETTER}])`,
  'gu',
);
const TITLED = new RegExp(
  String.raw`(?<![${LETTER}])(?:Dr\.?(?: med\.?(?: dent\.?)?)?|Prof\.?) ${WORD}(?: ${PARTICLE})?(?: ${WORD}){0,2}`,
  'gu',
);

const TITLE_FIRST = /^(?:Dr|Prof|Mr|Mrs|Ms)\b/u;
const NOT_A_NAME =
  /^(?:The|Our|We|My|A|An|I|It|This|That|They|Our|And|In|On|At|Open|Call|All|Every|Based|Since|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Please|Home|About|Contact|Services|Menu|Proud|Happy|Known|Located|Here|Not|Very|Just|Also|Looking|One|Two|New|Old|Fully|Certified|Licensed|Passionate|Friendly|English|German|French|Spanish|Italian|Local|Family)\b/u;

const trimmed = (name: string) =>
  name
    .trim()
    .replace(/[.,;:]+$/, '')
    .replace(/['’]s$/, '');

/** "Anna and Luis Moreno" names two people who share the family name. */
function peopleIn(names: string): string[] {
  const parts = names
    .split(/,? (?:and|&|und|y|et) |, /u)
    .map(trimmed)
    .filter(Boolean);
  const last = parts.at(-1);
  const family = last?.split(' ').slice(1).join(' ');
  return parts
    .map((part) => (family && !part.includes(' ') && parts.length > 1 ? `${part} ${family}` : part))
    .filter((part) => !NOT_A_NAME.test(part));
}

const roleWord = (role: string) => {
  const plain = role.trim().replace(/^(?:(?:our|the|my|your|a|an) )+/iu, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** The people whom a brief names, with the roles it gives them. `organisation` is the business's own name and is no person. */
export function readPeople(text: string, organisation: string): ReadPeople {
  const found = new Map<string, Person>();
  const spans: Span[] = [];
  const add = (names: string, role: string, at: number, whole: string, own = false) => {
    for (const name of peopleIn(names)) {
      const key = name.replace(/^(?:Dr\.?|Prof\.?|Mr\.?|Mrs\.?|Ms\.?|Chef) /, '');
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
  for (const match of text.matchAll(RUN_BY)) add(match[1] ?? '', '', match.index, match[0]);
  for (const match of text.matchAll(SELF)) {
    const names = match[1] ?? '';
    const follows = text.slice(match.index + match[0].length, match.index + match[0].length + 24);
    if (!/^['’]s|^ (?:GmbH|Ltd|Inc|LLC)/.test(follows) && !/^[Ww]/.test(match[0]))
      add(names, '', match.index, match[0], true);
    else if (/^[Ww]/.test(match[0]) && names !== organisation && / (?:and|&|und|y|et) /.test(names))
      add(names, '', match.index, match[0]);
  }
  for (const match of text.matchAll(ROLE_BEFORE))
    if (!NOT_A_NAME.test(match[2] ?? '')) add(match[2] ?? '', roleWord(match[1] ?? ''), match.index, match[0]);
  for (const match of text.matchAll(ROLE_AFTER))
    if (!NOT_A_NAME.test(match[1] ?? '')) add(match[1] ?? '', roleWord(match[2] ?? ''), match.index, match[0]);
  for (const match of text.matchAll(TITLED)) add(match[0], '', match.index, match[0]);
  return { people: [...found.values()].slice(0, 12), spans };
}
