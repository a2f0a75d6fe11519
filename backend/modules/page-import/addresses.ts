import { attribute, isElement, plain } from './tree.ts';
import type { Element } from './tree.ts';

/** Postcodes that say by themselves what they are: GB, US, AU, CA, BR, PT, NL. */
const POSTCODES = [
  /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/,
  /\b[A-Z]{2},?\s\d{5}(?:-\d{4})?\b/,
  /\b(?:VIC|NSW|QLD|SA|WA|TAS|NT|ACT),?\s\d{4}\b/,
  /\b[A-Z]\d[A-Z]\s\d[A-Z]\d\b/,
  /\b\d{5}-\d{3}\b/,
  /\b\d{4}-\d{3}\b/,
  /\b\d{4}\s?[A-Z]{2}\b/,
];
/** Those that a town follows: five digits (DE, FR, ES, IT), four (AT, CH, BE, DK) where a line or its part begins. */
const BEFORE_TOWN = [
  /(?:^|[\s,(])(?:[A-Z]{1,2}[- ])?\d{5}\s(?=\p{Lu})/u,
  /(?:^|, )(?:[A-Z]{1,2}[- ])?\d{4}\s(?=\p{Lu})/u,
];

/** Words for streets. By language: en, de, fr, es, pt, it, nl. */
const STREET_WORDS =
  /(?:^|[\s,(·])(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|way|place|pl|court|ct|square|sq|terrace|close|crescent|boulevard|blvd|highway|hwy|parade|pde|row|yard|walk|hill|quay|wharf|mews|green|gardens|parkway|pike|rue|quai|chemin|allée|impasse|cours|route|faubourg|passage|ruelle|calle|c\/|avenida|avda|plaza|paseo|camino|carretera|ctra|ronda|travesía|rambla|barrio|rua|r|av|praça|travessa|tv|largo|estrada|rodovia|rod|alameda|via|viale|piazza|piazzale|corso|vicolo|strada)[.\s,]|^\s?(?:am|an der|auf der|im|in der|zum|zur|unter der) |(?:straße|strasse|str\.|gasse|weg|platz|allee|ring|ufer|damm|steig|markt|graben|gässli|straat|laan|plein|gracht|kade|singel|dreef)[\s,]/i;
const NUMBER_FIRST =
  /^(?:(?:unit|suite|no\.?|flat)\s)?[A-Z]?\d{1,5}[a-z]?(?:[-–/]\d{1,5}[a-z]?)?(?:\s(?:bis|ter))?,?\s(?:\p{L}|['’])/u;
const NUMBER_LAST =
  /\p{L}[.'’)]?,?\s(?:n\.?\s?[ºo°]\.?\s?|nr?\.?\s|no\.?\s|km\s|#)?\d{1,5}\s?[a-z]?(?:[-–/+]\s?[\da-z]{1,4})?(?:$|[\s,.;·)/])|(?:^|[\s,])s\/n(?:$|[\s,.])/iu;
const LABEL = /^\p{L}{3,14}(?:\s\p{L}{2,14})?:\s/u;
const LONGEST_STREET = 80;
const LONGEST_LINE = 200;
const SMALL =
  /^(?:de|del|della|delle|di|da|das|do|dos|du|des|la|las|le|les|los|lo|e|y|el|am|an|auf|bei|der|den|dem|im|in|zum|zur|van|von|het|bis|ter|of|the|and|s\/n|km|\p{Ll}{1,4}\p{P}\S{0,2}|bajo|piso|local|floor|suite|unit)$/u;

/** No sentence: its words begin with capitals, but for the small ones within names. */
function isWrittenAsName(text: string): boolean {
  const words = text.split(/[\s,·]+/).filter((word) => /^\p{L}/u.test(word));
  const loose = words.filter((word) => /^\p{Ll}/u.test(word) && !SMALL.test(word) && !STREET_WORDS.test(` ${word} `));
  return words.length > 0 && words.length <= 10 && loose.length === 0 && !/\p{L}{4}[.!?]$/u.test(text);
}

/** A street with its number, in either order. */
export function isStreet(text: string, isSure = false): boolean {
  const line = text.trim();
  if (line.length < 4 || line.length > LONGEST_STREET || !isWrittenAsName(line)) return false;
  const isOrdinal = /\d\.\s\p{L}/u.test(line) && !/\d\.\s?º/.test(line);
  const hasNumber = NUMBER_FIRST.test(line) || (NUMBER_LAST.test(line) && !isOrdinal);
  return hasNumber && (isSure || STREET_WORDS.test(` ${line} `));
}

const codeAt = (line: string): number => {
  const found = [...POSTCODES, ...BEFORE_TOWN].flatMap((pattern) => pattern.exec(line) ?? []);
  const all = [...POSTCODES, ...BEFORE_TOWN].map((pattern) => line.search(pattern)).filter((at) => at >= 0);
  return found.length === 0 ? -1 : Math.min(...all);
};

const cut = (line: string) =>
  (line.split(/\s[|·•]\s|;|(?<=[\dA-Z]{2})\.\s|\s(?=(?:Tel|Tél|Fon|Phone|Fax|E-?Mail)\b)/u)[0]?.trim() ?? '').replace(
    /(?<=[\dA-Z])\.$/,
    '',
  );

/** "at 12 Mill Lane" from its number on, when only a name follows. */
function fromNumber(part: string): string {
  const words = part.split(' ');
  const at = words.findLastIndex((word) => /^[A-Z]?\d{1,5}[a-z]?(?:[-–/]\d{1,5})?$/.test(word));
  const rest = words.slice(at + 1);
  return at >= 0 && rest.length >= 1 && rest.length <= 5 && rest.every((word) => /^\p{Lu}/u.test(word))
    ? words.slice(at).join(' ')
    : '';
}

/** "Come to 12 Mill Lane, Ely CB7 4AA": street and town stand on one line, at its end. */
function onOneLine(line: string, at: number): string {
  // "The Club. Mill Lane 3": what ends before the street is no part of it.
  const parts = line.slice(0, at).split(/,\s|\s[–·•|-]\s|(?<=\p{Ll}{3})\.\s(?=\p{Lu})/u);
  for (let from = parts.length - 1; from >= 0 && from >= parts.length - 4; from -= 1) {
    const part = (parts[from] ?? '')
      .replace(LABEL, '')
      .trim()
      .replace(/[,·•|–-]$/, '')
      .trim();
    const rest = parts.slice(from + 1).join(', ') + line.slice(at);
    const street = isStreet(part) ? part : fromNumber(part);
    if (street !== '' && isStreet(street)) return [street, cut(rest.replace(/^[,\s]+/, ''))].join('\n');
    const number = /^\d{1,5}\s?[a-z]?$/i.test(part.trim()) ? parts[from - 1] : undefined;
    if (number && isStreet(`${number} ${part}`)) return [`${number}, ${part}`, cut(rest)].join('\n');
  }
  return '';
}

/** A street on the lines above a town. */
function aboveTown(lines: readonly string[], at: number): string {
  const town = cut((lines[at] ?? '').replace(LABEL, ''));
  if (town.length > 70) return '';
  for (let above = at - 1; above >= Math.max(0, at - 3); above -= 1) {
    const line = (lines[above] ?? '').replace(LABEL, '').replace(/,$/, '');
    if (line.length > LONGEST_STREET) return '';
    if (isStreet(line) || (above === at - 1 && isStreet(line, true)))
      return [line, ...lines.slice(above + 1, at), town].join('\n');
  }
  return '';
}

/** Where the business is, by the shapes of addresses; '' where no street has a number. */
export function addressIn(lines: readonly string[]): string {
  let alone = '';
  for (const [at, whole] of lines.entries()) {
    const line = whole.trim().replace(/^- /, '');
    if (line.length > LONGEST_LINE || !/\d|s\/n/.test(line)) continue;
    const code = codeAt(line);
    const found = code > 0 ? onOneLine(line, code) || aboveTown(lines, at) : code === 0 ? aboveTown(lines, at) : '';
    if (found !== '') return found;
    const first = line.split(/\s[|·•]\s/)[0] ?? '';
    if (alone === '' && line.length <= 60 && isStreet(first)) alone = first;
  }
  return alone;
}

/** The town within an address. */
export function townOf(address: string): string {
  const line = address.split('\n').at(-1) ?? '';
  const at = codeAt(line);
  if (at < 0) return '';
  const words = (line.split('(')[0] ?? '').replace(/(?:CEP\s)?[A-Z]{0,2}-?\d[\dA-Z]*(?:[- ]\d[A-Z\d]{0,4})?/g, ' ');
  const town = words
    .split(/,|\s[–-]\s|\b[A-Z]{2,3}\b/)
    .map(plain)
    .find((part) => /^\p{Lu}[\p{L}\s'’.-]{1,40}$/u.test(part));
  return town ?? '';
}

/** What an `address` element says without ways to call or write. */
export function writtenAddress(element: Element): string {
  const lines: string[] = [''];
  const add = (parent: Element) => {
    for (const child of parent.children) {
      if (child.type === 'text') lines.push(`${lines.pop() ?? ''}${child.value.replace(/\s+/g, ' ')}`);
      else if (isElement(child) && !(child.tagName === 'a' && !/maps|\/map/.test(attribute(child, 'href')))) {
        if (/^(?:br|p|div|li|span)$/.test(child.tagName)) lines.push('');
        add(child);
        if (/^(?:p|div|li)$/.test(child.tagName)) lines.push('');
      }
    }
  };
  add(element);
  const said = lines
    .map(plain)
    .filter((line) => line !== '' && !/@|^(?:tel|phone|fax|mobil|e-?mail|t|m|f)\b/i.test(line));
  const streetFrom = said.findIndex((line) => /\d/.test(line));
  return said.slice(Math.max(0, streetFrom), Math.max(0, streetFrom) + 4).join('\n');
}
