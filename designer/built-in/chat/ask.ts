import type { Page, WebsiteDocument } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';
import type { SectionLibrary } from '#site/sections/library.ts';
import type { Choice } from '../../designer.ts';
import type { Request } from './message/request.ts';
import type { MessageId, Values } from './replies/replies.ts';
import type { Spoken } from './words/spoken.ts';

/** What the talk is about: what "it" means. `isChosen`: the person points at it, so that a request needs no "it". `path` is of the text pointed at. */
export type Focus = {
  sectionId?: string;
  pageId?: string;
  entry?: string;
  field?: string;
  isChosen?: true;
  path?: string;
};

/** Whether a request is about what the talk is about. */
export const meansFocus = ({ request, focus }: Pick<Ask, 'request' | 'focus'>): boolean =>
  focus.isChosen === true || request.has('mark.it');

/** One request with all that is needed to answer it. */
export type Ask = {
  request: Request;
  /** The whole message, as typed. */
  message: string;
  document: WebsiteDocument;
  /** The page that the person looks at. */
  page: Page;
  focus: Focus;
  /** The person's last message before this one; '' where there was none. */
  earlier: string;
  /** Language that the answer is given in. */
  language: Spoken;
  seed: number;
  /** What new sections may be made of. */
  library: SectionLibrary;
};

/** What is said and offered beside what was done. */
export type Also = { id: MessageId; values?: Values; choices?: Choice[] };

/**
 * What an ability would do about a request. `score` says how surely the request means this, from 0 to 1. `names` are fields that the
 * request really names (`sections/<id>/props/heading`): a person's own words in them may be changed.
 */
export type Plan = { score: number } & (
  | {
      does: 'change';
      operations: Operation[];
      names?: string[];
      focus?: Focus;
      /** Words of the request that it uses beside those that it changes, such as the name of a template. */
      covers?: string;
      /** What is meant is beyond doubt: words that say something else beside it hold nothing up. */
      isSure?: boolean;
      also?: Also;
    }
  | { does: 'ask'; id: MessageId; values?: Values; choices?: Choice[]; focus?: Focus; needs?: 'value' }
  | { does: 'tell'; id: MessageId; values?: Values; choices?: Choice[] }
  | { does: 'undo' }
);

/** Something the chat can do. `examples` are messages of each language that it answers; they run as tests. */
export type Ability = { name: string; plan(ask: Ask): Plan[] };

export const change = (
  score: number,
  operations: Operation[],
  more: {
    names?: string[];
    focus?: Focus;
    covers?: string;
    isSure?: boolean;
    also?: Also;
  } = {},
): Plan[] => (operations.length === 0 ? [] : [{ score, does: 'change', operations, ...more }]);
