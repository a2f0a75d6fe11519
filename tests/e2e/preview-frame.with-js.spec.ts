import { expect, test } from '@playwright/test';
import { preview, takenOver } from '#tests/support/journey.ts';
import { createQuickly, signUpQuickly } from '#tests/support/shortcuts.ts';

test('the preview is empty at no moment while another layout comes', async ({ page }) => {
  await signUpQuickly(page, 'never-empty');
  const id = await createQuickly(page);
  await page.addInitScript(() => {
    const loaded = new Set<EventTarget>();
    const seen = { frames: 0, empty: 0 };
    Object.assign(window, { seen });
    document.addEventListener('load', ({ target }) => target && loaded.add(target), true);
    const look = () => {
      const shown = document.querySelector('[data-preview] iframe:not([aria-hidden="true"])');
      if (shown && (loaded.has(shown) || seen.frames > 0)) {
        seen.frames += 1;
        if (!loaded.has(shown)) seen.empty += 1;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`/website/${id}?section=hero`);
  await takenOver(page.getByRole('group', { name: 'Layout' }));
  const before = await page.locator('[data-preview]').getAttribute('data-preview');
  await expect.poll(() => page.evaluate(() => 'seen' in window && Object(window.seen).frames)).toBeGreaterThan(0);
  const layouts = page.getByRole('group', { name: 'Layout' }).getByRole('button');
  await layouts.and(page.locator('[aria-pressed="false"]')).first().click();
  await expect(page.locator('[data-preview]')).not.toHaveAttribute('data-preview', before ?? '');
  await expect(page.locator('[data-preview] iframe')).toHaveCount(1);
  await expect(preview(page).locator('h1').first()).toBeVisible();
  expect(await page.evaluate(() => 'seen' in window && Object(window.seen).empty)).toBe(0);
});
