import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { fillDataFolder } from '#tests/support/in-memory-database.ts';
import { bakeryBrief, generate, logIn, preview, say, siteAddress } from '#tests/support/journey.ts';
import { portOf } from '#tests/support/ports.ts';
import { said } from '#tests/support/shortcuts.ts';
import { startProduct } from '#tests/support/start-product.ts';

const port = portOf('bakery');
const origin = `http://localhost:${port}`;
test.use({ baseURL: origin });

/** What the owner said, in the words of the brief: none of it may get lost, whatever else is edited. */
const facts = [
  'Nordlicht',
  'Leith',
  'Anna Moreno',
  'Luis Moreno',
  'Sourdough',
  '6.50',
  'Rye bread',
  '5.20',
  'Cinnamon buns',
  '3.40',
  'edding cakes',
  '12 Shore Street',
  '0131 555 0188',
  'hello@nordlicht-bakery.example',
];

/** Everything that visitors can read, on all pages of the menu, and the colours they see it in. */
async function readSite(page: Page, subdomain: string) {
  await page.goto(siteAddress(subdomain, port));
  const links = await page
    .locator('header a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '/'));
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const texts: string[] = [];
  for (const path of new Set(['/', ...links])) {
    const response = await page.goto(siteAddress(subdomain, port, path));
    expect([path, response?.status()]).toEqual([path, 200]);
    texts.push(await page.locator('body').innerText());
  }
  return { text: texts.join('\n'), background };
}

function expectFacts(text: string, expected: string[]) {
  const lost = expected.filter((fact) => !text.toLowerCase().includes(fact.toLowerCase()));
  expect(lost).toEqual([]);
}

const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-bakery-'));
let product: Awaited<ReturnType<typeof startProduct>>;
test.afterEach(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a rich brief survives twenty edits by form and chat, a restart and two publications, with every fact intact', async ({
  page,
}) => {
  // A busy machine may be slow: this only ends what never would.
  test.setTimeout(600_000);
  await fillDataFolder(dataDir);
  product = await startProduct({ port, dataDir });
  let edits = 0;

  await logIn(page, 'business@pagewright.test');
  const id = await generate(page, bakeryBrief);
  const editor = `/website/${id}`;
  const chat = `/website-chat/${id}`;
  const sections = page.getByRole('list', { name: 'Sections' });
  const openPanel = (name: string) =>
    page.getByRole('navigation', { name: 'Panels' }).getByRole('link', { name, exact: true }).click();

  const byForm = async (what: string, work: () => Promise<void>) =>
    test.step(`edit ${(edits += 1)}: ${what}`, async () => {
      await page.goto(editor);
      await work();
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
    });
  const byChat = async (text: string) =>
    test.step(`edit ${(edits += 1)}: ${text}`, async () => {
      await page.goto(chat);
      const answer = await say(page, text);
      expect(answer, text).not.toMatch(/nothing changed|did not work/i);
    });

  await byForm('heading', async () => {
    await sections.getByRole('link').first().click();
    await page.getByLabel('Heading', { exact: true }).fill('Bread worth getting up for');
    await page.getByRole('button', { name: 'Save section' }).click();
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Bread worth getting up for');
  });
  await byForm('add a section', async () => {
    const before = await sections.getByRole('listitem').count();
    await page.getByRole('link', { name: 'Add section' }).click();
    await page.getByRole('button', { name: /^Add .*(Questions|FAQ)/i }).click();
    await page.goto(editor);
    await expect(sections.getByRole('listitem')).toHaveCount(before + 1);
  });
  await byForm('move it up', async () => {
    const names = sections.getByRole('listitem').locator('.font-medium');
    const before = await names.allInnerTexts();
    await sections
      .getByRole('button', { name: /^Move .* up$/ })
      .last()
      .click();
    // A page that has come in part has other names as well.
    await page.waitForLoadState();
    const after = await names.allInnerTexts();
    expect(after.toSorted()).toEqual(before.toSorted());
    expect(after).not.toEqual(before);
  });
  await byForm('hide a section', async () => {
    await sections
      .getByRole('button', { name: /^Hide / })
      .last()
      .click();
    await expect(sections.getByText('Hidden')).toHaveCount(1);
  });
  await byForm('show it again', async () => {
    await sections
      .getByRole('button', { name: /^Show / })
      .last()
      .click();
    await expect(sections.getByText('Hidden')).toHaveCount(0);
  });
  await byForm('rename a page', async () => {
    await openPanel('Pages');
    await page.getByRole('link', { name: 'Edit About' }).click();
    await page.getByLabel('Name of the page').fill('Our story');
    await page.getByRole('button', { name: 'Save page' }).click();
    await openPanel('Pages');
    await expect(page.getByRole('link', { name: 'Open Our story' })).toBeVisible();
  });
  await byForm('add a page', async () => {
    await openPanel('Pages');
    await page.getByLabel('Name', { exact: true }).fill('Catering');
    await page.getByRole('button', { name: 'Add page' }).click();
    await openPanel('Pages');
    await page.getByRole('link', { name: 'Open Catering' }).click();
    await openPanel('Page');
    await page.getByRole('link', { name: 'Add section' }).click();
    await page.getByRole('button', { name: /^Add .*Opening hours/i }).click();
  });
  await byForm('tagline', async () => {
    await openPanel('Website');
    await page.getByText('Name', { exact: true }).first().click();
    await page.getByLabel('Tagline', { exact: true }).fill('Slow bread by the water');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(said(page, 'Saved')).toBeAttached();
  });
  await byForm('opening hours', async () => {
    await openPanel('Website');
    await page.getByText('Opening hours', { exact: true }).click();
    await page.getByRole('link', { name: 'Holidays and other exceptions' }).click();
    await expect(page.getByRole('button', { name: 'Add exception' })).toBeVisible();
    await page.getByText('Opening hours', { exact: true }).click();
    await page.getByLabel('Monday: opens').fill('09:00');
    await page.getByLabel('Monday: closes').fill('11:00');
    await page.getByRole('checkbox', { name: 'Sunday: Closed' }).check();
    await page.getByRole('button', { name: 'Save hours' }).click();
    await expect(said(page, 'Opening hours saved')).toBeAttached();
  });
  await byForm('duplicate a section', async () => {
    const before = await sections.getByRole('listitem').count();
    await sections.getByRole('link').nth(1).click();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await page.goto(editor);
    await expect(sections.getByRole('listitem')).toHaveCount(before + 1);
  });
  await byForm('remove the copy', async () => {
    const before = await sections.getByRole('listitem').count();
    await sections.getByRole('link').nth(2).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.goto(editor);
    await expect(sections.getByRole('listitem')).toHaveCount(before - 1);
  });
  await byChat('Add a question: Do you deliver? Yes, within Leith.');
  await byChat('Add poppy seed rolls for 1.80 to the menu');

  const subdomain = await test.step('publish', async () => {
    await page.goto(`${editor}?panel=publish`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const site = await page.getByRole('link', { name: 'Visit website' }).getAttribute('href');
    return new URL(site ?? '').hostname.split('.')[0] ?? '';
  });
  const first = await readSite(page, subdomain);
  expectFacts(first.text, [...facts, 'Do you deliver?', 'Poppy seed rolls', '1.80', 'Catering', 'Our story']);

  await test.step('restart', async () => {
    expect(await product.stop()).toBe(0);
    product = await startProduct({ port, dataDir });
  });

  await byChat('The cinnamon buns now cost 3.60');
  await byChat('Put a banner on top: Closed on Hogmanay');
  await byChat('Make the corners round');
  await byChat('Undo');
  await byChat('Change the email to bread@nordlicht-bakery.example');
  await byForm('undo', async () => {
    const undo = () => page.getByRole('button', { name: 'Undo', exact: true }).click();
    await undo();
    await expect(preview(page).getByText('hello@nordlicht-bakery.example').first()).toBeAttached();
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect(preview(page).getByText('bread@nordlicht-bakery.example').first()).toBeAttached();
    await undo();
    await expect(preview(page).getByText('hello@nordlicht-bakery.example').first()).toBeAttached();
  });
  await byChat('Set the tagline to "Up before the gulls"');
  expect(edits).toBe(20);

  await test.step('publish again', async () => {
    await page.goto(`${editor}?panel=publish`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Visit website' })).toBeVisible();
  });
  const second = await readSite(page, subdomain);
  const unchanged = facts.filter((fact) => fact !== '3.40');
  expectFacts(second.text, [
    ...unchanged,
    '3.60',
    'Do you deliver?',
    'Poppy seed rolls',
    'Closed on Hogmanay',
    'Bread worth getting up for',
  ]);
  expect(second.text).not.toContain('bread@nordlicht-bakery.example');
  expect(second.background).toBe(first.background);

  await page.goto(`${editor}?panel=publish`);
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Visitors do not see it yet.')).toBeVisible();

  expect(await product.stop()).toBe(0);
});
