import type { WebsiteDocument } from '#site/model/document.ts';
import { withoutEnd } from '../ends.ts';
import { vocabularyOf } from '../reading/vocabulary/index.ts';
import { namesSomebody, successionIn } from './abilities/succeed.ts';
import { correction } from './corrections.ts';
import { pagesMeant, rivals, sectionsMeant } from './document/find.ts';
import { entriesWithin, isSmall } from './document/named.ts';
import { tellingWords } from './document/prose.ts';
import { wordsOn } from './document/words-on.ts';
import { amountsIn } from './message/amount.ts';
import { FILLERS } from './message/fillers.ts';
import { plain } from './message/plain.ts';
import { readRequest, type Request } from './message/request.ts';
import { asksToTell } from './message/telling.ts';
import { translationIn } from './message/translation.ts';
import { namesIn } from './document/entries.ts';
import type { Situation } from './plan.ts';
import { asksNothing, heardAs } from './roles/heard.ts';

/**
 * One clause of a message as what it says: an order, and whether it says of what (a place of the website) and what shall stand there
 * (a value). A clause with none of them is small talk; one with an order alone speaks of what the clauses before it spoke of.
 */
type Clause = { text: string; request: Request; order: 'remove' | 'other' | undefined; hasOwn: boolean };

/** Sorts of things: "that page", "this person" say what kind of thing is pointed at, not which one. */
const SORTS = /^part\.(?:page|section|entry|person|event|slot|question|website)$/u;

/** What a clause says that stands on the website or is to stand there. */
const ownWords = (request: Request): string[] => tellingWords(request).filter((word) => !FILLERS.has(word));

function clauseOf(text: string, { heard, document }: Situation): Clause {
  const request = readRequest(text, heard, namesIn(document));
  const isAny = (fits: (concept: string) => boolean) => request.senses.some(({ concepts }) => concepts.some(fits));
  const order = request.has('do.remove')
    ? 'remove'
    : isAny((one) => /^do\.(?:add|change|swap|hide|move|raise|lower|rename)$/u.test(one))
      ? 'other'
      : undefined;
  return { text, request, order, hasOwn: hasOwn(request, document) };
}

