import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { siteAddress } from '#tests/support/journey.ts';

import { createQuickly, publishQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';
import { PORT } from '#tests/support/start-product.ts';

const pdf = { name: 'Plan.html', mimeType: 'text/html', buffer: Buffer.from('%PDF-1.7\nA plan') };

test('an owner asks for more, a visitor answers with a file, the owner reads it', async ({ page, context }) => {
  test.slow();
  await signUpQuickly(page, 'own-fields');
  const id = await createQuickly(page, { name: 'Asking Bakery' });

  await test.step('two fields, of which the second goes first, and none that is not wanted', async () => {
    await page.goto(`/website/${id}?panel=add`);
    await page.getByRole('button', { name: 'Add Contact form' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact form' })).toBeVisible();
    const fields = page.getByRole('group', { name: /^Fields of your own/ });
    for (const [nth, { label, kind }] of [
      { label: 'Plan of the kitchen', kind: 'File' },
      { label: 'How many guests', kind: 'Number' },
      { label: 'A slip', kind: 'Date' },
    ].entries()) {
      await fields.getByRole('button', { name: 'Add field' }).click();
      const item = fields.getByRole('listitem').nth(nth);
      await item.getByLabel('Label', { exact: true }).fill(label);
      await item.getByLabel('Kind').selectOption({ label: kind });
    }
    await fields.getByRole('button', { name: 'Remove A slip' }).click();
    await expect(fields.getByRole('listitem')).toHaveCount(2);
    await fields.getByRole('button', { name: 'Move How many guests up' }).click();
    await expect(fields.getByRole('listitem').first()).toContainText('How many guests');
    const guests = fields.getByRole('listitem').first();
    const required = guests.getByLabel('Has to be filled in');
    if (!(await required.isVisible())) await guests.getByText('How many guests').click();
    await required.check();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  });

  const subdomain = new URL(await publishQuickly(page, id)).hostname.split('.')[0] ?? '';
  const visitor = await context.newPage();
  await test.step('a visitor sends what is no plan, then one', async () => {
    await visitor.goto(siteAddress(subdomain, PORT));
    const asked = await visitor.locator('.form__control > .form__label').allTextContents();
    expect(asked.map((label) => label.replace(/ \(.*/, ''))).toEqual([
      'Name',
      'Email',
      'Phone',
      'How many guests',
      'Plan of the kitchen',
      'Message',
    ]);
    await visitor.getByLabel('Name').fill('Ida');
    await visitor.getByLabel('Email').fill('ida@example.test');
    await visitor.getByLabel('How many guests').fill('7');
    await visitor.getByLabel('Message').fill('Two loaves, please.');
    const plan = visitor.getByLabel('Plan of the kitchen');
    await plan.setInputFiles({ ...pdf, buffer: Buffer.from('<script>alert(1)</script>') });
    const send = visitor.locator('form.form button');
    await send.click();
    await expect(visitor.getByText('This kind of file cannot be sent.')).toBeVisible();
    await expect(visitor.getByText('Please choose your files again.')).toBeVisible();
    await expect(visitor.getByLabel('How many guests')).toHaveValue('7');
    expect((await new AxeBuilder({ page: visitor }).analyze()).violations).toEqual([]);
    await plan.setInputFiles(pdf);
    await send.click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  });

  await test.step('the owner reads the answers, takes the file and a table of all', async () => {
    await page.goto(`/website/${id}?panel=inbox`);
    const inbox = page.getByRole('list', { name: 'All', exact: true });
    await inbox.getByText('Ida', { exact: true }).click();
    await expect(inbox.getByText('How many guests')).toBeVisible();
    await expect(inbox.getByText('7', { exact: true })).toBeVisible();
    const file = page.waitForEvent('download');
    await inbox.getByRole('link', { name: 'Plan.pdf' }).click();
    expect((await file).suggestedFilename()).toBe('Plan.pdf');
    expect(readFileSync(await (await file).path())).toEqual(pdf.buffer);
    const table = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    const csv = readFileSync(await (await table).path(), 'utf8');
    expect(csv).toMatch(/^.Date,Form,Name,Email,Phone,Message,Unsubscribe,How many guests,Plan of the kitchen\r\n/);
    expect(csv).toContain(',"Two loaves, please.",,7,Plan.pdf\r\n');
    await inbox.getByText('Delete', { exact: true }).click();
    await inbox.getByRole('button', { name: 'Delete for good' }).click();
    await expect(said(page, 'Deleted for good.')).toBeVisible();
  });
});
