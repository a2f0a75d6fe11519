import { test } from '@playwright/test';
import { onlyWithScripts } from '#tests/support/journey.ts';
import { look } from '#tests/support/look.ts';
import { changeQuickly, createQuickly, logInQuickly, sendForm, signUpQuickly } from '#tests/support/shortcuts.ts';
import { writeQuickly } from '#tests/support/write-quickly.ts';

test.describe.configure({ mode: 'parallel' });

test('screens for visitors can be used by everyone', onlyWithScripts, async ({ page }) => {
  await look(page, '/login?signed-out', { title: 'Logged out | Pagewright' });
  await look(page, '/nothing-here', { status: 404, title: 'Page not found | Pagewright' });
  await look(page, '/website/unknown', { status: 404, title: 'Page not found | Pagewright' });
  await look(page, '/template-builder/1', { title: 'Build with Almanac | Pagewright' });
  await look(page, '/template-builder/11', { status: 404, title: 'Page not found | Pagewright' });
  await look(page, '/claim', { title: 'Keep your websites | Pagewright' });
  await look(page, '/login-success?error=access_denied&state=x', {
    status: 400,
    title: 'Login did not work | Pagewright',
  });
  await look(page, '/login');
  await look(page, '/signup');
});

test('the dashboard can be used by everyone, empty and full', onlyWithScripts, async ({ page }) => {
  await signUpQuickly(page, 'screens');
  const title = 'Dashboard | Pagewright';
  await look(page, '/', { title });
  const [shown, deleted] = [await createQuickly(page), await createQuickly(page)];
  await sendForm(page, '/?index', { intent: 'delete', id: deleted });
  await look(page, '/', { title });
  await look(page, '/?search=nothing-is-called-this', { title });
  await look(page, `/?panel=delete&website=${shown}`, { title });
  await look(page, `/?panel=select&website=${shown}`, { title });
  await look(page, '/?panel=plans', { title: 'Plans | Pagewright' });
  await look(page, `/website/${shown}/delete-website`, { title: 'Delete Nordlicht | Pagewright' });
  await look(page, '/admin/templates', { status: 403, title: 'You cannot open this page | Pagewright' });
});

test('the chat and its settings can be used by everyone', async ({ page }) => {
  await signUpQuickly(page, 'screens');
  const id = await createQuickly(page);
  await sendForm(page, `/website-chat/${id}`, { intent: 'send', message: 'Change the phone number to 0131 555 0199' });
  await look(page, `/website-chat/${id}`, { title: /^.+ \| Pagewright$/ });
  await look(page, `/website-chat/${id}?view=preview`);
  for (const tab of ['general', 'design', 'pages', 'seo', 'assistant'])
    await look(page, `/website-chat/${id}/settings/${tab}`, { title: /^.+ \| Pagewright$/ });
});

test('every panel of the editor can be used by everyone', async ({ page }) => {
  await signUpQuickly(page, 'screens');
  const id = await createQuickly(page);
  await changeQuickly(page, id, { intent: 'add-section', kind: 'faq', page: 'home', baseRevision: '1' });
  const panels = [
    '',
    '?section=hero',
    '?view=preview',
    '?panel=add',
    '?panel=pages',
    '?panel=pages&edit=home',
    '?panel=theme',
  ];
  for (const search of [
    ...panels,
    '?panel=site&open=brand',
    '?panel=history',
    '?panel=history&revision=1',
    '?panel=publish',
    '?panel=inbox',
    '?panel=visits',
  ])
    await look(page, `/website/${id}${search}`, { title: /^.+ · Nordlicht \| Pagewright$/ });
  await look(page, `/website/${id}/waitlist`, { title: 'Waiting list · Nordlicht | Pagewright' });
  await look(page, `/website/${id}/settings`, { title: 'Settings · Nordlicht | Pagewright' });
  await look(page, `/website/${id}/plans`, { title: 'Plans · Nordlicht | Pagewright' });
});

