import type { ChatAnswer } from '#designer/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations, changesBetween, type Change } from '#site/operations/index.ts';
import { ungroundedTexts } from '#site/origins/grounded.ts';
import { publishedDocument } from '#site/origins/published-document.ts';
import { textsOf } from '#site/origins/texts-of.ts';
import { checkInWords } from './check-in-words.ts';
import type { MessageExpectation } from './expectation.ts';
import { judgeMessage } from './judge-message.ts';
import { missedOf } from './same-change.ts';
import { isWithin, placeOf } from './place.ts';

/** What is looked at in an answer. */
export const measures = ['valid', 'inScope', 'grounded', 'asExpected', 'nothingMore'] as const;
export type Measure = (typeof measures)[number];

/**
 * What must come of a request: checks, with the places that it may change (`business/phone`, `sections/hero`; null for any); or the website
 * that the calls of an example lead to.
 */
export type Expected =
  | { by: 'checks'; expect: MessageExpectation; may: readonly string[] | null }
  | { by: 'example'; after: WebsiteDocument };

/** What came of asking once. */
export type Replayed = {
  /** Whoever was asked answered, and nobody in their place. Answers of an earlier release do not say. */
  isByAsked?: boolean;
  held: Record<Measure, boolean>;
  /** What did not hold, in words. */
  misses: string[];
  reply: string;
  /** What it changed, a sentence each. */
  sentences: string[];
};

type Asked = {
  before: WebsiteDocument;
  answer: ChatAnswer;
  expected: Expected;
  /** The owner's own words: brief, messages, the request. */
  said: readonly string[];
  /** The designer that was asked is the one that answered. */
  isByAsked: boolean;
};

/** Judges an answer: is it valid, in scope, grounded, does it do what was expected, and nothing more. */
export function judgeReplay({ before, answer, expected, said, isByAsked }: Asked): {
  replayed: Replayed;
  website: WebsiteDocument;
} {
  const applied = applyOperations(before, answer.operations);
  const website = applied.ok ? applied.document : before;
  const { forward } = changesBetween(before, website);
  const missed: Record<Measure, string[]> = {
    valid: [
      ...(isByAsked ? [] : ['The model gave no usable answer, so the built-in designer stood in.']),
      ...(applied.ok ? [] : [applied.failure.message]),
      ...(answer.refused ?? []).map(({ name, reason }) => `${name}: ${reason}`),
    ],
    ...outsideOf(expected, { before, website, forward }),
    grounded: inventedIn(before, website, said),
    asExpected:
      expected.by === 'checks'
        ? missesOf(expected.expect, { before, after: website, answer })
        : missedOf({ before, expected: expected.after, after: website }, said),
  };
  return {
    website,
    replayed: {
      isByAsked,
      held: {
        valid: missed.valid.length === 0,
        inScope: missed.inScope.length === 0,
        grounded: missed.grounded.length === 0,
        asExpected: missed.asExpected.length === 0,
        nothingMore: missed.nothingMore.length === 0,
      },
      misses: measures.flatMap((measure) => missed[measure]).slice(0, MOST_TOLD),
      reply: answer.reply,
      sentences: applied.ok ? applied.sentences : [],
    },
  };
}

const MOST_TOLD = 12;

type Came = { before: WebsiteDocument; website: WebsiteDocument; forward: readonly Change[] };

/** What lies in a part that the request is not about, and what lies beside that which it is about. */
function outsideOf(expected: Expected, { before, website, forward }: Came) {
  const may =
    expected.by === 'checks'
      ? expected.may
      : changesBetween(before, expected.after).forward.map((change) => placeOf(change, before, expected.after));
  const places = may === null ? [] : [...new Set(forward.map((change) => placeOf(change, before, website)))];
  const isInPart = (place: string) => (may ?? []).some((one) => one.split('/')[0] === place.split('/')[0]);
  const beside = places.filter((place) => !(may ?? []).some((one) => isWithin(place, one)));
  return {
    inScope: beside.filter((place) => !isInPart(place)).map((place) => `It changed ${place}, which is out of scope.`),
    nothingMore: beside.filter(isInPart).map((place) => `It changed ${place}, too.`),
  };
}

/** Texts that visitors would read and did not before, and that nobody said. */
function inventedIn(before: WebsiteDocument, website: WebsiteDocument, said: readonly string[]): string[] {
  const published = publishedDocument(website);
  const there = textsOf(publishedDocument(before)).map(({ text }) => text);
  return ungroundedTexts(published, [...said, ...there]).map(({ text }) => `Nobody said “${text.slice(0, 120)}”.`);
}

function missesOf(expect: MessageExpectation, answered: Parameters<typeof judgeMessage>[1]): string[] {
  const { verdict, misses } = judgeMessage(expect, answered);
  if (verdict === 'right') return [];
  const words = { do: 'It was to be done', ask: 'It was to ask back', decline: 'It was to change nothing' }[
    expect.kind
  ];
  const came = {
    asked: 'it asked back',
    declined: 'it changed nothing',
    wrong: 'what changed is not what was asked for',
  };
  return [`${words}; ${came[verdict]}.`, ...misses.map(checkInWords)];
}
