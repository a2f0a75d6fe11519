import type { ActionFunctionArgs } from '@remix-run/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { appContext } from '#tests/support/app-context.ts';
import { openEdgeApp } from '#tests/support/edge-app.ts';
import { postChunks, sendBytes } from '#tests/support/raw-request.ts';
import { withFormAndPhotos } from './form-with-photos.server.ts';

const MB = 1024 * 1024;
const BRIEF = 'Bread,\r\nby the "sea"';
const act = vi.fn<(form: FormData) => Promise<void>>();

let app: Awaited<ReturnType<typeof openEdgeApp>>;
beforeAll(async () => {
  const action = ({ request, context }: ActionFunctionArgs) =>
    withFormAndPhotos(request, context, {
      async act(form) {
        await act(form);
        const photos = form.getAll('photos').map((photo) => (photo instanceof File ? photo.size : photo));
        return Response.json({ brief: form.get('brief'), photos });
      },
      refuse: ({ words, message, status }) => Response.json({ words: [...words], message }, { status }),
    });
  app = await openEdgeApp({ new: { action } }, async () => new Response());
});
beforeEach(() => void act.mockReset().mockResolvedValue(undefined));
afterAll(() => app.close());

function formWith(photo: number) {
  const form = new FormData();
  form.set('name', '');
  form.set('brief', BRIEF);
  form.set('photos', new File([new Uint8Array(photo)], 'bread.jpg', { type: 'image/jpeg' }));
  form.set('intent', 'create');
  return form;
}
const post = async (form: FormData) => {
  const headers = { Origin: app.origin };
  const answer = await fetch(`${app.origin}/new`, { method: 'POST', headers, body: form });
  const said: unknown = await answer.json();
  return { status: answer.status, said };
};
const words = [
  ['name', ''],
  ['brief', BRIEF],
];

it('takes photos of a visitor together with the words', async () => {
  expect(await post(formWith(2 * MB))).toEqual({ status: 200, said: { brief: BRIEF, photos: [2 * MB] } });
});

it('keeps the words of a visitor whose photos are too large', async () => {
  expect(await post(formWith(31 * MB))).toEqual({
    status: 413,
    said: { words, message: expect.stringMatching(/more than 30 MB together.*fewer.*under Pictures/) },
  });
  expect(act).not.toHaveBeenCalled();
});

it('does not wait for photos that are much too large', async () => {
  const whole = new Response(formWith(MB));
  const head = [
    'POST /new HTTP/1.1',
    `Host: ${new URL(app.origin).host}`,
    `Origin: ${app.origin}`,
    `Content-Type: ${whole.headers.get('Content-Type')}`,
    `Content-Length: ${61 * MB}`,
    'Connection: close',
  ];
  // The rest never comes.
  const answer = await sendBytes(app.port, `${head.join('\r\n')}\r\n\r\n${(await whole.text()).slice(0, 200_000)}`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  const said: unknown = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  expect(said).toMatchObject({ words });
});

it('cuts off a visitor who does not say how much will come', async () => {
  const whole = new Response(formWith(0));
  const head = (await whole.text()).split('\r\n').slice(0, -4).join('\r\n');
  function* chunks() {
    yield head;
    for (let sent = 0; sent < 80 * MB; sent += 64 * 1024) yield 'x'.repeat(64 * 1024);
  }
  const headers = {
    Host: new URL(app.origin).host,
    Origin: app.origin,
    'Content-Type': whole.headers.get('Content-Type') ?? '',
  };
  const answer = await postChunks({ port: app.port, path: '/new', headers, chunks: chunks() });
  expect([answer.status, answer.sent < 50 * MB]).toEqual([413, true]);
});

it('takes one form with photos of an address at a time, and keeps the words of the next', async () => {
  let goOn = () => {};
  const held = new Promise<void>((done) => (goOn = done));
  const isHere = new Promise<void>((here) => act.mockImplementationOnce(() => (here(), held)));
  const first = post(formWith(MB));
  await isHere;
  expect(await post(formWith(400_000))).toEqual({
    status: 503,
    said: { words, message: expect.stringMatching(/Wait a minute.*under Pictures/) },
  });
  // Words alone never wait.
  expect(await post(formWith(10))).toMatchObject({ status: 200 });
  goOn();
  expect(await first).toMatchObject({ status: 200 });
  expect(await post(formWith(400_000))).toMatchObject({ status: 200 });
});

it('gives the place back when acting fails', async () => {
  act.mockRejectedValueOnce(new Response(null, { status: 404 }));
  const headers = { Origin: app.origin };
  await fetch(`${app.origin}/new`, { method: 'POST', headers, body: formWith(MB) });
  expect(await post(formWith(MB))).toMatchObject({ status: 200 });
});

it('lets people with an account send 60 MB', async () => {
  const allowBody = vi.fn();
  const request = new Request('http://localhost/new', { method: 'POST', body: formWith(MB) });
  await withFormAndPhotos(request, { ...appContext({ roles: [] }), allowBody }, { act, refuse: () => undefined });
  expect(allowBody).toHaveBeenCalledWith(60 * MB);
});
