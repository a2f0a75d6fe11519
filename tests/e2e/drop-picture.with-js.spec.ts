import { expect, test } from '@playwright/test';
import { preview } from '#tests/support/journey.ts';
import { changeQuickly, createQuickly, signUpQuickly } from '#tests/support/shortcuts.ts';
import { somePhoto } from '#tests/support/upload-steps.ts';

test('a photo dropped on a picture of the preview takes its place, which keys reach too; nothing is said about it that nobody wrote', async ({
  page,
}) => {
  await signUpQuickly(page, 'dropping');
  const id = await createQuickly(page);
  await changeQuickly(page, id, { intent: 'set-variant', baseRevision: '1', section: 'hero', variant: 'split' });
  await page.goto(`/website/${id}`);
  const place = preview(page).locator('[data-picture="section:hero picture"]');
  // The editor has said hello to the frame.
  await expect(preview(page).getByRole('button', { name: 'Change picture' }).first()).toBeAttached();
  const revision = (number: number) => page.locator(`[data-preview="${id}:/:${number}"] iframe`);
  const [, before = ''] =
    /:(\d+)$/.exec((await page.locator('[data-preview]').getAttribute('data-preview')) ?? '') ?? [];
  const first = Number(before);
  const photo = (await somePhoto(9, 1200, 800)).toString('base64');
  await place.evaluate((picture, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], 'Loaves.jpg', { type: 'image/jpeg' }));
    const { left, top, width, height } = picture.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + Math.min(height, innerHeight - top) / 2 };
    for (const type of ['dragover', 'drop'])
      picture.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, ...at }));
  }, photo);
  await expect(revision(first + 1)).toHaveCount(1);
  await expect(place.locator('img')).toHaveAttribute('width', '1200');
  await expect(place.locator('img')).toHaveAttribute('alt', '');
  await page.getByLabel('Description').first().fill('Loaves on a shelf');
  await expect(place.getByRole('img', { name: 'Loaves on a shelf' })).toBeVisible();

  await expect(revision(first + 2)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(revision(first + 3)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(place.locator('svg')).toBeVisible();

  await preview(page).getByRole('button', { name: 'Change picture' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Picture: kind').first(), 'keys lead to the field').toBeFocused();
});
