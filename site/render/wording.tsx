import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { withMailAddresses } from './mail-address.tsx';
import { textParts, withoutMarks } from '../origins/marks.ts';
import { richParts, type RichPart } from '../model/rich-words.ts';
import type { Words } from './words/words.ts';

/** "your prices" as a call to the owner: "Add your prices". */
const asked = (wanted: string, words: Words) => words.add.replace('{what}', wanted);

/** One line, gaps as calls to the owner and proposals as such; `null` when it is empty. */
export function lineOf(text: string, words: Words): ReactNode {
  if (!text.trim()) return null;
  return textParts(text).map((part, index) => {
    if (part.kind === 'text') return <Fragment key={index}>{withMailAddresses(withoutMarks(part.text))}</Fragment>;
    if (part.kind === 'proposal')
      return (
        <span className="proposal" title={words.suggested} key={index}>
          {lineOf(part.text, words)}
        </span>
      );
    return (
      <mark className="placeholder" key={index}>
        {asked(part.wanted, words)}
      </mark>
    );
  });
}

/** Style of what only drafts show. What templates may change of it stands in the layer below theirs. */
export const draftCss =
  '@layer base{.picture__wants{position:absolute;inset-inline-start:.6rem;inset-block-end:.6rem;max-width:calc(100% - 1.2rem);padding:.3em .7em;border-radius:calc(var(--radius)/2);background:var(--paper);color:var(--ink);font:500 .8125rem/1.35 var(--font-body);letter-spacing:0}}' +
  '.placeholder{background:none;color:inherit;border-bottom:2px dashed currentColor;font-style:italic}' +
  '.proposal{border-radius:.2em;outline:1.5px dashed color-mix(in oklab,currentColor 55%,transparent);outline-offset:.15em;opacity:.85}' +
  '.proposal::after{content:attr(title);margin-inline-start:.5em;padding:.1em .5em;border-radius:1em;font:500 .68rem/1.4 system-ui,sans-serif;letter-spacing:0;text-transform:none;vertical-align:middle;white-space:nowrap;background:color-mix(in oklab,currentColor 14%,transparent)}';

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

/**
 * Paragraphs for this view; single line breaks inside a paragraph stay line breaks. `line` prints each of their lines, `marks` stand on
 * the first of them.
 */
export function proseOf(text: string, line: (text: string) => ReactNode, marks: Marks = {}): ReactNode {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  if (paragraphs.length === 0) return null;
  return paragraphs.map((paragraph, index) => (
    <p key={index} {...(index === 0 ? marks : restOf(marks))}>
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

type Marks = Record<string, string | number | undefined>;

const restOf = ({ 'data-text': place }: Marks): Marks => (place === undefined ? {} : { 'data-rest': place });
