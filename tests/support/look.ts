import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };

/** Rules whose answer depends on colours or on the width. */
const looks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'page-has-heading-one'];

/** What axe has against the page. Frames hold pages that are looked at by themselves; here they only need a name. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const frames = page.locator('iframe');
  expect
    .soft(
      await frames.evaluateAll((all) => all.filter((frame) => !frame.getAttribute('title')).length),
      'frames without a name',
    )
    .toBe(0);
  await frames.evaluateAll((all) => all.forEach((frame) => frame.remove()));
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  );
}

/** Everything is drawn in its last colours: nothing fades, and a frame was shown since. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const fitsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Opens a screen and looks at it narrow and light, then wide and dark: right status, right title, nothing sticks out, and axe
 * is content (it needs JavaScript to run).
 */
export async function look(
  page: Page,
  path: string,
  { status = 200, title }: { status?: number; title?: string | RegExp } = {},
) {
  await test.step(path, async () => {
    await page.setViewportSize(narrow);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect.soft(response?.status(), `status of ${path}`).toBe(status);
    if (title) await expect.soft(page, `title of ${path}`).toHaveTitle(title);
    expect.soft(await fitsSideways(page), `${path} sticks out of 320 px by`).toBe(0);
    if (test.info().project.use.javaScriptEnabled === false) return;
    expect.soft(await violations(page), `${path}, narrow and light`).toEqual([]);
    await page.setViewportSize(wide);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await settled(page);
    expect.soft(await violations(page, looks), `${path}, wide and dark`).toEqual([]);
  });
}
