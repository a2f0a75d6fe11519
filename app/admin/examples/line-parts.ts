/** Some whole lines of a file. `isTooLong`: it stands for one line that is too long to be sent. The last part may be empty. */
export type LinePart = { firstLine: number; bytes: Uint8Array; isTooLong: boolean; isLast: boolean };

const MOST_BYTES = 750_000;
/** Enough for one part: small ones are read while the next one comes. */
const USUAL_BYTES = 250_000;
const LINE_END = 10;
const NOTHING = new Uint8Array();

/** A file cut between its lines while it comes: never more than a part of it is in memory. */
export async function* lineParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<LinePart> {
  const lines = new Pieces();
  const line = new Pieces();
  let firstLine = 1;
  let count = 0;

  function* flush(): Generator<LinePart> {
    if (count === 0) return;
    yield { firstLine, bytes: lines.take(), isTooLong: false, isLast: false };
    firstLine += count;
    count = 0;
  }
  function* endLine(): Generator<LinePart> {
    if (line.size > MOST_BYTES) {
      line.take();
      yield* flush();
      yield { firstLine, bytes: NOTHING, isTooLong: true, isLast: false };
      firstLine += 1;
      return;
    }
    if (lines.size + line.size > MOST_BYTES) yield* flush();
    lines.takeFrom(line);
    count += 1;
    if (lines.size >= USUAL_BYTES) yield* flush();
  }

  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length;) {
      const end = chunk.indexOf(LINE_END, from);
      const to = end < 0 ? chunk.length : end + 1;
      line.add(chunk.subarray(from, to));
      // Of a line that is too long only its length is kept.
      if (line.size > MOST_BYTES) line.forget();
      if (end >= 0) yield* endLine();
      from = to;
    }
  }
  if (line.size > 0) yield* endLine();
  yield { firstLine, bytes: lines.take(), isTooLong: false, isLast: true };
}

/** Bytes that belong together, put into one only when they are taken. */
class Pieces {
  size = 0;
  private pieces: Uint8Array[] = [];
  add(piece: Uint8Array): void {
    this.pieces.push(piece);
    this.size += piece.length;
  }
  takeFrom(other: Pieces): void {
    this.pieces.push(...other.pieces);
    this.size += other.size;
    other.pieces = [];
    other.size = 0;
  }
  forget(): void {
    this.pieces = [];
  }
  take(): Uint8Array {
    const whole = this.pieces.length === 1 ? this.pieces[0] : undefined;
    const bytes = whole ?? Buffer.concat(this.pieces);
    this.pieces = [];
    this.size = 0;
    return bytes;
  }
}
