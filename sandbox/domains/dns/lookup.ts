import type { Answer } from 'dns-packet';
import { asAnswer } from '../record-values.ts';
import type { ZoneRecord } from '../records.ts';
import { NAME_SERVERS, type ServedZone } from '../zones.ts';
import { dsRecord, isSigned, keyRecord } from './keys.ts';

/** Seconds that "no such name" may be kept. */
const NEGATIVE_TTL = 60;

/** The records of a name in its zone; a wildcard stands in where nothing else is. Null: there is no such name. */
export function recordsAt(zone: ServedZone, name: string): ZoneRecord[] | null {
  const relative = name === zone.name ? '' : name.slice(0, -zone.name.length - 1);
  const own = zone.records.filter((record) => record.name === relative);
  if (own.length || exists(zone, relative)) return own;
  for (let above = parentOf(relative); ; above = parentOf(above)) {
    const wildcard = above ? `*.${above}` : '*';
    const found = zone.records.filter((record) => record.name === wildcard);
    if (found.length) return found;
    if (exists(zone, above)) return null;
  }
}
const parentOf = (relative: string) => relative.split('.').slice(1).join('.');
const exists = (zone: ServedZone, relative: string) =>
  relative === '' || zone.records.some(({ name }) => name === relative || name.endsWith(`.${relative}`));

/** What answers a question of this type; `ANY` gets everything. */
export function matching(zone: ServedZone, found: ZoneRecord[], name: string, type: string): Answer[] {
  const written = found
    .filter((record) => type === 'ANY' || record.type === type)
    .map((record) => asAnswer(record, name))
    .filter((answer) => answer !== null);
  if (name !== zone.name) return written;
  if (type === 'SOA' || type === 'ANY') written.push(soaOf(zone));
  if (type === 'DS' && isSigned(zone)) written.push(dsRecord(zone));
  if (type === 'DNSKEY' && isSigned(zone)) written.push(keyRecord(zone));
  return written;
}

export const soaOf = (zone: ServedZone): Answer => ({
  name: zone.name || '.',
  type: 'SOA',
  ttl: NEGATIVE_TTL,
  data: {
    mname: NAME_SERVERS[0] ?? '',
    rname: 'hostmaster.domains.test',
    serial: zone.serial,
    refresh: 7200,
    retry: 900,
    expire: 1_209_600,
    minimum: NEGATIVE_TTL,
  },
});
