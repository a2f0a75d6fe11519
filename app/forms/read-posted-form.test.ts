import { expect, it, vi } from 'vitest';
import { appContext } from '#tests/support/app-context.ts';
import { readPostedForm } from './read-posted-form.server.ts';

/** A form with a picture of this many bytes, and how much of it was read. */
function formWithPicture(bytes: number) {
  const form = new FormData();
  form.set('title', 'Bread');
  form.set('picture.file', new File([new Uint8Array(bytes)], 'bread.png'));
  const whole = new Request('http://localhost/website/w1', { method: 'POST', body: form });
  const counted = { bytes: 0 };
  const body = whole.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        counted.bytes += part.byteLength;
        controller.enqueue(part);
      },
    }),
  );
  return { request: new Request(whole, { body, duplex: 'half' } as RequestInit), counted };
}

const answering = (website: { canWrite: boolean } | null) => {
  const allowBody = vi.fn();
  const send = vi.fn(async () => Response.json({ data: { website: website && { id: 'w1', name: 'W', ...website } } }));
  return { context: { ...appContext({ send }), allowBody }, allowBody, send };
};

it('lets a large form through for people who may change the website, and asks before it reads', async () => {
  const { context, allowBody, send } = answering({ canWrite: true });
  const { request, counted } = formWithPicture(400_000);
  const readWhenAsked: number[] = [];
  send.mockImplementationOnce(async () => {
    readWhenAsked.push(counted.bytes);
    return Response.json({ data: { website: { id: 'w1', name: 'W', canWrite: true } } });
  });
  const form = await readPostedForm(request, context, 'w1');
  expect(readWhenAsked.every((bytes) => bytes < 256 * 1024)).toBe(true);
  expect(allowBody).toHaveBeenCalledOnce();
  expect([form.get('title'), (form.get('picture.file') as File).size]).toEqual(['Bread', 400_000]);
});

it('lets nothing large through for anybody else', async () => {
  for (const website of [null, { canWrite: false }]) {
    const { context, allowBody } = answering(website);
    await readPostedForm(formWithPicture(400_000).request, context, 'w1');
    expect(allowBody).not.toHaveBeenCalled();
  }
});

it('asks nobody about a form without files', async () => {
  const { context, send } = answering(null);
  const body = new URLSearchParams({ title: 'Bread' });
  const form = await readPostedForm(new Request('http://localhost/', { method: 'POST', body }), context, 'w1');
  expect([form.get('title'), send.mock.calls.length]).toEqual(['Bread', 0]);
});
