import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { ApiError } from '#app/graphql/errors.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { changeEntry, enter } from '../entry.server.ts';
import { createEntry, saveEntry } from '../form.server.ts';
import { entryPath, withParam } from '../noun.ts';
import { gateAction } from '../gate/gate-action.server.ts';
import { counted } from '#app/ui/index.ts';
import { GoBackFromExamplesDocument, JudgeExamplesDocument, UndoJudgingDocument } from './documents.server.ts';
import { EXAMPLE, EXAMPLES_PATH, JUDGED } from './example-entry.ts';
import { exampleSource } from './example-source.server.ts';
import { makeFromWebsite } from './make-from-website.server.ts';

/** Judges several examples or takes that back, makes some of a website, lets them go live; else what the form of one example asks for. */
export async function examplesAction(args: ActionFunctionArgs) {
  const params = new URL(args.request.url).searchParams;
  const id = params.get(EXAMPLE);
  const panel = params.get('panel');
  if (id !== null) {
    const about = { ...args, params: { id } };
    return panel === 'edit' ? saveEntry(exampleSource, about) : changeEntry(exampleSource, about);
  }
  if (panel === 'gate') return gateAction(args, { isExamples: true, here: EXAMPLES_PATH });
  if (panel === 'import') return makeFromWebsite(args);
  return panel === 'new' ? createEntry(exampleSource, args) : judge(args);
}

const stateSchema = z.enum(['NEW', 'APPROVED', 'REJECTED']).catch('NEW');

async function judge({ request, context, ...args }: ActionFunctionArgs) {
  const api = await enter(exampleSource, { request, context, ...args });
  const form = await request.formData();
  const here = placeOf(form);
  try {
    if (form.get('intent') === 'go-back') {
      const { live, shown } = (await api(GoBackFromExamplesDocument, { to: Number(form.get('to')) || 0 }))
        .goBackFromExamples;
      const message =
        live === 0
          ? 'Models are shown no examples now.'
          : `Set ${live} is live again, with ${counted(shown, 'example')}.`;
      return await redirectWithToast(EXAMPLES_PATH, { type: 'success', message }, request, context);
    }
    if (form.get('intent') === 'undo') {
      const { undoJudging } = await api(UndoJudgingDocument, { id: String(form.get('undo')) });
      const message = undoJudging.count === 1 ? 'It is as it was.' : `All ${undoJudging.count} are as they were.`;
      return await redirectWithToast(here, { type: 'success', message }, request, context);
    }
    const ids = form.getAll(JUDGED).map(String);
    const state = stateSchema.parse(form.get('state'));
    const { judgeExamples } = await api(JudgeExamplesDocument, { ids, state });
    const { id, count } = judgeExamples;
    return redirect(
      [
        ['undo', id],
        ['count', String(count)],
        ['as', state],
      ].reduce((address, [name = '', value = '']) => withParam(address, name, value), here),
      303,
    );
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 'INVALID' && error.code !== 'NOT_FOUND')) throw error;
    const message = error.code === 'NOT_FOUND' ? 'Somebody has changed this since, so it stays.' : error.message;
    return redirectWithToast(here, { type: 'error', message }, request, context);
  }
}

/** Where the form was sent from: an example, or the list as it was narrowed. */
function placeOf(form: FormData): string {
  const seen = form.get('seen');
  if (typeof seen === 'string' && seen !== '') return entryPath(exampleSource.noun, seen);
  const list = new URLSearchParams(String(form.get('list') ?? ''));
  return list.size === 0 ? EXAMPLES_PATH : `${EXAMPLES_PATH}?${list}`;
}
