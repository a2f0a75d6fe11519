import type { Page } from '@playwright/test';
import { kb, type Row } from '../row.ts';
import { addWebsite, startedProduct } from '../website.ts';

/** Bytes of script that a first visit transfers until the page is quiet. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await client.detach();
  return bytes;
}

/** JavaScript of each screen on a first load. */
export async function firstLoadRows(): Promise<Row[]> {
  const product = await startedProduct(4530);
  const id = await addWebsite(product.page, 2);
  const screens = {
    dashboard: '/',
    chat: `/website-chat/${id}`,
    editor: `/website/${id}`,
    'signed-out page': '/login?signed-out',
  };
  const rows: Row[] = [];
  for (const [screen, path] of Object.entries(screens)) {
    const page = await product.context.newPage();
    const bytes = await scriptBytes(page, path);
    await page.close();
    rows.push({
      what: `JavaScript on first load, ${screen}`,
      measured: kb(bytes),
      mustReach: '≤ 110 KB',
      reached: bytes <= 110 * 1024,
    });
  }
  await product.close();
  return rows;
}
