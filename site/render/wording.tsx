import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { textParts } from '../model/placeholder.ts';
import { richParts, type RichPart } from '../model/rich-words.ts';
import type { Words } from './words/index.ts';

const BETWEEN_SENTENCES = /(?<=[.!?…]["”’»)]?)\s+/;
const MARKS = /\[\[[^[\]]*\]\]/g;

/**
 * What a visitor may read of a text: a sentence that waits for a fact of the owner's is left out whole, because what
 * remains of it would say something else ("from a night"). '' when nothing remains.
 */
export function publishedText(text: string): string {
  if (!text.includes('[[')) return text;
  return text
    .replaceAll(MARKS, '\u0000')
    .split('\n')
    .map((line) =>
      line
        .split(BETWEEN_SENTENCES)
        .filter((sentence) => !sentence.includes('\u0000'))
        .join(' '),
    )
    .join('\n')
    .trim();
}

/** "your prices" as a call to the owner: "Add your prices". */
const asked = (wanted: string, words: Words) => words.add.replace('{what}', wanted);

/** One line for this view, `null` when nothing remains. */
export function lineOf(text: string, draft: boolean, words: Words): ReactNode {
  if (!draft) return publishedText(text) || null;
  if (!text.trim()) return null;
  return textParts(text).map((part, index) =>
    part.kind === 'text' ? (
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <mark className="placeholder" key={index}>
        {asked(part.wanted, words)}
      </mark>
    ),
  );
}

/** One line with its bold and italic words and its links; `line` prints what is plain in it. */
export function richLineOf(
  text: string,
  line: (text: string) => ReactNode,
  href: (to: string) => string,
): ReactNode[] | null {
  const parts = richParts(text);
  return parts.length === 0 ? null : parts.map((part, index) => <Rich key={index} {...{ part, line, href }} />);
}

type RichProps = { part: RichPart; line: (text: string) => ReactNode; href: (to: string) => string };

function Rich({ part, line, href }: RichProps): ReactNode {
  // A space at the end of a plain part belongs between the words.
  if (part.kind === 'text') return part.text.trim() === '' ? part.text : line(part.text);
  const inner = part.parts.map((one, index) => <Rich key={index} {...{ part: one, line, href }} />);
  if (part.kind === 'link') return <a href={href(part.to)}>{inner}</a>;
  return part.kind === 'bold' ? <strong>{inner}</strong> : <em>{inner}</em>;
}

/** Paragraphs for this view; single line breaks inside a paragraph stay line breaks. `line` prints each of their lines. */
export function proseOf(text: string, draft: boolean, line: (text: string) => ReactNode): ReactNode {
  const paragraphs = (draft ? text : publishedText(text)).split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  if (paragraphs.length === 0) return null;
  return paragraphs.map((paragraph, index) => (
    <p key={index}>
      {paragraph
        .trim()
        .split('\n')
        .map((row, number) => (
          <Fragment key={number}>
            {number > 0 && <br />}
            {line(row)}
          </Fragment>
        ))}
    </p>
  ));
}
