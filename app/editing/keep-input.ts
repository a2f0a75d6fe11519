import { UNREACHABLE } from '#app/offline.ts';
import type { ChangeFailure } from './outcome.ts';

/**
 * Runs a save from the browser. When the network or the server fails, the answer is an ordinary failure: the form stays where it is,
 * with everything that was typed, instead of an error page.
 */
export async function keepInput<Answer>(save: () => Promise<Answer>) {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const failure: ChangeFailure = {
      ok: false,
      intent: '',
      part: null,
      code: 'UNAVAILABLE',
      message: 'There is no connection right now. Try again in a moment.',
      fields: {},
      values: undefined,
      conflicts: [],
      baseRevision: 0,
    };
    // A Response, since only its status keeps the router from loading everything anew, which would fail as well.
    return Response.json(failure, { status: UNREACHABLE });
  }
}
