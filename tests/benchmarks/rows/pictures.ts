import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { openBrowser } from '../../quality/browser.ts';
import { bestScoresOf, categories } from '../../quality/measures/lighthouse.ts';
import { photosOf } from '../photos.ts';
import { kb, ms, quantile, type Row } from '../row.ts';
import { addWebsite, publish, startedProduct } from '../website.ts';

const PORT = 4575;
const DEBUGGING_PORT = 4582;
const PHOTOS = 20;
const MEGABYTES = 8;
const ON_PAGE = 12;
const ACCEPTED_MS = 3_000;
const MORE_MEMORY = 150;
const LONGEST_MS = 240_000;
/** To add up what a process holds takes milliseconds in which it stands still. */
const LOOKED_EVERY_MS = 100;
const LCP_BYTES = 60 * 1024;
/** A phone; its screen has two pixels for one. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

const takenSchema = z.object({
  ok: z.literal(true),
  picture: z.object({ id: z.string(), name: z.string(), alt: z.string(), width: z.number(), height: z.number() }),
});
type Taken = z.output<typeof takenSchema>['picture'];
type Product = Awaited<ReturnType<typeof startedProduct>>;

/** Many large photos at once, and a page that shows a dozen of them. */
export async function picturesRows(): Promise<Row[]> {
  const photos = await photosOf(PHOTOS, MEGABYTES * 1024 * 1024);
  const product = await startedProduct(PORT);
  const id = await addWebsite(product.page, 0);
  const { taken, rows } = await uploadRows(product, id, photos);
  const address = await published(product, id, taken.slice(0, ON_PAGE));
  const pages = await pageRows(address);
  await product.close();
  return [...rows, ...pages];
}

async function uploadRows({ context, origin, pid, cookie }: Product, id: string, photos: Buffer[]) {
  const headers = { cookie: await cookie(), origin, 'content-type': 'image/jpeg' };
  const memory = watchMemory(pid);
  const taken: Taken[] = [];
  const times: number[] = [];
  const waiting = [...photos.entries()];
  // Without the browser, whose own sending takes as long on the same processor; two at a time, as the product's own script sends them.
  const sendInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [nth, body] = next;
      const sent = performance.now();
      const address = new URL(`/website-media/${id}?name=photo-${nth}.jpg`, origin);
      const answer = await fetch(address, { method: 'POST', headers, body: new Uint8Array(body) });
      times.push(performance.now() - sent);
      if (!answer.ok) throw new Error(`A photo was not taken: ${await answer.text()}`);
      taken.push(takenSchema.parse(await answer.json()).picture);
    }
  };
  const begun = performance.now();
  await Promise.all([sendInTurn(), sendInTurn()]);
  const accepted = performance.now();
  const isPending = async (picture: string) =>
    (await (await context.request.get(`/website/${id}?panel=pictures&picture=${picture}`)).text()).includes(
      'Its sizes are being made',
    );
  for (const { id: picture } of taken)
    while (await isPending(picture)) {
      if (performance.now() - accepted > LONGEST_MS) throw new Error('The sizes were not made in time');
      await wait(250);
    }
  const ready = performance.now() - accepted;
  const more = memory.stop();
  const whole = accepted - begun;
  const sizes = `${PHOTOS} photos of ${(
    quantile(
      photos.map(({ length }) => length),
      0.5,
    ) /
    1024 /
    1024
  ).toFixed(1)} MB`;
  const rows: Row[] = [
    {
      what: `${sizes}, two at a time: until the last is accepted`,
      measured: `${ms(whole)}, the slowest ${ms(Math.max(...times))}`,
      mustReach: `≤ ${ms(ACCEPTED_MS)}`,
      reached: whole <= ACCEPTED_MS,
    },
    {
      what: `${sizes}: after that until the job has made all sizes`,
      measured: `${(ready / 1000).toFixed(1)} s`,
      mustReach: 'done',
      reached: true,
    },
    {
      what: `${sizes}: most memory of the product meanwhile, against before`,
      measured: `+${Math.round(more)} MB`,
      mustReach: `≤ +${MORE_MEMORY} MB`,
      reached: more <= MORE_MEMORY,
    },
  ];
  return { taken, rows };
}

/** Megabytes that a process and those that it has started hold, what several share counted once; Linux alone tells. */
function megabytesOf(pid: number): number {
  try {
    const kilobytes = Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return started.reduce((sum, child) => sum + megabytesOf(Number(child)), kilobytes / 1024);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

/** Megabytes that the product holds beyond what it held at first. */
function watchMemory(pid: number) {
  const held = () => megabytesOf(pid);
  const before = held();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, held())), LOOKED_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return most - before;
    },
  };
}

/** Puts photos on the website, says what they show, publishes, and gives the address of its first page. */
async function published({ context, page, origin }: Product, id: string, photos: Taken[]): Promise<string> {
  const described = photos.map((photo, nth) => ({ ...photo, alt: `What photo ${nth + 1} shows` }));
  const form = { intent: 'place-photos', photos: JSON.stringify(described), enhanced: '1' };
  const answer = await context.request.post(`/website/${id}`, { form, headers: { Origin: origin }, maxRedirects: 0 });
  if (answer.status() >= 400) throw new Error(`The photos were not placed: ${answer.status()}`);
  return `http://${await publish(page, id)}/`;
}

async function pageRows(address: string): Promise<Row[]> {
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
