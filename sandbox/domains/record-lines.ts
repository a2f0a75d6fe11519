import { problemOf } from './record-values.ts';
import { RECORD_TYPES, type RecordType, type ZoneRecord } from './records.ts';

export type WrittenRecord = Pick<ZoneRecord, 'name' | 'type' | 'content' | 'ttl' | 'priority'>;
export type ReadLines = { records: WrittenRecord[] } | { problem: string };

export const DEFAULT_TTL = 300;
const MOST_RECORDS = 500;
const NAME_LABEL = /^(?:\*|[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)$/;

/** What stands in the text field: one record a line, `host ttl type value`. */
export function writeLines(records: WrittenRecord[]): string {
  return records
    .map(({ name, ttl, type, content, priority }) => {
      const value = priority === null ? content : `${priority} ${content}`;
      return `${name || '@'} ${ttl} ${type} ${value}`;
    })
    .join('\n');
}

/**
 * Reads such lines as people write or paste them: the TTL may be left out, `IN` may stand, the host may be the full name
 * with or without the zone's own; blank lines and those of `;` or `#` say nothing.
 */
export function readLines(text: string, zone: string): ReadLines {
  const records: WrittenRecord[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (!line || line.startsWith(';') || line.startsWith('#')) continue;
    const read = readLine(line, zone);
    if ('problem' in read) return { problem: `Line ${index + 1}: ${read.problem}.` };
    records.push(read);
  }
  if (records.length > MOST_RECORDS) return { problem: `A zone takes up to ${MOST_RECORDS} records.` };
  return { records };
}

function readLine(line: string, zone: string): WrittenRecord | { problem: string } {
  const { words, rest } = wordsBeforeValue(line);
  const host = words.shift() ?? '@';
  const type = typeIn(words.at(-1));
  if (!type)
    return { problem: `no type of record found; write host, type, value, with one of ${RECORD_TYPES.join(', ')}` };
  const between = words.slice(0, -1).filter((word) => word.toUpperCase() !== 'IN');
  const ttl = between.length ? Number(between[0]) : DEFAULT_TTL;
  if (between.length > 1 || !Number.isInteger(ttl) || ttl < 0 || ttl > 604_800)
    return { problem: 'the number before the type must be seconds to live, 0 to 604800' };
  const name = relativeName(host, zone);
  if (name === null) return { problem: `“${host}” is no host; write @ for the name itself, or such as www` };
  const value = { type, ...valueOf(type, rest) };
  const problem = problemOf(value);
  return problem ? { problem } : { name, ttl, ...value };
}

/** The words up to and with the type, and what comes behind it as it stands. */
function wordsBeforeValue(line: string): { words: string[]; rest: string } {
  const words: string[] = [];
  let rest = line;
  while (rest && words.length < 4) {
    const end = rest.search(/\s/);
    const word = end < 0 ? rest : rest.slice(0, end);
    rest = end < 0 ? '' : rest.slice(end).trim();
    words.push(word);
    if (words.length > 1 && typeIn(word)) break;
  }
  return { words, rest };
}

const typeIn = (word = ''): RecordType | undefined => RECORD_TYPES.find((type) => type === word.toUpperCase());

function valueOf(type: RecordType, rest: string): { content: string; priority: number | null } {
  const hasPriority = type === 'MX' || type === 'SRV';
  if (!hasPriority) return { content: rest, priority: null };
  const [first = '', ...more] = rest.split(/\s+/);
  return { content: more.join(' '), priority: /^\d{1,5}$/.test(first) ? Number(first) : null };
}

/** A host below the zone: without the zone's own name, which may be written in full; null when it is no host. */
export function relativeName(host: string, zone: string): string | null {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (name === '@' || name === '' || name === zone) return '';
  const relative = name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name;
  const isHost = relative.split('.').every((label) => NAME_LABEL.test(label));
  return isHost && relative.length + zone.length < 253 ? relative : null;
}
