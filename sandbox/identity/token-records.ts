import { join } from 'node:path';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { z } from 'zod';
import { openRecordFiles, type RecordFiles } from '../record-files.ts';

/** A refresh token may be used again for this long after its first use, as Auth0's reuse interval allows. */
const REUSE_SECONDS = 40;

const payloadSchema = z.custom<AdapterPayload>((value) => typeof value === 'object' && value !== null);
const seconds = () => Math.floor(Date.now() / 1000);

/** Keeps sessions, grants, codes and refresh tokens of the provider in files. */
export function tokenRecords(dataDir: string): AdapterFactory {
  const models = new Map<string, RecordFiles<AdapterPayload>>();
  const recordsOf = (model: string) => {
    const known = models.get(model);
    if (known) return known;
    const opened = openRecordFiles(join(dataDir, 'records', model), payloadSchema);
    models.set(model, opened);
    return opened;
  };
  return (model) => adapterFor(recordsOf(model), model === 'RefreshToken');
}

function adapterFor(records: RecordFiles<AdapterPayload>, isReusable: boolean): Adapter {
  const read = (id: string): AdapterPayload | undefined => {
    const payload = records.get(id);
    const usedAt = payload?.consumed;
    if (payload && isReusable && typeof usedAt === 'number' && seconds() - usedAt < REUSE_SECONDS)
      delete payload.consumed;
    return payload;
  };
  const findBy = (field: 'uid' | 'userCode', wanted: string) => {
    const found = records.entries().find(([, value]) => value[field] === wanted);
    return found ? read(found[0]) : undefined;
  };

  return {
    find: async (id) => read(id),
    findByUid: async (uid) => findBy('uid', uid),
    findByUserCode: async (userCode) => findBy('userCode', userCode),
    upsert: async (id, payload, expiresIn) => records.set(id, payload, expiresIn),
    async consume(id) {
      const payload = records.get(id);
      if (!payload || payload.consumed) return;
      const lifetime = typeof payload.exp === 'number' ? payload.exp - seconds() : undefined;
      records.set(id, { ...payload, consumed: seconds() }, lifetime);
    },
    destroy: async (id) => records.delete(id),
    async revokeByGrantId(grantId) {
      for (const [id, value] of records.entries()) if (value.grantId === grantId) records.delete(id);
    },
  };
}
