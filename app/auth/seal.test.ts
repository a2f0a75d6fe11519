import { randomBytes } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseCookies } from './cookies.ts';
import { createSeal } from './seal.server.ts';
import { createSealedCookie } from './sealed-cookie.server.ts';

const [old, current] = ['o'.repeat(32), 'c'.repeat(32)];
let time = 1_800_000_000_000;
const now = () => time;
const later = () => time / 1000 + 100;
const schema = z.object({ text: z.string() });
const sealWith = (secrets: readonly [string, ...string[]], purpose = 'test') =>
  createSeal({ secrets, purpose, schema, now });
const seal = sealWith([current]);

test('what was sealed is read back, and is not readable from outside', async () => {
  const text = await seal.close({ text: 'a token' }, later());
  expect(text).not.toContain('token');
  expect(Buffer.from(text.split('.')[3] ?? '', 'base64url').toString('latin1')).not.toContain('token');
  expect(await seal.open(text)).toEqual({ text: 'a token' });
});

test('a new secret takes over while the old one still reads; a secret that was taken out reads nothing', async () => {
  const before = await sealWith([old]).close({ text: 'x' }, later());
  const rotated = sealWith([current, old]);
  expect(await rotated.open(before)).toEqual({ text: 'x' });
  const after = await rotated.close({ text: 'y' }, later());
  expect(await seal.open(after)).toEqual({ text: 'y' });
  expect(await sealWith([old]).open(after)).toBeNull();
  expect(await seal.open(before)).toBeNull();
});

test('changed, cut, foreign or outdated text gives nothing', async () => {
  const text = await seal.close({ text: 'x'.repeat(50) }, later());
  const parts = text.split('.');
  const flip = (part: string) => `${part.slice(0, 5)}${part[5] === 'A' ? 'B' : 'A'}${part.slice(6)}`;
  for (const index of [0, 2, 3, 4])
    expect(await seal.open(parts.map((part, at) => (at === index ? flip(part) : part)).join('.'))).toBeNull();
  for (const wrong of ['', 'x', text.slice(0, -9), `${text}A`, 'a.b.c.d.e']) expect(await seal.open(wrong)).toBeNull();
  expect(await sealWith([current], 'another purpose').open(text)).toBeNull();
  time += 100_000;
  expect(await seal.open(text)).toBeNull();
});

test('other algorithms are refused even with a key of ours by name', async () => {
  const kid = JSON.parse(
    Buffer.from((await seal.close({ text: 'x' }, later())).split('.')[0] ?? '', 'base64url').toString(),
  ).kid;
  const forged = await new CompactEncrypt(Buffer.from('{}'))
    .setProtectedHeader({ alg: 'dir', enc: 'A128CBC-HS256', kid })
    .encrypt(new Uint8Array(32));
  expect(await seal.open(forged)).toBeNull();
});

test('a value that no longer has the right shape gives nothing', async () => {
  const loose = createSeal({ secrets: [current], purpose: 'test', schema: z.unknown(), now });
  expect(await seal.open(await loose.close({ other: 1 }, later()))).toBeNull();
});

const cookie = createSealedCookie({ name: 'thing', seal, kind: { secure: true }, now });
const asSent = (lines: string[]) =>
  parseCookies(
    lines
      .filter((line) => !line.includes('Max-Age=0'))
      .map((line) => line.split(';')[0])
      .join('; '),
  );
const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length);

test('a large value travels in chunks that browsers accept, and chunks that it no longer needs are expired', async () => {
  const large = { text: noise(6000) };
  const lines = await cookie.write(large, later(), new Map());
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line.length).toBeLessThan(4096);
  expect(lines[0]).toMatch(/^__Host-thing\.0=[\w.-]{3600}; Path=\/; Max-Age=100; HttpOnly; Secure; SameSite=Lax$/);
  const sent = asSent(lines);
  expect(await cookie.read(sent)).toEqual(large);

  const smaller = await cookie.write({ text: 'x' }, later(), sent);
  expect(smaller.filter((line) => line.includes('Max-Age=0')).map((line) => line.split('=')[0])).toEqual(
    lines.slice(1).map((line) => line.split('=')[0]),
  );
  expect(cookie.clear(sent)).toHaveLength(lines.length);
});

test('a missing or foreign chunk makes the value unreadable, never half of it', async () => {
  const sent = asSent(await cookie.write({ text: noise(6000) }, later(), new Map()));
  const withoutFirst = new Map([...sent].slice(1));
  expect(await cookie.read(withoutFirst)).toBeNull();
  expect(cookie.isSent(withoutFirst)).toBe(true);
  expect(await cookie.read(new Map([...sent].slice(0, -1)))).toBeNull();
});

test('a value too large for any browser is refused when it is written', async () => {
  await expect(cookie.write({ text: noise(40_000) }, later(), new Map())).rejects.toThrow('too large');
});
