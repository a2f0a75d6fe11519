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
