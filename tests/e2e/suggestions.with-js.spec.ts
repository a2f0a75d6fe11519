import { expect, test } from '@playwright/test';
import { PORT } from '../support/start-product.ts';
import { generate, preview, signUp, siteAddress, uniqueEmail } from '../support/journey.ts';

test('what was suggested is seen by visitors once it is kept, and not before', async ({ page }) => {
  await signUp(page, uniqueEmail('suggestions'));
  const id = await generate(page, 'Bicycle repair shop in Hexham');
  await page.goto(`/website/${id}`);
  await expect(preview(page).getByText('Repairs', { exact: true })).toBeAttached();

  await page.getByRole('link', { name: /suggested texts/ }).click();
  await expect(page.getByRole('heading', { name: 'Suggestions', exact: true })).toBeVisible();
  const panel = page.getByRole('main');
  await panel.getByRole('button', { name: 'Keep “Repairs”' }).click();
  await expect(panel.getByRole('button', { name: 'Keep “Repairs”' })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Drop “Bikes”' })).toBeVisible();

  await page.goto(`/website/${id}?panel=publish`);
  await expect(page.getByText(/suggested texts? stays? out/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Visit website' })).toBeVisible();
  const address = new URL((await page.getByRole('link', { name: 'Visit website' }).getAttribute('href')) ?? '');
  await page.goto(siteAddress(address.hostname.split('.')[0] ?? '', PORT));
  await expect(page.getByText('Repairs', { exact: true })).toBeVisible();
  await expect(page.getByText('Bikes', { exact: true })).toHaveCount(0);

  await page.goto(`/website/${id}?panel=suggestions`);
  await page.getByRole('button', { name: 'Drop all suggestions on the website' }).click();
  await expect(page.getByText('Every word on this website is yours.')).toBeVisible();
});

test('what was understood is listed, and a fact is changed everywhere it stands', async ({ page }) => {
  await signUp(page, uniqueEmail('understood'));
  const id = await generate(
    page,
    'Spoke & Chain is a repair café for bicycles in Hexham. Call 01434 555 0101 before you come. Open Tuesday to Saturday 10am to 6pm.',
  );
  await expect(page.getByText('What I understood')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^Spoke & Chain$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Change: Phone' }).click();
  await expect(page).toHaveURL(new RegExp(`/website/${id}\\?panel=understood#fact-phone$`));
  await expect(page.getByRole('heading', { name: 'What I understood' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^Spoke & Chain$/ })).toBeVisible();

  await page.getByLabel('Change: Phone').click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('01434 555 0199');
  await page.getByRole('button', { name: 'Change everywhere' }).locator('visible=true').click();
  await expect(page.getByRole('definition').filter({ hasText: /^01434 555 0199$/ })).toBeVisible();
  await expect(preview(page).getByText('01434 555 0199').first()).toBeAttached();
  await expect(preview(page).getByText('01434 555 0101')).toHaveCount(0);
});
