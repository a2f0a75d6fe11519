import { test } from '@playwright/test';
import { templates } from '#site/templates/index.ts';
import { look } from '#tests/support/look.ts';
import { changeQuickly, createQuickly, publishQuickly, signUpQuickly } from '#tests/support/shortcuts.ts';

// Published sites have no scripts: what is seen here is seen by everybody.
test.describe.configure({ mode: 'parallel' });

for (const [at, { id: template, name }] of templates.entries()) {
  // What templates differ in is all on their first page; further pages are looked at in every fifth.
  const pages = at % 5 === 0 ? 'each page' : 'the first page';
  test(`${pages} of a published site in the form of ${name} can be used by everyone`, async ({ page }) => {
    await signUpQuickly(page, `screens-${template}`);
    const id = await createQuickly(page);
    await changeQuickly(page, id, { intent: 'apply-template', template, baseRevision: '1' });
    const address = await publishQuickly(page, id);
    await look(page, `${address}/`);
    if (at % 5 !== 0) return;
    await look(page, `${address}/nothing-here`, { status: 404 });
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const paths = new Set(links.map((link) => link.split('#')[0] ?? ''));
    for (const path of paths) if (path !== '/') await look(page, `${address}${path}`);
  });
}
