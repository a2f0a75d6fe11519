import { readRequest } from './message/request.ts';
import type { Situation } from './plan.ts';
import { asksNothing } from './roles/heard.ts';

const PART =
  /,\s|:\s|\s[-–—]\s|;\s|\s(?=(?:because|since|cos|as|so|deshalb|daher|weil|denn|da|donc|car|parce|así|porque|que|então|quindi|perché|dus|daarom|want|omdat|bo|потому|but|aber|mais|pero|mas|ma|maar|men)\s)/giu;

/** What begins the reason of an order, and what begins an order behind its reason, by language: "car" is a vehicle elsewhere. */
const WHY: Record<string, RegExp> = {
  en: /^(?:because(?! of)|since|cos(?! of)|as (?:i|we|it|he|she|they|there|that))\s(?!\d)/iu,
  de: /^(?:weil|denn|da (?:ich|wir|es|er|sie|das))\s/iu,
  fr: /^(?:car\s|parce qu)/iu,
  es: /^porque\s/iu,
  pt: /^porque\s/iu,
  it: /^perché\s/iu,
  nl: /^(?:want|omdat)\s/iu,
};
const SO: Record<string, RegExp> = {
  en: /^(?:and )?so\s/iu,
  de: /^(?:deshalb|daher)\s/iu,
  fr: /^donc\s/iu,
  es: /^así que\s/iu,
  pt: /^então\s/iu,
  it: /^quindi\s/iu,
  nl: /^(?:dus|daarom)\s/iu,
};
const NONE = /(?!)/u;
const BUT = /^(?:but|aber|mais|pero|mas|ma|maar|men)\s/iu;

/** Whether the clause at a place gives the reason of an order, and orders nothing itself. */
function isReason(clauses: readonly string[], at: number, { heard }: Situation): boolean {
  const [why, so] = [WHY[heard] ?? NONE, SO[heard] ?? NONE];
  const orders = (clause: string) =>
    readRequest(clause.replace(so, ''), heard).senses.some(
      ({ from, concepts }) => from < NEAR && concepts.some((one) => ORDER.test(one)),
    );
  const [clause, next] = [bare(clauses[at]), bare(clauses[at + 1])];
  // What has a value or a quotation says more than why.
  if (orders(clause) || /[\d"“”„«»]/u.test(clause)) return false;
  // "… so take it off": what is meant stands in the reason.
  const isOfIt = readRequest(next, heard).has('mark.it');
  return (
    (so.test(next) && orders(next) && !isOfIt) ||
    (at > 0 && why.test(clause) && clauses.slice(0, at).some((one) => orders(bare(one))))
  );
}
const bare = (clause = ''): string => clause.replace(/^[\s,;–—-]+/u, '');
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
      (colon < 0 || at < colon) && (asksNothing(bare(clause), situation) || isReason(clauses, at, situation)),
  );
  const of = (told: boolean) => clauses.filter((_, at) => isTold[at] === told);
  if (of(true).length === 0 || of(false).length === 0) return null;
  return {
    kept: of(false)
      .join('')
      .replace(/^[\s,:;–—-]+/u, '')
      .replace(isTold[0] === true ? BUT : NONE, '')
      .replace(isTold[0] === true ? (SO[situation.heard] ?? NONE) : NONE, ''),
    talk: of(true).map((one) => one.replace(/^[\s,;–—-]+/u, '')),
  };
}
