import { expect, test, type Locator, type Page } from '@playwright/test';
import { takenOver } from '#tests/support/journey.ts';
import { createQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';
import { writeQuickly } from '#tests/support/write-quickly.ts';

const text = (page: Page) => page.getByLabel('Text', { exact: true });

async function openPost(page: Page, body: string) {
  await signUpQuickly(page, 'keys');
  const id = await createQuickly(page);
  const post = await writeQuickly(page, id, { title: 'Keys', body });
  await page.goto(`/website/${id}/blog-post-editor/${post}`);
  await takenOver(page.locator('#post-form'));
  // What keys do in a text comes with its tools, a little later than the form.
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
  return { id, post };
}

test('a text is written by keys alone, and each step is taken back by the browser’s own undo', async ({ page }) => {
  await openPost(page, 'words');
  await text(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(text(page)).toHaveValue('**words**');
  await page.keyboard.press('ControlOrMeta+Shift+Digit8');
  await expect(text(page)).toHaveValue('- **words**');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('more');
  await expect(text(page)).toHaveValue('- **words**\n- more');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('/menu');
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page)).toHaveValue('words');

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
});

test('what a word processor copies arrives as Markdown, and a picture that is dropped stands behind it', async ({
  page,
}) => {
  await openPost(page, '');
  await text(page).evaluate((area) => {
    const copied = new DataTransfer();
    copied.setData('text/html', '<h2>Bread</h2><p>Made <b>by hand</b>.</p><ul><li>rye</li><li>oat</li></ul>');
    copied.setData('text/plain', 'Bread Made by hand.');
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true }));
  });
  await expect(text(page)).toHaveValue('## Bread\n\nMade **by hand**.\n\n- rye\n- oat');

  await text(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await text(page).evaluate((area) => {
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
    const dropped = new DataTransfer();
    dropped.items.add(new File([bytes], 'loaf.png', { type: 'image/png' }));
    area.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
  });
  await expect(text(page)).toHaveValue(/- oat\n\n!\[[^\]]*\]\(asset:[a-z0-9]+\)\s*$/);
});

test('typing goes on while a new post gets its address', async ({ page }) => {
  await signUpQuickly(page, 'keys');
  const id = await createQuickly(page);
  await page.goto(`/website/${id}/blog-post-editor/new`);
  await takenOver(page.locator('#post-form'));
  await text(page).focus();
  const words = 'one two three four five six seven eight nine ten eleven twelve ';
  await page.keyboard.type('begun ');
  await page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('blog-post-editor/new'));
  await page.keyboard.type(words, { delay: 25 });
  await page.waitForURL(/blog-post-editor\/(?!new)/);
  await page.keyboard.type('end');
  await expect(text(page)).toHaveValue(`begun ${words}end`);
});

/** Goes on by keys until the cursor stands there. */
async function goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 60 && !(await isThere()); step += 1) await target.page().keyboard.press(key);
  await expect(target).toBeFocused();
}

test('a post is begun, written, scheduled, published and looked back at without a mouse', async ({ page }) => {
  await signUpQuickly(page, 'keys');
  const id = await createQuickly(page);
  await page.goto(`/website/${id}/blog-editor`);
  await goTo(page.getByRole('link', { name: 'New post' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/blog-post-editor\/new/);
  await takenOver(page.locator('#post-form'));
  await goTo(page.getByLabel('Title', { exact: true }).first());
  await page.keyboard.type('By keys');
  await goTo(text(page));
  await page.keyboard.type('Words.');
  await page.waitForURL(/blog-post-editor\/(?!new)/);
  await expect(text(page)).toHaveValue('Words.');

  const opener = page.locator('summary').filter({ hasText: /Schedule|Change time/ });
  await goTo(opener, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const moment = page.getByLabel('Appears on');
  await page.keyboard.press('Tab');
  await expect(moment).toBeFocused();
  await moment.fill(`${new Date().getFullYear() + 1}-12-05T09:00`);
  await goTo(page.getByLabel('Time zone of the website'));
  await page.keyboard.type('Europe/London');
  await goTo(page.getByRole('button', { name: 'Schedule', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Scheduled for 5 Dec, 09:00')).toBeVisible();
  await expect(moment).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(moment).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(moment).toBeHidden();
  await expect(opener).toBeFocused();

  await goTo(page.getByRole('button', { name: 'Publish now' }));
  await page.keyboard.press('Enter');
  await expect(said(page, /Published/)).toBeAttached();
  await goTo(page.locator('summary').and(page.getByLabel('More')));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Versions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Versions of “By keys”' })).toBeVisible();
});
