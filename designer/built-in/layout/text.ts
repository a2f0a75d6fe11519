import { withoutEnd } from '../ends.ts';
import type { Statement } from '../reading/reading.ts';

/** The first letter raised; nothing else changes. */
export const raised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Without the stop at its end, as a heading or a line of facts stands. */
export const withoutStop = (text: string): string =>
  text
    .trim()
    .replace(/[.。,;:]$/u, '')
    .trim();

/** Words as a title stands: no stop at its end, and one word in capitals alone as other titles are written. */
export function asTitle(text: string): string {
  const title = raised(withoutStop(text));
  const isShouted = title.length > 3 && /^\p{Lu}+$/u.test(title);
  return isShouted ? raised(title.toLocaleLowerCase()) : title;
}

/** The most words from the beginning that fit; '' when not even the first one does. */
export function begin(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const space = text.lastIndexOf(' ', limit);
  return space > 0 ? withoutEnd(text.slice(0, space), /[\s,;:–-]/u) : text.slice(0, limit);
}

/** Parts beside each other on one line. */
export const beside = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ');

const isItem = (text: string) => text.length < 140 && !/[.!?。！？…:]["”’»)]?$/u.test(text);

/**
 * Statements as one text: those that the owner kept together are a paragraph, lines without a stop a list. `rich` tells
 * whether there is a list in it.
 */
export function prose(statements: readonly Statement[]): { text: string; rich: boolean } {
  const blocks = new Map<number, Statement[]>();
  for (const statement of statements) blocks.set(statement.block, [...(blocks.get(statement.block) ?? []), statement]);
  let rich = false;
  const texts = [...blocks.values()].map((block) => {
    const texts = block.map(({ text }) => raised(text.trim()));
    if (texts.length < 2 || !texts.every(isItem))
      return texts.map((text, index) => (index < texts.length - 1 && isItem(text) ? `${text}.` : text)).reduce(joined);
    rich = true;
    return texts.map((text) => `- ${text}`).join('\n');
  });
  return { text: texts.join('\n\n'), rich };
}

/** Sentences one behind the other; Chinese and Japanese put no space between them. */
export const joined = (one: string, other: string): string => (/[。！？]$/.test(one) ? one + other : `${one} ${other}`);
