import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { requireRole } from '#app/auth/guards.server.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { apiError, ApiError } from '#app/graphql/errors.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { entry, has } from '#site/forms/entry.ts';
import {
  NameTunedModelDocument,
  RemoveTunedModelDocument,
  StartTuningJobDocument,
  TellTuningJobDocument,
} from './documents.server.ts';
import { readPlan, valuesIn } from './plan-form.ts';
import { jobAddress, JOBS_PANEL } from './tuning-address.ts';
import type { TuningOutcome } from './tuning-outcome.ts';

export const isTuning = (request: Request): boolean =>
  /^(jobs|job|new-job)$/.test(new URL(request.url).searchParams.get('panel') ?? '');

const wishSchema = z.enum(['CANCEL', 'PAUSE', 'RESUME', 'LOOK']);

/** Begins a job, tells one something, or keeps the list of models. */
export async function tuningAction({ request, context }: ActionFunctionArgs) {
  requireRole(request, context, ['admin']);
  const form = await request.formData();
  const api = await graphqlFor(request, context);
  const intent = entry(form, 'intent');
  if (intent === 'start') return start(api, form, new URL(request.url).searchParams);
  if (intent === 'name') return name(api, form);
  const job = entry(form, 'job');
  const here = job === '' ? JOBS_PANEL : jobAddress(job);
  try {
    if (intent === 'remove') {
      const { removeTunedModel } = await api(RemoveTunedModelDocument, { id: entry(form, 'model') });
      const message = `“${removeTunedModel.name}” is off the list.`;
      return await redirectWithToast(here, { type: 'success', message }, request, context);
    }
    const wish = wishSchema.safeParse(intent);
    if (!wish.success) throw apiError('INVALID', request, 'This form asks for something that is not known here.');
    await api(TellTuningJobDocument, { id: job, wish: wish.data });
    return redirect(here, 303);
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 'INVALID' && error.code !== 'NOT_FOUND')) throw error;
    return redirectWithToast(here, { type: 'error', message: error.message }, request, context);
  }
}

async function start(api: Api, form: FormData, params: URLSearchParams) {
  const values = valuesIn(params);
  const key = entry(form, 'key');
  const read = readPlan(values);
  if (!read.ok) return refused({ intent: 'start', values: { key }, errors: read.errors, problem: null });
  const input = { ...read.input, key, suffix: values.suffix ?? '', isCostAccepted: has(form, 'isCostAccepted') };
  try {
    const { startTuningJob } = await api(StartTuningJobDocument, { input });
    return redirect(jobAddress(startTuningJob.id), 303);
  } catch (error) {
    return refused(outcomeOf('start', error, { key }));
  }
}

async function name(api: Api, form: FormData) {
  const values = { name: entry(form, 'name'), notes: entry(form, 'notes') };
  try {
    await api(NameTunedModelDocument, values);
    return redirect(JOBS_PANEL, 303);
  } catch (error) {
    return refused(outcomeOf('name', error, values));
  }
}

const refused = (outcome: TuningOutcome) => data(outcome, { status: 400 });

function outcomeOf(intent: TuningOutcome['intent'], error: unknown, values: Record<string, string>): TuningOutcome {
  if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN') throw error;
  const isOfFields = Object.keys(error.fields).length > 0;
  return { intent, values, errors: error.fields, problem: isOfFields ? null : error.message };
}
