import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };

/** Rules whose answer depends on colours or on the width. */
const looks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'page-has-heading-one'];

/** To say what passed, too, took axe a quarter of its time. */
const onlyViolations = { resultTypes: ['violations' as const] };
type Axe = { run(options: object): Promise<Awaited<ReturnType<AxeBuilder['analyze']>>> };

/** What axe has against the page. Frames hold pages that are looked at by themselves; here they only need a name. */
async function violations(page: Page): Promise<string[]> {
  const frames = page.locator('iframe');
  expect
    .soft(
      await frames.evaluateAll((all) => all.filter((frame) => !frame.getAttribute('title')).length),
      'frames without a name',
    )
    .toBe(0);
  await frames.evaluateAll((all) => all.forEach((frame) => frame.remove()));
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode(true).options(onlyViolations).analyze();
  return inWords(found);
}

/** What axe, which is in the page since, has against its looks. */
async function violationsOfLooks(page: Page): Promise<string[]> {
  const options = { ...onlyViolations, runOnly: { type: 'rule', values: looks } };
  return inWords(
    await page.evaluate(async (asked) => {
      const { axe } = window as Window & { axe?: Axe };
      if (!axe) throw new Error('The page was exchanged for another while it was looked at.');
      return (await axe.run(asked)).violations;
    }, options),
  );
}

const inWords = (found: Awaited<ReturnType<Axe['run']>>['violations']) =>
  found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`));

/**
 * Everything is drawn in its last colours: nothing fades, and a frame was shown since. What is inherited fades once more inside of what has
 * faded, so it is looked for again.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const isFading = async () => {
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      return ending.length > 0;
    };
    for (let looked = 0; looked < 20 && (await isFading()); looked += 1);
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
    expect.soft(await violationsOfLooks(page), `${path}, wide and dark`).toEqual([]);
  });
}
