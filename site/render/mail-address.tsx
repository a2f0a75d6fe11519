import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** An address with a longer part than that is written smaller where the screen is narrow. */
const LONG_PART = 15;
const ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,64}\.[^\s@]{2,190}$/;

/** A text whose mail addresses end their lines after the @ or a dot, and never within a word. */
export function withMailAddresses(text: string): ReactNode {
  if (!text.includes('@')) return text;
  return text
    .split(/(\s+)/)
    .map((word, index) => <Fragment key={index}>{ADDRESS.test(word) ? address(word) : word}</Fragment>);
}

function address(text: string): ReactNode {
  const parts = text.split(/(?<=[@.])/);
  const written = parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
  return parts.some(({ length }) => length > LONG_PART) ? <span className="long-address">{written}</span> : written;
}
