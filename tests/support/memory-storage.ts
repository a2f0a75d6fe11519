import { Readable } from 'node:stream';
import type { Storage } from '#backend/integrations/storage/index.ts';

/** Files in this process, with a look at what is there. */
export function memoryStorage() {
  const files = new Map<string, Buffer>();
  const under = (folder?: string) => [...files.keys()].filter((key) => !folder || key.startsWith(`${folder}/`));
  const head = (key: string) => {
    const body = files.get(key);
    return body ? { key, bytes: body.length } : null;
  };
  const storage: Storage = {
    put: async (key, body) => void files.set(key, Buffer.from(body)),
    putStream: async (key, body) => {
      const pieces: Uint8Array[] = [];
      for await (const piece of body) pieces.push(piece);
      files.set(key, Buffer.concat(pieces));
    },
    get: async (key) => files.get(key) ?? null,
    getStream: async (key) => {
      const body = files.get(key);
      return body ? Readable.from([body]) : null;
    },
    head: async (key) => head(key),
    async *list(folder) {
      for (const key of under(folder)) yield { key, bytes: files.get(key)?.length ?? 0 };
    },
    copy: async (from, to) => {
      const body = files.get(from);
      if (body) files.set(to, body);
      return body !== undefined;
    },
    remove: async (keys) => keys.forEach((key) => files.delete(key)),
    removeFolder: async (folder) => under(folder).forEach((key) => files.delete(key)),
  };
  return { ...storage, files };
}
