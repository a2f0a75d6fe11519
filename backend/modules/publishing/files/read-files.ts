import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/index.ts';
import type { Storage } from '../../../integrations/storage/index.ts';
import { bodyOf } from '../earlier/store.ts';
import { fromBytes, packedFrom, siteFileKey } from '../kept/packed-file.ts';
import type { PackedFile } from '../kept/packed-file.ts';
import { publishedFile } from '../published-site.ts';
import type { PublishedFile, SiteFiles } from '../published-site.ts';
import type { FileNames, NamedFile } from './file-names.ts';

/** About as much memory as a file takes beside its bytes. */
const BYTES_OF_A_FILE = 600;

/** The files of a website by their paths; the bytes of those that people ask for are kept in memory. */
export type FileReader = (websiteId: string, names: FileNames) => SiteFiles;

type Sources = { db: Database; storage: Pick<Storage, 'get'>; mostBytes: number };

/**
 * Reads published bytes out of the storage, and those that earlier releases published out of the database. They are kept as long as
 * there is room, whichever site they are of and whatever is published: the same bytes have the same name.
 */
export function createFileReader({ db, storage, mostBytes }: Sources): FileReader {
  const kept = new LRUCache<string, PublishedFile>({ maxSize: mostBytes });
  const underWay = new Map<string, Promise<PublishedFile>>();

  async function find(websiteId: string, etag: string): Promise<PackedFile | null> {
    const stored = await storage.get(siteFileKey(websiteId, etag));
    if (stored) return fromBytes(stored);
    const before = await bodyOf(db, websiteId, etag);
    return before ? packedFrom(before.body, before.gzip, before.brotli) : null;
  }

  async function readOne(key: string, websiteId: string, name: NamedFile): Promise<PublishedFile> {
    // One that was moved between two looks is there at the next.
    const packed = (await find(websiteId, name.etag)) ?? (await find(websiteId, name.etag));
    if (!packed) throw new Error(`A published file of ${websiteId} is nowhere: ${name.etag}`);
    const file = publishedFile(name, packed);
    const { plain, gzip, brotli } = packed;
    const bytes = [plain, gzip, brotli].reduce((sum, form) => sum + (form?.length ?? 0), BYTES_OF_A_FILE);
    // One that is larger than all room is kept alone.
    kept.set(key, file, { size: Math.min(bytes, mostBytes) });
    return file;
  }

  return (websiteId, names) => {
    // Each page is asked for again and again: its key is put together once.
    const keys = new Map<string, string>();
    const keyAt = (path: string): string | undefined => {
      const known = keys.get(path);
      if (known !== undefined) return known;
      const name = names.get(path);
      if (!name) return undefined;
      const key = `${websiteId} ${name.etag} ${name.contentType}`;
      keys.set(path, key);
      return key;
    };
    return {
      keys: () => names.paths(),
      has: (path) => names.get(path) !== undefined,
      get(path) {
        const key = keyAt(path);
        return key === undefined ? undefined : kept.get(key);
      },
      async read(path) {
        const key = keyAt(path);
        const known = key === undefined ? undefined : (kept.get(key) ?? underWay.get(key));
        const name = known ? undefined : names.get(path);
        if (key === undefined || !name) return known;
        const reading = readOne(key, websiteId, name).finally(() => underWay.delete(key));
        underWay.set(key, reading);
        return reading;
      },
    };
  };
}
