import type { Limits } from './limits.ts';
import { ModelTrouble } from './trouble.ts';

/** Ends a request that stays silent for too long. */
export class Watch {
  readonly #controller = new AbortController();
  readonly #limits: Limits;
  #timer: ReturnType<typeof setTimeout>;
  constructor(limits: Limits) {
    this.#limits = limits;
    this.#timer = this.#start(limits.firstTokenMs);
  }
  get signal(): AbortSignal {
    return this.#controller.signal;
  }
  sign(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#start(this.#limits.silenceMs);
  }
  end(reason: ModelTrouble): void {
    this.#controller.abort(reason);
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
  /** The same answer; each byte of its body is a sign of life, comments that only keep the connection too. */
  listening(response: Response): Response {
    if (!response.body) return response;
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        this.sign();
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(heard), { status, statusText, headers });
  }
  #start(ms: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.end(new ModelTrouble('slow', 'The model stayed silent')), ms);
  }
}

/** Rejects with the signal's reason when it aborts. */
export const pauseFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal.addEventListener('abort', end, { once: true });
  });
