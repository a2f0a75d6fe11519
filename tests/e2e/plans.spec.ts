import { expect, test, type Page } from '@playwright/test';
import { bakeryBrief, onlyWithScripts } from '#tests/support/journey.ts';
import { look } from '#tests/support/look.ts';
import { createQuickly, signUpQuickly } from '#tests/support/shortcuts.ts';
import { tabTo } from '#tests/support/tab-to.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
test('a limit leads to the plans, to paying, and back to what was being done', async ({ page, javaScriptEnabled }) => {
  await signUpQuickly(page, 'plans');
  for (let made = 0; made < 3; made += 1) await createQuickly(page);
  await page.goto('/');
  await page.getByLabel('Describe your business').fill(bakeryBrief);
  await page.getByRole('button', { name: 'Create website' }).click();
  const toPlans = page.getByRole('link', { name: 'See plans' });
  await expect(toPlans).toBeVisible();

  // Without scripts the plans open beside what was typed.
  const beside = javaScriptEnabled === false ? page.waitForEvent('popup') : null;
  await toPlans.click();
  const plans = (await beside) ?? page;
  await expect(plans.getByRole('meter', { name: 'Websites' })).toHaveAttribute('aria-valuenow', '3');
  /** Keys alone will do, with scripts and without. */
  const press = async (role: 'link' | 'button', name: string | RegExp) => {
    await tabTo(plans, plans.getByRole(role, { name }));
    await plans.keyboard.press('Enter');
  };
  await press('link', 'Choose Starter');
  await expect(heading(plans)).toHaveText('Choose Starter');
  await expect(plans.getByRole('definition').first()).toHaveText('$12');
  await press('button', 'Go to payment');
  await plans.getByRole('button', { name: 'Have the card declined' }).click();
  await expect(plans.getByText('Your card was declined.')).toBeVisible();
  await press('button', /^Pay \$12/);

  await expect(heading(plans)).toHaveText('You have Starter now');
  const bought = new URL(plans.url());
  await press('link', 'Back to what you were doing');
  await expect(page.getByLabel('Describe your business')).toHaveValue(bakeryBrief.trim());
  await page.getByRole('button', { name: 'Create website' }).click();
  await expect(page).toHaveURL(/\/website-chat\//);

  await plans.goto('/?panel=plans');
  await plans.getByRole('link', { name: 'Upgrade to Business' }).click();
  await plans.getByRole('button', { name: 'Go to payment' }).click();
  await plans.getByRole('button', { name: /^Confirm/ }).click();
  await expect(heading(plans)).toHaveText('You have Business now');

  await plans.goto('/?panel=plans');
  await plans.getByRole('link', { name: 'Go back to Free' }).click();
  await plans.getByRole('button', { name: 'Go on to confirm' }).click();
  await plans.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(heading(plans)).toHaveText('Your plan is cancelled');
  await plans.getByRole('link', { name: 'Plans and usage' }).click();
  await expect(plans.getByText(/^Ends on /)).toBeVisible();

  await plans.context().clearCookies();
  await signUpQuickly(plans, 'plans');
  await plans.goto(`${bought.pathname}${bought.search}`);
  await expect(heading(plans)).toHaveText('Nothing was bought here');
});

test(
  'the plans, what a change costs and what was bought can be used by everyone',
  onlyWithScripts,
  async ({ page }) => {
    await signUpQuickly(page, 'plans');
    const id = await createQuickly(page);
    await look(page, `/website/${id}/plans`, { title: 'Plans · Nordlicht | Pagewright' });
    await look(page, `/website/${id}/plans?change=starter`, { title: 'Plans · Nordlicht | Pagewright' });
    await look(page, '/?panel=plans&change=no-such-plan', { title: 'Plans | Pagewright' });
    await look(page, '/upgrade-purchase-success?purchase=forged', { title: 'Your plan | Pagewright' });
  },
);
