import { data, redirect } from '@remix-run/node';
import type { AppContext } from '#app/context.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { keepUnsent, LOGGED_OUT_MESSAGE, staysOnScreen } from '#app/forms/keep-unsent.server.ts';
import { readPostedForm } from '#app/forms/read-posted-form.server.ts';
import { apiError, ApiError, answers } from '#app/graphql/errors.ts';
import { LOGGED_OUT } from '#app/offline.ts';
import { takeUploads } from '#app/pictures/form-uploads.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import type { Command } from './command.ts';
import { BaseDocument, ChangeWebsite } from './documents.server.ts';
import { inWords } from './field-changes.ts';
import { intents } from './intents/index.server.ts';
import { entry, type IntentResult } from './intents/intent.ts';
import type { ChangeFailure, ChangeOutcome } from './outcome.ts';
import { searchWith } from './search-params.ts';
import { commands } from './website-commands.server.ts';

type Submission = { request: Request; context: AppContext; api: Api; id: string; form: FormData };
type Accepted = {
  revision?: number;
  message: string;
  goTo?: Record<string, string | null>;
  anchor?: string;
  /** Another screen to go to. */
  to?: string;
  values?: unknown;
  isQuiet?: boolean;
  offersUndo?: boolean;
};

/** Intents whose result is plain to see: they say nothing more. */
const quiet = new Set(['move-section', 'move-page', 'set-variant', 'set-in-menu', 'set-hidden', 'undo', 'redo']);

/**
 * The one action of the screens that change a website. A form's `intent` names a change (as operations on the revision it
 * was filled from) or a command (undo, publish and so on). Answers with a redirect to the same screen; scripts that send
 * `enhanced` get a `ChangeOutcome`; failures are a `ChangeFailure` with the status of their code.
 */
export async function changeWebsite(request: Request, context: AppContext, id: string) {
  const form = await readPostedForm(request, context, id);
  const submission = { request, context, api: await graphqlFor(request, context), id, form };
  const intent = entry(form, 'intent');
  const command = Object.hasOwn(commands, intent) ? commands[intent] : undefined;
  try {
    if (command) return await runCommand(submission, command);
    const outcome = await change(submission);
    return 'code' in outcome ? refused(outcome) : await accepted(submission, outcome);
  } catch (error) {
    if (error instanceof ApiError && isLoggedOut(submission, error)) return loggedOut(submission);
    if (error instanceof ApiError && error.code !== 'UNAUTHENTICATED')
      return refused({ ...failureOf(submission, error), ...(command && { values: typedIn(form) }) });
    throw error;
  }
}

/** Intents of forms that people type into. */
const typed = new Set([
  'save',
  'save-theme',
  'save-hours',
  'add-page',
  'update-picture',
  'change-subdomain',
  'set-search-visibility',
  'set-password',
  'set-notifications',
  'confirm-address',
  'set-head-code',
]);

/** Without a session a website is not found: whoever typed is then told to log in, and keeps what they typed. */
const isLoggedOut = ({ context, form }: Submission, { code }: ApiError) =>
  !context.session.user && (code === 'NOT_FOUND' || code === 'UNAUTHENTICATED') && typed.has(entry(form, 'intent'));

function loggedOut(submission: Submission) {
  const { form } = submission;
  if (!staysOnScreen(form)) return keepUnsent(form);
  const baseRevision = Number(entry(form, 'baseRevision')) || 0;
  return refused(failure(submission, { code: 'UNAUTHENTICATED', message: LOGGED_OUT_MESSAGE, baseRevision }));
}

async function runCommand(submission: Submission, command: Command) {
  const { api, id, form } = submission;
  const done = await command(api, id, form, submission);
  return accepted(submission, { ...done, isQuiet: done.isQuiet ?? quiet.has(entry(form, 'intent')) });
}

