import { expect, it } from 'vitest';
import { ReceivedFile } from './received-file.ts';

const file = () => new ReceivedFile(new Uint8Array([72, 195, 188, 104]), 'hü.txt', 'text/plain');

it('is a file in all that a file is asked for', async () => {
  const received = file();
  expect(received).toBeInstanceOf(File);
  expect([received.name, received.type, received.size]).toEqual(['hü.txt', 'text/plain', 4]);
  expect(await received.text()).toBe('Hüh');
  expect(await new Response(received.stream()).text()).toBe('Hüh');
  expect(await received.slice(0, 1).text()).toBe('H');
  expect([...new Uint8Array(await received.arrayBuffer())]).toEqual([72, 195, 188, 104]);
});

it('is only itself where the memory holds more', async () => {
  const more = new Uint8Array([1, 2, 3, 4]).subarray(1, 3);
  expect([...new Uint8Array(await new ReceivedFile(more, 'a', '').arrayBuffer())]).toEqual([2, 3]);
});

it('stays the same file in a form', () => {
  const form = new FormData();
  const received = file();
  form.set('file', received);
  expect(form.get('file')).toBe(received);
});

it('gives its memory back and is empty then', async () => {
  const received = file();
  received.release();
  expect([received.size, (await received.arrayBuffer()).byteLength]).toEqual([0, 0]);
});
