import { expect, test, type Page } from '@playwright/test';
import { onlyWithScripts, takenOver } from '#tests/support/journey.ts';
import { createQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';
import { writeQuickly } from '#tests/support/write-quickly.ts';

const isLive = () => test.info().project.name === 'with JavaScript';
const text = (page: Page) => page.getByLabel('Text', { exact: true });
const offers = (page: Page) => page.getByRole('list', { name: 'Offers' });

test(
  'topics are kept and suggested, none twice, and each becomes a draft with its gaps',
  onlyWithScripts,
  async ({ page }) => {
    await signUpQuickly(page, 'topics');
    const id = await createQuickly(page);
    await page.goto(`/website/${id}/blog-editor/topics`);
    await page.getByLabel('New topic').fill('Why our rye takes three days');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const own = page.getByRole('button', { name: 'Write the post Why our rye takes three days' });
    await expect(own).toBeVisible();
    await page.getByRole('button', { name: 'Suggest topics' }).click();
    await expect(said(page, /topics? more/)).toBeAttached();
    const topics = page.getByRole('list', { name: 'Topics' }).getByRole('listitem');
    await expect(topics.filter({ hasText: 'Suggested' }).first()).toBeVisible();
    const titles = await page
      .getByRole('button', { name: /^Remove / })
      .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
    expect(new Set(titles).size).toBe(titles.length);
    await topics
      .filter({ hasText: 'Suggested' })
      .getByRole('button', { name: /^Write the post / })
      .first()
      .click();
    await expect(text(page)).toHaveValue(/\[\[.+\]\]/);
    await page.goto(`/website/${id}/blog-editor/topics`);
    await own.click();
    await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('Why our rye takes three days');
  },
);

test('what the assistant offers is taken into its own place, or left', async ({ page }) => {
  await signUpQuickly(page, 'offers');
  const id = await createQuickly(page);
  const body = 'It  was ,in fact, very hot .';
  const post = await writeQuickly(page, id, { title: 'Oven', body });
  await page.goto(`/website/${id}/blog-post-editor/${post}`);
  if (isLive()) await takenOver(page.locator('#post-form'));
  await page.getByText('Assistant', { exact: true }).click();
  await page.getByRole('button', { name: 'Better words' }).click();
  await expect(offers(page)).toBeVisible();
  await expect(text(page)).toHaveValue(body);
  const offered = await offers(page).getByRole('paragraph').first().innerText();

  await text(page).fill(`${body}\n\nTyped meanwhile.`);
  await offers(page).getByRole('button', { name: /^Use/ }).first().click();
  await expect(text(page)).toHaveValue(`${offered}\n\nTyped meanwhile.`);
  // What it was made from is not there any more.
  await offers(page).getByRole('button', { name: /^Use/ }).first().click();
  await expect(page.getByText('has changed since').first()).toBeVisible();
  await expect(text(page)).toHaveValue(`${offered}\n\nTyped meanwhile.`);

  // A toast has such a button, too.
  await page.getByRole('region', { name: 'Write' }).getByRole('button', { name: 'Dismiss' }).click();
  await expect(offers(page)).toHaveCount(0);
  await expect(text(page)).toHaveValue(`${offered}\n\nTyped meanwhile.`);
});
