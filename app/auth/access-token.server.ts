import type { AppContext } from '#app/context.ts';

/** The bearer token for the API, or null for a visitor. It was renewed before the app saw the request. */
export const getAccessToken = (_request: Request, { session }: AppContext): string | null => session.accessToken;
