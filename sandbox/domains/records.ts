import { join } from 'node:path';
import { z } from 'zod';
import { openRecordFiles } from '../record-files.ts';

export const RECORD_TYPES = ['A', 'AAAA', 'CNAME', 'MX', 'TXT', 'NS', 'CAA', 'SRV'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

const zoneRecordSchema = z.object({
  id: z.number(),
  /** Below the zone's name; empty for the zone's name itself. */
  name: z.string(),
  type: z.enum(RECORD_TYPES),
  content: z.string(),
  ttl: z.number(),
  priority: z.number().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ZoneRecord = z.infer<typeof zoneRecordSchema>;

const zoneSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** `ours`: bought through the registrar's API; `elsewhere`: made by a person on the page. */
  registration: z.enum(['ours', 'pending', 'elsewhere']),
  registrantId: z.number().nullable(),
  autoRenew: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  expiresAt: z.string(),
  serial: z.number(),
  records: z.array(zoneRecordSchema),
});
export type Zone = z.infer<typeof zoneSchema>;

/** What goes wrong with a name, whether it has a zone or not. */
export const faultsSchema = z.object({
  servers: z.enum(['well', 'signed', 'broken-dnssec', 'lame', 'silent']),
  registry: z.enum(['well', 'silent', 'expired', 'on-hold']),
  registrar: z.enum(['well', 'refuses', 'slow', 'pending', 'fails-later', 'dearer', 'down']),
});
export type Faults = z.infer<typeof faultsSchema>;
export const NO_FAULTS: Faults = { servers: 'well', registry: 'well', registrar: 'well' };

const contactSchema = z.object({
  id: z.number(),
  label: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  organization_name: z.string(),
  job_title: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state_province: z.string(),
  postal_code: z.string(),
  country: z.string(),
  phone: z.string(),
  fax: z.string(),
  email: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type KeptContact = z.infer<typeof contactSchema>;

const registrationSchema = z.object({
  id: z.number(),
  domainId: z.number(),
  name: z.string(),
  registrantId: z.number(),
  state: z.enum(['registering', 'registered', 'failed']),
  autoRenew: z.boolean(),
  whoisPrivacy: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Registration = z.infer<typeof registrationSchema>;

const renewalSchema = z.object({
  id: z.number(),
  domainId: z.number(),
  period: z.number(),
  createdAt: z.string(),
});

export function openDomainRecords(folder: string) {
  const counter = openRecordFiles(join(folder, 'counter'), z.number());
  return {
    /** By name. */
    zones: openRecordFiles(join(folder, 'zones'), zoneSchema),
    /** By name. */
    faults: openRecordFiles(join(folder, 'faults'), faultsSchema),
    /** By id, as are those below. */
    contacts: openRecordFiles(join(folder, 'contacts'), contactSchema),
    registrations: openRecordFiles(join(folder, 'registrations'), registrationSchema),
    renewals: openRecordFiles(join(folder, 'renewals'), renewalSchema),
    /** Numbers that were never given before. */
    newId: () => {
      const id = (counter.get('last') ?? 0) + 1;
      counter.set('last', id);
      return id;
    },
  };
}
export type DomainRecords = ReturnType<typeof openDomainRecords>;

/** Times as DNSimple writes them. */
export const nowAsText = () => `${new Date().toISOString().slice(0, 19)}Z`;
