import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Backend } from '#backend/index.ts';
import { listenFailure, type Settings } from '#settings';

const TLS_ALLOWED = '/internal/tls-allowed?';
const HEALTH = '/healthz';
const COPY_DATABASE = '/internal/copy-database?';
const READY = /^\/readyz(?:\?|$)/;
const HEADERS = { 'Content-Length': 0, 'Cache-Control': 'no-store' };

const say = (response: ServerResponse, status: 200 | 404 | 405 | 503) => response.writeHead(status, HEADERS).end();

/** What a process that has started can say. */
export type Answers = {
  mayHaveCertificate?: Backend['mayHaveCertificate'];
  /** What it needs, each by its name: in plain words what is wrong with it, or null. */
  needs: Record<string, () => Promise<string | null>>;
  copyDatabase?: Backend['copyDatabase'];
  /** Whatever else is asked here; not found when left out. */
  passOn?: RequestListener;
};

/**
 * What our own machines ask, and nobody else can reach: whether the server that does TLS may get a certificate for a host (from
 * memory, so that it holds while the database is away), whether this process turns (`/healthz`), and whether people should be sent
 * to it (`/readyz`): not before `open`, not after `end`, and not while something that it needs does not answer, except
 * what `?exclude=` names.
 */
export function createInternal() {
  let answers: Answers | undefined;
  let isEnding = false;

  async function sayReady(response: ServerResponse, excluded: readonly string[]) {
    const needed = Object.entries(answers?.needs ?? {}).filter(([name]) => !excluded.includes(name));
    const wrong = isEnding ? ['This process ends.'] : answers ? [] : ['This process starts.'];
    if (wrong.length === 0)
      wrong.push(...(await Promise.all(needed.map(([, ask]) => ask()))).filter((words) => words !== null));
    response
      .writeHead(wrong.length ? 503 : 200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
      .end(wrong.join('\n') || 'ready');
  }

  /** Only a folder that was made for it in the data folder is filled, so that whoever asks must be at home there. */
  async function copyDatabase(into: string, response: ServerResponse) {
    const failed = (error: unknown) => (error instanceof Error ? error.message : String(error));
    const copied = (await answers?.copyDatabase?.(into).catch(failed)) ?? false;
    if (typeof copied === 'boolean') return say(response, copied ? 200 : 404);
    response.writeHead(503, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end(copied);
  }

  const listener: RequestListener = (request, response) => {
    const { method, url = '' } = request;
    if (method === 'POST' && url.startsWith(COPY_DATABASE))
      return void copyDatabase(queryOf(url).get('into') ?? '', response);
    const isOurs = url === HEALTH || READY.test(url) || url.startsWith(TLS_ALLOWED);
    if (!isOurs && answers?.passOn) return answers.passOn(request, response);
    if (method !== 'GET' && method !== 'HEAD') return say(response, 405);
    if (url === HEALTH) return say(response, 200);
    if (READY.test(url)) return void sayReady(response, queryOf(url).getAll('exclude'));
    if (!isOurs) return say(response, 404);
    if (!answers) return say(response, 503);
    const domain = queryOf(url).get('domain') ?? '';
    const allowed = answers.mayHaveCertificate?.(domain.toLowerCase().replace(/\.$/, '')) ?? false;
    if (allowed instanceof Promise) return void allowed.then((isSo) => say(response, isSo ? 200 : 404));
    return say(response, allowed ? 200 : 404);
  };
  return {
    listener,
    open: (given: Answers) => void (answers = given),
    end: () => void (isEnding = true),
  };
}

const queryOf = (url: string) => new URLSearchParams(url.slice(url.indexOf('?') + 1));

export type Internal = Omit<ReturnType<typeof createInternal>, 'listener'> & { server: Server };

/**
 * Listens where the settings say, on the loopback when everything is local. Where they say nothing its server does not listen.
 * Rejects with a sentence for a port in use.
 */
export async function startInternal({
  internalPort,
  isLocal,
  host,
}: Pick<Settings, 'internalPort' | 'isLocal' | 'host'>): Promise<Internal> {
  const { listener, ...internal } = createInternal();
  const server = createServer(listener);
  if (internalPort !== undefined)
    await new Promise<void>((listening, failed) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        failed(listenFailure(error, internalPort, 'internal listener')),
      );
      server.listen(internalPort, isLocal ? '127.0.0.1' : host, listening);
    });
  return { ...internal, server };
}
