import { expect, test } from '@playwright/test';
import { preview } from '#tests/support/journey.ts';
import { createQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';
import { tabTo } from '#tests/support/tab-to.ts';

test('a heading is changed and the website published with the keyboard alone', async ({ page }) => {
  await signUpQuickly(page, 'keyboard');
  const id = await createQuickly(page);
  await page.goto(`/website/${id}`);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, page.getByRole('list', { name: 'Sections' }).getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Opening' })).toBeFocused();
  const heading = page.getByLabel('Heading', { exact: true });
  await expect(heading).toBeVisible();
  await tabTo(page, heading);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Typed without a mouse');
  await page.keyboard.press('Enter');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Typed without a mouse');

  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Visit / })).toBeVisible();
});

test('the message of the chat is a few presses away', async ({ page }) => {
  await signUpQuickly(page, 'keyboard');
  const id = await createQuickly(page);
  await page.goto(`/website-chat/${id}`);
  const skip = page.getByRole('link', { name: 'Skip to the message' });
  await tabTo(page, skip, 'Tab', 6);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Message')).toBeFocused();
});

test('a website is deleted by its name and brought back with the keyboard alone', async ({ page }) => {
  await signUpQuickly(page, 'keyboard');
  const id = await createQuickly(page, { name: 'Anchor' });
  await page.goto(`/website/${id}/delete-website`);
  await tabTo(page, page.getByLabel('Type “Anchor” to confirm'));
  await page.keyboard.type('Anchor');
  await page.keyboard.press('Enter');
  await expect(said(page, '“Anchor” is deleted.')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Restore Anchor' }));
  await page.keyboard.press('Enter');
  await expect(said(page, '“Anchor” is back, as a draft.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Anchor' })).toBeVisible();
});

test('the menu opens, moves and closes by keys', async ({ page }) => {
  await signUpQuickly(page, 'keyboard');
  await page.goto('/domains');
  const menu = page.getByRole('navigation', { name: 'Account' });
  await tabTo(page, menu.locator('summary'));
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('button', { name: 'Log Out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.locator('summary')).toBeFocused();
  await expect(menu.getByRole('button', { name: 'Log Out' })).toBeHidden();
});

/** Enough to say for several sections, on one page. */
const onePage =
  'Volt & Sons are electricians in Bristol. Rewiring £900, fuse boxes £350, car chargers £700. Open Monday to Friday 8am to 5pm. 12 Dock Street, Bristol. Call 0117 496 0150. One page only please.';

test('a section is dragged to another place, moved by keys and taken back, and the keys are listed', async ({
  page,
}) => {
  await signUpQuickly(page, 'keyboard');
  const id = await createQuickly(page, { brief: onePage });
  await page.goto(`/website/${id}`);
  const list = page.getByRole('list', { name: 'Sections' });
  const rows = list.getByRole('listitem');
  const names = () =>
    rows.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  const before = await names();
  const [first, second, third, ...rest] = before;
  const grip = rows.first().getByTitle('Drag to another place');
  await grip.hover();
  await page.mouse.down();
  await expect(rows.first()).toHaveAttribute('data-held');
  await rows.nth(2).hover({ position: { x: 10, y: 50 }, force: true });
  await expect(page.getByText(`Place 3 of ${before.length}.`)).toBeAttached();
  await page.mouse.up();
  await expect.poll(names).toEqual([second, third, first, ...rest]);
  await rows.nth(2).getByRole('link').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(names).toEqual(before);
  await expect(rows.first().getByRole('link')).toBeFocused();
  await expect(list).not.toHaveAttribute('aria-busy');
  await page.reload();
  await expect.poll(names).toEqual(before);

  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { level: 1, name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('a');
  const find = page.getByRole('searchbox', { name: 'Find a section' });
  await find.fill('opening times?');
  await expect(page.getByRole('button', { name: 'Add Opening hours' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Questions' })).toHaveCount(0);
});
