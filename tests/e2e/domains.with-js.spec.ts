import { request as plainRequest } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { look } from '#tests/support/look.ts';
import { createQuickly, logInQuickly, publishQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';
import { PORT } from '#tests/support/start-product.ts';

/** Sets all records of a name where registry, registrar and name servers stand in for the real ones. */
async function setRecords(page: Page, name: string, lines: string[]) {
  const saved = await page.request.post(`http://127.0.0.1:${PORT + 3}/names/${name}/records`, {
    form: { records: lines.join('\n') },
    maxRedirects: 0,
  });
  expect(saved.status()).toBe(303);
}

/** What visitors get who ask for this host: status and where they are led. */
const visit = (host: string, path: string) =>
  new Promise<{ status: number | undefined; to: string | undefined }>((answered, failed) =>
    plainRequest(
      { host: '127.0.0.1', port: PORT, path, headers: { Host: `${host}:${PORT}` } },
      ({ statusCode, headers }) => answered({ status: statusCode, to: headers.location }),
    )
      .on('error', failed)
      .end(),
  );

/** Presses until it was looked at: by itself it may have been a moment ago. */
const checkUntil = (page: Page, text: string) =>
  expect(async () => {
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 8_000 });
  }).toPass();

test('a name of one’s own: added as it was pasted, proved, connected, visited, removed', async ({ page, context }) => {
  await logInQuickly(page, 'business@pagewright.test');
  const id = await createQuickly(page, { name: 'Ferry Bakery' });
  const subdomain = new URL(await publishQuickly(page, id)).hostname;
  const name = `ferry-${Date.now()}.com`;

  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Domains' }).click();
  await page.getByRole('link', { name: 'Add a domain' }).click();
  const field = page.getByLabel('Your domain');
  await field.fill('192.168.0.1');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await expect(page.getByText('Enter the name of your domain, such as bakery.com.')).toBeVisible();
  await expect(field).toHaveValue('192.168.0.1');
  await field.fill(`https://www.${name.toUpperCase()}/menu?today`);
  await page.getByRole('button', { name: 'Add domain' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Waiting for your TXT record')).toBeVisible();
  const domain = new URL(page.url()).pathname.replace('/confirm-dns', '');
  const records = page.getByRole('list', { name: 'Records', exact: true });
  const token = await records.getByText(/^pagewright-/).innerText();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the value of the TXT record' }).press('Enter');
  await expect(records.getByText('Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);

  await setRecords(page, name, [`_pagewright TXT ${token}`, '@ A 203.0.113.9', '@ MX 10 mail.example.com']);
  await checkUntil(page, 'Does not lead here yet');
  await expect(records.getByText('203.0.113.9')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Findings' })).toBeVisible();
  await page.getByRole('link', { name: 'Nameservers' }).click();
  await expect(page.getByRole('list', { name: 'Records to keep' })).toContainText('mail.example.com');
  for (const screen of ['', '/confirm-dns', '/verify-nameservers', '?panel=remove'])
    await look(page, `${domain}${screen}`);

  await setRecords(page, name, [`_pagewright TXT ${token}`, '@ A 127.0.0.1', `www CNAME ${name}.`]);
  await page.goto(`${domain}/confirm-dns`);
  await checkUntil(page, 'Leads here, but shows no website yet');

  await page.goto(`/website/${id}/custom-domain`);
  await page.getByLabel('Domain', { exact: true }).selectOption(name);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(said(page, `${name} is connected to Ferry Bakery.`)).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await look(page, `/website/${id}/custom-domain`, { title: 'Domain · Ferry Bakery | Pagewright' });
  await look(page, '/domains', { title: 'Domains | Pagewright' });
  await expect.poll(() => visit(name, '/menu')).toMatchObject({ status: 200 });
  for (const host of [subdomain, `www.${name}`])
    expect(await visit(host, '/menu?today')).toEqual({ status: 308, to: `http://${name}:${PORT}/menu?today` });

  await page.goto(domain);
  await page.getByRole('link', { name: 'Remove this domain …' }).click();
  const confirm = page.getByLabel(`Type “${name}” to confirm`);
  await confirm.fill('another.com');
  await page.getByRole('button', { name: 'Remove domain' }).click();
  await expect(page.getByText(`That is another name. Type ${name} to remove it.`)).toBeVisible();
  await confirm.fill(name);
  await page.getByRole('button', { name: 'Remove domain' }).click();
  await expect(said(page, `${name} is removed.`)).toBeVisible();
  await expect.poll(async () => (await visit(subdomain, '/menu')).status).toBe(200);
  expect((await visit(name, '/menu')).status).not.toBe(200);
});

test('who has no domains is told how the first one goes, and which plan connects it', async ({ page }) => {
  await signUpQuickly(page, 'domains');
  const id = await createQuickly(page);
  await look(page, '/domains', { title: 'Domains | Pagewright' });
  await expect(page.getByText('You have no domains yet.')).toBeVisible();
  await look(page, `/domains/add?website=${id}`, { title: 'Add a domain | Pagewright' });
  await look(page, `/website/${id}/custom-domain`, { title: /^Domain · .+ \| Pagewright$/ });
  await expect(page.getByText('Your own domains come with Starter')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'See plans' })).toHaveAttribute(
    'href',
    `/website/${id}/plans?returnTo=${encodeURIComponent(`/website/${id}/custom-domain`)}`,
  );
});
