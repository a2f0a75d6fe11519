import type { Page } from '@playwright/test';
import { kb, type Row } from '../row.ts';
import { addWebsite, startedProduct } from '../website.ts';

const SIGNED_OUT = 'signed-out page';

type Weight = { first: number; later: number };

/**
 * Bytes of script, compressed as they are sent, that a first visit fetches until the page is quiet: those that the page itself
 * names, which the screen waits for, and those that its parts ask for afterwards.
 */
async function scriptWeight(page: Page, path: string): Promise<Weight> {
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  const html = (await answer?.text()) ?? '';
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.endsWith('.js'))
      .map((entry) => ({
        path: new URL(entry.name).pathname,
        bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
      })),
  );
  const sizes = new Map(scripts.map(({ path: script, bytes }) => [script, bytes]));
  const weight = { first: 0, later: 0 };
  for (const [script, bytes] of sizes) weight[html.includes(script) ? 'first' : 'later'] += bytes;
  if (weight.first === 0) throw new Error(`${path} fetched no script`);
  return weight;
}

/** JavaScript of each screen on a first load. */
export async function firstLoadRows(): Promise<Row[]> {
  const product = await startedProduct(4530);
  const id = await addWebsite(product.page, 2);
  const screens = {
    dashboard: '/',
    chat: `/website-chat/${id}`,
    editor: `/website/${id}`,
    blog: `/website/${id}/blog-editor`,
    'post editor': `/website/${id}/blog-post-editor/new`,
    [SIGNED_OUT]: '/login?signed-out',
  };
  const rows: Row[] = [];
  for (const [screen, path] of Object.entries(screens)) {
    // A visit by somebody whose browser has nothing yet, logged in or, for the last one, not.
    const storageState = screen === SIGNED_OUT ? undefined : await product.context.storageState();
    const context = await product.browser.newContext({ baseURL: product.origin, storageState });
    const { first, later } = await scriptWeight(await context.newPage(), path);
    await context.close();
    rows.push({
      what: `JavaScript on first load, ${screen}`,
      measured: `${kb(first)}${later ? `, and ${kb(later)} later` : ''}`,
      mustReach: '≤ 110 KB',
      reached: first <= 110 * 1024,
    });
  }
  await product.close();
  return rows;
}
