import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { openBrowser } from '../quality/browser.ts';
import { bestScoresOf, categories } from '../quality/measures/lighthouse.ts';
import { kb, type Row } from './row.ts';

const DEBUGGING_PORT = 4582;
const LCP_BYTES = 60 * 1024;
/** A phone; its screen has two pixels for one. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

/** A published page that shows photos, as a phone sees it. */
export async function pageRows(address: string): Promise<Row[]> {
  const browser = await openBrowser(DEBUGGING_PORT);
  const { bytes, shift, shown } = await seenOnPhone(browser, address);
  const { scores, missed } = await bestScoresOf(address, DEBUGGING_PORT);
  for (const fault of missed) console.info(`  page with photos: ${fault}`);
  await browser.close();
  const what = `page with ${shown} photos`;
  return [
    {
      what: `${what} at ${PHONE.viewport.width} px, two pixels for one: its largest picture in sight at first`,
      measured: kb(bytes),
      mustReach: `≤ ${kb(LCP_BYTES)}`,
      reached: bytes > 0 && bytes <= LCP_BYTES,
    },
    {
      what: `${what}: layout shift, scrolled to its end`,
      measured: String(shift),
      mustReach: '0',
      reached: shift === 0,
    },
    {
      what: `Lighthouse mobile, ${what}: ${categories.join(', ')}`,
      measured: categories.map((name) => scores[name]).join(', '),
      mustReach: '100, 100, 100, 100',
      reached: categories.every((name) => scores[name] === 100),
    },
  ];
}

/** What the browser itself calls the largest paint, and how far things moved. */
async function seenOnPhone(browser: Browser, address: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = { largest: '', shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('url' in entry && typeof entry.url === 'string') seen.largest = entry.url;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const first = seenSchema.parse(await page.evaluate(() => ('seen' in window ? window.seen : null)));
  // Step by step, so that every picture comes as it does for somebody who reads.
  for (let steps = 0; steps < 60; steps += 1) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
  const { shift } = seenSchema.parse(await page.evaluate(() => ('seen' in window ? window.seen : null)));
  const shown = await page.locator('img[src*="/-/media/"]').count();
  // The browser itself asks: Node does not know the hosts of websites on this machine.
  const bytes =
    first.largest === ''
      ? 0
      : await page.evaluate(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength, first.largest);
  await context.close();
  return { bytes, shift, shown };
}

const seenSchema = z.object({ largest: z.string(), shift: z.number() });
