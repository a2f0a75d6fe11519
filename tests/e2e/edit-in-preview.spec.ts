import { expect, test, type Page } from '@playwright/test';
import { preview, takenOver } from '#tests/support/journey.ts';
import { createQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';

const title = (page: Page) => preview(page).getByRole('heading', { level: 1 });
const typing = (page: Page, name = 'Heading') => preview(page).getByRole('textbox', { name, exact: true });
const field = (page: Page) => page.getByLabel('Heading', { exact: true });

/** The frame listens once the editor has said hello to it: its texts can be pressed by then. */
const pressable = (page: Page) =>
  preview(page)
    .getByRole('button', { name: /^Edit heading: / })
    .first();

async function open(page: Page, name: string) {
  await signUpQuickly(page, name);
  const id = await createQuickly(page);
  await page.goto(`/website/${id}`);
  return id;
}

test('a text of the preview is edited where it stands, and its form holds the same', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const id = await open(page, 'in-preview');
  if (javaScriptEnabled === false) {
    const opened = context.waitForEvent('page');
    await preview(page).getByRole('link', { name: 'Edit: Heading' }).first().click();
    const form = await opened;
    await expect(form).toHaveURL(/section=hero.*#field-heading$/);
    await field(form).fill('Bread at dawn');
    await form.getByRole('button', { name: 'Save section' }).last().click();
    await expect(title(form)).toContainText('Bread at dawn');
    return;
  }
  await takenOver(page.getByRole('list', { name: 'Sections' }));
  await pressable(page).click();
  await expect(typing(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Bread at dawn');
  await expect(field(page)).toHaveValue('Bread at dawn');
  await expect(preview(page).getByRole('status')).toHaveText('Saved');
  await expect(typing(page), 'what was saved does not take the text away').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(typing(page)).toHaveCount(0);
  await expect(page.locator(`[data-preview="${id}:/:2"] iframe`)).toHaveCount(1);
  await expect(title(page)).toHaveText('Bread at dawn');

  await pressable(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Too long a heading, '.repeat(7));
  await expect(preview(page).getByText('19 too many: 120 characters fit here')).toBeVisible();
  await expect(page.getByText('Not saved yet').first()).toBeVisible();
  await expect(typing(page)).toContainText('Too long a heading');
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveText('Bread at dawn');
  await expect(field(page)).toHaveValue('Bread at dawn');
  await expect(said(page, 'Saved')).toBeAttached();

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title(page)).not.toHaveText('Bread at dawn');
  await expect(field(page)).not.toHaveValue('Bread at dawn');
});
