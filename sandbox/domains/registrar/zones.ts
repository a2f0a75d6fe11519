import type { Zone as ApiZone, ZoneRecord as ApiRecord } from 'dnsimple';
import { z } from 'zod';
import { DEFAULT_TTL, relativeName } from '../record-lines.ts';
import { problemOf } from '../record-values.ts';
import { nowAsText, RECORD_TYPES, type DomainRecords, type Zone, type ZoneRecord } from '../records.ts';
import type { Zones } from '../zones.ts';
import { missing, read, RegistrarError, type ApiRoute } from './api.ts';
import { findDomain } from './domains.ts';
import { pageOf } from './pages.ts';

const changeSchema = z.object({
  name: z.string().max(253).optional(),
  content: z.string("can't be blank").trim().min(1, "can't be blank").optional(),
  ttl: z.number('is not a number').int().min(0).max(604_800).optional(),
  priority: z.number('is not a number').int().nullish(),
});
const newSchema = changeSchema.extend({
  name: z
    .string()
    .max(253)
    .nullish()
    .transform((name) => name ?? ''),
  type: z.enum(RECORD_TYPES, 'unsupported'),
  content: z.string("can't be blank").trim().min(1, "can't be blank"),
});

/** The zones of the account's names, their records, and the servers a name is delegated to. */
export function zoneRoutes(zones: Zones, { newId }: DomainRecords, account: number): ApiRoute[] {
  const asZone = ({ id, name, createdAt, updatedAt }: Zone): ApiZone => ({
    id,
    account_id: account,
    name,
    reverse: false,
    secondary: false,
    last_transferred_at: '',
    active: true,
    created_at: createdAt,
    updated_at: updatedAt,
  });
  const find = (name: string) => findDomain(zones, name);
  const recordIn = (zone: Zone, id: number) => {
    const record = zone.records.find((one) => one.id === id);
    if (!record) throw missing('Record', id);
    return record;
  };
  const records = 'zones/{name}/records';
  return [
    {
      method: 'GET',
      path: 'zones',
      answer: ({ query }) =>
        pageOf(
          zones
            .all()
            .filter(({ registration }) => registration !== 'elsewhere')
            .map(asZone),
          query,
        ),
    },
    { method: 'GET', path: 'zones/{name}', answer: ({ name }) => ({ data: asZone(find(name)) }) },
    {
      method: 'GET',
      path: records,
      answer({ name, query }) {
        const zone = find(name);
        const [type, host, part] = [query.get('type'), query.get('name'), query.get('name_like')];
        const wanted = zone.records.filter(
          (record) =>
            (type === null || record.type === type) &&
            (host === null || record.name === host) &&
            (part === null || record.name.includes(part)),
        );
        return pageOf(
          wanted.map((record) => asRecord(zone, record)),
          query,
        );
      },
    },
    {
      method: 'POST',
      path: records,
      answer({ name, body }) {
        const zone = find(name);
        const { ttl = DEFAULT_TTL, priority = null, ...given } = read(newSchema, body);
        const now = nowAsText();
        const record = checked(zone, { ...given, ttl, priority, id: newId(), createdAt: now, updatedAt: now });
        zones.change(zone, { records: [...zone.records, record] });
        return { status: 201, data: asRecord(zone, record) };
      },
    },
    {
      method: 'GET',
      path: `${records}/{id}`,
      answer({ name, id }) {
        const zone = find(name);
        return { data: asRecord(zone, recordIn(zone, id)) };
      },
    },
    {
      method: 'PATCH',
      path: `${records}/{id}`,
      answer({ name, id, body }) {
        const zone = find(name);
        const { priority, ...changes } = read(changeSchema, body);
        const before = recordIn(zone, id);
        const after = { ...before, ...changes, priority: priority ?? before.priority, updatedAt: nowAsText() };
        const record = checked({ ...zone, records: zone.records.filter((one) => one !== before) }, after);
        zones.change(zone, { records: zone.records.map((one) => (one === before ? record : one)) });
        return { data: asRecord(zone, record) };
      },
    },
    {
      method: 'DELETE',
      path: `${records}/{id}`,
      answer({ name, id }) {
        const zone = find(name);
        const record = recordIn(zone, id);
        zones.change(zone, { records: zone.records.filter((one) => one !== record) });
        return {};
      },
    },
    {
      method: 'GET',
      path: 'registrar/domains/{name}/delegation',
      answer: ({ name }) => ({
        data: find(name)
          .records.filter(isOwnServer)
          .map(({ content }) => content),
      }),
    },
    {
      method: 'PUT',
      path: 'registrar/domains/{name}/delegation',
      answer({ name, body }) {
        const zone = find(name);
        const servers = read(z.array(z.string().min(1)).min(1, "can't be blank"), body);
        const written = servers.map((content) => checked({ ...zone, records: [] }, serverRecord(content, newId())));
        zones.change(zone, { records: [...zone.records.filter((record) => !isOwnServer(record)), ...written] });
        return { data: servers };
      },
    },
  ];
}

const isOwnServer = ({ name, type }: ZoneRecord) => name === '' && type === 'NS';
function serverRecord(content: string, id: number): ZoneRecord {
  const now = nowAsText();
  return { id, name: '', type: 'NS', content, ttl: 3600, priority: null, createdAt: now, updatedAt: now };
}

/** The record as it may stand beside the others, or a 400 that says why not. */
function checked(zone: Zone, record: ZoneRecord): ZoneRecord {
  const name = relativeName(record.name, zone.name);
  if (name === null) throw new RegistrarError(400, 'Validation failed', { name: ['is invalid'] });
  const problem = problemOf(record);
  if (problem) throw new RegistrarError(400, 'Validation failed', { content: [problem] });
  const beside = zone.records.filter((other) => other.name === name);
  if (beside.some(({ type, content }) => type === record.type && content === record.content))
    throw new RegistrarError(400, 'Validation failed', { base: ['Record already exists'] });
  if (beside.some(({ type }) => (type === 'CNAME') !== (record.type === 'CNAME') || type === 'CNAME'))
    throw new RegistrarError(400, 'Validation failed', { base: ['A CNAME cannot stand beside other records'] });
  return { ...record, name };
}

const asRecord = (zone: Zone, record: ZoneRecord): ApiRecord => ({
  id: record.id,
  zone_id: zone.name,
  parent_id: null,
  name: record.name,
  content: record.content,
  ttl: record.ttl,
  priority: record.priority,
  type: record.type,
  regions: ['global'],
  system_record: isOwnServer(record),
  created_at: record.createdAt,
  updated_at: record.updatedAt,
});
