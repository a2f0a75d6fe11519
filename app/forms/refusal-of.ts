import type { ApiErrorCode } from '#app/graphql/errors.ts';
import { NO_CONNECTION } from '#app/offline.ts';
import type { Refusal } from './draft.ts';

/** How a form stands after a failure. */
export function refusalOf({ code, message }: { code: ApiErrorCode; message?: string }): Refusal {
  if (code === 'CONFLICT') return 'changed elsewhere';
  if (code === 'UNAUTHENTICATED') return 'logged out';
  return message === NO_CONNECTION ? 'unreachable' : 'refused';
}
