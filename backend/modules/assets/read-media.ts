import type { Storage } from '../../integrations/storage/index.ts';
import { mediaKey, typeOfFile } from './asset-files.ts';

const MAX_BYTES = 64 * 1024 * 1024;

export type Media = { contentType: string; body: Buffer };

export type MediaReader = {
  /** A made file of a website, or null. Who may see it is the caller's to know. */
  read(websiteId: string, file: string): Promise<Media | null>;
};

/** Reads files of the storage, the lately used ones from memory: what is under a name never changes. */
export function createMediaReader({ storage }: { storage: Storage }, maxBytes = MAX_BYTES): MediaReader {
  const kept = new Map<string, Buffer>();
  let bytes = 0;

  function keep(key: string, body: Buffer) {
    if (body.length > maxBytes / 4 || kept.has(key)) return;
    kept.set(key, body);
    bytes += body.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  return {
    async read(websiteId, file) {
      const contentType = typeOfFile(file);
      if (!contentType) return null;
      const key = mediaKey(websiteId, file);
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return { contentType, body: known };
      }
      const body = await storage.get(key);
      if (!body) return null;
      keep(key, body);
      return { contentType, body };
    },
  };
}
