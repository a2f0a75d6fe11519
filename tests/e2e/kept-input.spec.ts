import { expect, test } from '@playwright/test';
import { preview } from '#tests/support/journey.ts';
import { createQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';

test('what was typed survives a session that ended, and a new version of a section is taken back', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await signUpQuickly(page, 'kept');
  const id = await createQuickly(page);
  await page.goto(`/website/${id}?section=hero`);
  const title = preview(page).getByRole('heading', { level: 1 });
  const original = await title.innerText();
  await page.getByRole('button', { name: 'New version' }).click();
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(page.getByRole('button', { name: 'Undo the last change' })).toHaveCount(0);
  await expect(title).toHaveText(original);

  const session = await context.cookies();
  await context.clearCookies();
  const heading = page.getByLabel('Heading', { exact: true });
  await heading.fill('Typed too late');
  await page.getByRole('button', { name: 'Save section' }).last().click();
  if (javaScriptEnabled === false) {
    await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
    await context.addCookies(session);
    await page.getByRole('button', { name: 'Save what I typed' }).click();
  } else {
    await expect(page.getByText('You are logged out.').first()).toBeVisible();
    await expect(heading).toHaveValue('Typed too late');
    await context.addCookies(session);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
  }
  await expect(title).toHaveText('Typed too late');
  await expect(heading).toHaveValue('Typed too late');
  await expect(said(page, 'Saved')).toBeAttached();
});
