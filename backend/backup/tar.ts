/** An entry of an archive: its bytes come piece by piece, and all of them before the next entry. */
export type Entry = { name: string; bytes: number; body: AsyncIterable<Uint8Array> };

/** The archive is cut or broken. */
export class BrokenArchive extends Error {
  override name = 'BrokenArchive';
}

const BLOCK = 512;
const ENDING = Buffer.alloc(2 * BLOCK);
const NAME = { most: 100, prefixAt: 345, prefixMost: 155 };

/** The bytes of a tar file (ustar) with these entries. Throws for a body that is not as long as it is said to be. */
export async function* writeTar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { name, bytes, body } of entries) {
    yield headerOf(name, bytes);
    let written = 0;
    for await (const piece of body) {
      written += piece.length;
      yield piece;
    }
    if (written !== bytes) throw new Error(`${name} has ${written} bytes instead of ${bytes}`);
    yield Buffer.alloc(padding(bytes));
  }
  yield ENDING;
}

/** The entries of such a file; what of a body is not read is passed over. Throws `BrokenArchive`. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const reader = readerOf(source);
  for (;;) {
    const header = await reader.take(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const { name, bytes } = readHeader(header);
    let left = bytes;
    const body = (async function* () {
      while (left > 0) {
        const piece = await reader.some(left);
        left -= piece.length;
        yield piece;
      }
    })();
    yield { name, bytes, body };
    while (left > 0) left -= (await reader.some(left)).length;
    await reader.take(padding(bytes));
  }
  await reader.take(BLOCK);
  await reader.end();
}

const padding = (bytes: number) => (BLOCK - (bytes % BLOCK)) % BLOCK;

function headerOf(name: string, bytes: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const at = name.length > NAME.most ? name.indexOf('/', name.length - NAME.most - 1) : -1;
  const [prefix, rest] = at < 0 ? ['', name] : [name.slice(0, at), name.slice(at + 1)];
  if (rest.length > NAME.most || prefix.length > NAME.prefixMost) throw new Error(`The name ${name} is too long`);
  header.write(rest, 0, 'ascii');
  header.write(octal(0o600, 7), 100, 'ascii');
  header.write(octal(0, 7), 108, 'ascii');
  header.write(octal(0, 7), 116, 'ascii');
  header.write(octal(bytes, 11), 124, 'ascii');
  header.write(octal(0, 11), 136, 'ascii');
  header.write('0', 156, 'ascii');
  header.write('ustar\x0000', 257, 'ascii');
  header.write(prefix, NAME.prefixAt, 'ascii');
  header.write(`${octal(sumOf(header), 6)}\0 `, 148, 'ascii');
  return header;
}

function readHeader(header: Buffer): { name: string; bytes: number } {
  const text = (at: number, most: number) => header.toString('ascii', at, at + most).replace(/\0.*$/s, '');
  const number = (at: number, most: number) => Number.parseInt(text(at, most), 8);
  const bytes = number(124, 12);
  if (number(148, 8) !== sumOf(header) || text(257, 5) !== 'ustar' || !Number.isSafeInteger(bytes) || bytes < 0)
    throw new BrokenArchive('An entry has no header');
  const prefix = text(NAME.prefixAt, NAME.prefixMost);
  return { name: prefix ? `${prefix}/${text(0, NAME.most)}` : text(0, NAME.most), bytes };
}

/** The sum of a header's bytes, where its own place counts as spaces. */
const sumOf = (header: Buffer) => header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');

function readerOf(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  /** Up to so many bytes, and at least one. */
  const some = async (most: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const next = await pieces.next();
      if (next.done) throw new BrokenArchive('The archive ends too early');
      rest = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
    }
    const taken = rest.subarray(0, most);
    rest = rest.subarray(taken.length);
    return taken;
  };
  return {
    some,
    /** Nothing may follow, and whoever packed it must have ended as well. */
    async end() {
      if (rest.length > 0 || !(await pieces.next()).done) throw new BrokenArchive('Something stands after the end');
    },
    async take(bytes: number): Promise<Buffer> {
      const parts: Buffer[] = [];
      for (let left = bytes; left > 0; left -= parts.at(-1)?.length ?? 0) parts.push(await some(left));
      return Buffer.concat(parts);
    },
  };
}
