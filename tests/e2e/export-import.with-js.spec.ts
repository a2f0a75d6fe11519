import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { createQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';

test('a website is exported, works on a plain file server, and comes back as it was', async ({ page, context }) => {
  await signUpQuickly(page, 'export');
  const id = await createQuickly(page, { name: 'Harbour Bakery' });
  await page.goto(`/website/${id}?panel=site&open=export`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as ZIP' }).click();
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toMatch(/^harbour-bakery(-\d+)?\.zip$/);

  const files = new Map(Object.entries(unzipSync(readFileSync(file))));
  const types: Record<string, string> = { html: 'text/html', svg: 'image/svg+xml', woff2: 'font/woff2' };
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://x').pathname).slice(1);
    const found = files.get(path) ?? files.get(`${path}index.html`);
    asked.push(`${found ? 200 : 404} ${path}`);
    const type = types[path.split('.').at(-1) ?? ''] ?? 'text/html';
    response.writeHead(found ? 200 : 404, { 'Content-Type': type }).end(found);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const visitor = await context.newPage();
  await visitor.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = visitor.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  for (let index = 0; index < (await menu.count()); index += 1) {
    await menu.nth(index).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await visitor.waitForLoadState('networkidle');
  expect(asked.filter((line) => line.startsWith('404'))).toEqual([]);
  expect(asked.some((line) => line.endsWith('.woff2'))).toBe(true);
  await visitor.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));

  await page.goto('/');
  await page.getByText('Import a website').click();
  await page.getByLabel('ZIP file').setInputFiles({
    name: 'photo.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('not a zip at all, only words'),
  });
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(said(page, 'This is not a ZIP file. Choose the file that Export gave you.')).toBeVisible();
  await page.getByLabel('ZIP file').setInputFiles(file);
  await page.getByRole('button', { name: 'Import' }).click();
  await page.waitForURL(/\/website\/(?!website)[^/?]+$/);
  await expect(said(page, '“Harbour Bakery” is here, as a draft.')).toBeVisible();

  const imported = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(imported).not.toBe(id);
  const again = await page.request.get(`/website-export/${imported}`);
  expect(Buffer.compare(await again.body(), readFileSync(file))).toBe(0);
});
