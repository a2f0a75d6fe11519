import { Children } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { textLength } from '../../themes/index.ts';
import type { ViewContext } from '../definition.ts';

type Words = { heading: string; intro: string };

/** Id of a section's heading, for what wants to be named after it. */
export const headingId = (context: ViewContext) => `${context.id}-heading`;

/** Words up to this length, in average letters, fit the narrowest phone at the size of any heading. */
const SHORT = 6;
/** Shorter words of a website's own name fit wherever it is shown. */
export const LONG_NAME = 9;

/** Scripts whose lines break between any two signs. */
const BREAKS_ANYWHERE = /[\u2e80-\u9fff]/gu;

/** Tells the style of a heading how long its longest word stands, if that is long, so that it is set smaller instead of broken. */
export function longestWord(heading: string, short = SHORT): (CSSProperties & Record<'--longest', number>) | undefined {
  const longest = Math.max(
    ...heading
      .replaceAll(BREAKS_ANYWHERE, '$& ')
      .split(/[\s\-–—/\u00ad\u200b]+/)
      .map(textLength),
  );
  return longest > short ? { '--longest': Math.ceil(longest * 10) / 10 } : undefined;
}

/**
 * Heading and introduction. The first section of a page always holds the `h1`, hidden from sight and saying the site's
 * name when its heading is empty. `null` when there is nothing to say; `children` then stand alone.
 */
export function Opening({ context, words, children }: { context: ViewContext; words: Words; children?: ReactNode }) {
  const { Heading, has, line, reaching } = context;
  const title = has(words.heading) ? (
    <Heading className="opening__heading" id={headingId(context)} style={longestWord(words.heading)}>
      {line(words.heading)}
    </Heading>
  ) : Heading === 'h1' ? (
    <h1 className="unseen" id={headingId(context)}>
      {context.document.brand.name}
    </h1>
  ) : null;
  const intro = has(words.intro) && <div className="opening__intro">{reaching(words.intro)}</div>;
  if (!title && !intro && !Children.toArray(children).length) return null;
  return (
    <div className="opening">
      {title}
      {intro}
      {children}
    </div>
  );
}

/** The heading element for what stands inside a section: one below the section's own, if it has one. */
export const innerHeading = ({ Heading, has }: ViewContext, { heading }: { heading: string }): 'h2' | 'h3' =>
  Heading === 'h2' && has(heading) ? 'h3' : 'h2';

/** Buttons in a row; `null` when none of them leads anywhere. */
export function actionRow(...buttons: ReactNode[]) {
  const shown = Children.toArray(buttons);
  return shown.length ? <div className="actions">{shown}</div> : null;
}

/** Longer than this, a text is read rather than taken in at a glance. */
const GLANCE = 220;

/** The class of a text that is a few words in a section of its own: small type would be lost there. */
export const lengthOf = (text: string): string =>
  text.length <= GLANCE && !text.includes('\n- ') && !text.startsWith('- ') ? ' short-text' : '';

/** One small line below a section's content. */
export const remark = ({ has, line }: ViewContext, text: string) =>
  has(text) ? <p className="remark">{line(text)}</p> : null;