/** Whether a clause says something that stands on the website, or that is to stand there. */
function hasOwn(request: Request, document: WebsiteDocument): boolean {
  const { text, senses, quotes, language } = request;
  const isNamed = senses.some(({ concepts }) =>
    concepts.some((one) => /^(?:kind|part|topic|mood|colour)/u.test(one) && !SORTS.test(one)),
  );
  const isCapital = /(?<=\p{L}\s)\p{Lu}\p{L}/u.test(text) && language !== 'de';
  const here = wordsOn(document);
  return (
    isNamed ||
    isCapital ||
    /[\d@#]/u.test(text) ||
    quotes.length > 0 ||
    ownWords(request).some((word) => here.has(word))
  );
}

/** What a clause speaks of, in the website's own words; '' where that is nothing, or not one thing. */
function placeOf({ request, text }: Clause, sort: Request, { document, page, heard }: Situation): string {
  if (sort.has('part.page')) return pagesMeant(document, request)[0]?.thing.title ?? '';
  const entries = entriesWithin(document, request).filter(({ score }) => score >= 0.7);
  const [entry, other] = rivals(entries);
  if (entry) return other ? '' : (entry.name.split(/[,(–:;]/u)[0] ?? '').trim();
  const here = wordsOn(document);
  const capitals = heard === 'de' ? [] : [...text.matchAll(/\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,5}/gu)];
  // The first word of a sentence has a capital whatever it is.
  const [name] = [...capitals.filter(({ index }) => index > 0), ...capitals]
    .map(([one]) => one)
    .filter((one) =>
      plain(one)
        .split(' ')
        .every((word) => here.has(word) && !isSmall(word, vocabularyOf(heard))),
    );
  if (name !== undefined && plain(name) !== plain(document.brand.name)) return name;
  const [section] = sectionsMeant(document, request, page);
  if (section && sort.has('part.section')) return String(section.thing.section.props.heading);
  return ownWords(request)
    .filter((word) => here.has(word))
    .join(' ');
}

const ECHOES: readonly string[] = [
  ...['do.change', 'do.add', 'do.swap', 'do.can', 'do.want', 'do.say', 'do.thank', 'do.move'],
  ...['mark.it', 'mark.all', 'mark.to', 'mark.and', 'mark.we', 'mark.in', 'mark.more', 'part.website'],
];
const LONGEST_ECHO = 9;
/** "Add please" */
const SHORTEST_ECHO = 3;
/** "Please change it everywhere": what should change, and how, was said before it. */
const isEcho = ({ request, order, hasOwn: isOwn, text }: Clause): boolean =>
  order === 'other' &&
  !isOwn &&
  request.has('do.change', 'do.add', 'do.swap') &&
  (request.has('mark.it', 'do.change') || request.tokens.length <= SHORTEST_ECHO) &&
  request.tokens.length <= LONGEST_ECHO &&
  request.senses.every(({ concepts }) => concepts.some((one) => ECHOES.includes(one))) &&
  !/(?<=\p{L}\s)\p{Lu}/u.test(text);

/** "I don't do that any more": nothing that is not said of what goes before it. */
const isOnlyNoLonger = ({ request, order, hasOwn: isOwn }: Clause): boolean =>
  request.has('mark.noLonger') && order !== 'remove' && !isOwn && request.tokens.length <= LONGEST_ECHO;

/** "No walks in August. Worth mentioning": what is told, and a sentence that only asks for it to stand somewhere. */
const isToldOf = (before: Clause, { request }: Clause): boolean =>
  before.order === undefined &&
  !/[?"“„«@]|\d{3}/u.test(before.text) &&
  amountsIn(before.request).every(({ hasUnit }) => !hasUnit) &&
  asksToTell(request);

/** "Joint membership, £40 a year. Add please": the order of what has a price and none of its own. */
function orderFor(before: Clause, { request }: Clause): string {
  const add = request.find(['do.add']);
  const isBare = before.order === undefined && !before.request.has('mark.be', 'mark.we', 'mark.it', 'do.say');
  return add && isBare && amountsIn(before.request).some(({ hasUnit }) => hasUnit)
    ? request.between(add.from, add.to)
    : '';
}

/** "Could you change the secretary?": what it should be is said in the next clause. */
const isAnnouncement = ({ request, text }: Clause): boolean =>
  request.has('do.change', 'do.swap') &&
  !request.has('mark.to', 'do.add', 'do.remove') &&
  !request.senses.some(({ concepts }) =>
    concepts.some((one) => /^(?:kind|mood|colour|topic|mark\.(?:dark|light))/u.test(one)),
  ) &&
  request.tokens.length <= LONGEST_ECHO &&
  !/[\d"“„«@#]|(?<=\p{L}\s)\p{Lu}/u.test(text);

/** "It's Grace Lim now": who takes the place of somebody. */
const IT_IS =
  /^(?:(?:[Nn]ow |[Jj]etzt |[Aa]hora |[Aa]gora |[Mm]aintenant )?(?:[Ii]t|[Tt]hat)(?:['’]s| is| will be)|(?:[Dd]as|[Ee]s|[Jj]etzt|[Nn]un) (?:macht |ist )|[Cc]['’]est|[Aa]hora (?:es|está)|agora é|adesso è|nu is het)\s?(?:now |jetzt |nun )?(?=\p{Lu}\p{L}+\s\p{Lu})/u;

const COMMA = /,\s+|\s[–—-]\s|;\s/gu;

/** Whether a clause without a value says of something that it stays as it is. */
const staysSo = (clause: string, situation: Situation): boolean => {
  const { role, asks } = heardAs(clause, situation);
  return role === 'stays' && asks < 0.2 && !/\d/u.test(clause) && clauseOf(clause, situation).order === undefined;
};

/** A sentence without what it says is to stay as it is: "students the same as before". */
function withoutStaying(text: string, situation: Situation): string {
  if (/["“”„«»]/u.test(text)) return text;
  const clauses = text.split(/,\s/u);
  const left = clauses.length > 1 ? clauses.filter((clause) => !staysSo(clause, situation)) : clauses;
  return left.length > 0 ? left.join(', ') : text;
}

/** A sentence as its clauses, where the last of them only points at what another one names. */
function clausesIn(text: string, situation: Situation): string[] {
  const last = [...text.matchAll(COMMA)].at(-1);
  if (!last || /["“”„«»]/u.test(text)) return [text];
  const [before, end] = [text.slice(0, last.index), text.slice(last.index + last[0].length)];
  const clause = clauseOf(end, situation);
  return clause.order === 'remove' && !clause.hasOwn ? [before, end] : [text];
}

/** How far behind the one who goes the one who comes is named: "Gary has retired. He bites. Head goat is Dolores." */
const NEAR = 2;
const LONGEST_TOGETHER = 320;
/** The parts of a message in which somebody goes and somebody comes, as one. */
function withSuccessors(parts: readonly string[], situation: Situation): string[] {
  const { heard, document } = situation;
  const said = (text: string) => ({ request: readRequest(text, heard, namesIn(document)), document });
  const successionOf = (text: string) => successionIn(said(text));
  // What has a value or a label says something else than who comes.
  const isOther = (text: string) => /[?:@"“”„«»]|\p{Sc}|\d{3}/u.test(text);
  const isPointing = (text: string) => {
    const { order, hasOwn: isOwn } = clauseOf(text, situation);
    return order === 'remove' && !isOwn;
  };
  const left = [...parts];
  for (let at = 0; at < left.length; at += 1) {
    const gone = left[at] ?? '';
    if (isOther(gone) || !namesSomebody(said(gone)) || successionOf(gone)) continue;
    for (let to = at + 1; to <= at + NEAR && to < left.length; to += 1) {
      const come = left[to] ?? '';
      const together = `${withoutEnd(gone, /[.!\s]/u)}, ${asClause(come)}`;
      const found = together.length > LONGEST_TOGETHER || isOther(come) ? undefined : successionOf(together);
      const own = found && successionOf(come);
      if (!found || (own && own.person.name !== found.person.name)) continue;
      // "Take him off" between them is said of the one who goes.
      const [points = '', ...others] = left.slice(at + 1, to).filter(isPointing);
      const between = left.slice(at + 1, to).filter((one) => !isPointing(one));
      const whole =
        points === '' || others.length > 0 ? together : `${asClause(withoutEnd(points, /[.!\s]/u))}, ${together}`;
      left.splice(at, to - at + 1, successionOf(whole) ? whole : together, ...between);
      break;
    }
  }
  return left;
}
/** A part of a message behind another: its first word has a capital no more where a name follows. */
const asClause = (text: string): string =>
  /^\p{Lu}\p{Ll}+\s(?!\p{Lu}).*\s\p{Lu}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/**
 * The requests of a message, each with all that the message says of it: "Old Simon died on Sunday. Please take him off." is one, and
 * "please change it everywhere" behind a change is none.
 */
export function framed(parts: readonly string[], situation: Situation): string[] {
  const translation = translationIn(parts, situation.heard);
  if (translation !== undefined) return [translation];
  const requests: Clause[] = [];
  const whole = withSuccessors(
    parts.map((one) => correction(one, situation) ?? one),
    situation,
  );
  for (const part of whole.flatMap((one) => clausesIn(withoutStaying(one, situation), situation))) {
    const clause = clauseOf(part, situation);
    const before = requests.findLast(({ text }) => !asksNothing(text, situation)) ?? requests.at(-1);
    if (clause.order === 'remove' && !clause.hasOwn && before) {
      // "Remove the map, just delete it"
      if (before.order === 'remove' && before.hasOwn) continue;
      // "Bo has moved to Portland" orders nothing to be moved.
      const isOrder = before.request.senses.some(
        ({ from, concepts }) => from <= 1 && concepts.some((one) => one.startsWith('do.')),
      );
      const isTelling = (before.order === undefined || !isOrder) && !/[\d@#"“„«]/u.test(before.text);
      const place = isTelling ? placeOf(before, clause.request, situation) : '';
      if (place !== '') {
        const filled = clauseOf(`${withoutEnd(part, /[.!?\s]/u)} ${place}`, situation);
        // "We don't do training any more, delete that page": the order that points is the one that is meant.
        requests.splice(requests.indexOf(before), 1, filled);
        continue;
      }
      // "We no longer offer a free walk, please remove that": said twice.
      if (before.request.has('mark.noLonger') && clause.request.has('mark.it')) continue;
    }
    // "Take the gel nails off. Don't do it any more."
    if (before?.order === 'remove' && isOnlyNoLonger(clause)) continue;
    // "New soap: tea tree, £6.95. Could you add it?"
    const told = requests.at(-1);
    if (told && isToldOf(told, clause)) {
      requests.splice(-1, 1, clauseOf(`${withoutEnd(told.text, /[.!?\s]/u)}, ${part}`, situation));
      continue;
    }
    if (before && isEcho(clause)) {
      const order = orderFor(before, clause);
      if (order !== '') requests.splice(requests.indexOf(before), 1, clauseOf(`${order} ${before.text}`, situation));
      continue;
    }
    const last = requests.at(-1);
    if (last && clause.order !== 'other' && clause.hasOwn && isAnnouncement(last)) requests.pop();
    // "Tom isn't our accompanist any more. It's Grace Lim now."
    const isSuccessor =
      before?.request.has('do.remove', 'mark.noLonger') === true && IT_IS.test(part) && clause.order === undefined;
    if (isSuccessor && before)
      requests.splice(
        requests.indexOf(before),
        1,
        clauseOf(`${withoutEnd(before.text, /[.!?\s]/u)}, ${part}`, situation),
      );
    else requests.push(clause);
  }
  return requests.map(({ text }) => text);
}
