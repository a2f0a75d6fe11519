import { accessTo } from '../../auth/policy.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { originOf } from '../websites/address.ts';
import { websiteType } from '../websites/website-type.ts';
import { certificateOf } from './certificate.ts';
import type { KeptCertificate } from './certificate.ts';
import { displayName } from './display-name.ts';
import type { Diagnosis, KeptRecord, Report, ReportRecord } from './doctor/report.ts';
import { stampOf } from './domain-updates.ts';
import { sentenceOf } from './events.ts';
import { primaryHostOf } from './hosts-of.ts';
import { mayCheckAt } from './may-check.ts';
import { recordsOf } from './records-of.ts';
import { reportOf } from './report-of.ts';
import { listEvents } from './store.ts';
import type { DomainEventRow, DomainRow } from './store.ts';

/** So much of its history is shown. */
const MAX_EVENTS = 50;

const stateType = builder.enumType('DomainState', {
  values: {
    WAITING: { value: 'waiting', description: 'For its proof.' },
    PROVED: { value: 'proved', description: 'It is its owner’s, and does not lead here yet.' },
    POINTING: { value: 'pointing', description: 'It leads here.' },
    SECURE: { value: 'secure', description: 'It leads here and has a certificate.' },
    BROKEN: { value: 'broken', description: 'It was live, and has not led here for more than an hour.' },
    RELEASED: { value: 'released', description: 'Another account proved that it is theirs.' },
  } as const,
});
const methodType = builder.enumType('DomainMethod', {
  values: {
    RECORDS: { value: 'records', description: 'Its owner sets the records where the name is.' },
    REGISTERED: { value: 'registered', description: 'Bought here: its records are set by themselves.' },
  } as const,
});
export const primaryType = builder.enumType('DomainPrimary', {
  description: 'Which of its two hosts shows the website; the other leads there.',
  values: { APEX: { value: 'apex' }, WWW: { value: 'www' } } as const,
});

const recordType = builder.objectRef<ReportRecord>('DomainRecord').implement({
  description: 'A record to set, beside what was found in its place.',
  fields: (t) => ({
    purpose: t.field({
      type: builder.enumType('DomainRecordPurpose', {
        values: { PROOF: { value: 'proof' }, APEX: { value: 'apex' }, WWW: { value: 'www' } } as const,
      }),
      resolve: ({ purpose }) => purpose,
    }),
    host: t.exposeString('host', { description: 'The whole name of the record.' }),
    type: t.exposeString('type', { description: 'A, AAAA, CNAME or TXT.' }),
    expected: t.exposeString('expected'),
    found: t.exposeStringList('found'),
    state: t.field({
      type: builder.enumType('DomainRecordState', {
        values: {
          RIGHT: { value: 'right' },
          MISSING: { value: 'missing' },
          WRONG: { value: 'wrong' },
          UNKNOWN: { value: 'unknown', description: 'Not looked for yet, or nobody answered.' },
        } as const,
      }),
      resolve: ({ state }) => state,
    }),
    isRequired: t.exposeBoolean('isRequired', {
      description: 'False: the website is reached without it, and better with it.',
    }),
  }),
});

const diagnosisType = builder.objectRef<Diagnosis>('DomainDiagnosis').implement({
  description: 'Something that was found, and what to do next.',
  fields: (t) => ({
    code: t.exposeString('code'),
    severity: t.field({
      type: builder.enumType('DomainDiagnosisSeverity', {
        values: {
          STOPS_WEBSITE: { value: 'stops-website' },
          STOPS_CERTIFICATE: { value: 'stops-certificate' },
          WARNING: { value: 'warning' },
          NOTE: { value: 'note' },
        } as const,
      }),
      resolve: ({ severity }) => severity,
    }),
    title: t.exposeString('title'),
    detail: t.exposeString('detail'),
    nextStep: t.exposeString('nextStep'),
    host: t.string({ nullable: true, resolve: ({ host }) => host ?? null }),
  }),
});

