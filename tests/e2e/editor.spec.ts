import { expect, test, type Page } from '@playwright/test';
import { onlyWithScripts, preview } from '#tests/support/journey.ts';
import { changeQuickly, createQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';

const open = async (page: Page, search = '') => {
  await signUpQuickly(page, 'editor');
  const id = await createQuickly(page);
  await page.goto(`/website/${id}${search}`);
  return id;
};
const sections = (page: Page) => page.getByRole('list', { name: 'Sections' });
const pages = (page: Page) => page.getByRole('list', { name: 'Pages' });
const panel = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Panels' }).getByRole('link', { name, exact: true }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save section' }).last().click();
const saved = (page: Page) => expect(said(page, 'Saved')).toBeAttached();
const heading = (page: Page) => page.getByLabel('Heading', { exact: true });
const title = (page: Page) => preview(page).getByRole('heading', { level: 1 });

test('items of a list are added, filled in, moved and removed', async ({ page }) => {
  await open(page, '?section=hero');
  const facts = page.getByRole('group', { name: /^Facts beside the heading/ });
  const items = facts.getByRole('listitem');
  const before = await items.count();
  for (const [at, what] of ['First new fact', 'Second new fact'].entries()) {
    await facts.getByRole('button', { name: 'Add fact' }).click();
    await expect(items).toHaveCount(before + at + 1);
    await items.last().getByLabel('What', { exact: true }).fill(what);
    await items.last().getByLabel('Fact', { exact: true }).fill('Kept');
    await save(page);
    await saved(page);
    await expect(items.last().locator('summary')).toContainText(what);
    await page.goto(page.url());
    await expect(items.last().locator('summary')).toContainText(what);
  }
  await facts.getByRole('button', { name: 'Move Second new fact up' }).click();
  await expect(items.last().locator('summary')).toContainText('First new fact');
  await facts.getByRole('button', { name: 'Remove First new fact' }).click();
  await expect(items).toHaveCount(before + 1);
  await save(page);
  await saved(page);
  await page.goto(page.url());
  await expect(items).toHaveCount(before + 1);
  await expect(items.last().locator('summary')).toContainText('Second new fact');
});

