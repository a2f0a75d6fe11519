import { isTooDeep } from './nesting.ts';

const MOST_BYTES = 200 * 1024;

/** A text that is not read; the message says why, for its writer. */
export class MarkdownRefused extends Error {
  override name = 'MarkdownRefused';
}

export const tooDeep = () =>
  new MarkdownRefused('Lists, quotes or elements in this text are nested too deeply. Take some of them out.');

/** Throws `MarkdownRefused` for a text that would take too long to read. */
export function requireReadable(text: string): void {
  if (Buffer.byteLength(text) > MOST_BYTES)
    throw new MarkdownRefused('A text has at most 200 KB. Split it into two posts.');
  if (isTooDeep(text)) throw tooDeep();
}
