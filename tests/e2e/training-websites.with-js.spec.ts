import { expect, test } from '@playwright/test';
import { changeQuickly, createQuickly, logInQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';

test('a trainer makes an example from a brief, judges it, compares it and deletes it', async ({ page }) => {
  const title = `Example ${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  await logInQuickly(page, 'trainer@pagewright.test');
  await page.goto('/training-websites');
  await page.getByRole('link', { name: 'New training website' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Brief').fill('ab');
  await page.getByRole('button', { name: 'Make the website' }).click();
  await expect(page.getByLabel('Brief')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByLabel('Brief').fill('Velo Nord repairs bicycles in Aberdeen. Punctures for £12.');
  await page.getByRole('button', { name: 'Make the website' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: 'Edit the website' })).toBeVisible();
  const here = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Add to examples' }).click();
  await expect(said(page, /^It is the first draft of its brief as it is/)).toBeVisible();
  const website = (await page.getByRole('link', { name: 'Edit the website' }).getAttribute('href'))?.split('/').at(-1);
  await changeQuickly(page, website ?? '', { intent: 'add-section', kind: 'faq', page: 'home', baseRevision: '1' });
  await page.getByRole('button', { name: 'Add to examples' }).click();
  await expect(said(page, 'It is among the examples, new until an admin approves it.')).toBeVisible();

  await page.goto(`${here}?panel=edit`);
  await page.getByLabel('Status').selectOption('Good');
  await page.getByLabel('Score').fill('4');
  await page.getByRole('button', { name: 'Save training website' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Good' }).first()).toBeVisible();

  await page.goto(`/training-websites?search=${encodeURIComponent(title)}`);
  await page.getByLabel(`Compare “${title}”`).check();
  await page.getByRole('button', { name: 'Compare two' }).click();
  await expect(page.getByText('Choose a second one below')).toBeVisible();
  await page.goto(`/training-websites?compare=${here.split('/').at(-1)}`);
  await page
    .getByRole('checkbox', { name: /^Compare “(?!Example)/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Compare two' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article', { name: title })).toContainText('repairs bicycles');

  await page.goto(`${here}?panel=delete`);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete training website' }).click();
  await expect(said(page, `“${title}” is deleted.`)).toBeVisible();
});

test('an owner agrees that examples are made from a website, and takes that back', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUpQuickly(page, 'consent');
  const id = await createQuickly(page);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const staff = await context.newPage();
  await logInQuickly(staff, 'trainer@pagewright.test');
  const copy = async () => {
    await staff.goto('/training-websites/new?from=website');
    await staff.getByLabel('Website', { exact: true }).fill(id);
    await staff.getByRole('button', { name: 'Copy the website' }).click();
  };
  await copy();
  await expect(staff.getByLabel('Website', { exact: true })).toHaveAccessibleDescription(
    /Its owner has to agree first/,
  );

  await page.goto(`/website-chat/${id}/settings/assistant`);
  await page.getByRole('button', { name: 'Allow examples from this website' }).click();
  await expect(said(page, 'You can take this back here at any time.')).toBeVisible();
  await copy();
  await expect(staff.getByRole('link', { name: 'Edit the website' })).toBeVisible();
  const example = staff.url();

  await page.getByRole('button', { name: 'Withdraw my consent and remove the copies' }).click();
  await expect(said(page, 'Everything that was made from this website is removed.')).toBeVisible();
  expect((await staff.goto(example))?.status()).toBe(404);
  await context.close();
});
