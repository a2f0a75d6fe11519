import type { ActionFunctionArgs } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appContext } from '#tests/support/app-context.ts';
import { action, loader } from './home.tsx';

type Context = ActionFunctionArgs['context'];

const post = (context: Context, fields: Record<string, string> | string[][], path = '/?index') =>
  action({
    request: new Request(`http://localhost:3000${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
    context,
    params: {},
  });

/** An API that answers every call with the same data and remembers the variables. */
function api(answer: object) {
  const variables: unknown[] = [];
  const send = async (request: Request) => {
    const { variables: sent } = z.object({ variables: z.unknown() }).parse(await request.json());
    variables.push(sent);
    return Response.json(answer);
  };
  return { send, variables };
}
const refusing = (code: string, message: string, more: object = {}) =>
  api({ errors: [{ message, extensions: { code, ...more } }] });

const rejectionSchema = z.object({
  init: z.object({ status: z.number() }),
  data: z.object({
    code: z.string(),
    lastResult: z.object({
      initialValue: z.record(z.string(), z.unknown()),
      error: z.record(z.string(), z.array(z.string()).nullable()),
    }),
  }),
});

describe('the dashboard', () => {
  it('is for people who are logged in', async () => {
    const request = new Request('http://localhost:3000/?sort=NAME');
    const thrown: unknown = await loader({ request, context: appContext(), params: {} }).catch(
      (error: unknown) => error,
    );
    expect(thrown).toMatchObject({ status: 302 });
  });
});

describe('describing a business', () => {
  const context = (send: Context['send']) => appContext({ roles: [], send });

  it('makes a website and goes to its chat', async () => {
    const { send, variables } = api({ data: { createWebsite: { id: 'w1' } } });
    const answer = await post(context(send), {
      intent: 'create',
      brief: ' A bakery in Leith ',
      name: '',
      templateId: '',
    });
    expect(answer).toMatchObject({ status: 303 });
    expect(answer instanceof Response && answer.headers.get('Location')).toBe('/website-chat/w1');
    expect(variables).toEqual([
      { input: { brief: 'A bakery in Leith', name: null, templateId: null, directions: false } },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['too little', 'ab'],
    ['too much', 'x'.repeat(4001)],
  ])('keeps what was typed when it is %s', async (_name, brief) => {
    const rejection = rejectionSchema.parse(
      await post(appContext({ roles: [] }), { intent: 'create', brief, name: 'My name' }),
    );
    expect(rejection.init.status).toBe(400);
    expect(rejection.data.lastResult.error.brief).toHaveLength(1);
    expect(rejection.data.lastResult.initialValue).toMatchObject({ name: 'My name', ...(brief && { brief }) });
  });

  it('keeps what was typed when the plan is full, and says so', async () => {
    const { send } = refusing('LIMIT_REACHED', 'Your plan holds 3 websites.', { limit: 'websites', plan: 'free' });
    const rejection = rejectionSchema.parse(
      await post(context(send), { intent: 'create', brief: 'A bakery in Leith' }),
    );
    expect(rejection.init.status).toBe(402);
    expect(rejection.data).toMatchObject({
      code: 'LIMIT_REACHED',
      lastResult: { initialValue: { brief: 'A bakery in Leith' }, error: { '': ['Your plan holds 3 websites.'] } },
    });
  });

  it('shows what the API has against a field beside the field', async () => {
    const { send } = refusing('INVALID', 'Look again.', { fields: { name: ['That name is a curse.'] } });
    const rejection = rejectionSchema.parse(
      await post(context(send), { intent: 'create', brief: 'A bakery in Leith' }),
    );
    expect(rejection.data.lastResult.error).toEqual({ name: ['That name is a curse.'] });
  });

  it('sends people whose session has ended to the login', async () => {
    const { send } = refusing('UNAUTHENTICATED', 'Log in.');
    const thrown: unknown = await post(context(send), { intent: 'create', brief: 'A bakery in Leith' }).catch(
      (error: unknown) => error,
    );
    expect(thrown).toMatchObject({ status: 302 });
  });
});

describe('acting on websites', () => {
  it.each([
    ['duplicate', { duplicateWebsite: { id: 'w1', name: 'Tide' } }, { id: 'w1' }],
    ['delete', { deleteWebsites: [{ id: 'w1', name: 'Tide' }] }, { ids: ['w1'] }],
    ['restore', { restoreWebsites: [{ id: 'w1', name: 'Tide' }] }, { ids: ['w1'] }],
  ])('can %s one and says so on the dashboard', async (intent, data, sent) => {
    const { send, variables } = api({ data });
    const answer = await post(appContext({ roles: [], send }), { intent, id: 'w1' });
    expect(answer).toMatchObject({ status: 302 });
    expect(answer instanceof Response && answer.headers.get('Set-Cookie')).toMatch(/^toast=/);
    expect(variables).toEqual([sent]);
  });

  it('acts on all that are chosen, and on one alone by the button of its row', async () => {
    const { send, variables } = api({ data: { restoreWebsites: [{ id: 'w1', name: 'Tide' }] } });
    const context = appContext({ roles: [], send });
    await post(context, [
      ['intent', 'restore'],
      ['id', 'w1'],
      ['id', 'w2'],
    ]);
    await post(context, [
      ['intent', 'restore'],
      ['id', 'w1'],
      ['only', 'w3'],
    ]);
    expect(variables).toEqual([{ ids: ['w1', 'w2'] }, { ids: ['w3'] }]);
  });

  it('comes back to the page of the list that it was done on', async () => {
    const { send } = api({ data: { deleteWebsites: [{ id: 'w1', name: 'Tide' }] } });
    const fields = { intent: 'delete', id: 'w1' };
    const answer = await post(appContext({ roles: [], send }), fields, '/?index&search=tide&sort=NAME&after=abc');
    expect(answer instanceof Response && answer.headers.get('Location')).toBe('/?search=tide&sort=NAME&after=abc');
  });
});
