import { expect, test, type Locator, type Page } from '@playwright/test';
import { logInQuickly, said } from '#tests/support/shortcuts.ts';

const uniqueSlug = () => `florist-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

async function fillIn(page: Page, slug: string, name = `Flowers ${slug}`) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Slug').fill(slug);
  await page.getByLabel('Category').fill('Shops');
  await page.getByLabel('Design').selectOption({ index: 1 });
  await page.getByLabel('Description').fill('For florists who photograph well.');
}

const coloursBehind = (button: Locator) =>
  button.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });

const list = (page: Page) => page.getByRole('table');

test('an admin makes, changes and deletes a template', async ({ page }) => {
  const slug = uniqueSlug();
  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto('/admin/templates');
  await expect(page).toHaveTitle('Templates | Pagewright');
  const title = page.getByRole('main').getByRole('link', { name: 'Templates', exact: true });
  await expect(title).toHaveAttribute('href', '/admin/templates');

  const make = page.getByRole('link', { name: 'New template' });
  const [red = 0, green = 0, blue = 0] = await coloursBehind(make);
  expect(green, 'the button is green').toBeGreaterThan(Math.max(red, blue));
  await make.click();
  await fillIn(page, slug);
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByRole('heading', { name: `Flowers ${slug}` })).toBeVisible();
  await expect(said(page, `“Flowers ${slug}” is there.`)).toBeVisible();
  await expect(page.getByText('For florists who photograph well.')).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Slug')).toHaveValue(slug);
  await page.getByLabel('Name', { exact: true }).fill(`Blossoms ${slug}`);
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('heading', { name: `Blossoms ${slug}` })).toBeVisible();

  await title.click();
  await list(page)
    .getByRole('link', { name: `Blossoms ${slug}` })
    .click();
  await page.getByRole('link', { name: 'Delete …' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Keep it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Delete …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete template' }).click();
  await expect(said(page, `“Blossoms ${slug}” is deleted.`)).toBeVisible();
  await expect(list(page).getByText(slug)).toHaveCount(0);
});

test('an admin duplicates a template', async ({ page }) => {
  const slug = uniqueSlug();
  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto('/admin/templates/new');
  await fillIn(page, slug);
  await page.getByLabel('Published').check();
  await page.getByRole('button', { name: 'Create template' }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(said(page, `“Flowers ${slug} copy” is there, hidden.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Flowers ${slug} copy`);
  await expect(page.getByRole('definition').filter({ hasText: `${slug}-copy` })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^Hidden$/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Changes' }).getByText('made it as a copy')).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Retire' }).click();
  await expect(said(page, 'Retired: it is no longer offered to anybody.')).toBeVisible();
});

test('two templates swap their builder numbers in one step', async ({ page }) => {
  const [builder, number] = ['Letter', 10];
  const slug = uniqueSlug();
  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto('/admin/templates/new');
  await fillIn(page, slug);
  await page.getByLabel('Published').check();
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Flowers ${slug}`);
  const here = page.url();

  const edit = () => page.getByRole('link', { name: 'Edit', exact: true }).click();
  const swap = async (name: string) => {
    await page.getByLabel('Builder number').fill(String(number));
    await page.getByRole('button', { name: 'Save template' }).click();
    const asked = page.getByLabel('Builder number');
    await expect(asked).toHaveAccessibleDescription(new RegExp(`“${name}” is builder ${number}\\. Swap numbers`));
    await expect(asked).toHaveValue(String(number));
    await page.getByRole('button', { name: 'Swap numbers' }).click();
    await expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${number}$`) })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Changes' }).getByText('swapped builder numbers')).not.toHaveCount(0);
  };
  await edit();
  await page.getByLabel('Category').fill('Kept while asking');
  await swap(builder);
  await expect(page.getByRole('definition').filter({ hasText: /^Kept while asking$/ })).toBeVisible();
  await page.goto(`/admin/templates?search=${builder}`);
  await list(page).getByRole('link', { name: builder, exact: true }).click();
  await edit();
  await swap(`Flowers ${slug}`);
  await page.goto(here);
  await page.getByRole('link', { name: 'Delete …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete template' }).click();
});

test('wrong values stay in the form with what is wrong, a slug in use too', async ({ page }) => {
  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto('/admin/templates/new');
  await fillIn(page, 'Not A Slug', 'Kept');
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByText('Use lower-case letters, digits and single dashes.')).toBeVisible();
  await expect(page.getByLabel('Slug')).toHaveValue('Not A Slug');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kept');
  await expect(page.getByLabel('Category')).toHaveValue('Shops');

  await page.getByLabel('Slug').fill('almanac');
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Slug')).toHaveAccessibleDescription(/Another template has this slug\./);
  await expect(page.getByLabel('Description')).toHaveValue('For florists who photograph well.');
});
