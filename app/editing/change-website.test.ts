import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appContext } from '#tests/support/app-context.ts';
import { changeWebsite } from './change-website.server.ts';
import { keepInput } from './keep-input.ts';

const loggedOut = async () =>
  Response.json({ errors: [{ message: 'Please log in.', extensions: { code: 'UNAUTHENTICATED' } }] });

const request = (fields: Record<string, string>) =>
  new Request('http://localhost:3000/website/w1/settings', { method: 'POST', body: new URLSearchParams(fields) });

/** The answer to a form whose session ended meanwhile, whether it is given or thrown. */
const afterLogout = (fields: Record<string, string>) =>
  changeWebsite(request(fields), appContext({ send: loggedOut }), 'w1').catch((thrown: unknown) => thrown);

const typed = {
  save: { part: 'seo', baseRevision: '3', title: 'Bread worth a detour' },
  'save-theme': { accent: '#aa3311' },
  'save-hours': { 'mon.opens': '08:00' },
  'add-page': { title: 'Weddings' },
  'update-picture': { picture: 'abc', alt: 'Loaves' },
  'change-subdomain': { subdomain: 'warm-bread' },
  'set-search-visibility': { hidden: 'on' },
  'set-notifications': { on: 'on', address: 'desk@example.test' },
  'confirm-address': { code: '012345' },
  'set-head-code': { headCode: '<meta name="verify" content="1">' },
};
const forms: Record<string, string>[] = Object.entries(typed).map(([intent, fields]) => ({ intent, ...fields }));

describe('a form whose session ended', () => {
  it.each(forms)('without scripts gets all of $intent back, to be sent again', async (fields) => {
    const answer = await afterLogout(fields);
    expect(answer).toMatchObject({ init: { status: 401 }, data: { unsent: Object.entries(fields) } });
  });

  it.each(forms)('with scripts stays on its screen and is told so: $intent', async (fields) => {
    const answer = await afterLogout({ ...fields, scripted: '1' });
    expect(answer).toMatchObject({
      init: { status: 401 },
      data: { ok: false, intent: fields.intent, code: 'UNAUTHENTICATED', message: expect.stringContaining('Log in') },
    });
  });

  it('never sends a password back', async () => {
    const fields = { intent: 'set-password', password: 'rye and salt' };
    for (const sent of [fields, { ...fields, scripted: '1' }]) {
      const answer = await afterLogout(sent);
      expect(answer).toMatchObject({ init: { status: 401 } });
      expect(JSON.stringify(answer)).not.toContain('rye and salt');
    }
    expect(await afterLogout(fields)).toMatchObject({
      data: { message: expect.stringContaining('type the password again') },
    });
  });

  it('that holds nothing typed is not kept', async () => {
    expect(await afterLogout({ intent: 'undo' })).toMatchObject({ status: 302, code: 'UNAUTHENTICATED' });
  });
});

describe('a form that finds no connection', () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));

  it('is told so at its own place on the screen', async () => {
    const answer = await keepInput(offline, request({ intent: 'set-head-code', headCode: '<' }));
    expect(answer).toBeInstanceOf(Response);
    const said = z.object({ ok: z.boolean(), intent: z.string(), message: z.string() });
    expect(said.parse(await answer.json())).toEqual({
      ok: false,
      intent: 'set-head-code',
      message: 'There is no connection right now. Try again in a moment.',
    });
  });
});