const nameserverType = builder.objectRef<Report['nameservers'][number]>('DomainNameserver').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    answers: t.field({
      type: builder.enumType('DomainNameserverAnswers', {
        values: {
          WELL: { value: 'well' },
          LAME: { value: 'lame', description: 'It answers, but knows nothing of this name.' },
          SILENT: { value: 'silent' },
          DIFFERS: { value: 'differs', description: 'It says something else than the others.' },
        } as const,
      }),
      resolve: ({ answers }) => answers,
    }),
  }),
});

const keptRecordType = builder.objectRef<KeptRecord>('DomainKeptRecord').implement({
  description: 'A record that would be lost if the servers of the name were changed.',
  fields: (t) => ({ type: t.exposeString('type'), host: t.exposeString('host'), value: t.exposeString('value') }),
});

const certificateType = builder.objectRef<KeptCertificate>('DomainCertificate').implement({
  fields: (t) => ({
    issuer: t.exposeString('issuer'),
    validFrom: t.field({ type: 'DateTime', resolve: ({ validFrom }) => new Date(validFrom) }),
    validTo: t.field({ type: 'DateTime', resolve: ({ validTo }) => new Date(validTo) }),
    names: t.exposeStringList('names'),
  }),
});

const eventType = builder.objectRef<DomainEventRow>('DomainEvent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind'),
    text: t.string({ description: 'What happened, in a sentence.', resolve: ({ kind }) => sentenceOf(kind) }),
    detail: t.exposeString('detail', { description: 'More of it, such as the name of the website; often empty.' }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

export const domainType = builder.objectRef<DomainRow>('Domain').implement({
  description: 'A name of somebody’s own.',
  interfaces: [nodeInterface],
  fields: (t) => ({
    name: t.exposeString('name', { description: 'ASCII, without www. and final dot.' }),
    displayName: t.string({ description: 'As people read it.', resolve: ({ name }) => displayName(name) }),
    state: t.field({ type: stateType, resolve: ({ state }) => state }),
    method: t.field({ type: methodType, resolve: ({ method }) => method }),
    isProved: t.boolean({ resolve: ({ provedAt }) => provedAt !== null }),
    isResting: t.boolean({
      description: 'Beyond what the plan has room for: it leads to the subdomain meanwhile.',
      resolve: ({ restsSince }) => restsSince !== null,
    }),
    primary: t.field({ type: primaryType, resolve: ({ primary }) => primary }),
    address: t.string({
      description: 'The origin that shows the website once it is live.',
      resolve: (domain, _args, { settings }) => originOf(settings, primaryHostOf(domain)),
    }),
    website: t.field({
      type: websiteType,
      nullable: true,
      resolve: async ({ websiteId }, _args, { loaders, actor }) => {
        const website = websiteId === null ? undefined : await loaders.website.load(websiteId);
        const access = website && !website.deletedAt ? accessTo(actor, website) : null;
        return website && access ? { ...website, access } : null;
      },
    }),
    records: t.field({ type: [recordType], resolve: (domain, _args, { settings }) => recordsOf(settings, domain) }),
    diagnoses: t.field({
      type: [diagnosisType],
      description: 'What the last check found, the most serious first.',
      resolve: (domain) => reportOf(domain)?.diagnoses ?? [],
    }),
    nameservers: t.field({ type: [nameserverType], resolve: (domain) => reportOf(domain)?.nameservers ?? [] }),
    keptRecords: t.field({ type: [keptRecordType], resolve: (domain) => reportOf(domain)?.kept ?? [] }),
    certificate: t.field({ type: certificateType, nullable: true, resolve: certificateOf }),
    history: t.field({
      type: [eventType],
      description: 'What happened to it, the newest first.',
      resolve: ({ id }, _args, { db }) => listEvents(db, id, MAX_EVENTS),
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when a name that was live has not led here; null: it does.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', nullable: true }),
    nextCheckAt: t.expose('nextCheckAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is looked at next by itself; null: not any more.',
    }),
    mayCheckAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When `checkDomain` may be asked next; null: now.',
      resolve: (domain, _args, { clock }) => mayCheckAt(domain, clock()),
    }),
    stamp: t.string({ description: 'Differs whenever what a screen shows of it differs.', resolve: stampOf }),
  }),
});
