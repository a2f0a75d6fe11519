import { expect, test } from '@playwright/test';
import { takenOver } from '#tests/support/journey.ts';
import { createQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';

test('a photo of somebody else is found, comes into the library with whose it is, and is put in its place', async ({
  page,
  context,
}) => {
  await signUpQuickly(page, 'photo-search');
  const id = await createQuickly(page);
  await page.goto(`/website/${id}?panel=pictures&for=section:hero&field=picture`, { waitUntil: 'networkidle' });
  await takenOver(page.getByRole('button', { name: 'Search' }));
  await context.setOffline(true);
  await page.getByLabel('Free photos from Pexels and Unsplash').fill('quiet harbour');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('There is no connection right now.'), 'the screen stays').toBeVisible();
  // It is searched for by itself: when a page knows of its connection, nobody can tell.
  await context.setOffline(false);
  const found = page.getByRole('list', { name: 'Photos that were found' }).getByRole('listitem');
  await expect(found).toHaveCount(24);
  await expect(found.first()).toContainText(/Photo by \w+ \w+ on Pexels/);
  await expect
    .poll(() =>
      found
        .first()
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('link', { name: 'First page' })).toBeVisible();
  await found
    .first()
    .getByRole('button', { name: /^Add photo 1 by/ })
    .click();
  await expect(said(page, /is in the library\. Say what it shows\./)).toBeVisible();
  await expect(page.getByText(/Photo by \w+ \w+ on Pexels\. Pexels License/)).toBeVisible();
  await page.getByLabel('Description').fill('A harbour without boats');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await page.getByRole('button', { name: /^Use / }).click();
  await expect(page.getByLabel('Picture: kind').first()).toHaveValue('asset');
});
