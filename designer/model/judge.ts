import type { WebsiteDocument } from '#site/model/document.ts';
import {
  applyOperations,
  brokenBound,
  changesBetween,
  partName,
  readOperation,
  withinLibrary,
  type Operation,
} from '#site/operations/index.ts';
import type { SectionLibrary } from '#site/sections/library.ts';
import { ungrounded } from './grounding.ts';
import { asProposed } from './proposed.ts';

/** A turn as far as it has come. `scope` is null until the model has declared one. */
export type Draft = {
  readonly start: WebsiteDocument;
  document: WebsiteDocument;
  operations: Operation[];
  sentences: string[];
  scope: string[] | null;
};

/** What decides whether a call may stand. */
export type Rules = {
  /** Everything that the owner has said or accepted, for the facts in it. */
  sources: string[];
  /** The owner's own words: brief, messages. What else is written is a suggestion. */
  words: string[];
  /** What the person typed in this conversation; nothing that stands on the site. */
  said: string;
  /** The document is a first draft of ours, of which anything may go. */
  isDraft: boolean;
  /** What new sections may be made of. */
  library: SectionLibrary;
  mostOperations: number;
  mostPages: number;
};

export type Verdict = { ok: true; sentence: string } | { ok: false; reason: string };

/** Words that ask to take something away, in the languages that people write to us in. */
const REMOVES =
  /\b(?:remov|delet|drop|get rid|clear|without|no longer|not any ?more|stop show|hide|replac|instead|swap|merge|one[- ]page|start over|redo|lösch|entfern|weg\b|ohne|ersetz|supprim|enl[eè]v|retir|remplac|sans\b|elimin|borr|quit|reemplaz|sin\b|remov|apag|tir[ea]|substitu|sem\b)/iu;
const TAKES_AWAY = /\btake (?:it |this |that |them |the [^\n]{1,40})?(?:out|off|away|down)/iu;
const UNLOCKS = /\b(?:unlock|entsperr|d[ée]verrouill|desbloque)/iu;
const REDIRECTS = /\b(?:redirect|forward|old address|weiterleit|umleit|rediri)/iu;

/**
 * Whether an operation may be asked for at all. What stands on a site could try to talk a model into these; only the
 * person's own words open the way.
 */
function unasked(operation: Operation, { said, isDraft }: Rules): string | null {
  switch (operation.type) {
    case 'removePage':
    case 'removeSection':
      return isDraft || REMOVES.test(said) || TAKES_AWAY.test(said)
        ? null
        : 'The person did not ask to remove anything. Leave it where it is.';
    case 'unlockFields':
      return UNLOCKS.test(said) ? null : 'Only the person can unlock fields. Do not call unlockFields.';
    case 'setRedirects':
      return REDIRECTS.test(said) ? null : 'The person did not ask for redirects. Do not call setRedirects.';
    default:
      return null;
  }
}

/** Applies one tool call to the draft, or says why not in words for the model. */
export function judge(draft: Draft, name: string, input: unknown, rules: Rules): Verdict {
  if (draft.operations.length >= rules.mostOperations)
    return { ok: false, reason: 'That is enough for one turn. Finish with your reply.' };
  if (typeof input !== 'object' || input === null)
    return {
      ok: false,
      reason: 'The arguments are not a JSON object that fits this tool. Call it again with valid JSON.',
    };
  const read = readOperation({ ...input, type: name });
  if (!read.ok) return { ok: false, reason: inWords(read.failure) };
  const offered = withinLibrary(rules.library, draft.document, [read.operation]);
  if (!offered.ok) return { ok: false, reason: inWords(offered.failure) };
  // A template whose layouts are off is followed by those in their place.
  const [written = read.operation, ...more] = offered.operations;
  if (draft.scope === null)
    return { ok: false, reason: 'Call declareScope first, with the parts that the request is about.' };
  const refusal = unasked(written, rules);
  if (refusal) return { ok: false, reason: refusal };
  const claim = ungrounded(written, rules.sources);
  if (claim)
    return {
      ok: false,
      reason: `“${claim.claim}” is ${claim.what} that the owner never gave. Leave it out or write ${claim.instead}.`,
    };
  const unmarked = applyOperations(draft.document, [written]);
  if (!unmarked.ok) return { ok: false, reason: inWords(unmarked.failure) };
  const operation = asProposed(written, { before: draft.document, applied: unmarked.document, said: rules.words });
  const applied = applyOperations(draft.document, [operation, ...more]);
  if (!applied.ok) return { ok: false, reason: inWords(applied.failure) };
  const { length: pages } = applied.document.pages;
  if (pages > draft.document.pages.length && pages > rules.mostPages)
    return {
      ok: false,
      reason: `The owner's plan has room for ${rules.mostPages} pages. Make it a section of a page, or say so in your reply.`,
    };
  const changes = changesBetween(draft.start, applied.document).forward;
  const movesPages = [...draft.operations, operation].some(({ type }) => type === 'updatePage');
  const broken = brokenBound(draft.start, changes, { scope: draft.scope, movesPages });
  if (broken) {
    const part = `${partName(broken.change.path, applied.document)} (${broken.change.path.join('/')})`;
    return {
      ok: false,
      reason:
        broken.rule === 'scope'
          ? `${part} is outside of the scope you declared. Change only what the request is about.`
          : `${part} was written by the owner by hand. Leave it, unless the request names that very field.`,
    };
  }
  draft.document = applied.document;
  draft.operations.push(operation, ...more);
  draft.sentences.push(...applied.sentences);
  return { ok: true, sentence: applied.sentences[0] ?? 'That is how it was already' };
}

const inWords = ({ message, field }: { message: string; field?: string | undefined }) =>
  field ? `${message} (${field})` : message;
