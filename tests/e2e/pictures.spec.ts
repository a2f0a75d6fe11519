import { expect, test, type Page } from '@playwright/test';
import { onlyWithScripts, preview } from '#tests/support/journey.ts';
import { changeQuickly, createQuickly, publishQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';
import { somePhoto } from '#tests/support/upload-steps.ts';

const photo = async (name: string, seed: number, width = 1200) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await somePhoto(seed, width, (width * 2) / 3),
});

/** With scripts a file goes up when it is chosen; without, when its form is sent. */
const upload = (page: Page, javaScriptEnabled: boolean | undefined, button: string) =>
  javaScriptEnabled === false ? page.getByRole('button', { name: button }).last().click() : Promise.resolve();

/** With scripts the point is dragged, and counts when it is let go; without, its numbers are typed. */
async function keepInSight(
  page: Page,
  javaScriptEnabled: boolean | undefined,
  point: { across: number; down: number },
) {
  const numbers = {
    across: page.getByLabel('From the left, %').first(),
    down: page.getByLabel('From the top, %').first(),
  };
  if (javaScriptEnabled === false) {
    await numbers.across.fill(String(point.across));
    await numbers.down.fill(String(point.down));
    return page.getByRole('button', { name: 'Save section' }).last().click();
  }
  const picture = page.locator('[data-focus-surface]').first();
  // Until it has loaded it has no size of its own, and what is below moves.
  await expect
    .poll(() =>
      picture
        .locator('img, image')
        .first()
        .evaluate((shown) => !(shown instanceof HTMLImageElement) || shown.naturalWidth > 0),
    )
    .toBe(true);
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + (width * point.across) / 100, y + (height * point.down) / 100);
  await page.mouse.up();
  await expect(numbers.across).toHaveValue(String(point.across));
  await expect(numbers.down).toHaveValue(String(point.down));
}

