/** A file of a site without its bytes, which are found by the etag. */
export type NamedFile = { contentType: string; etag: string };

/** What is different: a file of this name, or none any more. */
export type NameChanges = ReadonlyMap<string, NamedFile | null>;

/** The files of a site by their paths. */
export type FileNames = {
  get(path: string): NamedFile | undefined;
  /** In an order that stays the same. */
  paths(): Iterable<string>;
  /** How much memory they take. */
  readonly bytes: number;
};

/** Names one behind the other, in the order of their paths: where each path and each etag ends, and which type each file has. */
type Rows = {
  text: Buffer;
  pathEnds: Uint32Array;
  etagEnds: Uint32Array;
  typeOf: Uint16Array;
  types: readonly string[];
};

const NONE: Rows = {
  text: Buffer.alloc(0),
  pathEnds: new Uint32Array(),
  etagEnds: new Uint32Array(),
  typeOf: new Uint16Array(),
  types: [],
};

/** About as much as it takes beside what it consists of. */
const BYTES_OF_ITSELF = 1_000;

/**
 * Names that are kept for as long as a site is known. A blog of a thousand posts has a thousand of them, of which people ask for few:
 * so they lie in one piece of memory and not in an object, four texts and two entries each.
 */
export class PackedNames implements FileNames {
  readonly #rows: Rows;

  private constructor(rows: Rows) {
    this.#rows = rows;
  }

  static readonly none = new PackedNames(NONE);

  /** The same with changes. */
  with(changes: NameChanges): PackedNames {
    if (changes.size === 0) return this;
    const changed = [...changes].map(([path, file]) => ({ path: Buffer.from(path), file }));
    const made = new Packing(
      this.#rows,
      changed.sort((one, other) => Buffer.compare(one.path, other.path)),
    );
    return new PackedNames(made.rows());
  }

  get bytes(): number {
    const { text, pathEnds, etagEnds, typeOf } = this.#rows;
    return BYTES_OF_ITSELF + [text, pathEnds, etagEnds, typeOf].reduce((sum, part) => sum + part.byteLength, 0);
  }

  get(path: string): NamedFile | undefined {
    const wanted = Buffer.from(path);
    const at = placeOf(this.#rows, wanted);
    return isAt(this.#rows, at, wanted) ? fileAt(this.#rows, at) : undefined;
  }

  *paths(): Generator<string> {
    const { text, pathEnds } = this.#rows;
    for (let at = 0; at < pathEnds.length; at += 1) yield text.toString('utf8', startOf(this.#rows, at), pathEnds[at]);
  }
}

const startOf = ({ etagEnds }: Rows, at: number): number => etagEnds[at - 1] ?? 0;

const compareAt = (rows: Rows, at: number, path: Buffer): number =>
  rows.text.compare(path, 0, path.length, startOf(rows, at), rows.pathEnds[at]);

const isAt = (rows: Rows, at: number, path: Buffer): boolean =>
  at < rows.pathEnds.length && compareAt(rows, at, path) === 0;

/** Of the first whose path is not before this one. */
function placeOf(rows: Rows, path: Buffer): number {
  let [from, to] = [0, rows.pathEnds.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (compareAt(rows, middle, path) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

const fileAt = ({ text, pathEnds, etagEnds, typeOf, types }: Rows, at: number): NamedFile => ({
  etag: text.toString('utf8', pathEnds[at], etagEnds[at]),
  contentType: types[typeOf[at] ?? 0] ?? '',
});

/** Puts rows together, of what was there and what is new. */
class Packing {
  readonly #parts: Buffer[] = [];
  readonly #pathEnds: number[] = [];
  readonly #etagEnds: number[] = [];
  readonly #typeOf: number[] = [];
  readonly #types: string[];
  #length = 0;

  constructor(before: Rows, changed: readonly { path: Buffer; file: NamedFile | null }[]) {
    this.#types = [...before.types];
    let kept = 0;
    for (const { path, file } of changed) {
      const at = placeOf(before, path);
      this.#copy(before, kept, at);
      kept = isAt(before, at, path) ? at + 1 : at;
      if (file) this.#add(path, file);
    }
    this.#copy(before, kept, before.pathEnds.length);
  }

  #copy(rows: Rows, from: number, to: number): void {
    const start = startOf(rows, from);
    const moved = this.#length - start;
    for (let at = from; at < to; at += 1) {
      this.#pathEnds.push((rows.pathEnds[at] ?? 0) + moved);
      this.#etagEnds.push((rows.etagEnds[at] ?? 0) + moved);
      this.#typeOf.push(rows.typeOf[at] ?? 0);
    }
    const part = rows.text.subarray(start, startOf(rows, to));
    this.#parts.push(part);
    this.#length += part.length;
  }

  #add(path: Buffer, { contentType, etag }: NamedFile): void {
    const name = Buffer.from(etag);
    this.#parts.push(path, name);
    this.#pathEnds.push(this.#length + path.length);
    this.#etagEnds.push((this.#length += path.length + name.length));
    if (!this.#types.includes(contentType)) this.#types.push(contentType);
    this.#typeOf.push(this.#types.indexOf(contentType));
  }

  rows(): Rows {
    const text = Buffer.allocUnsafeSlow(this.#length);
    let at = 0;
    for (const part of this.#parts) at += part.copy(text, at);
    return {
      text,
      pathEnds: Uint32Array.from(this.#pathEnds),
      etagEnds: Uint32Array.from(this.#etagEnds),
      typeOf: Uint16Array.from(this.#typeOf),
      types: this.#types,
    };
  }
}

/** Files of one place over those of another. */
export const layeredNames = (above: FileNames, below: FileNames): FileNames => ({
  get: (path) => above.get(path) ?? below.get(path),
  *paths() {
    yield* above.paths();
    for (const path of below.paths()) if (!above.get(path)) yield path;
  },
  bytes: above.bytes + below.bytes,
});
