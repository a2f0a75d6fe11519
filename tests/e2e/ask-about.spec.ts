import { expect, test, type Page } from '@playwright/test';
import { onlyWithScripts, preview, takenOver } from '#tests/support/journey.ts';
import { createQuickly, signUpQuickly } from '#tests/support/shortcuts.ts';
import { somePhoto } from '#tests/support/upload-steps.ts';

const chip = (page: Page) => page.locator('#message-form').getByText('About', { exact: true });
const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });

async function send(page: Page, text: string) {
  await page.getByLabel('Message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(conversation(page)).toContainText(text);
}

/** With scripts a part is pressed in the preview, without them it is chosen in the editor. */
async function pointTo(page: Page, id: string, part: 'hero' | 'header') {
  if (test.info().project.use.javaScriptEnabled === false) {
    await page.goto(part === 'hero' ? `/website/${id}?section=hero` : `/website/${id}?panel=site&open=header`);
    await page.getByRole('link', { name: /^Ask about (this section|the header)$/ }).click();
    return;
  }
  await page.goto(`/website-chat/${id}`);
  await takenOver(page.locator('#message-form'));
  const pressed = page.getByRole('group', { name: 'What you pressed' });
  // The frame listens as soon as its own script runs.
  await expect(async () => {
    const header = preview(page).locator('header').first();
    if (part === 'hero') await preview(page).getByRole('heading', { level: 1 }).click();
    else await header.click({ position: { x: 4, y: 4 } });
    await expect(pressed).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await pressed.getByRole('link', { name: 'Ask about this' }).click();
}

test('a part of the website goes along with a message about it, the header too', async ({ page }) => {
  await signUpQuickly(page, 'pointing');
  const id = await createQuickly(page);
  await pointTo(page, id, 'hero');
  await expect(chip(page)).toBeVisible();
  await send(page, 'The heading should be “Bread at dawn”');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Bread at dawn');
  await expect(conversation(page)).toContainText(/About .*(Opening on Home|in the opening on Home)/);
  await expect(chip(page)).toHaveCount(0);

  await pointTo(page, id, 'header');
  await expect(page.locator('#message-form')).toContainText(/About .*[Hh]eader/);
  await page.getByRole('link', { name: /^Do not ask about/ }).click();
  await expect(chip(page)).toHaveCount(0);
});

test(
  'a picture is attached to a message, described, and put where its person says',
  onlyWithScripts,
  async ({ page }) => {
    await signUpQuickly(page, 'attaching');
    const id = await createQuickly(page);
    await page.goto(`/website-chat/${id}`);
    await page.getByText('Attach a picture').click();
    const buffer = await somePhoto(5, 600, 400);
    await page
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ name: 'Loaves.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByLabel('What it shows').fill('Loaves on a board');
    await send(page, 'Here are our loaves');
    await expect(conversation(page).getByRole('img', { name: 'Loaves on a board' })).toBeVisible();
    await expect(conversation(page)).toContainText('Where should “Loaves” go?');
    await page.getByRole('button', { name: 'Add a gallery' }).click();
    await expect(conversation(page)).toContainText('New section Pictures on Home');
    await expect(preview(page).getByRole('img', { name: 'Loaves on a board' }).first()).toBeAttached();
  },
);
