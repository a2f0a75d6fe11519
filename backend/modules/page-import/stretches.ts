import { findCards, itemOf } from './cards.ts';
import type { Cards, Edge, Heading, Leaf, Outline, Part, Question, Stretch, Text } from './outline.ts';
import { wordsIn } from './read-outline.ts';

type Flow = (Leaf | Cards)[];

const LONGEST_HEADING = 90;
const PARTS = /^(?:section|article|aside|header|footer|main)$/;

/** An outline in reading order, with things of one kind together and where parts of the page begin and end. */
function flowOf(parts: readonly Outline[], isOrdered = false): Flow {
  return findCards(parts, isOrdered).flatMap((part): Flow => {
    if (part.is !== 'group') return [part];
    const inner = flowOf(part.children, part.tag === 'ol');
    const edge: Edge = { is: 'edge', hint: part.hint, id: part.id };
    return PARTS.test(part.tag) || part.id !== '' ? [edge, ...inner, { is: 'edge', hint: '', id: '' }] : inner;
  });
}

const isWords = (part: Flow[number] | undefined) =>
  part !== undefined && part.is !== 'heading' && part.is !== 'edge' && !(part.is === 'text' && part.isStrong);

const looksLikeHeading = (part: Text) =>
  part.isStrong && part.text.length <= LONGEST_HEADING && !/[.;,]$|\n/.test(part.text);

/** Short words that are set off above others are a heading to whoever looks at the page. */
function withPlainHeadings(flow: Flow): Flow {
  const isReal = flow.some((part) => part.is === 'heading' && part.level > 1);
  const next = (at: number) => flow.slice(at + 1).find((part) => part.is !== 'edge');
  return flow.map((part, at): Flow[number] =>
    part.is === 'text' && looksLikeHeading(part) && (isWords(next(at)) || part.hint.includes('title'))
      ? ({ is: 'heading', level: isReal ? 5 : 2, text: part.text, id: '' } satisfies Heading)
      : part,
  );
}

/** A lone heading above the page's own is the website's name in its head: it says nothing of the levels below. */
function withoutNameAbove(flow: Flow): Flow {
  const title = flow.findIndex((part) => part.is === 'heading' && part.level === 1);
  const above = flow.slice(0, Math.max(0, title)).filter((part) => part.is === 'heading');
  const below = flow.slice(title + 1);
  return above.length <= 2 && below.some((part) => part.is === 'heading' && part.level > 1) ? below : flow;
}

/** The level from which on headings begin sections of their own. */
function sectionLevel(whole: Flow): number {
  const flow = withoutNameAbove(whole);
  const levels = flow.flatMap((part) => (part.is === 'heading' && part.level > 1 ? [part.level] : []));
  if (levels.length === 0) return 2;
  const top = Math.min(...levels);
  const deeper = levels.filter((level) => level > top);
  const isTitleOnly =
    levels.filter((level) => level === top).length === 1 &&
    deeper.length >= 3 &&
    !whole.some((part) => part.is === 'heading' && part.level === 1);
  return isTitleOnly ? Math.min(...deeper) : top;
}

const isShortLine = (part: Part | undefined): part is Text => part?.is === 'text' && part.text.length <= 60;

/** A page as stretches, each from one heading to the next or to the end of its part of the page. */
export function stretchesOf(parts: readonly Outline[]): Stretch[] {
  const flow = withPlainHeadings(flowOf(parts));
  const level = sectionLevel(flow);
  const stretches: Stretch[] = [];
  let hints: { hint: string; id: string }[] = [];
  let now: Stretch = { kicker: '', heading: '', level: 0, id: '', hint: '', parts: [] };
  const end = () => {
    if (now.heading !== '' || now.parts.length > 0) stretches.push(now);
    const { hint = '', id = '' } = hints.at(-1) ?? {};
    now = { kicker: '', heading: '', level: 0, id, hint, parts: [] };
  };
  for (const part of flow) {
    if (part.is === 'edge') {
      hints = part.hint || part.id ? [...hints, part] : hints.slice(0, -1);
      if (now.parts.length > 0) end();
      else if (now.heading === '') now = { ...now, hint: part.hint, id: part.id };
    } else if (part.is === 'heading' && part.level <= level) {
      const [only, ...more] = now.parts;
      const kicker = now.heading === '' && more.length === 0 && isShortLine(only) ? only.text : '';
      if (!kicker) end();
      now = { ...now, kicker, heading: part.text, level: part.level, id: part.id || now.id, parts: [] };
    } else now.parts.push(part);
  }
  end();
  return withQuestions(stretches).map((stretch) => ({ ...stretch, parts: withItems(stretch.parts) }));
}

const isAnswered = ({ kicker, heading, level, parts }: Stretch) =>
  kicker === '' &&
  level > 1 &&
  /[?？؟]$/.test(heading) &&
  parts.length > 0 &&
  parts.every(({ is }) => is === 'text' || is === 'list');

/** Headings that ask, each with words below, are questions with their answers where two follow each other. */
function withQuestions(stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  stretches.forEach((stretch, at) => {
    const isOne = isAnswered(stretch);
    const before = stretches[at - 1];
    const after = stretches[at + 1];
    const follows = isOne && before !== undefined && isAnswered(before);
    if (!follows && !(isOne && after && isAnswered(after))) {
      found.push(stretch);
      return;
    }
    const question: Question = {
      is: 'question',
      question: stretch.heading,
      answer: stretch.parts.flatMap((part) => (part.is === 'cards' ? [] : [wordsIn(part)])).join('\n\n'),
    };
    const last = found.at(-1);
    if (follows && last) last.parts.push(question);
    else found.push({ ...stretch, heading: '', parts: [question] });
  });
  return found;
}

/** Headings below a stretch's own, each with what follows it, are things of one kind; a lone one stays a heading. */
function withItems(parts: Part[]): Part[] {
  const levels = parts.flatMap((part) => (part.is === 'heading' ? [part.level] : []));
  if (levels.length < 2) return parts;
  const level = Math.min(...levels);
  if (levels.filter((one) => one === level).length < 2) return parts;
  const first = parts.findIndex((part) => part.is === 'heading' && part.level === level);
  const runs: Part[][] = [];
  for (const part of parts.slice(first)) {
    if (part.is === 'heading' && part.level === level) runs.push([part]);
    else runs.at(-1)?.push(part);
  }
  const isPlain = (part: Part) => /^(?:heading|text|list|picture|button|quote)$/.test(part.is);
  if (!runs.every((run) => run.every(isPlain) && run.length > 1)) return parts;
  const items = runs.map((run) => itemOf(run.filter((part): part is Exclude<Part, Cards> => part.is !== 'cards')));
  return [...parts.slice(0, first), { is: 'cards', items, isOrdered: false, hint: '' }];
}
