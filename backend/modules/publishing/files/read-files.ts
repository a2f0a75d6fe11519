import { LRUCache } from 'lru-cache';
import { FORM_TOKEN } from '#site/sections/parts/site-form.tsx';
import type { Database } from '../../../db/index.ts';
import { bytesOf, inMemory } from '../published-site.ts';
import type { PublishedFile, SiteFiles } from '../published-site.ts';
import { bodiesOf } from './store.ts';
import type { FileBody } from './store.ts';

/** A site of so many bytes is kept whole; of a larger one what people ask for. */
const MOST_BYTES_KEPT_WHOLE = 2 * 1024 * 1024;
/** About as much memory as the name of a file takes. */
const BYTES_OF_A_NAME = 300;
/** And a site without any. */
const BYTES_OF_A_SITE = 200;

/** A file of a site without its bytes, which are found by the etag. */
export type NamedFile = { contentType: string; etag: string; bytes: number };

/** The files of one site, and about how much memory they take as long as the site is known. */
export type KeptFiles = { files: SiteFiles; bytes: number };

export type FileReader = {
  /** The files of a website by their paths. What `before` has in memory is not read again. */
  read(websiteId: string, names: ReadonlyMap<string, NamedFile>, before?: SiteFiles): Promise<KeptFiles>;
};

/** Reads published bytes; those of large sites are kept as long as there is room, whichever site they are of. */
export function createFileReader({ db, mostBytes }: { db: Database; mostBytes: number }): FileReader {
  const kept = new LRUCache<string, PublishedFile>({
    maxSize: mostBytes,
    // One that is larger than all room is kept alone.
    sizeCalculation: (file) => Math.min(bytesOf(file) + BYTES_OF_A_NAME, mostBytes),
  });
  const underWay = new Map<string, Promise<PublishedFile>>();

  async function readOne(websiteId: string, name: NamedFile): Promise<PublishedFile> {
    const [body] = await bodiesOf(db, websiteId, [name.etag]);
    if (!body) throw new Error(`A published file of ${websiteId} was replaced while it was asked for`);
    return fileFrom(name, body);
  }

  function onDemand(websiteId: string, names: ReadonlyMap<string, NamedFile>): SiteFiles {
    // Each page is asked for again and again: its key is put together once.
    const keys = new Map<NamedFile, string>();
    const keyOf = (name: NamedFile): string => {
      const known = keys.get(name);
      if (known !== undefined) return known;
      const key = `${websiteId} ${name.etag}`;
      keys.set(name, key);
      return key;
    };
    return {
      keys: () => names.keys(),
      has: (path) => names.has(path),
      get(path) {
        const name = names.get(path);
        return name && kept.get(keyOf(name));
      },
      async read(path) {
        const name = names.get(path);
        if (!name) return undefined;
        const key = keyOf(name);
        const known = kept.get(key) ?? underWay.get(key);
        if (known) return known;
        const reading = readOne(websiteId, name).finally(() => underWay.delete(key));
        underWay.set(key, reading);
        const file = await reading;
        kept.set(key, file);
        return file;
      },
    };
  }

  async function whole(
    websiteId: string,
    names: ReadonlyMap<string, NamedFile>,
    before?: SiteFiles,
  ): Promise<SiteFiles> {
    const known = new Map<string, PublishedFile>();
    for (const path of before?.keys() ?? []) {
      const file = before?.get(path);
      if (file) known.set(file.etag, file);
    }
    const missing = [...new Set([...names.values()].map(({ etag }) => etag))].filter((etag) => !known.has(etag));
    const bodies = missing.length > 0 ? await bodiesOf(db, websiteId, missing) : [];
    const bodyOf = new Map(bodies.map((body) => [body.etag, body]));
    const files = new Map<string, PublishedFile>();
    for (const [path, name] of names) {
      const same = known.get(name.etag);
      const body = bodyOf.get(name.etag);
      if (same?.contentType === name.contentType) files.set(path, same);
      else if (body) files.set(path, fileFrom(name, body));
      else throw new Error(`A published file of ${websiteId} was replaced while the site was read`);
    }
    return inMemory(files);
  }

  return {
    async read(websiteId, names, before) {
      const bytes = [...names.values()].reduce((sum, name) => sum + name.bytes, BYTES_OF_A_SITE);
      if (bytes <= MOST_BYTES_KEPT_WHOLE) return { files: await whole(websiteId, names, before), bytes };
      return { files: onDemand(websiteId, names), bytes: BYTES_OF_A_SITE + names.size * BYTES_OF_A_NAME };
    },
  };
}

const fileFrom = ({ contentType, etag }: NamedFile, { body, gzip, brotli }: FileBody): PublishedFile => {
  const identity = Buffer.from(body);
  return {
    contentType,
    etag,
    identity,
    ...(gzip && { gzip: Buffer.from(gzip) }),
    ...(brotli && { brotli: Buffer.from(brotli) }),
    ...(identity.includes(FORM_TOKEN) && { hasForm: true }),
  };
};
