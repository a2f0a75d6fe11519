import { homeOf, isTaken, selfAndParents } from './names.ts';
import { DEFAULT_TTL, type WrittenRecord } from './record-lines.ts';
import { NO_FAULTS, nowAsText, type DomainRecords, type Faults, type Zone } from './records.ts';

/** The servers of every zone: this stand-in, under two names. */
export const NAME_SERVERS = ['ns1.domains.test', 'ns2.domains.test'];

/** What DNS needs to know of a zone; built-in ones exist in no file. */
export type ServedZone = Pick<Zone, 'name' | 'serial' | 'records'> & { faults: Faults };

export type Zones = ReturnType<typeof createZones>;

const nsRecords = NAME_SERVERS.map((content) => ({
  name: '',
  type: 'NS' as const,
  content,
  ttl: 3600,
  priority: null,
}));

/** Zones and faults by name. `hosts` are names of our own machines and their addresses, for themselves and all below. */
export function createZones(records: DomainRecords, hosts: Record<string, string[]>) {
  const builtIn = new Map<string, ServedZone>([
    [
      'domains.test',
      served(
        'domains.test',
        NAME_SERVERS.map((host) => addressRecord(host.split('.')[0] ?? '', '127.0.0.1')),
      ),
    ],
    ...Object.entries(hosts).map(([host, addresses]): [string, ServedZone] => [
      host,
      served(
        host,
        addresses.flatMap((address) => [addressRecord('', address), addressRecord('*', address)]),
      ),
    ]),
  ]);
  const faultsOf = (name: string) => records.faults.get(name) ?? NO_FAULTS;
  const numbered = (written: WrittenRecord[], before: Zone['records']) => {
    const known = [...before];
    return written.map((record) => {
      const at = known.findIndex((one) => isSame(one, record));
      const [kept] = at < 0 ? [] : known.splice(at, 1);
      const now = nowAsText();
      return kept ?? { ...record, id: records.newId(), createdAt: now, updatedAt: now };
    });
  };

  const change = (zone: Zone, changes: Partial<Zone>): Zone => {
    const changed = { ...zone, ...changes, serial: zone.serial + 1, updatedAt: nowAsText() };
    records.zones.set(zone.name, changed);
    return changed;
  };

  return {
    faultsOf,
    change,
    find: (name: string) => records.zones.get(name),
    all: () => records.zones.entries().map(([, zone]) => zone),
    isRegistered: (name: string) => {
      const zone = records.zones.get(name);
      return zone ? zone.registration !== 'pending' : isTaken(name);
    },

    /** The zone that a name lies in: one of the files unless it is on hold, one of ours, else the empty one of its ending. */
    serve(name: string): ServedZone {
      for (const candidate of selfAndParents(name)) {
        const zone = records.zones.get(candidate);
        const faults = faultsOf(candidate);
        if (zone && zone.registration !== 'pending' && faults.registry !== 'on-hold') return { ...zone, faults };
        const ours = builtIn.get(candidate);
        if (ours) return ours;
      }
      const home = homeOf(name);
      return { ...served(home, []), faults: faultsOf(home) };
    },

    /** A new zone with servers and nothing else, for a year. */
    make(name: string, registration: Zone['registration'], owner: Pick<Zone, 'registrantId' | 'autoRenew'>): Zone {
      const now = nowAsText();
      const zone: Zone = {
        ...owner,
        id: records.newId(),
        name,
        registration,
        createdAt: now,
        updatedAt: now,
        expiresAt: inAYear(now),
        serial: 1,
        records: numbered(nsRecords, []),
      };
      records.zones.set(name, zone);
      return zone;
    },

    /** These records instead of those before; the same ones keep their numbers. */
    write: (zone: Zone, written: WrittenRecord[]) => change(zone, { records: numbered(written, zone.records) }),

    remove: (name: string) => records.zones.delete(name),

    /** Faults that ask for nothing leave no file. A registration that waited goes on, or fails. */
    setFaults(name: string, faults: Faults): void {
      if (Object.values(faults).every((fault) => fault === 'well')) records.faults.delete(name);
      else records.faults.set(name, faults);
      const zone = records.zones.get(name);
      if (zone?.registration !== 'pending' || faults.registrar === 'pending') return;
      const isRefused = faults.registrar === 'fails-later';
      if (isRefused) records.zones.delete(name);
      else change(zone, { registration: 'ours', expiresAt: inAYear(nowAsText()) });
      for (const [id, registration] of records.registrations.entries())
        if (registration.domainId === zone.id)
          records.registrations.set(id, {
            ...registration,
            state: isRefused ? 'failed' : 'registered',
            updatedAt: nowAsText(),
          });
    },
  };
}

const isSame = (one: WrittenRecord, other: WrittenRecord) =>
  one.name === other.name &&
  one.type === other.type &&
  one.content === other.content &&
  one.ttl === other.ttl &&
  one.priority === other.priority;

/** The same day next year. */
export function inAYear(from: string): string {
  const date = new Date(from);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return `${date.toISOString().slice(0, 19)}Z`;
}

const addressRecord = (name: string, address: string): WrittenRecord => ({
  name,
  type: address.includes(':') ? 'AAAA' : 'A',
  content: address,
  ttl: DEFAULT_TTL,
  priority: null,
});

const served = (name: string, written: WrittenRecord[]): ServedZone => ({
  name,
  serial: 1,
  faults: NO_FAULTS,
  records: [...nsRecords, ...written].map((record, index) => ({ ...record, id: -index, createdAt: '', updatedAt: '' })),
});
