import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sampleDocument } from '#tests/support/scripted-designer.ts';
import { createPhotographer } from './photographer.ts';

/** A renderer that answers as the test says. */
let answer: (response: ServerResponse, sent: string) => void;
const renderer = createServer((request: IncomingMessage, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => answer(response, Buffer.concat(chunks).toString()));
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((listening) => renderer.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(renderer.address() as AddressInfo).port}/screenshot`;
});
afterAll(
  () =>
    new Promise<void>((closed) => {
      renderer.close(() => closed());
      renderer.closeAllConnections();
    }),
);

const told: string[] = [];
const log = { warn: (message: string) => void told.push(message) };
const take = (signal = new AbortController().signal, patienceMs = 60_000) =>
  createPhotographer({ url, appOrigin: 'http://pages.example', log, patienceMs })(sampleDocument(), '/', signal);
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a04020' } })
    .png()
    .toBuffer();

const sentSchema = z.object({ html: z.string(), viewport: z.object({ width: z.number(), height: z.number() }) });

test('the page as it stands becomes a small picture', async () => {
  const shot = await png(1024, 1536);
  let sent = '';
  answer = (response, body) => {
    sent = body;
    response.end(shot);
  };
  const taken = await take();
  const { html } = sentSchema.parse(JSON.parse(sent));
  expect(html).toContain('Maple Bakery');
  expect(html).toContain('http://pages.example/-/fonts/');
  expect(html).not.toContain('<script');
  const picture = await sharp(Buffer.from(taken?.base64 ?? '', 'base64')).metadata();
  expect(picture).toMatchObject({ format: 'jpeg', width: 640, height: 960 });
});

test('a renderer that fails, lies or leads elsewhere takes none, and says so in the log', async () => {
  const wrong: (typeof answer)[] = [
    (response) => response.writeHead(500).end('No'),
    (response) => response.writeHead(200, { 'Content-Type': 'image/png' }).end('<html>no picture</html>'),
    (response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
    (response) => response.destroy(),
    (response) => response.end(Buffer.alloc(9 * 1024 * 1024)),
  ];
  for (const each of wrong) {
    answer = each;
    told.length = 0;
    expect(await take()).toBeNull();
    expect(told).toEqual(['No picture was taken of a page']);
  }
});

test('a slow one is not waited for', async () => {
  answer = () => undefined;
  expect(await take(undefined, 50)).toBeNull();
});

test('whoever cancels waits no longer', async () => {
  const cancelled = new AbortController();
  answer = () => cancelled.abort(new Error('Cancelled'));
  await expect(take(cancelled.signal)).rejects.toThrow('Cancelled');
});
