import { expect, test, type Page } from '@playwright/test';
import { createQuickly, logInQuickly, said, sendForm, signUpQuickly } from '#tests/support/shortcuts.ts';

// Rarely made by a brief, so that no other journey misses it.
const [kind, name] = ['logos', 'Names and logos'];

/** As if nothing had been decided. */
const whole = async (page: Page, here: string) => {
  await page.goto(here);
  const layouts = await page
    .getByRole('checkbox', { name: /^Layout/ })
    .evaluateAll((boxes) => boxes.map((box) => [box.getAttribute('name') ?? '', 'on'] as const));
  const version = await page.locator('input[name=version]').first().inputValue();
  await sendForm(page, here, { ...Object.fromEntries(layouts), isOn: 'on', version });
};

test('a trainer switches a section and a layout off; owners are not offered them until they are on again', async ({
  browser,
  baseURL,
  page: trainer,
}) => {
  const here = `/template-sections/${kind}/edit`;
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const owner = await context.newPage();
  await Promise.all([logInQuickly(trainer, 'trainer@pagewright.test'), signUpQuickly(owner, 'sections')]);
  const id = await createQuickly(owner);
  const picker = `/website/${id}?panel=add`;
  const card = owner.getByRole('button', { name: `Add ${name}`, exact: true });
  try {
    await trainer.goto('/template-sections');
    await trainer.getByRole('link', { name }).click();
    const sample = trainer.getByLabel('Sample');
    await sample.fill('{\n  "heading": tru\n}');
    const layout = trainer.getByRole('checkbox', { name: /^Layout/ }).first();
    await layout.uncheck();
    await trainer.getByLabel('Hint for the model').fill('Only with real names.');
    await trainer.getByRole('button', { name: 'Save section' }).click();
    await expect(sample).toHaveAccessibleDescription(/line 2/);
    await expect(layout).not.toBeChecked();
    await sample.fill('');
    await trainer.getByRole('button', { name: 'Save section' }).click();
    await expect(said(trainer, `“${name}” is saved.`)).toBeVisible();
    await expect(trainer.getByRole('navigation', { name: 'Layouts' }).getByRole('link').first()).toContainText('(off)');

    await owner.goto(picker);
    await expect(card).toBeVisible();
    await expect(owner.getByRole('link', { name: `2 layouts of ${name}` })).toBeVisible();

    await trainer.getByRole('checkbox', { name: 'Offered' }).uncheck();
    await trainer.getByRole('button', { name: 'Save section' }).click();
    await expect(trainer.getByText('Off', { exact: true }).first()).toBeVisible();
    await owner.goto(picker);
    await expect(owner.getByRole('button', { name: 'Add Questions', exact: true })).toBeVisible();
    await expect(card).toHaveCount(0);

    await trainer.goto(`${here}?width=360`);
    await expect(trainer.getByTitle(/360 pixels wide$/)).toBeVisible();
    await trainer
      .getByRole('list', { name: 'Changes' })
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: 'Put this back' })
      .click();
    await expect(said(trainer, `“${name}” is put back.`)).toBeVisible();
    await owner.goto(picker);
    await expect(card).toBeVisible();
  } finally {
    await whole(trainer, here);
    await context.close();
  }
});
