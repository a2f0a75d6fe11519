import { readRequest } from './message/request.ts';
import type { Situation } from './plan.ts';
import { asksNothing } from './roles/heard.ts';

const PART =
  /,\s|:\s|\s[-–—]\s|;\s|\s(?=(?:because|since|cos|as|so|deshalb|daher|weil|denn|da|donc|car|parce|así|porque|que|então|quindi|perché|dus|daarom|want|omdat|bo|потому|but|aber|mais|pero|mas|ma|maar|men)\s)/giu;

const LEAD =
  /^(?:but|aber|mais|pero|mas|ma|maar|men|so|deshalb|daher|donc|así que|então|quindi|dus|daarom|så|derfor|därför)\s/iu;

/** "… as I only do one now": what begins so says why. */
const WHY =
  /^[\s,;–—-]*(?:because(?! of)|since|cos(?! of)|as (?:i|we|it|he|she|they|there|that)|weil|denn|da (?:ich|wir|es|er|sie|das)|car|parce qu|porque|perché|want|omdat|bo|потому)(?!\p{L})(?!\s\d)/iu;
/** "… so take it off": what stands before such an order says why. */
const SO = /^[\s,;–—-]*(?:and )?(?:so|deshalb|daher|donc|así que|então|quindi|dus|daarom|så|derfor|därför)\s/iu;

/** Whether the clause at a place gives the reason of an order, and orders nothing itself. */
function isReason(clauses: readonly string[], at: number, { heard }: Situation): boolean {
  const orders = (clause = '') =>
    readRequest(clause.replace(SO, ''), heard).senses.some(
      ({ from, concepts }) => from < NEAR && concepts.some((one) => ORDER.test(one)),
    );
  const [clause = '', next = ''] = [clauses[at], clauses[at + 1]];
  // What has a value or a quotation says more than why.
  if (orders(clause) || /[\d"“”„«»]/u.test(clause)) return false;
  // "… so take it off": what is meant stands in the reason.
  const isOfIt = readRequest(next, heard).has('mark.it');
  return (
    (SO.test(next) && orders(next) && !isOfIt) || (at > 0 && WHY.test(clause) && clauses.slice(0, at).some(orders))
  );
}
const NEAR = 3;
const ORDER = /^do\.(?:add|remove|change|move|hide|show|shorten|rename|close)$/u;

/** A sentence without the clauses that only tell, and these; null where it has none, or nothing else. */
export function withoutTalk(text: string, situation: Situation): { kept: string; talk: string[] } | null {
  const joints = [...text.matchAll(PART)].slice(0, 12);
  const clauses = [0, ...joints.map(({ index }) => index)].map((start, at) =>
    text.slice(start, joints[at]?.index ?? text.length),
  );
  const colon = clauses.findIndex((clause) => clause.startsWith(':'));
  // What stands behind a colon is what the words before it speak of.
  const isTold = clauses.map(
    (clause, at) =>
      (colon < 0 || at < colon) &&
      (asksNothing(clause.replace(/^[\s,;–—-]+/u, ''), situation) || isReason(clauses, at, situation)),
  );
  const of = (told: boolean) => clauses.filter((_, at) => isTold[at] === told);
  if (of(true).length === 0 || of(false).length === 0) return null;
  return {
    kept: of(false)
      .join('')
      .replace(/^[\s,:;–—-]+/u, '')
      .replace(isTold[0] === true ? LEAD : /^$/u, ''),
    talk: of(true).map((one) => one.replace(/^[\s,;–—-]+/u, '')),
  };
}
