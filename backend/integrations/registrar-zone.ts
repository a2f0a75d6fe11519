import type { DNSimple, ZoneRecord } from 'dnsimple';

/** What a zone is to say at a host, a whole name without a dot at the end. */
export type ZoneEntry = { host: string; type: 'A' | 'AAAA' | 'CNAME' | 'TXT'; value: string };

/** Where one of these stands, the others would lead elsewhere. Texts and mail are not among them. */
const LEADING = new Set<string>(['A', 'AAAA', 'CNAME', 'ALIAS', 'URL', 'POOL']);
const TTL = 3600;

/** Has the zone of a name say what the entries say. Of what stands at their hosts, only what leads elsewhere or is out of date is taken out. */
export async function writeZoneRecords(
  { zones }: DNSimple,
  account: number,
  zone: string,
  entries: readonly ZoneEntry[],
): Promise<void> {
  const wanted = entries.map(({ host, type, value }) => ({ name: relative(host, zone), type, content: value }));
  const standing = await zones.listZoneRecords.collectAll(account, zone, { per_page: 100 });
  const isWanted = (record: ZoneRecord) => wanted.some((entry) => isSame(entry, record));
  const isInTheWay = (record: ZoneRecord) =>
    !record.system_record &&
    !isWanted(record) &&
    wanted.some(({ name, type }) => name === record.name && isAgainst(type, record));
  for (const { id } of standing.filter(isInTheWay)) await zones.deleteZoneRecord(account, zone, id);
  for (const entry of wanted)
    if (!standing.some((record) => isSame(entry, record)))
      await zones.createZoneRecord(account, zone, { ...entry, ttl: TTL });
}

/** Texts stand beside each other, but at a host that is ours alone an older one is out of date. */
const isAgainst = (type: string, record: ZoneRecord) =>
  type === 'TXT' ? record.type === 'TXT' && record.name.startsWith('_') : LEADING.has(record.type);

type Entry = { name: string; type: string; content: string };

const isSame = (entry: Entry, record: ZoneRecord) =>
  entry.name === record.name && entry.type === record.type && plain(entry.content) === plain(record.content);

/** Texts come back in quotation marks, names with a dot or without. */
const plain = (content: string) =>
  (content.startsWith('"') && content.endsWith('"') ? content.slice(1, -1) : content.replace(/\.$/, '')).toLowerCase();

const relative = (host: string, zone: string) => (host === zone ? '' : host.slice(0, -zone.length - 1));
