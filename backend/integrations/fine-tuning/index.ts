import { z } from 'zod';
import type { Settings } from '#settings';
import { ask, type Asked, type Place } from './ask.ts';
import { TuningAway, TuningRefused } from './failures.ts';
import { eventListSchema, fileListSchema, fileSchema, jobListSchema, jobSchema } from './shapes.ts';
import type { RemoteEvent, RemoteJob } from './shapes.ts';

export { TuningAway, TuningRefused };
export type { RemoteEvent, RemoteJob };

/** What a job is asked for with. `key` is the same however often it is asked for. */
export type TuningOrder = {
  key: string;
  model: string;
  trainingFile: string;
  validationFile: string | null;
  suffix: string;
  /** Null: as the endpoint thinks best. */
  epochs: number | null;
  isPreference: boolean;
};

/**
 * Files and fine-tuning jobs at an endpoint that speaks OpenAI's. Each call is done within its patience and rejects with
 * `TuningRefused`, `TuningAway` or the signal's reason.
 */
export type Tuning = {
  /** Its address, as the settings have it. */
  endpoint: string;
  /** The model that the settings name. */
  baseModel: string;
  /** Milliseconds until a job is looked at again that was looked at so often. */
  restMs(looks: number): number;
  /** Gives the file's id. Not idempotent: look for its name before it is sent a second time. */
  upload(name: string, lines: Blob, signal: AbortSignal): Promise<string>;
  /** The id of a file of this name, if the endpoint has one and lists its files. */
  fileNamed(name: string, signal: AbortSignal): Promise<string | null>;
  removeFile(id: string, signal: AbortSignal): Promise<void>;
  /** Begins a job. It may have begun whenever this rejects with `TuningAway`: look for it by its file. */
  create(order: TuningOrder, signal: AbortSignal): Promise<RemoteJob>;
  /** Jobs that learn from a file, the first one first. */
  jobsWith(trainingFile: string, signal: AbortSignal): Promise<RemoteJob[]>;
  read(id: string, signal: AbortSignal): Promise<RemoteJob>;
  tell(id: string, what: 'cancel' | 'pause' | 'resume', signal: AbortSignal): Promise<RemoteJob>;
  /** Its latest events, in the order that the endpoint gives them in. */
  events(id: string, signal: AbortSignal): Promise<RemoteEvent[]>;
};

type Patience = { timeoutMs: number; uploadMs: number; restMs(looks: number): number };

const usualPatience: Patience = {
  timeoutMs: 30_000,
  uploadMs: 10 * 60_000,
  // Training takes minutes to hours; only its beginning is watched closely.
  restMs: (looks) => (looks < 10 ? 3_000 : looks < 40 ? 15_000 : 60_000),
};

/** Null without a key: there is no endpoint. */
export const connectTuning = (settings: Settings['openai'], patience: Partial<Patience> = {}): Tuning | null =>
  settings ? createTuning(settings, { ...usualPatience, ...patience }) : null;

function createTuning(
  { model, ...place }: Place & { model: string },
  { timeoutMs, uploadMs, restMs }: Patience,
): Tuning {
  const asking = <Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    signal: AbortSignal,
    more: Partial<Asked> = {},
  ) => ask(place, schema, { timeoutMs, path, signal, ...more });
  const about = (id: string, rest = '') => `/fine_tuning/jobs/${encodeURIComponent(id)}${rest}`;
  const expected = (job: RemoteJob, id: string): RemoteJob => {
    if (job.id !== id) throw new TuningAway('The endpoint answered with another job than was asked for.');
    return job;
  };

  return {
    endpoint: place.baseUrl,
    baseModel: model,
    restMs,

    async upload(name, lines, signal) {
      const form = new FormData();
      form.set('purpose', 'fine-tune');
      form.set('file', lines, name);
      const more: Partial<Asked> = { method: 'POST', body: form, timeoutMs: uploadMs };
      const { id, rejected } = await asking(fileSchema, '/files', signal, more);
      if (rejected !== null) throw new TuningRefused(rejected, 400);
      return id;
    },

    async fileNamed(name, signal) {
      const files = await orNull(asking(fileListSchema, '/files?purpose=fine-tune&limit=1000', signal));
      return files?.find((file) => file.name === name && file.rejected === null)?.id ?? null;
    },

    async removeFile(id, signal) {
      await asking(z.unknown(), `/files/${encodeURIComponent(id)}`, signal, { method: 'DELETE' });
    },

    async create(order, signal) {
      const left = new Set<Dispensable>();
      for (;;) {
        try {
          return await asking(jobSchema, '/fine_tuning/jobs', signal, {
            method: 'POST',
            body: JSON.stringify(bodyOf(order, left)),
            headers: { 'Idempotency-Key': order.key },
          });
        } catch (error) {
          const named = namedIn(error, order).find((name) => !left.has(name));
          if (named === undefined) throw error;
          left.add(named);
        }
      }
    },

    async jobsWith(trainingFile, signal) {
      const jobs = await asking(jobListSchema, '/fine_tuning/jobs?limit=100', signal);
      const age = ({ createdAt }: RemoteJob) => createdAt?.getTime() ?? 0;
      return jobs.filter((job) => job.trainingFile === trainingFile).sort((a, b) => age(a) - age(b));
    },

    read: async (id, signal) => expected(await asking(jobSchema, about(id), signal), id),
    tell: async (id, what, signal) =>
      expected(await asking(jobSchema, about(id, `/${what}`), signal, { method: 'POST' }), id),
    events: (id, signal) => asking(eventListSchema, about(id, '/events?limit=100'), signal),
  };
}

/** What an order may do without, at an endpoint that refuses it. */
const dispensable = ['metadata', 'method'] as const;
type Dispensable = (typeof dispensable)[number];

/** A refusal has begun nothing, so that asking again without what it names is safe. Preferences cannot be learned without saying so. */
const namedIn = (error: unknown, { isPreference }: TuningOrder): Dispensable[] =>
  error instanceof TuningRefused && (error.status === 400 || error.status === 422)
    ? dispensable.filter((name) => error.message.includes(name) && !(name === 'method' && isPreference))
    : [];

function bodyOf(order: TuningOrder, left: ReadonlySet<Dispensable>) {
  const { key, model, trainingFile, validationFile, suffix, epochs, isPreference } = order;
  const settings = epochs === null ? {} : { hyperparameters: { n_epochs: epochs } };
  const type = isPreference ? 'dpo' : 'supervised';
  return {
    model,
    training_file: trainingFile,
    ...(validationFile !== null && { validation_file: validationFile }),
    ...(suffix !== '' && { suffix }),
    ...(left.has('method') ? settings : { method: { type, [type]: settings } }),
    ...(!left.has('metadata') && { metadata: { pagewright: key } }),
  };
}

/** What an endpoint does not have. */
async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TuningRefused) return null;
    throw error;
  }
}