test('a picture goes from a file into a section, the library, another section and the published site', async ({
  page,
  javaScriptEnabled,
}) => {
  test.slow();
  await signUpQuickly(page, 'pictures');
  const id = await createQuickly(page);
  await changeQuickly(page, id, { intent: 'set-variant', baseRevision: '1', section: 'hero', variant: 'split' });
  const typed = { early: false };
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await expect.poll(() => typed.early).toBe(true);
    await route.continue();
  });
  await page.goto(`/website/${id}?section=hero`, { waitUntil: 'commit' });
  const heading = page.getByLabel('Heading', { exact: true });
  await heading.fill('Bread with a face');
  await page.getByLabel('Picture: kind').first().selectOption('My own picture');

  await page
    .getByLabel('Picture: upload')
    .first()
    .setInputFiles({
      name: 'holiday.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    });
  typed.early = true;
  await upload(page, javaScriptEnabled, 'Save section');
  await expect(page.getByText('This is not a picture we can use.').first()).toBeVisible();
  await expect(heading).toHaveValue('Bread with a face');

  await page
    .getByLabel('Picture: upload')
    .first()
    .setInputFiles(await photo('Loaves.jpg', 3));
  await page.getByLabel('Description').first().fill('Loaves on a shelf');
  await upload(page, javaScriptEnabled, 'Save section');
  await expect(page.getByLabel('Picture: upload another').first()).toBeVisible();
  await keepInSight(page, javaScriptEnabled, { across: 20, down: 70 });
  await expect(said(page, 'Saved')).toBeAttached();
  const shown = preview(page).getByRole('img', { name: 'Loaves on a shelf' });
  await expect(shown).toHaveAttribute('width', '1200');
  await expect(shown).toHaveCSS('object-position', '20% 70%');
  // The preview may be drawn anew meanwhile, in another frame.
  await expect(async () => {
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }).toPass();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Bread with a face');

  await page.getByRole('navigation', { name: 'Panels' }).getByRole('link', { name: 'Pictures' }).click();
  const library = page.getByRole('list', { name: 'Pictures' });
  await expect(library.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Upload pictures').setInputFiles(await photo('Oven.jpg', 5, 300));
  await upload(page, javaScriptEnabled, 'Upload');
  await expect(library.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: 'Loaves, details' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('This picture is in use.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Pictures' }).last().click();
  await page.getByRole('link', { name: 'Oven, details' }).click();
  await page.getByLabel('Description').fill('Our oven');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(said(page, 'Saved')).toBeAttached();

  const preparing = page.url();

  await page.goto(`/website/${id}?panel=site&open=brand`);
  await page.getByRole('button', { name: 'Logo: choose from library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Use Oven' }).click();
  await expect(preview(page).getByRole('img', { name: 'Our oven' })).toBeAttached();

  await expect.poll(async () => (await page.request.get(preparing)).text()).not.toContain('Its sizes are being made');
  const address = await publishQuickly(page, id);
  await page.goto(address);
  const published = page.getByRole('img', { name: 'Loaves on a shelf' });
  await expect(published).toBeVisible();
  await expect(published).toHaveCSS('object-position', '20% 70%');
  const sources = page.locator('picture:has(img[alt="Loaves on a shelf"]) source');
  await expect(sources.first()).toHaveAttribute('type', 'image/avif');
  await expect(sources.first()).toHaveAttribute('srcset', /480w, .* 960w, .* 1200w/);
  await expect.poll(() => published.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  const icon = await page.locator('link[rel="icon"]').getAttribute('href');
  expect((await page.goto(new URL(icon ?? '', page.url()).href))?.headers()['content-type']).toBe('image/png');
});

test(
  'a picture is cropped, its sizes are made from what is kept, and the file stays whole',
  onlyWithScripts,
  async ({ page }) => {
    await signUpQuickly(page, 'cropping');
    const id = await createQuickly(page);
    await changeQuickly(page, id, { intent: 'set-variant', baseRevision: '1', section: 'hero', variant: 'split' });
    await page.goto(`/website/${id}?section=hero`);
    await page.getByLabel('Picture: kind').first().selectOption('My own picture');
    await page
      .getByLabel('Picture: upload')
      .first()
      .setInputFiles(await photo('Loaves.jpg', 4, 480));
    await page.getByLabel('Description').first().fill('Loaves in a row');
    const shown = preview(page).getByRole('img', { name: 'Loaves in a row' });
    await expect(shown).toHaveAttribute('width', '480');
    // What a save brings moves what is about to be dragged.
    await expect(said(page, 'Saved')).toBeAttached();
    await page.getByText('Crop', { exact: true }).first().click();
    const width = page.getByLabel('Width, %').first();
    const corner = page.locator('[data-crop-corner="bottom right"]').first();
    await corner.scrollIntoViewIfNeeded();
    const surface = await page.locator('[data-crop-surface]').first().boundingBox();
    const from = await corner.boundingBox();
    if (!surface || !from) throw new Error('The frame is in sight');
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - surface.width / 2, y, { steps: 4 });
    await page.mouse.up();
    await expect(width).toHaveValue('50');
    await expect(shown).toHaveAttribute('width', '240');
    await expect(async () => {
      expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
    }).toPass();
  },
);

test(
  'photos that come with a description stand on the new website, the one that is no picture is named',
  onlyWithScripts,
  async ({ page }) => {
    await signUpQuickly(page, 'photos');
    await page.goto('/');
    await page
      .getByLabel('Describe your business')
      .fill('Maple is a bakery in Leith. Anna Moreno bakes. Rye bread 5.20.');
    const broken = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await page.getByLabel('Photos (optional)').setInputFiles([await photo('IMG_1.jpg', 7), broken]);
    await page.getByRole('button', { name: 'Move notes.png up' }).click();
    const order = page.getByRole('list', { name: 'Order of the photos' }).getByRole('listitem');
    await expect(order).toHaveText([/notes\.png/, /IMG_1\.jpg/]);
    await expect(page.getByRole('button', { name: 'Move notes.png down' })).toBeFocused();
    // Somebody is quicker than the code that drags.
    let letThrough = () => {};
    const isDropped = new Promise<void>((done) => (letThrough = done));
    await page.route('**/drag-row-*.js', async (route) => {
      await isDropped;
      await route.continue();
    });
    await page
      .getByTitle('Drag to another place')
      .last()
      .dragTo(order.first(), { targetPosition: { x: 20, y: 2 } });
    letThrough();
    await expect(order).toHaveText([/IMG_1\.jpg/, /notes\.png/]);
    await page.getByRole('button', { name: 'Create website' }).click();
    for (const text of ['Your photo is on the website.', 'notes.png: This is not a picture we can use.'])
      await expect(page.getByText(text)).toBeAttached();
    await expect(preview(page).locator('main img[width="1200"]').first()).toBeVisible();
    await page.getByRole('link', { name: 'Describe them' }).click();
    await page.getByRole('textbox', { name: 'IMG_1' }).fill('A loaf on a board');
    await page.getByRole('button', { name: 'Save descriptions' }).click();
    await expect(preview(page).getByRole('img', { name: 'A loaf on a board' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What do they show?' })).toHaveCount(0);
  },
);

test('photos find their places though somebody goes on while they come', onlyWithScripts, async ({ page }) => {
  await signUpQuickly(page, 'photos-left');
  await page.goto('/');
  await page.getByLabel('Describe your business').fill('Maple is a bakery in Leith. Rye bread 5.20.');
  await page.getByLabel('Photos (optional)').setInputFiles([await photo('IMG_1.jpg', 7)]);
  let letThrough = () => {};
  const isLeft = new Promise<void>((done) => (letThrough = done));
  await page.route('**/website-media/**', async (route) => {
    if (route.request().method() === 'POST') await isLeft;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Create website' }).click();
  await expect(page.getByText('Adding your photos, 1 of 1')).toBeVisible();
  await page.getByRole('link', { name: 'Editor' }).click();
  await expect(page.getByRole('list', { name: 'Sections' })).toBeVisible();
  letThrough();
  await expect(preview(page).locator('main img[width="1200"]').first()).toBeVisible();
});

test('photos that are here already find their places though the page is left', onlyWithScripts, async ({ page }) => {
  await signUpQuickly(page, 'photos-gone');
  await page.goto('/');
  await page.getByLabel('Describe your business').fill('Maple is a bakery in Leith. Rye bread 5.20.');
  await page.getByLabel('Photos (optional)').setInputFiles([await photo('IMG_1.jpg', 7), await photo('slow.jpg', 8)]);
  let end = () => {};
  const isOver = new Promise<void>((done) => (end = done));
  await page.route('**/website-media/**', async (route) => {
    const isSlow = route.request().url().includes('slow.jpg');
    if (!isSlow) return route.continue();
    await isOver;
    // The page that asked is gone.
    await route.abort().catch(() => undefined);
  });
  const isHere = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /website-media/.test(answer.url()),
  );
  await page.getByRole('button', { name: 'Create website' }).click();
  await (await isHere).finished();
  await expect(page.getByText('Adding your photos')).toBeVisible();
  const editor = page.url().replace('/website-chat/', '/website/').replace(/\?.*$/, '');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');
  end();
  await expect(async () => {
    await page.goto(editor);
    await expect(preview(page).locator('main img[width="1200"]').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
});
