import type { Storage } from '#backend/integrations/storage/index.ts';

/** Files in this process, with a look at what is there. */
export function memoryStorage() {
  const files = new Map<string, Buffer>();
  const storage: Storage = {
    put: async (key, body) => void files.set(key, Buffer.from(body)),
    get: async (key) => files.get(key) ?? null,
    copy: async (from, to) => {
      const body = files.get(from);
      if (body) files.set(to, body);
      return body !== undefined;
    },
    remove: async (keys) => keys.forEach((key) => files.delete(key)),
    removeFolder: async (folder) => {
      for (const key of files.keys()) if (key.startsWith(`${folder}/`)) files.delete(key);
    },
  };
  return { ...storage, files };
}
