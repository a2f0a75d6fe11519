import { setTimeout } from 'node:timers/promises';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';

const LOOK_EVERY_MS = 1000;
/** Clients wait longer than this only where progress comes. */
const LONGEST_MS = 280_000;

/** How far work is that goes on, or what came of it. */
type Look<Done> = { step: number; note: string } | { done: Done };

/** Looks again and again until something has come of it, and says meanwhile how far it is; null when it takes too long to wait for. */
export async function untilDone<Done>(
  { signal, sendNotification, _meta }: RequestHandlerExtra<ServerRequest, ServerNotification>,
  look: () => Promise<Look<Done>>,
): Promise<Done | null> {
  const progressToken = _meta?.progressToken;
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until) {
    await setTimeout(LOOK_EVERY_MS, undefined, { signal });
    const found = await look();
    if ('done' in found) return found.done;
    if (progressToken !== undefined)
      await sendNotification({
        method: 'notifications/progress',
        params: { progressToken, progress: found.step + 1, message: found.note },
      });
  }
  return null;
}
