import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Business } from '../model/document.ts';
import { withoutMarks } from '../origins/marks.ts';
import { telephoneHref } from '../sections/parts/telephone.ts';

/** The business's number and mail address that stand in a text as they stand in its details; none in one that is only suggested. */
export function waysIn(text: string, { phone, email }: Business): ('phone' | 'email')[] {
  if (withoutMarks(text) !== text) return [];
  return [
    ...(phone !== '' && telephoneHref(phone) !== '' && text.includes(phone) ? (['phone'] as const) : []),
    ...(email !== '' && text.includes(email) ? (['email'] as const) : []),
  ];
}

/** A line in which the business's number can be called and its mail address be written to; `line` prints the rest. */
export function withWays(text: string, business: Business, line: (text: string) => ReactNode): ReactNode {
  const [way] = waysIn(text, business);
  if (!way) return line(text);
  const said = business[way];
  const at = text.indexOf(said);
  // A space beside the link belongs between the words.
  const around = (part: string) => (part.trim() === '' ? part : withWays(part, business, line));
  return (
    <>
      {around(text.slice(0, at))}
      <a href={way === 'phone' ? telephoneHref(said) : `mailto:${said}`}>{line(said)}</a>
      <Fragment>{around(text.slice(at + said.length))}</Fragment>
    </>
  );
}
