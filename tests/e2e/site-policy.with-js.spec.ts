import { expect, test } from '@playwright/test';
import { changeQuickly, createQuickly, publishQuickly, sendForm, signUpQuickly } from '#tests/support/shortcuts.ts';

test('published pages lose nothing by their policy, and scripts of others do not run on them', async ({ page }) => {
  test.slow();
  await signUpQuickly(page, 'policy');
  const id = await createQuickly(page);
  const add = async (kind: string, baseRevision: string) => {
    const added = await sendForm(page, `/website/${id}`, { intent: 'add-section', page: 'home', kind, baseRevision });
    const section = new URL(added.headers()['location'] ?? '', 'http://x').searchParams.get('section') ?? '';
    expect(section, `${kind} was added`).not.toBe('');
    return section;
  };
  const film = await add('video', '1');
  const to = 'https://www.youtube.com/watch?v=abcdefghijk';
  await changeQuickly(page, id, { intent: 'save', part: `section:${film}`, baseRevision: '2', only: 'to', to });
  const place = await add('location', '3');
  const map = { mapTo: 'https://www.openstreetmap.org/#map=17/55.97/-3.17', showMap: 'on' };
  await changeQuickly(page, id, { intent: 'save', part: `section:${place}`, baseRevision: '4', ...map });
  await add('contactForm', '5');
  const address = await publishQuickly(page, id);

  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<h1>The film</h1>' });
  });
  await page.goto(`${address}/`, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
  expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length ?? 0)).toBeGreaterThan(5);
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: /Watch the video.*Loaded from YouTube only when you click/ }).click();
  const player = page.frameLocator('iframe.video__player');
  await expect(player.getByRole('heading', { name: 'The film' })).toBeVisible();
  await page.getByRole('link', { name: /Show the map.*OpenStreetMap/ }).click();
  await expect(page.frameLocator('iframe.embed__player').getByRole('heading', { name: 'The film' })).toBeVisible();
  expect(asked).toEqual(['www.youtube-nocookie.com', 'www.openstreetmap.org']);
  await page
    .locator('form.form')
    .first()
    .evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.locator('form.form button').first().click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  // The answer to an empty form has a status that browsers call an error.
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);

  complaints.length = 0;
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    return document.title;
  });
  expect(ran).not.toBe('taken over');
  await expect.poll(() => complaints.join()).toContain('Content Security Policy');
});
