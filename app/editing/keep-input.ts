import { isRouteErrorResponse } from '@remix-run/react';
import { NO_CONNECTION, TOO_LARGE, UNREACHABLE } from '#app/offline.ts';
import type { ChangeFailure } from './outcome.ts';

/**
 * Runs a save from the browser. When the network or the server fails, or it is too much at once, the answer is an ordinary failure: the form stays where it is,
 * with everything that was typed, instead of an error page. Given the request, the answer says whose failure it is, for screens with
 * several forms.
 */
export async function keepInput<Answer>(save: () => Promise<Answer>, request?: Request) {
  // Its body can be read once.
  const sent = request?.clone();
  try {
    return await save();
  } catch (error) {
    const isTooLarge = isRouteErrorResponse(error) && error.status === TOO_LARGE;
    if (!isTooLarge && !(error instanceof TypeError)) throw error;
    const form = await sent?.formData();
    const text = (name: string) => {
      const value = form?.get(name);
      return typeof value === 'string' ? value : '';
    };
    const failure: ChangeFailure = {
      ok: false,
      intent: text('intent'),
      part: text('part') || null,
      ...(isTooLarge
        ? { code: 'INVALID', message: 'That is more than can be saved at once. Shorten it, then save again.' }
        : { code: 'UNAVAILABLE', message: NO_CONNECTION }),
      fields: {},
      values: undefined,
      conflicts: [],
      baseRevision: 0,
    };
    // A Response, since only its status keeps the router from loading everything anew, which would fail as well.
    return Response.json(failure, { status: isTooLarge ? TOO_LARGE : UNREACHABLE });
  }
}
