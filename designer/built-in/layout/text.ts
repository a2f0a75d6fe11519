import { withoutEnd } from '../ends.ts';
import type { Statement } from '../reading/reading.ts';

/** Turkish has an i with a dot and one without, small and large. */
const localeOf = (text: string) => (/[ğĞşŞıİ]/u.test(text) ? 'tr' : undefined);

/** The first letter raised, where no address begins with it; nothing else changes. */
export const raised = (text: string): string => {
  if (/^\S*[@.]\S/u.test(text)) return text;
  const at = /^[¿¡]/u.test(text) ? 1 : 0;
  return text.slice(0, at) + text.charAt(at).toLocaleUpperCase(localeOf(text)) + text.slice(at + 1);
};

/** Without the stop at its end, as a heading or a line of facts stands. */
export const withoutStop = (text: string): string =>
  text
    .trim()
    .replace(/[.。,;:]$/u, '')
    .trim();

/** Words as a title stands: no stop at its end, and one word in capitals alone as other titles are written. */
export function asTitle(text: string): string {
  const title = raised(withoutStop(text));
  // "RSVP" is said letter by letter.
  const isShouted = title.length > 3 && /^\p{Lu}+$/u.test(title) && /[^BCDFGHJ-NP-TV-XZ]/u.test(title);
  return isShouted ? raised(title.toLocaleLowerCase(localeOf(title))) : title;
}

/** The most words from the beginning that fit; '' when not even the first one does. */
export function begin(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const space = text.lastIndexOf(' ', limit);
  return space > 0 ? withoutEnd(text.slice(0, space), /[\s,;:–-]/u) : text.slice(0, limit);
}

/** Parts beside each other on one line. */
export const beside = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ');

/** What is no sentence, but an entry or a line of its own. */
export const isItem = ({ text }: Statement) => text.length < 140 && !/[.!?。！？…:]["”’»)]?$/u.test(text.trim());

/**
 * Statements as one text: sentences that the owner kept together are a paragraph; lines that are none stay lines, several of
 * them a list. `rich` tells whether there is a list in it.
 */
export function prose(statements: readonly Statement[]): { text: string; rich: boolean } {
  const runs: { of: number; isList: boolean; texts: string[] }[] = [];
  for (const statement of statements) {
    const text = raised(statement.text.trim());
    const isList = isItem(statement);
    const last = runs.at(-1);
    if (last && last.of === statement.block && last.isList === isList) last.texts.push(text);
    else runs.push({ of: statement.block, isList, texts: [text] });
  }
  const isEntry = ({ isList, texts }: (typeof runs)[number]) => isList && texts.length > 1;
  return {
    text: runs
      .map((run) => (isEntry(run) ? run.texts.map((text) => `- ${text}`).join('\n') : run.texts.reduce(joined, '')))
      .join('\n\n'),
    rich: runs.some(isEntry),
  };
}

/** Sentences one behind the other; Chinese and Japanese put no space between them. */
export const joined = (one: string, other: string): string =>
  one === '' || /[。！？]$/.test(one) ? one + other : `${one} ${other}`;
