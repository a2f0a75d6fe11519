import { messagePage } from '#app/preview/message-page.server.ts';

const TITLE = 'That is too large';
/** What a body that passed its limit is answered with. */
export const TOO_LARGE = 'What you sent is larger than this page accepts. Go back, send less, and try again.';

/** What reading a body that is too large fails with, in the form of the API's answers. */
export const bodyTooLarge = (): Response =>
  Response.json(
    { message: TOO_LARGE, errors: [{ message: TOO_LARGE, extensions: { code: 'INVALID', fields: {} } }] },
    { status: 413, headers: { 'Cache-Control': 'no-store' } },
  );

/** The answer after a body was too large, whatever was made of that: a page for people, for scripts what their app made. */
export function tooLarge({ headers }: Request, made: Response): Response {
  if (headers.get('Accept')?.includes('text/html')) return messagePage({ title: TITLE, text: TOO_LARGE, status: 413 });
  return made.status === 413 ? made : bodyTooLarge();
}
