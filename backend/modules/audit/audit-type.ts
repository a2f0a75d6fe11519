import { z } from 'zod';
import { isRecord, sameJson } from '#site/model/json.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { connectionPage, momentKeySchema } from '../../graphql/connections.ts';
import type { ConnectionPage, PageArguments } from '../../graphql/connections.ts';
import type { Database } from '../../db/index.ts';
import { countEntriesAbout, entriesAbout } from './store.ts';
import type { AuditEntry, Subject } from './store.ts';

type FieldChange = { field: string; before: unknown; after: unknown };

const fieldChangeType = builder.objectRef<FieldChange>('AuditedChange').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    before: t.field({ type: 'JSON', nullable: true, resolve: ({ before }) => before }),
    after: t.field({ type: 'JSON', nullable: true, resolve: ({ after }) => after }),
  }),
});

const auditEntryType = builder.objectRef<AuditEntry>('AuditEntry').implement({
  description: 'Staff: one write, as the audit log keeps it.',
  interfaces: [nodeInterface],
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.exposeString('actor'),
    action: t.exposeString('action'),
    version: t.exposeInt('version', { nullable: true }),
    changes: t.field({ type: [fieldChangeType], resolve: changesOf }),
  }),
});

/** The history of an entry that staff keep; the field that gives it asks the policy itself. */
export const historyType = connectionType('AuditEntry', auditEntryType);

const [moment, id] = momentKeySchema.def.items;
const keySchema = z.tuple([
  moment,
  z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1),
  id,
]);

/** A page of what was done to a subject, the newest first. */
export const historyOf = (db: Database, subject: Subject, page: PageArguments): Promise<ConnectionPage<AuditEntry>> =>
  connectionPage<AuditEntry, typeof keySchema>(page, {
    keySchema,
    keyOf: ({ at, version, id }) => [at.getTime(), version ?? 0, id],
    load: (cut) => entriesAbout(db, subject, cut),
    count: () => countEntriesAbout(db, subject),
  });

/** What differs between before and after, field by field; a field that only one of them has counts as changed. */
function changesOf({ before, after }: AuditEntry): FieldChange[] {
  const [old, fresh] = [before, after].map((side) => (isRecord(side) ? side : {}));
  return [...new Set([...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])]
    .filter((field) => !sameJson(old?.[field], fresh?.[field]))
    .map((field) => ({ field, before: old?.[field] ?? null, after: fresh?.[field] ?? null }));
}
