import { isRecord } from '#site/model/json.ts';
import {
  applyOperations,
  changesBetween,
  lockedIn,
  outOfScope,
  partName,
  readOperation,
  withinLibrary,
  type Change,
  type Operation,
} from '#site/operations/index.ts';
import { cameOf } from './came-of.ts';
import { coveredBy, pageOf, type Draft, type Rules } from './draft.ts';
import { rightExample } from './example.ts';
import { fitCall } from './fit-call.ts';
import { isFieldNamed } from './named-field.ts';
import { asProposed } from './proposed.ts';
import { protectedOperation } from './protect.ts';
import { unasked } from './unasked.ts';

/** `came` says more of a change for a model that goes on: looked up only then, since it takes longer than all the rest. */
export type Verdict = { ok: true; result: string; came?: () => string[] } | { ok: false; reason: string };

const refused = (reason: string): Verdict => ({ ok: false, reason });

/** Applies one call to the draft and says what came of it, or why not, in words for the model. */
export function judge(draft: Draft, name: string, input: unknown, rules: Rules): Verdict {
  if (draft.operations.length >= rules.mostOperations)
    return refused('That is enough for one turn. Finish with your reply.');
  const call = fitCall(draft.document, name, input);
  if (!isRecord(call))
    return refused(`The arguments are not a JSON object that fits this tool. ${rightExample(name, rules.library)}`);
  const read = readOperation({ ...call, type: name });
  if (!read.ok) return refused(`${inWords(read.failure)} ${rightExample(name, rules.library, call)}`);
  const offered = withinLibrary(rules.library, draft.document, [read.operation]);
  if (!offered.ok) return refused(inWords(offered.failure));
  // A template whose layouts are off is followed by those in their place.
  const [written = read.operation, ...more] = offered.operations;
  const refusal = unasked(written, draft, rules);
  if (refusal) return refused(refusal);
  const { operation: safe, kept } = protectedOperation(written, draft, rules);
  const unmarked = applyOperations(draft.document, [safe]);
  if (!unmarked.ok) return refused(`${inWords(unmarked.failure)} ${rightExample(name, rules.library, call)}`);
  const languages = [...new Set([draft.start.language, unmarked.document.language])];
  const proposed = asProposed(safe, draft.document, unmarked.document, rules, languages);
  const { operation } = proposed;
  kept.push(...proposed.kept);
  const applied = applyOperations(draft.document, [operation, ...more]);
  if (!applied.ok) return refused(inWords(applied.failure));
  draft.kept.push(...kept);
  if (applied.forward.length === 0) return { ok: true, result: ['That is how it was already.', ...kept].join(' ') };
  const { length: pages } = applied.document.pages;
  if (pages > draft.document.pages.length && pages > rules.mostPages)
    return refused(
      `The owner's plan has room for ${rules.mostPages} pages. Make it a section of a page, or say so in your reply.`,
    );
  const bound = boundOf(draft, [operation, ...more], applied.document, rules);
  if (bound) return refused(bound);
  const before = draft.document;
  draft.document = applied.document;
  draft.operations.push(operation, ...more);
  draft.sentences.push(...applied.sentences);
  draft.page = pageOf(applied.forward, applied.document) ?? draft.page;
  return {
    ok: true,
    result: [`Done: ${applied.sentences[0] ?? ''}.`, ...kept].join(' '),
    came: () => cameOf(before, applied.document, applied.forward, draft.told),
  };
}

const isPointedTo = ({ path }: Change, { pointed }: Rules): boolean =>
  pointed !== undefined && `${pointed}/`.startsWith(`${path.join('/')}/`);

const isOfLook = ({ path: [part = '', field] }: Change): boolean =>
  part === 'theme' || part === 'template' || ((part === 'header' || part === 'footer') && field === 'variant');

/** Why a change may not stand where it stands; null when it may. What is removed whole was asked for whole. */
function boundOf(draft: Draft, operations: Operation[], document: Draft['document'], rules: Rules): string | null {
  const { forward } = changesBetween(draft.start, document);
  const where = ({ path }: Change) => `${partName(path, document)} (${path.join('/')})`;
  const [outside] = draft.scope === null ? [] : outOfScope(forward, coveredBy(draft.scope, draft.start, document));
  if (outside)
    return `${where(outside)} is outside of the scope you declared. If the request is about it, call declareScope again and name it.`;
  const look = rules.keepsLook ? forward.find(isOfLook) : undefined;
  if (look) return `${where(look)} is part of the look that the owner chose. Leave it as it is.`;
  const all = [...draft.operations, ...operations];
  const movesPages = all.some(({ type }) => type === 'updatePage');
  const withTemplate = all.some(({ type }) => type === 'applyTemplate');
  const locked = lockedIn(forward, draft.start.locks, withTemplate ? ['theme', 'header', 'footer'] : []).find(
    (change) =>
      !(change.path.length === 2 && change.after === undefined) &&
      !(movesPages && change.path.at(-1) === 'to') &&
      !isPointedTo(change, rules) &&
      !isFieldNamed(change, draft.start, rules.said),
  );
  return locked
    ? `${where(locked)} was written by the owner by hand. Leave it, and say in your reply that they can name this field or change it in the editor.`
    : null;
}

const inWords = ({ message, field }: { message: string; field?: string | undefined }) =>
  field ? `${message} (${field})` : message;
