import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const requestSchema = z.looseObject({
  model: z.string(),
  temperature: z.number().optional(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string(), parameters: z.unknown() }) })).default([]),
});
export type ModelRequest = z.output<typeof requestSchema>;

/** Writes one answer of the model. The connection is closed when it returns, unless it did so itself. */
export type ScriptedAnswer = (stream: AnswerStream, request: ModelRequest) => Promise<void> | void;

type ScriptedUsage = {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
  prompt_tokens_details?: { cached_tokens: number };
};

/** An answer in the chunks of OpenAI's streaming format. */
export class AnswerStream {
  #calls = 0;
  readonly response: ServerResponse;
  constructor(response: ServerResponse) {
    this.response = response;
  }
  chunk(delta: Record<string, unknown>, finish: string | null = null, usage?: ScriptedUsage | null): void {
    if (!this.response.headersSent) this.response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const choices = [{ index: 0, delta, finish_reason: finish }];
    const event = { id: 'answer', object: 'chat.completion.chunk', created: 0, model: 'scripted', choices, usage };
    this.response.write(`data: ${JSON.stringify(event)}\n\n`);
  }
  text(text: string): void {
    this.chunk({ role: 'assistant', content: text });
  }
  /** A tool call; `args` as text are sent as they are. */
  call(name: string, args: unknown): void {
    const index = this.#calls;
    this.#calls += 1;
    const written = typeof args === 'string' ? args : JSON.stringify(args);
    const half = Math.ceil(written.length / 2);
    const id = `call-${index}-${Math.random().toString(36).slice(2, 8)}`;
    const first = { index, id, type: 'function', function: { name, arguments: written.slice(0, half) } };
    this.chunk({ role: 'assistant', tool_calls: [first] });
    this.chunk({ tool_calls: [{ index, function: { arguments: written.slice(half) } }] });
  }
  end(
    tokens: ScriptedUsage | null = { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 },
    reason = this.#calls > 0 ? 'tool_calls' : 'stop',
  ): void {
    this.chunk({}, reason, tokens);
    this.response.end('data: [DONE]\n\n');
  }
  /** What only keeps the connection open. */
  comment(text: string): void {
    if (!this.response.headersSent) this.response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    this.response.write(`: ${text}\n\n`);
  }
  /** Cuts the connection, as a network does. */
  drop(): void {
    this.response.write(': cut\n\n', () => this.response.socket?.destroy());
  }
  refuse(status: number, headers: Record<string, string> = {}, message = 'No'): void {
    this.response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    this.response.end(JSON.stringify({ error: { message, type: 'scripted' } }));
  }
}

export const says =
  (text: string): ScriptedAnswer =>
  (stream) => {
    stream.text(text);
    stream.end();
  };

export const callsTools =
  (...calls: [name: string, args: unknown][]): ScriptedAnswer =>
  (stream) => {
    for (const [name, args] of calls) stream.call(name, args);
    stream.end();
  };

/** An OpenAI-compatible server that answers one request after another by a script; the last answer stands for all later ones. */
export async function startModelServer(script: ScriptedAnswer[], port = 0) {
  const requests: ModelRequest[] = [];
  let answers = script;
  let served = 0;
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const request = requestSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
      requests.push(request);
      const answer = answers[Math.min(served, answers.length - 1)];
      served += 1;
      const stream = new AnswerStream(response);
      void Promise.resolve(answer?.(stream, request)).catch(() => response.destroy());
    });
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const { port: taken } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${taken}/v1`,
    requests,
    /** Begins another script. */
    play: (...next: ScriptedAnswer[]) => {
      answers = next;
      served = 0;
      requests.length = 0;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;
