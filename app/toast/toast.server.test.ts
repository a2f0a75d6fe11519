import { describe, expect, it } from 'vitest';
import { appContext } from '#tests/support/app-context.ts';
import { redirectWithToast, takeToast } from './toast.server.ts';
import { toastSchema } from './toast-schema.server.ts';

const page = (cookie?: string) => new Request('http://localhost:3000/', cookie ? { headers: { Cookie: cookie } } : {});
const cookieOf = (headers: Headers) => headers.get('Set-Cookie')?.split(';')[0] ?? '';

describe('a toast that waits for the next page', () => {
  it('is taken once, whole', async () => {
    const context = appContext();
    const toast = { type: 'loading', message: 'Still working', duration: 9000, position: 'top-center' } as const;
    const answer = await redirectWithToast('/domains', toast, page(), context);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe('/domains');

    const taken = await takeToast(page(cookieOf(answer.headers)), context);
    expect(taken.toast).toEqual(toast);
    const again = await takeToast(page(cookieOf(taken.headers)), context);
    expect(again.toast).toBeNull();
  });

  it('lasts 6 seconds and is blank unless it says otherwise', () => {
    expect(toastSchema.parse({ message: 'Saved' })).toEqual({
      type: 'blank',
      message: 'Saved',
      duration: 6000,
      position: 'bottom-right',
    });
  });

  it.each(['blank', 'error', 'success', 'loading', 'custom'])('may be %s', (type) => {
    expect(toastSchema.safeParse({ type, message: 'x' }).success).toBe(true);
  });

  it('cannot be forged: a cookie that we did not sign says nothing', async () => {
    const context = appContext();
    const forged = Buffer.from(JSON.stringify({ flash: { message: 'Your account is blocked' } })).toString('base64');
    expect((await takeToast(page(`toast=${forged}`), context)).toast).toBeNull();
  });

  it('sets no cookie on pages that have no toast', async () => {
    const { headers } = await takeToast(page('other=1'), appContext());
    expect(headers.has('Set-Cookie')).toBe(false);
  });

  it('travels in a host cookie over https', async () => {
    const env = {
      APP_ORIGIN: 'https://app.example.com',
      SITES_DOMAIN: 'sites.example.org',
      SESSION_SECRETS: 'a-secret-of-thirty-two-characters-or-more',
      AUTH0_DOMAIN: 'x.auth0.com',
      AUTH0_CLIENT_ID: 'id',
      AUTH0_CLIENT_SECRET: 'secret',
    };
    const answer = await redirectWithToast('/', { message: 'Hello' }, page(), appContext({ env }));
    expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-toast=.*HttpOnly; Secure/);
  });
});