test('the blog can be used by everyone, empty and full', async ({ page }) => {
  await signUpQuickly(page, 'screens');
  const id = await createQuickly(page);
  await look(page, `/website/${id}/blog-editor`, { title: 'Blog · Nordlicht | Pagewright' });
  await look(page, `/website/${id}/blog-editor/topics`, { title: 'Topics · Nordlicht | Pagewright' });
  await look(page, `/website/${id}/blog-post-editor/new`, { title: 'New post · Nordlicht | Pagewright' });
  const post = await writeQuickly(page, id, { title: 'Our new oven', body: 'It is hot.\n\n[[how hot]]', tags: 'oven' });
  await writeQuickly(page, id, { title: 'Our new oven', body: 'It is hotter.' }, { post, then: 'publish anyway' });
  await writeQuickly(page, id, { title: 'Gone', body: 'Old.' }, { isDeleted: true });
  await sendForm(page, `/website/${id}/blog-editor/topics`, { intent: 'add-topic', title: 'Why rye' });
  for (const rest of ['', '?q=oven', '?state=SCHEDULED', '?panel=import', '/topics'])
    await look(page, `/website/${id}/blog-editor${rest}`, { title: /^.+ · Nordlicht \| Pagewright$/ });
  for (const rest of [
    '',
    '?view=preview',
    '?panel=versions',
    '?panel=versions&version=1',
    '?panel=pictures&for=post&field=cover',
  ])
    await look(page, `/website/${id}/blog-post-editor/${post}${rest}`, {
      title: 'Our new oven · Nordlicht | Pagewright',
    });
});

test('staff screens can be used by everyone', onlyWithScripts, async ({ page }) => {
  await logInQuickly(page, 'admin@pagewright.test');
  await look(page, '/admin/templates', { title: 'Templates | Pagewright' });
  const one = (await page.getByRole('table').getByRole('link').first().getAttribute('href')) ?? '';
  await look(page, '/admin/templates/new', { title: 'New template | Pagewright' });
  await look(page, one, { title: /^.+ \| Pagewright$/ });
  await look(page, `${one}/edit`, { title: 'Edit template | Pagewright' });
  await look(page, `${one}?panel=delete`);
  await look(page, '/admin/kv-storages', { title: 'KV storages | Pagewright' });
  await look(page, '/admin/kv-storages/new', { title: 'New KV storage | Pagewright' });
  await look(page, '/admin/kv-storages/banner', { title: 'banner | Pagewright' });
  await look(page, '/admin/kv-storages/banner/edit', { title: 'Edit KV storage | Pagewright' });
  await look(page, '/admin/chat/templates', { title: 'Chat templates | Pagewright' });
  const warm = page.getByRole('table').getByRole('link', { name: 'Conversation: warm and brief' });
  const template = (await warm.getAttribute('href')) ?? '';
  await look(page, '/admin/chat/templates?search=none-is-called-this');
  await look(page, '/admin/chat/templates/new', { title: 'New chat template | Pagewright' });
  await look(page, `${template}?version=1`, { title: 'Conversation: warm and brief | Pagewright' });
  await look(page, `${template}?panel=activate`);
  await look(page, `${template}/edit`, { title: 'Edit chat template | Pagewright' });
  await look(page, `${template}/preview`, { title: 'Try “Conversation: warm and brief” | Pagewright' });
  await sendForm(page, `${template}/preview`, { intent: 'start', sample: 'Casa Olmo' });
  await look(page, `${template}/preview`);
  await look(page, `${template}/preview?panel=start-over`);
  await look(page, '/training-websites', { title: 'Training websites | Pagewright' });
  await look(page, '/training-websites/new', { title: 'New training website | Pagewright' });
  await look(page, '/template-sections', { title: 'Template sections | Pagewright' });
  await look(page, '/template-sections/faq/edit?width=360', { title: 'Edit Questions | Pagewright' });
  await look(page, '/admin/recent-signups', { title: 'Recent signups | Pagewright' });
  await look(page, '/fine-tuning/playground', { title: 'Playground | Pagewright' });
  await look(page, '/fine-tuning/examples', { title: 'Examples | Pagewright' });
  await look(page, '/fine-tuning/examples?panel=new', { title: 'Examples | Pagewright' });
  await look(page, '/fine-tuning/examples?panel=jobs', { title: 'Examples | Pagewright' });
  await look(page, '/fine-tuning/examples?panel=new-job&baseModel=gpt-4.1-mini', { title: 'Examples | Pagewright' });
  await look(page, '/fine-tuning/examples?panel=import', { title: 'Examples | Pagewright' });
  await look(page, '/fine-tuning/examples?panel=export', { title: 'Examples | Pagewright' });
});
