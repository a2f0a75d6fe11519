import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const orderSchema = z.looseObject({
  model: z.string(),
  training_file: z.string(),
  validation_file: z.string().optional(),
  suffix: z.string().optional(),
});
type Order = z.output<typeof orderSchema>;

export type RemoteFile = { id: string; filename: string; purpose: string; text: string };
export type ScriptedJob = { id: string; order: Order; status: string; createdAt: number; reads: number };
type Answer = { status: number; body: unknown; headers?: Record<string, string> };
type Asked = { method: string; path: string };

/**
 * What to do with a request instead of what is usual; `usual` does that and gives its answer. `drop` cuts the connection, `stall` never
 * answers.
 */
export type Fault = (
  asked: Asked,
  usual: () => Promise<Answer>,
) => Promise<Answer | 'drop' | 'stall'> | Answer | 'drop' | 'stall';

type Script = {
  /** States that a job goes through, one with each look; the last one stays. */
  states?: string[];
  fault?: Fault;
};

const USUAL = ['validating_files', 'running', 'succeeded'];

export const said = (status: number, message: string): Answer => ({ status, body: { error: { message } } });

/** Files and fine-tuning jobs as an endpoint like OpenAI's has them, in memory. */
export async function startTuningServer(port = 0) {
  const files: RemoteFile[] = [];
  const jobs: ScriptedJob[] = [];
  const asked: string[] = [];
  let { states = USUAL, fault }: Script = {};

  const shown = ({ id, order, status, createdAt }: ScriptedJob) => ({
    id,
    object: 'fine_tuning.job',
    status,
    model: order.model,
    training_file: order.training_file,
    created_at: createdAt,
    fine_tuned_model: status === 'succeeded' ? `ft:${order.model}:house:${order.suffix ?? ''}:${id}` : null,
    trained_tokens: status === 'succeeded' ? 1234 : null,
    error: status === 'failed' ? { code: 'bad', message: 'The loss was not a number.' } : null,
  });

  async function takeFile(request: IncomingMessage, body: Buffer): Promise<Answer> {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    const file = form.get('file');
    if (!(file instanceof File)) return said(400, 'There is no file.');
    const id = `file-${files.length + 1}`;
    files.push({ id, filename: file.name, purpose: String(form.get('purpose')), text: await file.text() });
    return { status: 200, body: { id, object: 'file', filename: file.name, status: 'processed' } };
  }

  function takeOrder(body: Buffer): Answer {
    const order = orderSchema.safeParse(JSON.parse(body.toString()));
    if (!order.success) return said(400, 'This is no order.');
    if (!files.some(({ id }) => id === order.data.training_file)) return said(400, 'There is no such file.');
    const job: ScriptedJob = {
      id: `ftjob-${jobs.length + 1}`,
      order: order.data,
      status: states[0] ?? 'queued',
      createdAt: 1_700_000_000 + jobs.length,
      reads: 0,
    };
    jobs.push(job);
    return { status: 200, body: shown(job) };
  }

  function aboutJob(method: string, id: string, rest: string | undefined): Answer {
    const job = jobs.find((one) => one.id === id);
    if (!job) return said(404, 'There is no such job.');
    if (rest === 'events') {
      const event = { id: `event-${job.reads}`, created_at: job.createdAt + job.reads, level: 'info' };
      return { status: 200, body: { data: [{ ...event, message: `Step ${job.reads}/10: training loss=0.5` }] } };
    }
    if (method === 'POST') job.status = { cancel: 'cancelled', pause: 'paused' }[rest ?? ''] ?? 'running';
    else if (!['cancelled', 'paused'].includes(job.status)) {
      job.reads += 1;
      job.status = states[Math.min(job.reads, states.length - 1)] ?? job.status;
    }
    return { status: 200, body: shown(job) };
  }

  async function usual(request: IncomingMessage, body: Buffer): Promise<Answer> {
    const { method = 'GET', url = '' } = request;
    const [, kind, id, rest] = /^\/v1\/(files|fine_tuning\/jobs)(?:\/([^/?]+))?(?:\/([^/?]+))?/.exec(url) ?? [];
    if (kind === undefined) return said(404, 'Not here.');
    if (id === undefined && method === 'GET')
      return {
        status: 200,
        body: { data: kind === 'files' ? files.map(({ text: _text, ...file }) => file) : jobs.map(shown).toReversed() },
      };
    if (kind === 'files' && id === undefined) return takeFile(request, body);
    if (kind !== 'files') return id === undefined ? takeOrder(body) : aboutJob(method, id, rest);
    const at = files.findIndex((file) => file.id === id);
    if (at < 0) return said(404, 'There is no such file.');
    files.splice(at, 1);
    return { status: 200, body: { id, deleted: true } };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    const { method = 'GET', url = '' } = request;
    const path = url.replace(/^\/v1/, '').replace(/\?.*/, '');
    asked.push(`${method} ${path}`);
    const own = () => usual(request, body);
    const given = fault ? await fault({ method, path }, own) : await own();
    if (given === 'stall') return;
    if (given === 'drop') return void response.socket?.destroy();
    const isText = typeof given.body === 'string';
    response.writeHead(given.status, {
      'Content-Type': isText ? 'text/html' : 'application/json',
      ...given.headers,
    });
    response.end(isText ? given.body : JSON.stringify(given.body));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const { port: taken } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${taken}/v1`,
    files,
    jobs,
    /** Method and path of every request so far. */
    asked,
    /** Begins anew, by another script. */
    play(script: Script = {}) {
      ({ states = USUAL, fault } = script);
      files.length = 0;
      jobs.length = 0;
      asked.length = 0;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export type TuningServer = Awaited<ReturnType<typeof startTuningServer>>;
