import { expect, test } from '@playwright/test';
import { field, openEditor, pressable, title, typing } from '#tests/support/in-preview.ts';
import { preview, takenOver } from '#tests/support/journey.ts';
import { said } from '#tests/support/shortcuts.ts';

test('a text of the preview is edited where it stands, and its form holds the same', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const id = await openEditor(page, 'in-preview');
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
