import { describe, expect, it } from 'vitest';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { appContext } from '#tests/support/app-context.ts';
import * as admin from './admin.tsx';

const request = new Request('http://localhost:3000/domains?page=2');
type Loader = (args: LoaderFunctionArgs) => unknown;

/** Status of what a loader answers or throws, be it a response or data with an init. */
async function statusOf(loader: Loader, context: LoaderFunctionArgs['context']) {
  const answer: unknown = await Promise.resolve()
    .then(() => loader({ request, context, params: {} }))
    .catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return answer.status;
  if (typeof answer === 'object' && answer !== null && 'init' in answer) return Object(answer.init).status;
  throw answer;
}
describe('a screen that is not built yet', () => {
  it('says so with 501 to everybody who may open it', async () => {
    expect(await statusOf(admin.loader, appContext({ roles: ['admin'] }))).toBe(501);
  });

  it('sends visitors to the login first', async () => {
    expect(await statusOf(admin.loader, appContext())).toBe(302);
  });

  it('is forbidden to people without the role', async () => {
    expect(await statusOf(admin.loader, appContext({ roles: ['training'] }))).toBe(403);
  });
});
