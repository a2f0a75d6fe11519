import type { ReactNode } from 'react';
import type { Business } from '../model/document.ts';
import { withoutMarks } from '../origins/marks.ts';
import { telephoneHref } from '../sections/parts/telephone.ts';

type Way = 'phone' | 'email';

/** What goes on with an address or a number: "ann@x.org" does not stand in "joann@x.org" or "ann@x.org.uk". */
const [BEFORE, BEHIND] = [/[\p{L}\p{N}.+_-]$/u, /^(?:[\p{L}\p{N}@_-]|\.[\p{L}\p{N}])/u];

/** Where a number or an address stands in a text by itself; -1 where it does not. */
function placeOf(said: string, text: string): number {
  for (let at = text.indexOf(said); said !== '' && at >= 0; at = text.indexOf(said, at + 1))
    if (!BEFORE.test(text.slice(0, at)) && !BEHIND.test(text.slice(at + said.length))) return at;
  return -1;
}

/** The business's number and mail address that stand in a text as they stand in its details; none in one that is only suggested. */
export function waysIn(text: string, { phone, email }: Business): Way[] {
  if (withoutMarks(text) !== text) return [];
  const isPhone = telephoneHref(phone) !== '' && placeOf(phone, text) >= 0;
  return [...(isPhone ? (['phone'] as const) : []), ...(placeOf(email, text) >= 0 ? (['email'] as const) : [])];
}

/** A line in which the business's number can be called and its mail address be written to; `line` prints the rest. */
export function withWays(text: string, business: Business, line: (text: string) => ReactNode): ReactNode {
  const [way] = waysIn(text, business);
  if (!way) return line(text);
  const said = business[way];
  const at = placeOf(said, text);
  // A space beside the link belongs between the words.
  const around = (part: string) => (part.trim() === '' ? part : withWays(part, business, line));
  return (
    <>
      {around(text.slice(0, at))}
      <a href={way === 'phone' ? telephoneHref(said) : `mailto:${said}`}>{line(said)}</a>
      {around(text.slice(at + said.length))}
    </>
  );
}
