import { expect, test } from '@playwright/test';
import {
  bakeryBrief,
  generate,
  openMenu,
  preview,
  say,
  signUp,
  siteAddress,
  uniqueEmail,
} from '#tests/support/journey.ts';
import { said } from '#tests/support/shortcuts.ts';
import { PORT } from '#tests/support/start-product.ts';

test('sign up, describe a business, change it by form and by chat, take it back, publish, visit, log out', async ({
  page,
}) => {
  await signUp(page, uniqueEmail('journey'));
  const id = await generate(page, bakeryBrief);
  await expect(page.getByText(/^Here is your website/), 'the first answer is read from its beginning').toBeInViewport();
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('by form', async () => {
    await page.getByRole('link', { name: 'Editor' }).click();
    await page.getByRole('list', { name: 'Sections' }).getByRole('link').first().click();
    await page.getByLabel('Heading', { exact: true }).fill('Bread worth getting up for');
    await page.getByRole('button', { name: 'Save section' }).click();
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Bread worth getting up for');
    // The preview shows what is typed before it is saved: there is nothing to undo yet.
    await expect(said(page, 'Saved')).toBeAttached();
  });

  await test.step('undo and redo', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(preview(page).getByRole('heading', { level: 1 })).not.toHaveText('Bread worth getting up for');
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Bread worth getting up for');
  });

  await test.step('by chat', async () => {
    await page.goto(`/website-chat/${id}`);
    await say(page, 'Change the phone number to 0131 555 0199');
    await expect(preview(page).getByText('0131 555 0199').first()).toBeAttached();
    await expect(preview(page).getByText('0131 555 0188')).toHaveCount(0);
    await page.getByRole('log').getByRole('button', { name: 'Undo' }).click();
    await expect(preview(page).getByText('0131 555 0188').first()).toBeAttached();
  });

  const subdomain = await test.step('publish', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    const visit = page.getByRole('link', { name: /^Visit .*new tab/ });
    await expect(visit).toBeVisible();
    return new URL((await visit.getAttribute('href')) ?? '').hostname.split('.')[0] ?? '';
  });

  await test.step('visit', async () => {
    await page.goto(siteAddress(subdomain, PORT));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread worth getting up for');
    await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
    expect((await page.goto(siteAddress(subdomain, PORT, '/nothing-here')))?.status()).toBe(404);
  });

  await test.step('unpublish', async () => {
    await page.goto(`/website/${id}?panel=publish`);
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('Visitors do not see it yet.')).toBeVisible();
    // Where the database is slow to say, a visitor is shown for ten seconds what was known last.
    const isGone = page.getByRole('heading', { name: 'There is no website here' });
    await expect(async () => {
      await page.goto(siteAddress(subdomain, PORT));
      await expect(isGone).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });

  await test.step('log out', async () => {
    await page.goto('/');
    await openMenu(page);
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Log In' })).toBeVisible();
    await page.goto(`/website-chat/${id}`);
    await expect(page.getByRole('log')).toHaveCount(0);
  });
});
