import { strFromU8, unzipSync } from 'fflate';
import { expect, test, type Page } from '@playwright/test';
import { look } from '#tests/support/look.ts';
import { changeQuickly, createQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';

const keys = (page: Page) => page.getByRole('list', { name: 'Access keys' }).getByRole('listitem');

/** Asks the API as a program with the key would. */
const asProgram = (page: Page, key: string, query: string) =>
  page.request.post('/graphql', { headers: { Authorization: `Bearer ${key}` }, data: { query } });

test('a key is made, shown once, used by a program, named in the history, and revoked', async ({ page }) => {
  await signUpQuickly(page, 'keys');
  const id = await createQuickly(page, { name: 'Anchor' });

  await page.goto('/?panel=account#access-keys');
  await expect(page.getByText('No keys yet')).toBeVisible();
  await page.getByLabel('Who will use it').fill('Claude on my laptop');
  await page.getByLabel('It may').selectOption('Look and change');
  await page.getByLabel('Websites', { exact: true }).selectOption('Only “Anchor”');
  await page.getByRole('button', { name: 'Make key' }).click();

  const made = page.getByRole('region', { name: 'The key for “Claude on my laptop”: copy it now' });
  const key = await made.getByText(/^pwk_[\w-]{43}$/).innerText();
  await expect(made.getByText(`Authorization: Bearer ${key}`, { exact: true })).toBeVisible();
  await expect(keys(page)).toHaveText([/Claude on my laptop\s*Change\s*Only “Anchor”\s*Made .+never used/]);

  const operations = '[{ type: "updateSection", sectionId: "hero", props: { heading: "Bread at sea" } }]';
  const changed = await asProgram(
    page,
    key,
    `mutation { changeWebsite(input: { id: "${id}", baseRevision: 1, operations: ${operations} }) { id } }`,
  );
  expect(await changed.json()).toEqual({ data: { changeWebsite: { id } } });
  await page.goto(`/website/${id}?panel=history`);
  await expect(page.getByText('Mira Test by key “Claude on my laptop”')).toBeVisible();
  await changeQuickly(page, id, { intent: 'undo' });

  await look(page, '/?panel=account', { title: 'Dashboard | Pagewright' });
  await expect(keys(page)).toHaveText([/used/]);
  await expect(page.getByText(key)).toHaveCount(0);
  const taken = unzipSync(await (await page.request.get('/account-export')).body());
  const kept = strFromU8(taken['keys.json'] ?? new Uint8Array());
  expect(JSON.parse(kept)).toEqual([expect.objectContaining({ name: 'Claude on my laptop', scope: 'write' })]);
  expect(kept).not.toContain('pwk_');

  await page.getByRole('link', { name: 'Revoke Claude on my laptop …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revoke “Claude on my laptop”?' });
  await dialog.getByRole('link', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Revoke Claude on my laptop …' }).click();
  await dialog.getByRole('button', { name: 'Revoke key' }).click();
  await expect(said(page, 'The key is revoked. Whatever used it can no longer get in.')).toBeVisible();
  await expect(page.getByText('No keys yet')).toBeVisible();
  expect((await asProgram(page, key, '{ viewer { id } }')).status()).toBe(401);
});

test('a key without a name is not made, and what was chosen stays', async ({ page }) => {
  await signUpQuickly(page, 'keys');
  await page.goto('/?panel=account#access-keys');
  const name = page.getByLabel('Who will use it');
  await name.fill(' ');
  await page.getByLabel('It may').selectOption('Look, change and publish');
  await page.getByRole('button', { name: 'Make key' }).click();
  await expect(page.getByText('Say who will use this key, such as the name of a program.')).toBeVisible();
  await expect(page.getByLabel('It may')).toHaveValue('publish');
});
