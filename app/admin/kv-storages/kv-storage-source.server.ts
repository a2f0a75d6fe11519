import { z } from 'zod';
import { saving, type Source } from '../source.server.ts';
import {
  CreateKvStorageDocument,
  DeleteKvStorageDocument,
  KvStorageDocument,
  KvStoragesDocument,
  UpdateKvStorageDocument,
} from './documents.server.ts';
import { kvStorageNoun, type KvField, type KvRow, type KvStorage } from './kv-storage-noun.tsx';

/** Whether it is JSON, and fits its key, is the API's to say: it names the line of a mistake. */
const valueSchema = z.object({ text: z.string({ error: 'Write a JSON value; null for none.' }) });
const newSchema = valueSchema.extend({
  key: z
    .string({ error: 'A KV storage needs a key.' })
    .trim()
    .max(100, 'A key has at most 100 characters.')
    // Its page would be the form for new ones.
    .refine((key) => key !== 'new', 'This name is taken by the product itself. Choose another key.'),
});

/** How KV storages are asked for and kept. */
export const kvStorageSource: Source<KvField, KvRow, KvStorage> = {
  noun: kvStorageNoun,
  list: async (api, { first, after, search }) => (await api(KvStoragesDocument, { first, after, search })).kvStorages,
  async read(api, key, page) {
    const { kvStorage } = await api(KvStorageDocument, { key, ...page });
    if (!kvStorage) return null;
    const { history, ...entry } = kvStorage;
    return { entry, history };
  },
  create: saving(newSchema, async (api, input) => (await api(CreateKvStorageDocument, input)).createKvStorage),
  update: saving(
    valueSchema,
    async (api, { text }, { id, version }) =>
      (await api(UpdateKvStorageDocument, { key: id, text, version })).updateKvStorage,
  ),
  remove: (api, key) => api(DeleteKvStorageDocument, { key }),
};
