import { expect, test, type Page } from '@playwright/test';
import { createQuickly, publishQuickly, said, sendForm, signUpQuickly } from '#tests/support/shortcuts.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByRole('complementary', { name: 'Your plan' });

/** Buys Starter as the forms do. */
async function buyQuickly(page: Page) {
  const asked = await sendForm(page, '/?index&panel=plans', { intent: 'change-plan', plan: 'starter' });
  const paid = await page.request.post(asked.headers()['location'] ?? '', {
    form: { outcome: 'paid' },
    maxRedirects: 0,
  });
  await page.goto(paid.headers()['location'] ?? '');
  await expect(heading(page)).toHaveText('You have Starter now');
}

/** What time or a bank does to the subscription of whoever is logged in, by the first page of the payment sandbox. */
async function happens(page: Page, outcome: 'paid' | 'declined') {
  const portal = await sendForm(page, '/billing', {});
  const address = portal.headers()['location'] ?? '';
  const [customer = ''] = /cus_\w+/.exec(await (await page.request.get(address)).text()) ?? [];
  const { origin } = new URL(address);
  const shown = (await (await page.request.get(origin)).text()).split('<hr>');
  const [path = ''] = /\/subscriptions\/\w+/.exec(shown.find((part) => part.includes(customer)) ?? '') ?? [];
  expect(path, 'the sandbox shows the subscription').not.toBe('');
  await page.request.post(`${origin}${path}`, { form: { outcome } });
}

/** Looks at the dashboard until what the payment service said has arrived. */
const untilDashboard = (page: Page, shows: () => Promise<void>) =>
  expect(async () => {
    await page.goto('/');
    await shows();
  }).toPass();

test('a payment that failed is said on every screen until it is paid', async ({ page }) => {
  await signUpQuickly(page, 'owing');
  await buyQuickly(page);
  await happens(page, 'declined');
  await untilDashboard(page, () =>
    expect(banner(page)).toContainText(/did not go through\. Starter stays yours until \d+ \w+/, { timeout: 1000 }),
  );
  await page.goto('/?panel=plans');
  await expect(page.getByText('Your last payment did not go through.')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await page.goto('/domains');
  await banner(page).getByRole('button', { name: 'Pay in Billing' }).click();
  await page.getByRole('listitem').filter({ hasText: 'open' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Pay $12' }).click();
  await page.getByRole('link', { name: 'Return to Pagewright' }).click();
  await untilDashboard(page, () => expect(banner(page)).toHaveCount(0, { timeout: 1000 }));
  await page.goto('/?panel=plans');
  await expect(page.getByText(/^Renews on /)).toBeVisible();
});

test('a plan that is cancelled is taken up again; when it ends its owner chooses what visitors go on seeing', async ({
  page,
}) => {
  await signUpQuickly(page, 'owing');
  await buyQuickly(page);
  const names = ['Anchor', 'Beacon', 'Compass', 'Dinghy'];
  for (const name of names) await publishQuickly(page, await createQuickly(page, { name }));

  await page.goto('/?panel=plans');
  await page.getByRole('link', { name: 'Go back to Free' }).click();
  const rests = page
    .getByRole('region', { name: /this is more than Free has room for$/ })
    .getByRole('listitem')
    .filter({ hasText: 'rests 14 days later' });
  const shown = page.getByRole('group', { name: 'Websites that visitors still see (up to 3)' });
  const boxes = await Promise.all(names.map((name) => shown.getByLabel(name).isChecked()));
  const [staying = '', resting = ''] = [names[boxes.indexOf(true)], names[boxes.indexOf(false)]];
  await expect(rests).toContainText([resting]);
  const choose = async (one: string, instead: string) => {
    await shown.getByLabel(one).uncheck();
    await shown.getByLabel(instead).check();
    await page.getByRole('button', { name: 'Keep these shown' }).click();
    await expect(said(page, 'Your choice is kept.')).toBeVisible();
  };
  await choose(staying, resting);
  await expect(rests).toContainText([staying]);
  const cancel = async () => {
    await page.getByRole('button', { name: 'Go on to confirm' }).click();
    await page.getByRole('button', { name: 'Cancel the plan' }).click();
    await expect(heading(page)).toHaveText('Your plan is cancelled');
  };
  await cancel();

  await page.goto('/?panel=plans');
  await expect(page.getByText(/^Ends on /)).toBeVisible();
  await page.getByRole('button', { name: 'Keep Starter' }).click();
  await page.getByRole('button', { name: 'Do not cancel' }).click();
  await page.getByRole('link', { name: 'Return to Pagewright' }).click();
  await expect(async () => {
    await page.goto('/?panel=plans');
    await expect(page.getByText(/^Renews on /)).toBeVisible({ timeout: 1000 });
  }).toPass();

  await page.goto('/?panel=plans&change=free');
  await cancel();
  await happens(page, 'paid');
  await untilDashboard(page, () =>
    expect(banner(page)).toContainText('More websites are published than Free has room for.', { timeout: 1000 }),
  );
  await banner(page).getByRole('link', { name: 'Choose which stay' }).click();
  await expect(shown.getByLabel(resting)).toBeChecked();
  await expect(shown.getByLabel(staying)).not.toBeChecked();
  await choose(resting, staying);
  await expect(shown.getByLabel(staying)).toBeChecked();
  await expect(shown.getByLabel(resting)).not.toBeChecked();
});
