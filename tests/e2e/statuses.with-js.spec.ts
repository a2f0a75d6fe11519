import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { createQuickly, logInQuickly, signUpQuickly } from '#tests/support/shortcuts.ts';

type Answer = number | 'login';
/** What a visitor, the website's owner, someone else, a trainer and an admin get. */
type Row = [path: string, visitor: Answer, owner: Answer, other: Answer, trainer: Answer, admin: Answer];

const login: Answer = 'login';
const builders = Array.from({ length: 10 }, (_, at) => `/template-builder/${at + 1}`);
const blog = ['blog-editor', 'blog-editor/topics', 'blog-post-editor/new'];
const nobodys = ['/domains/1', '/domains/1/confirm-dns', '/domains/1/verify-nameservers'];

const table = (id: string): Row[] => [
  ['/', login, 200, 200, 200, 200],
  ['/login?signed-out', 200, 302, 302, 302, 302],
  ['/login', 302, 302, 302, 302, 302],
  ['/signup', 302, 302, 302, 302, 302],
  ['/login-success', 400, 400, 400, 400, 400],
  ['/billing', 302, 302, 302, 302, 302],
  ['/no/such/page', 404, 404, 404, 404, 404],
  ['/claim', 200, 200, 200, 200, 200],
  ...builders.map((path): Row => [path, 200, 200, 200, 200, 200]),
  ['/template-builder/11', 404, 404, 404, 404, 404],

  [`/website/${id}`, 404, 200, 404, 404, 200],
  [`/website-chat/${id}`, 404, 200, 404, 404, 200],
  [`/website-chat/${id}/about`, 404, 200, 404, 404, 200],
  [`/website-chat/${id}/no-such-page`, 404, 404, 404, 404, 404],
  [`/website-chat/${id}/settings/general`, 404, 200, 404, 404, 200],
  [`/website-chat/${id}/settings/unknown`, 404, 404, 404, 404, 404],
  [`/website-preview?website=${id}`, 404, 200, 404, 404, 200],
  ...blog.map((rest): Row => [`/website/${id}/${rest}`, 404, 200, 404, 404, 200]),
  [`/website/${id}/blog-post-editor/unknown`, 404, 404, 404, 404, 404],
  [`/website/${id}/settings`, 404, 200, 404, 404, 200],
  [`/website/${id}/plans`, 404, 200, 404, 404, 200],
  [`/website/${id}/custom-domain`, 404, 200, 404, 404, 200],
  [`/website/${id}/waitlist`, 404, 200, 404, 404, 403],
  ['/website/unknown', 404, 404, 404, 404, 404],
  ['/website/unknown/settings', 404, 404, 404, 404, 404],
  ['/website-chat/unknown', 404, 404, 404, 404, 404],
  ['/website-preview?website=unknown', 404, 404, 404, 404, 404],

  ...['/domains', '/domains/add', '/domains/search', '/purchase-success', '/upgrade-purchase-success'].map(
    (path): Row => [path, login, 200, 200, 200, 200],
  ),
  ...nobodys.map((path): Row => [path, login, 404, 404, 404, 404]),
  ['/template-editor', login, 403, 403, 200, 200],
  ['/template-editor?template=unknown', login, 403, 403, 404, 404],
  ['/template-sections', login, 403, 403, 200, 200],
  ['/template-sections/faq/edit', login, 403, 403, 200, 200],
  ['/template-sections/unknown/edit', login, 403, 403, 404, 404],
  ['/admin/chat/templates/unknown/preview', login, 403, 403, 403, 404],
  ['/fine-tuning/playground', login, 403, 403, 403, 200],
  ['/fine-tuning/playground?run=unknown', login, 403, 403, 403, 404],
  ['/playground-result/unknown/left', login, 403, 403, 403, 404],
  ['/fine-tuning/examples', login, 403, 403, 403, 200],
  ['/fine-tuning/examples?example=unknown', login, 403, 403, 403, 404],
  ['/fine-tuning/examples?panel=jobs', login, 403, 403, 403, 200],
  ['/fine-tuning/examples?panel=job&job=unknown', login, 403, 403, 403, 404],
  ['/training-websites', login, 403, 403, 200, 200],
  ['/training-websites/new', login, 403, 403, 200, 200],
  ['/training-websites/unknown', login, 403, 403, 404, 404],
  ...['/admin/recent-signups', '/admin/recent-signups/export'].map((path): Row => [path, login, 403, 403, 403, 200]),
  ...['/admin/templates', '/admin/chat/templates', '/admin/kv-storages'].flatMap((path): Row[] => [
    [path, login, 403, 403, 403, 200],
    [`${path}/new`, login, 403, 403, 403, 200],
    [`${path}/unknown`, login, 403, 403, 403, 404],
    [`${path}/unknown/edit`, login, 403, 403, 403, 404],
  ]),
];

async function answerOf(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const to = answer.headers()['location'] ?? '';
  if (answer.status() !== 302 || !to.startsWith('/login')) return answer.status();
  expect(to, `${path} comes back after the login`).toBe(
    path === '/' ? '/login' : `/login?redirectTo=${encodeURIComponent(path)}`,
  );
  return 'login';
}

const people = ['visitor', 'owner', 'other', 'trainer', 'admin'] as const;

test('every route answers each kind of person as it should', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const pages: Page[] = await Promise.all(
    people.map(async () => (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()),
  );
  const [, owner, other, trainer, staff] = pages;
  if (!owner || !other || !trainer || !staff) throw new Error('Five people are needed');
  await Promise.all([
    signUpQuickly(owner, 'routes'),
    signUpQuickly(other, 'routes'),
    logInQuickly(trainer, 'trainer@pagewright.test'),
    logInQuickly(staff, 'admin@pagewright.test'),
  ]);
  const id = await createQuickly(owner);
  const wrong: string[] = [];
  for (const [path, ...expected] of table(id)) {
    const answers = await Promise.all(pages.map((page) => answerOf(page.request, path)));
    people.forEach((person, at) => {
      if (answers[at] !== expected[at]) wrong.push(`${path} gives ${person} ${answers[at]} instead of ${expected[at]}`);
    });
  }
  expect(wrong).toEqual([]);
});
