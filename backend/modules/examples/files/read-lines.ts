import { contentHashOf, keptOf } from '../content/kept-of.ts';
import { LineRefused } from '../content/line-refused.ts';
import { readLine } from '../content/read-line.ts';

/** A part of a file of examples: whole lines, the first of which has this number. `isTrial`: they are only checked. */
export type LinesToRead = { bytes: Uint8Array; firstLine: number; isTrial?: boolean };

/** A line that is no example, and why. */
export type WrongLine = { line: number; reason: string };

/** `rows`: a JSON list of what the table keeps of each right line, each once; of a trial only their hashes. `right` counts them all. */
export type ReadLines = { rows: string; kept: number; right: number; lines: number; wrong: WrongLine[] };

const MARK = [0xef, 0xbb, 0xbf];
const LINE_END = 10;

/** Reads the lines of a part, each by itself. Empty lines count and say nothing, and so does a mark of the byte order before the first. */
export function readLines({ bytes, firstLine, isTrial = false }: LinesToRead): ReadLines {
  const isMarked = firstLine === 1 && MARK.every((byte, index) => bytes[index] === byte);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const rows = new Map<string, string>();
  const wrong: WrongLine[] = [];
  let right = 0;
  let line = firstLine;
  for (let from = isMarked ? MARK.length : 0; from < bytes.length; line += 1) {
    const found = bytes.indexOf(LINE_END, from);
    const end = found < 0 ? bytes.length : found;
    const reason = attempt(() => {
      const text = decoded(decoder, bytes.subarray(from, end));
      if (text.trim() === '') return;
      const content = readLine(text);
      const contentHash = contentHashOf(content);
      if (!rows.has(contentHash))
        rows.set(contentHash, JSON.stringify(isTrial ? { contentHash } : keptOf(content, null, contentHash)));
      right += 1;
    });
    if (reason !== null) wrong.push({ line, reason });
    from = end + 1;
  }
  return { rows: `[${[...rows.values()].join(',')}]`, kept: rows.size, right, lines: line - firstLine, wrong };
}

function decoded(decoder: TextDecoder, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new LineRefused('It is not written in UTF-8.');
  }
}

function attempt(read: () => void): string | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof LineRefused) return error.message;
    throw error;
  }
}
