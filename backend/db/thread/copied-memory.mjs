import { MemoryFS, PGlite } from '@electric-sql/pglite';

/** Of a TAR archive, which has a header of one block before the blocks of each file. */
const BLOCK = 512;
const FOLDER = '5'.charCodeAt(0);

/** What a TAR archive holds, and where: its name, the place of its bytes, the place where the next one begins. */
export function* entriesOf(/** @type {Uint8Array} */ archive) {
  const text = new TextDecoder('latin1');
  const read = (/** @type {number} */ from, /** @type {number} */ to) =>
    text.decode(archive.subarray(from, to)).split('\0', 1)[0] ?? '';
  for (let at = 0; at < archive.length;) {
    const size = Number.parseInt(read(at + 124, at + 136), 8) || 0;
    const [from, to] = [at + BLOCK, at + BLOCK + size];
    const next = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const name = read(at, at + 100)
      .replace(/^\.?\//, '')
      .replace(/\/$/, '');
    if (name && name !== '.') yield { name, isFolder: archive[at + 156] === FOLDER, at, from, to, next };
    at = next;
  }
}

/** Memory that begins with the files of an archive, which is used up by that: nothing of it is copied once more. */
export class CopiedMemory extends MemoryFS {
  /** @type {Uint8Array} */
  #archive;

  constructor(/** @type {Uint8Array} */ archive) {
    super();
    this.#archive = archive;
  }

  /** @override */
  async initialSyncFs() {
    const files = this.pg?.Module.FS;
    if (!files) throw new Error('The database has no memory');
    files.mkdirTree(PGlite.paths.PGDATA);
    for (const { name, isFolder, from, to } of entriesOf(this.#archive)) {
      const path = `${PGlite.paths.PGDATA}/${name}`;
      if (isFolder) files.mkdirTree(path);
      else files.writeFile(path, this.#archive.subarray(from, to), { canOwn: true });
    }
  }
}
