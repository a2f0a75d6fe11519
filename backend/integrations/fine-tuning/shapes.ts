import { z } from 'zod';
import { shownWords } from './failures.ts';

/** Without spaces and control characters. */
const id = z.string().regex(/^[!-~]{1,200}$/);
const words = (longest: number) => z.string().transform((text) => shownWords(text, longest));
/** Seconds since 1970, as a moment; what is none of ours to judge is left out. */
const moment = z
  .number()
  .transform((seconds) => new Date(seconds * 1000))
  .refine((date) => !Number.isNaN(date.getTime()))
  .nullish()
  .catch(null);
const count = z.number().int().min(0).max(2_000_000_000).nullish().catch(null);

/** A job as an endpoint tells of it. Only its id and its state have to be there. */
export const jobSchema = z
  .object({
    id,
    status: words(60).pipe(z.string().min(1)),
    fine_tuned_model: words(200).nullish().catch(null),
    training_file: id.nullish().catch(null),
    trained_tokens: count,
    error: z
      .object({ message: words(600).nullish().catch(null), code: words(100).nullish().catch(null) })
      .nullish()
      .catch(null),
    created_at: moment,
    estimated_finish: moment,
  })
  .transform((job) => ({
    id: job.id,
    /** In the endpoint's own word. */
    status: job.status,
    /** Null while there is none. */
    model: job.fine_tuned_model || null,
    trainingFile: job.training_file ?? null,
    trainedTokens: job.trained_tokens ?? null,
    /** Why it failed; '' where it does not say. */
    error: job.error?.message ?? job.error?.code ?? '',
    createdAt: job.created_at ?? null,
    finishesAt: job.estimated_finish ?? null,
  }));
export type RemoteJob = z.output<typeof jobSchema>;

/** Those of a list that are jobs. */
export const jobListSchema = z
  .object({ data: z.array(z.unknown()) })
  .transform(({ data }) => data.flatMap((one) => jobSchema.safeParse(one).data ?? []));

export const fileSchema = z
  .object({
    id,
    filename: z.string().nullish().catch(null),
    status: z.string().nullish().catch(null),
    status_details: words(600).nullish().catch(null),
  })
  .transform((file) => ({
    id: file.id,
    name: file.filename ?? '',
    /** Why it was not taken; null where nothing says that. */
    rejected: file.status === 'error' ? (file.status_details ?? 'it does not say why') : null,
  }));
export const fileListSchema = z
  .object({ data: z.array(z.unknown()) })
  .transform(({ data }) => data.flatMap((one) => fileSchema.safeParse(one).data ?? []));

const MOST_STEPS = 1_000_000_000;
const progressSchema = z
  .object({ step: z.number().int().min(0).max(MOST_STEPS), total_steps: z.number().int().min(1).max(MOST_STEPS) })
  .nullish()
  .catch(null);

export const eventSchema = z
  .object({
    id: id.nullish().catch(null),
    created_at: moment,
    level: z.string().catch('info'),
    message: words(1000).pipe(z.string().min(1)),
    data: progressSchema,
  })
  .transform(({ created_at: at, data, ...event }) => ({
    id: event.id ?? `${at?.getTime() ?? ''} ${event.message.slice(0, 150)}`,
    at: at ?? null,
    level: event.level === 'warn' || event.level === 'warning' ? ('WARNING' as const) : levels(event.level),
    message: event.message,
    /** How far it is, where the event says that. */
    progress: data ? { done: data.step, total: data.total_steps } : stepIn(event.message),
  }));
export type RemoteEvent = z.output<typeof eventSchema>;

const levels = (level: string) => (level === 'error' ? ('ERROR' as const) : ('INFO' as const));

/** "Step 40/90: training loss=0.12" */
function stepIn(message: string): { done: number; total: number } | null {
  const [, done = '', total = ''] = /\bstep (\d{1,9})\s?\/\s?(\d{1,9})\b/i.exec(message) ?? [];
  return Number(total) > 0 ? { done: Number(done), total: Number(total) } : null;
}

export const eventListSchema = z
  .object({ data: z.array(z.unknown()) })
  .transform(({ data }) => data.slice(0, 200).flatMap((one) => eventSchema.safeParse(one).data ?? []));
