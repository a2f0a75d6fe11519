import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { siteAddress } from '#tests/support/journey.ts';
import { createQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';
import { PORT } from '#tests/support/start-product.ts';

/** Fills the form in and sends it, again while it is asked for once more: it takes people longer than a browser. */
async function sendAsVisitor(visitor: Page, fields: Record<string, string>, said: string | RegExp) {
  await expect(async () => {
    for (const [label, value] of Object.entries(fields)) await visitor.getByLabel(label).fill(value);
    await visitor.locator('form.form button').click();
    await expect(visitor.getByText(said)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('a visitor writes, the owner reads and sorts it; a waiting list takes the website’s place', async ({
  page,
  context,
}) => {
  test.slow();
  await signUpQuickly(page, 'forms');
  const id = await createQuickly(page, { name: 'Harbour Bakery' });
  const subdomain = await test.step('a contact form, published', async () => {
    await page.goto(`/website/${id}?panel=add`);
    await page.getByRole('button', { name: 'Add Contact form' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact form' })).toBeVisible();
    await page.goto(`/website/${id}?panel=inbox`);
    await expect(page.getByText('Nothing yet')).toBeVisible();
    await page.goto(`/website/${id}`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const visit = page.getByRole('link', { name: /^Visit / });
    await expect(visit).toBeVisible();
    return new URL((await visit.getAttribute('href')) ?? '').hostname.split('.')[0] ?? '';
  });

  const visitor = await context.newPage();
  await test.step('a visitor forgets something, then writes', async () => {
    await visitor.goto(siteAddress(subdomain, PORT));
    const words = { Name: 'Ida', Email: 'ida@nowhere', Message: 'Two loaves, please.' };
    await sendAsVisitor(visitor, words, /Please enter a full address/);
    await expect(visitor.getByLabel('Message')).toHaveValue('Two loaves, please.');
    await sendAsVisitor(visitor, { Email: 'ida@example.test' }, 'Back to the home page');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  });

  await test.step('the owner reads it, calls it spam and not spam, saves it, deletes it', async () => {
    await page.goto(`/website/${id}?panel=inbox`);
    const inbox = page.getByRole('list', { name: 'All', exact: true });
    await inbox.getByText('Ida', { exact: true }).click();
    await expect(inbox.getByText('Two loaves, please.').last()).toBeVisible();
    await inbox.getByRole('button', { name: 'Spam' }).click();
    await expect(said(page, 'Moved to the spam.')).toBeVisible();
    await expect(page.getByText('Nothing yet')).toBeVisible();
    await page.getByRole('link', { name: 'Spam' }).click();
    await page.getByRole('list', { name: 'Spam' }).getByText('Ida', { exact: true }).click();
    await page.getByRole('button', { name: 'Not spam' }).click();
    await expect(said(page, 'Moved back to the inbox.')).toBeVisible();
    await page.getByRole('link', { name: 'All', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('contact,Ida,ida@example.test,,');
    await page.getByRole('searchbox', { name: 'Search' }).fill('nobody');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Nothing here has “nobody”')).toBeVisible();
    await page.getByRole('link', { name: 'Show all' }).click();
    await inbox.getByText('Ida', { exact: true }).click();
    await inbox.getByText('Delete', { exact: true }).click();
    await inbox.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Nothing yet')).toBeVisible();
  });

  await test.step('the visits of the visitor are counted', async () => {
    await expect(async () => {
      await page.goto(`/website/${id}?panel=visits`);
      await expect(page.getByText(/pages? seen in 30 days/)).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  await test.step('a waiting list takes the place of every page', async () => {
    await page.goto(`/website/${id}/waitlist`);
    await page.getByLabel('Show the waiting list').check();
    await page.getByLabel('Heading').fill('Bread, soon');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(said(page, 'Saved. Visitors see the waiting list.')).toBeVisible();
    await expect(async () => {
      await visitor.goto(siteAddress(subdomain, PORT, '/menu'));
      await expect(visitor.getByRole('heading', { level: 1, name: 'Bread, soon' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await sendAsVisitor(visitor, { Email: 'ole@example.test' }, 'Back to the home page');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await page.goto(`/website/${id}/waitlist`);
    await expect(page.getByRole('heading', { name: '1 person on the list' })).toBeVisible();
    await page.getByLabel('Show the waiting list').uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(said(page, 'Saved. Visitors see the whole website.')).toBeVisible();
    await expect(async () => {
      await visitor.goto(siteAddress(subdomain, PORT));
      await expect(visitor.getByRole('heading', { name: 'Bread, soon' })).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  });
});