test('a link and a picture are changed, and a wrong address stays in the form, and what is still missing leads to its field', async ({
  page,
}) => {
  await open(page, '?section=hero');
  await page.getByLabel('Main button: words').fill('Write to us');
  await page.getByLabel('Main button: leads to').fill('javascript:alert(1)');
  await page.getByLabel('Picture: kind').first().selectOption('Space for my photo');
  await page.getByLabel('What the photo should show').first().fill('our oven at four in the morning');
  await save(page);
  await expect(page.getByText('Not saved yet').first()).toBeVisible();
  await expect(page.getByLabel('Main button: leads to')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Main button: leads to')).toHaveValue('javascript:alert(1)');
  await expect(page.getByLabel('Main button: words')).toHaveValue('Write to us');

  await page.getByLabel('Main button: leads to').fill('mailto:hello@nordlicht-bakery.example');
  await save(page);
  await expect(preview(page).getByRole('link', { name: 'Write to us' }).first()).toHaveAttribute(
    'href',
    'mailto:hello@nordlicht-bakery.example',
  );

  await page.goto(`${new URL(page.url()).pathname}?panel=publish`);
  await page.getByRole('link', { name: /our oven at four in the morning/ }).click();
  await expect(page).toHaveURL(/section=hero.*#field-picture/);
  await expect(page.getByLabel('What the photo should show').first()).toHaveValue('our oven at four in the morning');
});

/** The second tab opens while the first one has not saved yet. The other tab hears nothing of the first one's changes, as when its connection is down. */
async function twoTabs(page: Page) {
  await open(page, '?section=hero');
  const other = await page.context().newPage();
  await other.route('**/website-events/**', (route) => route.abort());
  await other.goto(page.url());
  return other;
}

/** What a tab asks for once it has saved waits until it is let go. */
async function holdScreens(page: Page) {
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route(/\.data\?section=hero$/, async (route) => {
    if (isHolding && route.request().method() === 'GET') await new Promise<void>((letGo) => held.push(letGo));
    await route.continue();
  });
  const letGo = () => {
    isHolding = false;
    for (const go of held) go();
  };
  return { held, letGo };
}

test('two tabs that change the same field: the second sees both values, keeps its own, and decides; different fields both get their way', async ({
  page,
  javaScriptEnabled,
}) => {
  const other = await twoTabs(page);
  const first = async (words: string) => {
    await heading(page).fill(words);
    await save(page);
    await expect(title(page)).toHaveText(words);
  };
  if (javaScriptEnabled) {
    await page.getByLabel('Line above the heading').fill('A line of the first tab');
    await save(page);
    await expect(preview(page).getByText('A line of the first tab')).toBeAttached();
    const { held, letGo } = await holdScreens(other);
    await heading(other).fill('A heading of the second tab');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    // It is saved, and does not show yet what the first tab changed before.
    await save(other);
    letGo();
    await expect(title(other)).toHaveText('A heading of the second tab');
    await expect(preview(other).getByText('A line of the first tab')).toBeAttached();
    await expect(heading(page)).toHaveValue('A heading of the second tab');
    // Whatever its last save still asks for would show it what the first tab does next.
    await other.reload();
  }
  await first('From the first tab');
  await heading(other).fill('From the second tab');
  // With scripts it saves itself, and is about to hear of it when its button is pressed.
  if (!javaScriptEnabled) await save(other);
  await expect(other.getByText('This changed while you were editing')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Save section' }), 'the choice comes first').toHaveCount(0);
  await heading(other).press('Enter');
  await other.getByRole('link', { name: 'Choose what stays' }).click();
  await expect(other.getByRole('button', { name: 'Save mine' })).toBeInViewport();
  await expect(other.getByText('Yours: From the second tab')).toBeVisible();
  await expect(other.getByText('Theirs: From the first tab')).toBeVisible();
  await expect(heading(other)).toHaveValue('From the second tab');
  await other.getByRole('button', { name: 'Save mine' }).click();
  await expect(title(other)).toHaveText('From the second tab');
  if (!javaScriptEnabled) return;

  await expect(heading(page)).toHaveValue('From the second tab');
  await first('Once more from the first tab');
  await heading(other).fill('Once more from the second tab');
  await other.getByRole('link', { name: 'Keep theirs' }).click();
  await expect(heading(other)).toHaveValue('Once more from the first tab');
});

test('a new palette and round corners are seen in the preview', async ({ page }) => {
  await open(page, '?panel=theme');
  const ground = () =>
    preview(page)
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  // The frame may be exchanged for a new one just then.
  const shown = (read: () => Promise<string | number>) => () => read().catch(() => 'being exchanged');
  const before = await ground();
  await page.getByRole('button', { name: 'Midnight' }).click();
  await expect(page.getByRole('button', { name: 'Midnight' })).toHaveAttribute('aria-pressed', 'true');
  await expect(async () => expect([before, 'being exchanged']).not.toContain(await shown(ground)())).toPass();
  await page.getByRole('group', { name: 'Corners' }).getByText('Square').click();
  await page.getByRole('button', { name: 'Save design' }).click();
  await expect
    .poll(
      shown(() =>
        preview(page)
          .locator('html')
          .evaluate((html) => Number.parseFloat(getComputedStyle(html).getPropertyValue('--radius'))),
      ),
    )
    .toBe(0);
});

test('pages are added unless their address is taken, renamed, reordered and removed', async ({ page }) => {
  await open(page, '?panel=pages');
  const before = await pages(page).getByRole('listitem').count();
  await page.getByLabel('Name', { exact: true }).fill('Catering');
  await page.getByLabel(/^Address/).fill('/about');
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(page.getByLabel(/^Address/)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Catering');
  await page.getByLabel(/^Address/).fill('/catering');
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Catering' })).toBeVisible();
  await panel(page, 'Pages');
  await expect(pages(page).getByRole('listitem')).toHaveCount(before + 1);

  await page.getByRole('link', { name: 'Edit Catering' }).click();
  await page.getByLabel('Name of the page').fill('Feasts');
  await page.getByRole('button', { name: 'Save page' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feasts' })).toBeVisible();
  await panel(page, 'Pages');

  await page.getByRole('button', { name: 'Move Feasts up' }).click();
  await expect(
    pages(page)
      .getByRole('listitem')
      .nth(before - 1),
  ).toContainText('Feasts');
  await expect(preview(page).getByRole('navigation').first()).toContainText('Feasts');

  await page.getByRole('link', { name: 'Edit Feasts' }).click();
  await page.getByRole('button', { name: 'Remove page' }).click();
  await expect(page.getByRole('link', { name: 'Open Feasts' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo removal' }).click();
  await panel(page, 'Pages');
  await expect(page.getByRole('link', { name: 'Open Feasts' })).toBeVisible();
});

test('an earlier version is looked at and brought back', onlyWithScripts, async ({ page }) => {
  const id = await open(page);
  const original = await title(page).innerText();
  await changeQuickly(page, id, {
    intent: 'save',
    part: 'section:hero',
    baseRevision: '1',
    only: 'heading',
    heading: 'A passing thought',
  });
  await page.goto(`/website/${id}?panel=history`);
  await expect(title(page)).toHaveText('A passing thought');
  const versions = page.getByRole('list', { name: 'Versions' });
  await versions.getByRole('link').last().click();
  await expect(page.getByText('You are looking at version 1')).toBeVisible();
  await expect(title(page)).toHaveText(original);
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(versions.getByRole('listitem')).toHaveCount(3);
  await page.goto(`/website/${id}`);
  await expect(title(page)).toHaveText(original);
});

test('a section is added below another, and removing it can be taken back at once', async ({ page }) => {
  await open(page);
  const before = await sections(page).getByRole('listitem').count();
  await sections(page).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Add below' }).click();
  const search = page.getByRole('searchbox', { name: 'Find a section' });
  await search.fill('faq');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add Opening', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Questions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(sections(page).getByRole('listitem')).toHaveCount(before);
  await page.getByRole('button', { name: 'Undo removal' }).click();
  await panel(page, 'Page');
  await expect(sections(page).getByRole('listitem')).toHaveCount(before + 1);
  await expect(sections(page).getByRole('listitem').nth(1)).toContainText('Questions');
});

test('on a phone one row leads to every panel and every screen of the website', onlyWithScripts, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '?panel=pictures');
  const sheet = page.getByRole('navigation', { name: 'Panels' });
  await expect(page.getByRole('navigation', { name: 'Website', exact: true })).toBeHidden();
  await sheet.locator('summary').click();
  await sheet.getByRole('link', { name: 'Design' }).click();
  await expect(page.getByRole('heading', { name: 'Design' })).toBeVisible();
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(title(page)).toBeVisible();
  await sheet.locator('summary').click();
  await sheet.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
