import { z } from 'zod';
import { requirePerson } from '../../auth/policy.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { connectionPage, pageComplexity } from '../../graphql/connections.ts';
import { historyOf, historyType } from '../audit/audit-type.ts';
import { liveKeys, liveSettingOf } from '../live-settings/registry.ts';
import { createKvStorage, updateKvStorage } from './save-kv-storage.ts';
import { deleteKvStorage } from './delete-kv-storage.ts';
import { entriesOf, findEntry } from './entry.ts';
import type { KvEntry } from './entry.ts';
import { jsonText } from '../../json-text.ts';
import { countKeys, kvRowsAmong, listKeys } from './store.ts';

const kvStorageType = builder.objectRef<KvEntry>('KvStorage').implement({
  description: 'Staff: a key with a JSON value. What the product reads is there also while nothing is set.',
  interfaces: [nodeInterface],
  fields: (t) => ({
    key: t.string({ resolve: ({ id }) => id }),
    text: t.string({
      description: "Its value as indented JSON; the default's where nothing is set.",
      resolve: ({ id, row }) => jsonText(row ? row.value : liveSettingOf(id)?.default),
    }),
    isSet: t.boolean({ resolve: ({ row }) => row !== null }),
    isRead: t.boolean({
      description: 'False for a key that nothing reads.',
      resolve: ({ id }) => liveSettingOf(id) !== undefined,
    }),
    meaning: t.string({ resolve: ({ id }) => liveSettingOf(id)?.meaning ?? '' }),
    effect: t.string({ resolve: ({ id }) => liveSettingOf(id)?.effect ?? '' }),
    defaultText: t.string({ resolve: ({ id }) => textOf(id, 'default') }),
    example: t.string({ resolve: ({ id }) => textOf(id, 'example') }),
    problem: t.string({
      nullable: true,
      description: 'Why the default is used instead of what is stored; null when all is well.',
      resolve: ({ id, row }, _args, { live }) => (row ? live.problemWith(id, row.value) : null),
    }),
    version: t.int({ description: '0 while nothing is set.', resolve: ({ row }) => row?.version ?? 0 }),
    createdAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ row }) => row?.createdAt ?? null }),
    updatedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ row }) => row?.updatedAt ?? null }),
    updatedBy: t.string({ nullable: true, resolve: ({ row }) => row?.updatedBy ?? null }),
    history: t.field({
      type: historyType,
      description: 'What was done to it, the newest first.',
      args: { first: t.arg.int(), after: t.arg.string() },
      complexity: pageComplexity,
      resolve: ({ id }, page, { db }) => historyOf(db, { kind: 'kvStorage', id }, page),
    }),
  }),
});

function textOf(key: string, which: 'default' | 'example'): string {
  const setting = liveSettingOf(key);
  return setting ? jsonText(setting[which]) : '';
}

const cursorSchema = z.tuple([z.string()]);

builder.queryFields((t) => ({
  kvStorages: t.field({
    type: connectionType('KvStorage', kvStorageType),
    description: 'Staff: keys that have a value, and those that the product reads.',
    args: { first: t.arg.int(), after: t.arg.string(), search: t.arg.string() },
    complexity: pageComplexity,
    resolve: async (_root, { search, ...page }, { actor, db }) => {
      requirePerson(actor, 'kvStorages');
      const words = (search ?? '').trim().toLowerCase();
      const wanted = liveKeys.filter((key) => key.includes(words));
      const set = new Set((await kvRowsAmong(db, wanted)).map(({ key }) => key));
      const unset = wanted.filter((key) => !set.has(key));
      return connectionPage<KvEntry, typeof cursorSchema>(page, {
        keySchema: cursorSchema,
        keyOf: ({ id }) => [id],
        load: async (cut) => entriesOf(db, await listKeys(db, { search: words, unset }, cut)),
        async count() {
          const { count, isExact } = await countKeys(db, words);
          return { count: count + unset.length, isExact };
        },
      });
    },
  }),
  kvStorage: t.field({
    type: kvStorageType,
    nullable: true,
    args: { key: t.arg.id({ required: true }) },
    resolve: (_root, { key }, { actor, db }) => {
      requirePerson(actor, 'kvStorage');
      return findEntry(db, key);
    },
  }),
}));

builder.mutationFields((t) => ({
  createKvStorage: t.field({
    type: kvStorageType,
    args: {
      key: t.arg.string({ required: true }),
      text: t.arg.string({ required: true, description: 'JSON.' }),
      reason: t.arg.string(),
    },
    resolve: (_root, input, context) => createKvStorage(context, input),
  }),
  updateKvStorage: t.field({
    type: kvStorageType,
    args: {
      key: t.arg.id({ required: true }),
      text: t.arg.string({ required: true, description: 'JSON.' }),
      version: t.arg.int({ description: 'The one that was opened; without it the last edit wins.' }),
      reason: t.arg.string({ description: 'Why another default model counts without a replay that it passed.' }),
    },
    resolve: (_root, { key, text, version, reason }, context) =>
      updateKvStorage(context, key, { text, seen: version ?? null, reason }),
  }),
  deleteKvStorage: t.field({
    type: kvStorageType,
    args: { key: t.arg.id({ required: true }), reason: t.arg.string() },
    resolve: (_root, { key, reason }, context) => deleteKvStorage(context, key, reason),
  }),
}));
