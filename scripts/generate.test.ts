import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-generate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const generate = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/generate.mjs', 'Maple is a bakery in Leith. Rye bread 5.20.', ...args], {
    encoding: 'utf8',
  });
const fileOf = (name: string) => readFileSync(join(folder, name), 'utf8');

test('a brief becomes a website that opens from its folder, with a sitemap where its address is known', () => {
  const { status, stdout } = generate('--out', folder, '--origin', 'https://maple.example');
  expect([status, stdout]).toEqual([0, expect.stringContaining('Maple: ')]);
  const links = [...fileOf('index.html').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to);
  expect(links.filter((to) => to.startsWith('/'))).toEqual([]);
  expect(fileOf('index.html')).toContain('5.20');
  expect(fileOf('sitemap.xml')).toContain('<loc>https://maple.example/</loc>');
});

test('an address with a path is refused in words, before anything is written', () => {
  const { status, stderr } = generate('--out', join(folder, 'more'), '--origin', 'https://maple.example/shop');
  expect([status, stderr]).toEqual([1, expect.stringContaining('--origin takes an address without a path')]);
});
