import { AxeBuilder } from '@axe-core/playwright';
import type { Row } from '../../benchmarks/row.ts';
import { openBrowser } from '../browser.ts';
import { found } from '../findings.ts';
import { serveSites } from '../serve-sites.ts';
import { countsOf, type Subject } from '../sites.ts';

const PORT = 5121;
const WIDTHS = { phone: 360, desk: 1440 };

/** axe on every page, on a phone by day and on a desk by night; and no page that scrolls sideways at 320 px. */
export async function accessibilityRows(subjects: Subject[]): Promise<Row[]> {
  const server = await serveSites(subjects, PORT);
  const browser = await openBrowser();
  const faults: string[] = [];
  const sideways: string[] = [];
  let pages = 0;
  for (const [colorScheme, width] of [
    ['light', WIDTHS.phone],
    ['dark', WIDTHS.desk],
  ] as const) {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
    const page = await context.newPage();
    for (const { id, document } of subjects) {
      for (const { path } of document.pages) {
        await page.goto(server.addressOf(id, path));
        pages += 1;
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id: rule, nodes } of violations)
          faults.push(`${id}${path} ${colorScheme} ${width}: ${rule} at ${nodes[0]?.target.join(' ') ?? ''}`);
        if (colorScheme === 'dark') continue;
        await page.setViewportSize({ width: 320, height: 700 });
        const over = await page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth);
        if (over > 0) sideways.push(`${id}${path}: ${over} px too wide`);
        await page.setViewportSize({ width, height: 900 });
      }
    }
    await context.close();
  }
  await browser.close();
  await server.close();
  return [
    found(`axe on ${pages} views (phone by day, desk by night) of ${countsOf(subjects)}`, faults, 'no violation'),
    found('pages that scroll sideways at 320 px', sideways, 'none'),
  ];
}
