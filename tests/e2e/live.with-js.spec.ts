import { expect, test, type Page } from '@playwright/test';
import { preview } from '#tests/support/journey.ts';
import { changeQuickly, createQuickly, signUpQuickly } from '#tests/support/shortcuts.ts';

/** Somebody changes the website again and again; each time a tab that only looks on shows it. */
async function changeMeanwhile(page: Page, id: string, onlooker: Page) {
  for (const revision of ['1', '2', '3']) {
    const heading = `News number ${revision}`;
    const change = { intent: 'save', part: 'section:hero', only: 'heading', baseRevision: revision, heading };
    await changeQuickly(page, id, change);
    await expect(preview(onlooker).getByRole('heading', { level: 1 })).toHaveText(heading);
  }
}

test('who goes on while others change the website arrives, however late the answer', async ({ page, context }) => {
  await signUpQuickly(page, 'going-on');
  const id = await createQuickly(page);
  const other = await context.newPage();
  await Promise.all([page, other].map((tab) => tab.goto(`/website/${id}`)));

  const asked: (() => void)[] = [];
  await page.route(new RegExp(`/website/${id}\\.data\\?panel=pictures`), async (route) => {
    // What is pointed at is fetched ahead.
    if (route.request().resourceType() === 'fetch') await new Promise<void>((release) => asked.push(release));
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('link', { name: 'Pictures' }).click();
  await expect.poll(() => asked.length).toBe(1);
  await changeMeanwhile(page, id, other);
  expect(asked, 'nothing was asked for anew').toHaveLength(1);
  asked.forEach((release) => release());
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible();
});

test('what was wrong with a form stays to be read while others change the website', async ({ page }) => {
  await signUpQuickly(page, 'reading');
  const id = await createQuickly(page);
  await page.goto(`/website/${id}?panel=pages`);
  await page.getByLabel('Name', { exact: true }).fill('Catering');
  await page.getByLabel(/^Address/).fill('/about');
  await page.getByRole('button', { name: 'Add page' }).click();
  const wrong = page.getByText('There is a page at /about already.');
  await expect(wrong).toBeVisible();
  await changeMeanwhile(page, id, page);
  await expect(wrong).toBeVisible();
});

test('what was asked before a row was moved and comes after it does not take it back', async ({ page }) => {
  await signUpQuickly(page, 'moving');
  const id = await createQuickly(page);
  await page.goto(`/website/${id}`);
  const asked: (() => void)[] = [];
  await page.route(new RegExp(`/website/${id}\\.data`), async (route) => {
    if (route.request().method() === 'POST') return route.continue();
    const answer = await route.fetch();
    // The second one brings the row to its place; the others come late.
    const isLate = asked.length !== 1;
    await new Promise<void>((release) => (asked.push(release), isLate || release()));
    await route.fulfill({ response: answer });
  });
  await changeQuickly(page, id, {
    intent: 'save',
    part: 'section:hero',
    only: 'heading',
    baseRevision: '1',
    heading: 'News',
  });
  await expect.poll(() => asked.length).toBe(1);

  const list = page.getByRole('list', { name: 'Sections' });
  const rows = list.getByRole('listitem').getByRole('link');
  const moved = await rows.nth(1).getAttribute('aria-label');
  await rows.nth(1).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows.first()).toHaveAttribute('aria-label', moved ?? '');
  await expect(list).not.toHaveAttribute('aria-busy');
  asked[0]?.();
  await expect.poll(() => asked.length, 'the page has seen that what came last is not the newest').toBe(3);
  expect(await rows.first().getAttribute('aria-label')).toBe(moved);
  asked[2]?.();
});
