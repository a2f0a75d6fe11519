import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { templates } from '#site/templates/index.ts';
import type { Row } from '../../benchmarks/row.ts';
import { openBrowser } from '../browser.ts';
import { found } from '../findings.ts';
import { serveSites } from '../serve-sites.ts';
import { everySection } from './every-section.ts';

const PORT = 5123;
const WIDTHS = [390, 1440];
const FOLDER = '.cache/looks';

/**
 * Every kind of section in every variant with 1, 2, 3 and 7 entries and with nothing that may be left out, on a phone and a
 * desk: pictures to look at, and what no eye is needed for. `LOOKS_TEMPLATE` chooses another template than the first.
 */
export async function looksRows(): Promise<Row[]> {
  const subjects = everySection(process.env.LOOKS_TEMPLATE ?? templates[0]?.id ?? '');
  const server = await serveSites(subjects, PORT);
  const browser = await openBrowser();
  mkdirSync(FOLDER, { recursive: true });
  const faults: string[] = [];
  let sections = 0;
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    for (const { id } of subjects) {
      await page.goto(server.addressOf(id));
      const seen = await faultsOf(page);
      sections += seen.sections;
      faults.push(...seen.faults.map((fault) => `${id} at ${width} px, ${fault}`));
      await page.screenshot({ path: join(FOLDER, `${id}-${width}.png`), fullPage: true });
    }
    await page.close();
  }
  await browser.close();
  await server.close();
  console.info(`  pictures to look at: ${FOLDER}`);
  return [
    found(
      `${sections} sections of all kinds, variants and amounts`,
      faults,
      'nothing sticks out, is cut off or is lost',
    ),
  ];
}

/** What sticks out sideways, is cut off, or stands alone in more than half a screen of nothing. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const most = document.documentElement.clientWidth;
    const all = [...document.querySelectorAll('main > section')];
    const faults: string[] = [];
    for (const section of all) {
      const name = section.id;
      const scrolls = [...section.querySelectorAll('*')].filter((part) =>
        ['auto', 'scroll'].includes(getComputedStyle(part).overflowX),
      );
      // What is there for screen readers alone, out of sight for a purpose, or in a frame that scrolls is not looked at.
      const shown = [...section.querySelectorAll('*')].filter((part) => {
        const { width, height, right } = part.getBoundingClientRect();
        const isSeen = part.checkVisibility() && width > 1 && height > 1 && right > 0 && !part.closest('.unseen');
        return isSeen && !scrolls.some((frame) => frame !== part && frame.contains(part));
      });
      const boxes = shown
        .filter(
          (part) =>
            scrolls.includes(part) ||
            part.matches('img, svg, input, textarea, button') ||
            [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
        )
        .map((part) => part.getBoundingClientRect());
      if (boxes.some(({ left, right }) => left < -1 || right > most + 1)) faults.push(`${name} sticks out`);
      const cut = shown.find((part) => {
        const { overflowX, overflowY } = getComputedStyle(part);
        const isCut =
          (overflowX === 'hidden' && part.scrollWidth > part.clientWidth + 1) ||
          (overflowY === 'hidden' && part.scrollHeight > part.clientHeight + 1);
        return isCut && part.matches('h1, h2, h3, p, li, dd, dt, a, span');
      });
      if (cut) faults.push(`${name} cuts off “${cut.textContent?.trim().slice(0, 30)}”`);
      const rows = boxes.map(({ top, bottom }) => [top, bottom] as const).sort((a, b) => a[0] - b[0]);
      const { top, bottom } = section.getBoundingClientRect();
      let end = top;
      for (const [from, to] of [...rows, [bottom, bottom] as const]) {
        if (from - end > 450) faults.push(`${name} has ${Math.round(from - end)} px of nothing`);
        end = Math.max(end, to);
      }
    }
    return { sections: all.length, faults };
  });
