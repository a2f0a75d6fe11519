import { randomUUID } from 'node:crypto';
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { requireRole } from '#app/auth/guards.server.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import type { TuningPlanQuery } from '#app/graphql/generated/graphql.ts';
import { NewTuningJobDocument, TuningJobDocument, TuningJobsDocument, TuningPlanDocument } from './documents.server.ts';
import { readPlan, valuesIn, type PlanValues } from './plan-form.ts';

const JOBS_ON_A_PAGE = 20;

const afterSchema = z.string().max(500).nullable().catch(null);

/** What a panel of fine-tuning shows; null where the address asks for none of them. */
export async function loadTuning({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const panel = params.get('panel');
  if (panel !== 'jobs' && panel !== 'job' && panel !== 'new-job') return null;
  requireRole(request, context, ['admin']);
  const api = await graphqlFor(request, context);
  if (panel === 'jobs')
    return { tuning: 'jobs' as const, ...(await readJobs(api, afterSchema.parse(params.get('after')))) };
  if (panel === 'job') return { tuning: 'job' as const, job: await readJob(api, params.get('job') ?? '') };
  return { tuning: 'new-job' as const, ...(await readForm(api, valuesIn(params))) };
}

async function readJobs(api: Api, after: string | null) {
  const { tuning, tuningJobs, tunedModels } = await api(TuningJobsDocument, { first: JOBS_ON_A_PAGE, after });
  return { standing: tuning, jobs: tuningJobs, models: tunedModels, isFirstPage: after === null };
}

async function readJob(api: Api, id: string) {
  const { tuningJob } = await api(TuningJobDocument, { id });
  if (!tuningJob) throw data(null, { status: 404, statusText: 'Not Found' });
  return tuningJob;
}

/** The form with what the address has of it and, once that is whole, what it comes to. */
async function readForm(api: Api, values: PlanValues) {
  const { tuning, pricedModels, exampleTags } = await api(NewTuningJobDocument);
  const choices = { standing: tuning, priced: pricedModels, tags: exampleTags };
  const form = { ...choices, values: { baseModel: tuning.baseModel, ...values }, key: randomUUID() };
  if (values.baseModel === undefined) return { ...form, plan: null, errors: {} };
  return { ...form, ...(await readPlanOf(api, values)) };
}

type ReadPlan = { plan: TuningPlanQuery['tuningPlan'] | null; errors: Record<string, string[]> };

async function readPlanOf(api: Api, values: PlanValues): Promise<ReadPlan> {
  const read = readPlan(values);
  if (!read.ok) return { plan: null, errors: read.errors };
  try {
    return { plan: (await api(TuningPlanDocument, { input: read.input })).tuningPlan, errors: {} };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'INVALID') throw error;
    return { plan: null, errors: error.fields };
  }
}

export type LoadedTuning = NonNullable<Awaited<ReturnType<typeof loadTuning>>>;
export type LoadedJobs = Extract<LoadedTuning, { tuning: 'jobs' }>;
export type LoadedJob = Extract<LoadedTuning, { tuning: 'job' }>['job'];
export type LoadedForm = Extract<LoadedTuning, { tuning: 'new-job' }>;
