import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import type { AppContext } from '#app/context.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { keepUnsent, LOGGED_OUT_MESSAGE, staysOnScreen } from '#app/forms/keep-unsent.server.ts';
import { readPostedForm } from '#app/forms/read-posted-form.server.ts';
import { answers, apiError, ApiError } from '#app/graphql/errors.ts';
import { LOGGED_OUT } from '#app/offline.ts';
import { takeUploads } from '#app/pictures/form-uploads.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { entry } from '#site/forms/entry.ts';
import { intents } from '#site/intents/index.ts';
import { ChangeByForm } from './documents.server.ts';
import type { Commands, Done } from './command.ts';
import type { ChangeFailure, ChangeOutcome, ChangeSuccess } from './outcome.ts';
import { searchWith } from './search-params.ts';
import { shownConflict } from './shown-conflict.ts';
import { commands as websiteCommands } from './website-commands.server.ts';

type Submission = { request: Request; context: AppContext; api: Api; id: string; form: FormData };
/**
 * The one action of the screens that change a website. A form's `intent` names a change (followed by the API, on the revision the form
 * was filled from) or a command (undo, publish and so on). Answers with a redirect to the same screen; scripts that send
 * `enhanced` get a `ChangeOutcome`; failures are a `ChangeFailure` with the status of their code.
 */
export async function changeWebsite(
  request: Request,
  context: AppContext,
  id: string,
  commands: Commands = websiteCommands,
) {
  const form = await readPostedForm(request, context, id);
  const submission = { request, context, api: await graphqlFor(request, context), id, form };
  const name = entry(form, 'intent');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const asked: { isQuiet?: true; isTyped?: true } | undefined = command ?? intents.get(name);
  try {
    if (!asked) throw apiError('INVALID', request, 'This form asks for something that is not known here.');
    const done = await (command ? command.run(submission.api, id, form, submission) : change(submission));
    if (done.problem) return halfDone(submission, done, done.problem);
    return await accepted(submission, { ...done, isQuiet: done.isQuiet ?? asked.isQuiet ?? false });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== 'UNAUTHENTICATED')
      return refused(
        { ...failureOf(submission, error), ...(command && { values: typedIn(form) }) },
        isBegun(form, error),
      );
    if (context.session.user || !asked?.isTyped) throw error;
    return loggedOut(submission);
  }
}

/** Whoever typed without a session is told to log in, and keeps what they typed. */
function loggedOut(submission: Submission) {
  const { form } = submission;
  if (!staysOnScreen(form)) return keepUnsent(form);
  return refused(failureOf(submission, { code: 'UNAUTHENTICATED', message: LOGGED_OUT_MESSAGE }));
}

/** A change of the document: the API reads the form. Its files go to the library first. */
async function change({ request, context, api, id, form }: Submission): Promise<Done> {
  const problems = await takeUploads(request, context, { websiteId: id, form });
  const entries = [...form].filter(([, value]) => typeof value === 'string');
  const baseRevision = Number(entry(form, 'baseRevision')) || null;
  const { changeByForm } = await api(ChangeByForm, { input: { id, baseRevision, entries, problems } });
  const { message, goTo, anchor, isQuiet, offersUndo, ...made } = changeByForm;
  return {
    ...made,
    message: message ?? 'Saved',
    goTo: goToSchema.parse(goTo ?? {}),
    ...(anchor != null && { anchor }),
    ...((isQuiet || offersUndo) && { isQuiet: true }),
    offersUndo,
  };
}

const goToSchema = z.record(z.string(), z.string().nullable());

async function accepted({ request, context, form }: Submission, done: Done) {
  const { revision = 0, message } = done;
  if (form.has('enhanced')) return data<ChangeOutcome>(successOf(form, done));
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

const successOf = (form: FormData, { revision = 0, values, message, to, merged, conflicts }: Done): ChangeSuccess => ({
  ok: true,
  intent: entry(form, 'intent'),
  part: partNamed(form),
  revision,
  values,
  message,
  ...(to !== undefined && { to }),
  ...(merged && { merged }),
  ...(conflicts && { conflicts }),
});

/** What the form held is saved; the answer says so, and why the rest was not done. */
function halfDone(submission: Submission, done: Done, problem: ApiError) {
  const { revision: baseRevision = 0, values } = done;
  const saved = successOf(submission.form, done);
  const then = entry(submission.form, 'then');
  return refused({ ...failureOf(submission, problem), values, baseRevision, saved, ...(then && { then }) });
}

const refused = (outcome: ChangeFailure, isBegun = false) =>
  data<ChangeOutcome>(outcome, {
    status: outcome.code === 'UNAUTHENTICATED' ? LOGGED_OUT : isBegun ? 200 : answers[outcome.code].status,
  });

/** An entry was asked for and is there to be filled in: nothing is wrong with that. */
const isBegun = (form: FormData, { code, fields }: ApiError): boolean =>
  form.has('_add') && code === 'INVALID' && Object.keys(fields).length === 0;

/** What goes back into a form of a command; passwords are typed anew. */
const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && name !== 'password' ? [[name, value]] : [])),
  );

const partNamed = (form: FormData): string | null => entry(form, 'part') || null;

type Failed = Pick<ApiError, 'code' | 'message'> &
  Partial<Pick<ApiError, 'fields' | 'conflicts' | 'currentRevision' | 'version' | 'values'>>;

const failureOf = ({ form }: Submission, failed: Failed): ChangeFailure => ({
  ok: false,
  intent: entry(form, 'intent'),
  part: partNamed(form),
  code: failed.code,
  message: failed.message,
  fields: failed.fields ?? {},
  values: failed.values,
  conflicts: (failed.conflicts ?? []).map(shownConflict),
  baseRevision: failed.currentRevision ?? (Number(entry(form, 'baseRevision')) || 0),
  version: failed.version,
});