async function change(submission: Submission): Promise<Accepted | ChangeFailure> {
  const { request, context, api, id, form } = submission;
  const intent = intents.get(entry(form, 'intent'));
  if (!intent) throw apiError('INVALID', request, 'This form asks for something that is not known here.');
  const base = await documentAt(submission, Number(entry(form, 'baseRevision')) || null);
  const problems = await takeUploads(request, context, { websiteId: id, form });
  const result = intent({ document: base.document, form, newId });
  if (!result.ok)
    return failure(submission, { ...result, fields: { ...result.fields, ...problems }, baseRevision: base.revision });
  if (Object.keys(problems).length > 0) return notTaken(submission, base.revision, { values: result.values, problems });
  const isQuiet = quiet.has(entry(form, 'intent')) || result.isQuiet || result.offersUndo;
  const accept = (revision: number): Accepted => ({
    ...result,
    message: result.message ?? 'Saved',
    revision,
    isQuiet: isQuiet === true,
  });
  if (result.operations.length === 0) return accept(base.revision);
  try {
    const input = { id, baseRevision: base.revision, operations: result.operations };
    const { changeWebsite: website } = await api(ChangeWebsite, { input });
    return accept(website.currentRevision);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CONFLICT') return await conflict(submission, result, error);
    if (error instanceof ApiError && error.code !== 'UNAUTHENTICATED') {
      return { ...failureOf(submission, error), values: result.values, baseRevision: base.revision };
    }
    throw error;
  }
}

/** A file was refused: nothing is saved, and all that was typed goes back into the form. */
const notTaken = (
  submission: Submission,
  baseRevision: number,
  { values, problems }: { values: unknown; problems: Record<string, string[]> },
): ChangeFailure =>
  failure(submission, {
    code: 'INVALID',
    message: 'A picture could not be taken.',
    fields: problems,
    values,
    baseRevision,
  });

/** The document a form was filled from; the newest one when that revision is not known. */
async function documentAt({ request, api, id }: Submission, revision: number | null) {
  const { website } = await api(BaseDocument, { id, revision });
  if (!website) throw apiError('NOT_FOUND', request);
  if (!website.canWrite) throw apiError('FORBIDDEN', request, 'You may look at this website, but not change it.');
  const parsed = parseDocument(website.document);
  if (!parsed.ok) throw apiError('INTERNAL', request, parsed.failure.message);
  return { document: parsed.document, revision: revision ?? website.currentRevision };
}

async function conflict(
  submission: Submission,
  result: Extract<IntentResult, { ok: true }>,
  error: ApiError,
): Promise<ChangeFailure> {
  const newest = await documentAt(submission, null);
  return {
    ...failureOf(submission, error),
    values: result.mergedWith ? result.mergedWith(newest.document) : result.values,
    conflicts: error.conflicts.map(({ label, path, mine, theirs }) => ({
      label: label || [path].flat().at(-1) || 'Field',
      mine: inWords(mine),
      theirs: inWords(theirs),
    })),
    baseRevision: error.currentRevision ?? newest.revision,
  };
}

async function accepted({ request, context, form }: Submission, done: Accepted) {
  const { revision = 0, message, values } = done;
  if (form.has('enhanced')) {
    return data<ChangeOutcome>({
      ok: true,
      intent: entry(form, 'intent'),
      part: partNamed(form),
      revision,
      values,
      message,
    });
  }
  const url = new URL(request.url);
  const to = entry(form, 'to');
  const next = to.startsWith('?')
    ? to
    : searchWith(url.searchParams, { ...done.goTo, done: done.offersUndo ? revision : null });
  const path = done.to ?? `${url.pathname.replace(/\.data$/, '')}${next}`;
  const address = `${path}${done.anchor ? `#${done.anchor}` : ''}`;
  if (done.isQuiet) return redirect(address, 303);
  return redirectWithToast(address, { type: 'success', message }, request, context, { status: 303 });
}

const refused = (outcome: ChangeFailure) =>
  data<ChangeOutcome>(outcome, {
    status: outcome.code === 'UNAUTHENTICATED' ? LOGGED_OUT : answers[outcome.code].status,
  });

/** What goes back into a form of a command; passwords are typed anew. */
const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && name !== 'password' ? [[name, value]] : [])),
  );

const partNamed = (form: FormData): string | null => entry(form, 'part') || null;

const failureOf = (submission: Submission, { code, message, fields }: ApiError): ChangeFailure =>
  failure(submission, { code, message, fields, baseRevision: Number(entry(submission.form, 'baseRevision')) || 0 });

const failure = (
  { form }: Submission,
  given: Pick<ChangeFailure, 'code' | 'message' | 'baseRevision'> & {
    fields?: ChangeFailure['fields'];
    values?: unknown;
  },
): ChangeFailure => ({
  ok: false,
  intent: entry(form, 'intent'),
  part: partNamed(form),
  code: given.code,
  message: given.message,
  fields: given.fields ?? {},
  values: given.values,
  conflicts: [],
  baseRevision: given.baseRevision,
});

/** Short, and unlikely enough to meet another one in the same document. */
const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
