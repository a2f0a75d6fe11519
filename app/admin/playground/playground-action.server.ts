import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { requireRole } from '#app/auth/guards.server.ts';
import { withPlainLineEnds } from '#app/forms/line-ends.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { entry } from '#site/forms/entry.ts';
import {
  CancelPlaygroundRunDocument,
  JudgePlaygroundRunDocument,
  RepeatPlaygroundRunDocument,
  SavePlaygroundExampleDocument,
  StartPlaygroundRunDocument,
} from './documents.server.ts';
import { PLAYGROUND_PATH, runAddress } from './playground-address.ts';

const SAVED = 'It is kept as an example, new until it is approved.';

const savedSideSchema = z.enum(['LEFT', 'RIGHT']).catch('LEFT');
const verdictSchema = z.enum(['LEFT', 'RIGHT', 'SAME']).nullable().catch(null);

/** Begins a run, or does what is asked with one. What cannot begin keeps what was typed. */
export async function playgroundAction({ request, context }: ActionFunctionArgs) {
  await requireRole(request, context, ['admin']);
  const form = await request.formData();
  const api = await graphqlFor(request, context);
  const run = entry(form, 'run');
  const intent = entry(form, 'intent');
  if (intent === 'start') return start(api, form);
  const here = run === '' ? PLAYGROUND_PATH : runAddress(run);
  try {
    const next = await told(api, { intent, run, verdict: entry(form, 'verdict'), side: entry(form, 'side') }, here);
    if (intent !== 'save') return redirect(next, 303);
    return redirectWithToast(next, { type: 'success', message: SAVED }, request, context);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED') throw error;
    return redirectWithToast(here, { type: 'error', message: error.message }, request, context);
  }
}

/** Where to look at what became of it. */
async function told(
  api: Api,
  { intent, run, verdict, side }: { intent: string; run: string; verdict: string; side: string },
  here: string,
): Promise<string> {
  if (intent === 'again') {
    const { repeatPlaygroundRun } = await api(RepeatPlaygroundRunDocument, { id: run });
    return runAddress(repeatPlaygroundRun.id);
  }
  if (intent === 'save') await api(SavePlaygroundExampleDocument, { id: run, side: savedSideSchema.parse(side) });
  if (intent === 'cancel') await api(CancelPlaygroundRunDocument, { id: run });
  if (intent === 'judge') await api(JudgePlaygroundRunDocument, { id: run, verdict: verdictSchema.parse(verdict) });
  return here;
}

async function start(api: Api, form: FormData) {
  const values = typedIn(form);
  const read = readForm(values);
  if (!read.ok) return data({ values, errors: read.errors, problem: null }, { status: 400 });
  try {
    const { startPlaygroundRun } = await api(StartPlaygroundRunDocument, { input: read.input });
    return redirect(runAddress(startPlaygroundRun.id), 303);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED') throw error;
    const isOfFields = Object.keys(error.fields).length > 0;
    return data({ values, errors: error.fields, problem: isOfFields ? null : error.message }, { status: error.status });
  }
}

const NAMES = [
  'task',
  'words',
  'website',
  'seed',
  ...['left', 'right'].flatMap((side) =>
    ['templateId', 'version', 'model', 'temperature'].map((name) => `${side}.${name}`),
  ),
];

const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(NAMES.map((name) => [name, withPlainLineEnds(entry(form, name))]));

const numberSchema = (message: string) =>
  z
    .string()
    .transform((text) => (text === '' ? null : Number(text.replace(',', '.'))))
    .pipe(z.number(message).nullable());
const sideSchema = z.object({
  templateId: z.string().transform((id) => id || null),
  version: numberSchema('A version is a whole number.').pipe(z.int('A version is a whole number.').nullable()),
  model: z.string().transform((name) => name || null),
  temperature: numberSchema('A temperature is a number from 0 to 2.'),
});
const formSchema = z.object({
  task: z.enum(['BRIEF', 'MESSAGE'], 'Choose what is asked for.'),
  words: z.string(),
  website: z.string(),
  seed: numberSchema('A seed is a whole number.').pipe(z.int('A seed is a whole number.').nullable()),
  left: sideSchema,
  right: sideSchema,
});

function readForm(values: Record<string, string>) {
  const of = (side: string) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        name.startsWith(`${side}.`) ? [[name.slice(side.length + 1), value]] : [],
      ),
    );
  const parsed = formSchema.safeParse({ ...values, left: of('left'), right: of('right') });
  if (!parsed.success) {
    const errors: Record<string, string[]> = {};
    for (const { path, message } of parsed.error.issues) (errors[path.join('.')] ??= []).push(message);
    return { ok: false as const, errors };
  }
  const { website, ...input } = parsed.data;
  const trainingId = website.startsWith(TRAINING) ? website.slice(TRAINING.length) : null;
  return { ok: true as const, input: { ...input, trainingId, sample: trainingId === null ? website : null } };
}

/** Stands before the id of a training website where a sample would be named. */
const TRAINING = 'training:';
