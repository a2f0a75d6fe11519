import type { TokenEntry } from './session.ts';
import type { TokenAnswer } from './token-endpoint.server.ts';

type Asked = { audience: string; client_id: string; scope: string };

/** What a session keeps of the provider's answer. What a renewal leaves out stays as it was. */
export function tokenEntryOf(
  answer: TokenAnswer & { id_token: string },
  asked: Asked,
  now: number,
  previous?: TokenEntry,
): TokenEntry {
  return {
    access_token: answer.access_token,
    id_token: answer.id_token,
    refresh_token: answer.refresh_token ?? previous?.refresh_token,
    expires_in: answer.expires_in,
    scope: answer.scope ?? previous?.scope ?? asked.scope,
    audience: asked.audience,
    client_id: asked.client_id,
    expires_at: Math.floor(now + answer.expires_in),
  };
}
