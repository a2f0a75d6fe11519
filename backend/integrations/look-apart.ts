import { z } from 'zod';
import { startApart } from './apart.ts';

/** What is made of a picture that is looked at, and whether what its pixels show is told too. */
export type Question = {
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  width: number;
  isAnimated: boolean;
  isGenerated: boolean;
  region?: { left: number; top: number; width: number; height: number };
  isJudged: boolean;
  mayHavePoint: boolean;
};

/** The service is about to end: nothing is known of the picture. */
export class LookStopped extends Error {
  override name = 'LookStopped';
}

const bytesSchema = z
  .instanceof(Uint8Array)
  .transform((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
const answerSchema = z.object({
  file: z.object({ width: z.number(), height: z.number(), body: bytesSchema }),
  look: z.object({ sharpness: z.number(), entropy: z.number() }).optional(),
  point: z.object({ across: z.number(), down: z.number() }).nullish(),
});
const saidSchema = z.object({ id: z.number(), answer: answerSchema.nullable() });

type Answer = z.output<typeof answerSchema>;
/** Null is the picture's fault. */
type Outcome = Answer | null | 'died' | 'stopped';

/** No picture may hold up those that come after it. */
const MOST_MS = 60_000;
/** To start the process takes a tenth of a second of computing, and to keep it some megabytes. */
const IDLE_MS = 500;

/** A process that looks at pictures until none has come for a moment. `onEnd` is told when it takes no more. */
function startLooker(onEnd: () => void) {
  const child = startApart('looking');
  const asked = new Map<number, (outcome: Outcome) => void>();
  let count = 0;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    onEnd();
    clearTimeout(idle);
    child?.kill('SIGKILL');
    for (const settle of asked.values()) settle('died');
  };
  child?.on('message', (message) => {
    const { id, answer } = saidSchema.parse(message);
    asked.get(id)?.(answer);
  });
  child?.once('error', end).once('close', end);

  return {
    end,
    ask: (bytes: Buffer, question: Question): Promise<Outcome> => {
      if (!child) return Promise.resolve('stopped');
      if (!child.connected) return Promise.resolve('died');
      const id = count++;
      clearTimeout(idle);
      return new Promise((resolve) => {
        const tooLong = setTimeout(end, MOST_MS);
        asked.set(id, (outcome) => {
          clearTimeout(tooLong);
          asked.delete(id);
          if (asked.size === 0) idle = setTimeout(end, IDLE_MS);
          resolve(outcome);
        });
        child.send({ id, length: bytes.length, question });
        child.stdin?.write(bytes);
      });
    },
  };
}

type Looker = ReturnType<typeof startLooker>;

let shared: Looker | null = null;

function sharedLooker(): Looker {
  if (shared) return shared;
  const looker = startLooker(() => {
    if (shared === looker) shared = null;
  });
  return (shared = looker);
}

/**
 * Has a picture decoded in a process of its own (`looking.mjs`), which stays while pictures come: what decoding takes of memory would
 * stay with ours. Null for one that is damaged. Throws `LookStopped`.
 */
export async function lookApart(bytes: Buffer, question: Question): Promise<Answer | null> {
  let outcome = await sharedLooker().ask(bytes, question);
  if (outcome === 'died') {
    // Perhaps of another picture: by itself it is known.
    const own = startLooker(() => undefined);
    outcome = await own.ask(bytes, question);
    own.end();
  }
  if (outcome === 'stopped') throw new LookStopped('The service is restarting');
  return outcome === 'died' ? null : outcome;
}
