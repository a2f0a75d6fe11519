import type { Situation } from './plan.ts';
import { asksNothing } from './roles/heard.ts';

const PART =
  /,\s|:\s|\s[-–—]\s|;\s|\s(?=(?:because|since|cos|as|so|weil|denn|da|car|parce|porque|que|perché|want|omdat|bo|потому|but|aber|mais|pero|mas|ma|maar|men)\s)/giu;

const BUT = /^(?:but|aber|mais|pero|mas|ma|maar|men)\s/iu;

/** A sentence without the clauses that only tell, and these; null where it has none, or nothing else. */
export function withoutTalk(text: string, situation: Situation): { kept: string; talk: string[] } | null {
  const joints = [...text.matchAll(PART)].slice(0, 12);
  const clauses = [0, ...joints.map(({ index }) => index)].map((start, at) =>
    text.slice(start, joints[at]?.index ?? text.length),
  );
  const colon = clauses.findIndex((clause) => clause.startsWith(':'));
  // What stands behind a colon is what the words before it speak of.
  const isTold = clauses.map(
    (clause, at) => (colon < 0 || at < colon) && asksNothing(clause.replace(/^[\s,;–—-]+/u, ''), situation),
  );
  const of = (told: boolean) => clauses.filter((_, at) => isTold[at] === told);
  if (of(true).length === 0 || of(false).length === 0) return null;
  return {
    kept: of(false)
      .join('')
      .replace(/^[\s,:;–—-]+/u, '')
      .replace(isTold[0] === true ? BUT : /^$/u, ''),
    talk: of(true).map((one) => one.replace(/^[\s,;–—-]+/u, '')),
  };
}
