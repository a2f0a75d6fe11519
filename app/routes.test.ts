import type { RouteConfigEntry } from '@remix-run/route-config';
import { describe, expect, it } from 'vitest';
import { pages } from '#tests/support/route-access.ts';
import routes from './routes.ts';

/** The specification's table, names and paths. */
const table = `
home /
login /login
signup /signup
loginSuccess /login-success
logout /logout
claim /claim
website /website/:id
websiteSettings /website/:id/settings
websitePlansSettings /website/:id/plans
websiteCustomDomainSettings /website/:id/custom-domain
websiteWaitlistSettings /website/:id/waitlist
websiteDeleteWebsiteSettings /website/:id/delete-website
blogEditor /website/:id/blog-editor
blogEditorTopics /website/:id/blog-editor/topics
blogPostEditor /website/:id/blog-post-editor/new
blogPostEditorNew /website/:id/blog-post-editor/:blogPostId
websitePreview /website-preview
websiteChat /website-chat/:id
websiteChatSettingsTab /website-chat/:id/settings/:tab
websiteChatPage /website-chat/:id/*
domains /domains
domainAdd /domains/add
domainConfirmDns /domains/:id/confirm-dns
domainVerifyNameservers /domains/:id/verify-nameservers
domainSearch /domains/search
domain /domains/:id
purchaseSuccess /purchase-success
upgradePurchaseSuccess /upgrade-purchase-success
templateOneBuilder /template-builder/1
templateTwoBuilder /template-builder/2
templateThreeBuilder /template-builder/3
templateFourBuilder /template-builder/4
templateFiveBuilder /template-builder/5
templateSixBuilder /template-builder/6
templateSevenBuilder /template-builder/7
templateEightBuilder /template-builder/8
templateNineBuilder /template-builder/9
templateTenBuilder /template-builder/10
`;
const named = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [name = '', path = ''] = line.split(' ');
      return [name, path];
    }),
);

/** The specification gives the staff screens paths but no names. */
const staffPaths = [
  '/training-websites',
  '/training-websites/new',
  '/training-websites/:id',
  '/template-editor',
  '/template-sections',
  '/template-sections/:id/edit',
  '/admin/recent-signups',
  '/fine-tuning/playground',
  '/fine-tuning/examples',
  ...['/admin/kv-storages', '/admin/templates', '/admin/chat/templates'].flatMap((path) => [
    path,
    `${path}/new`,
    `${path}/:id`,
    `${path}/:id/edit`,
  ]),
  '/admin/chat/templates/:id/preview',
];
/** Answers without a page. */
const resources = [
  '/account-export',
  '/admin/recent-signups/export',
  '/billing',
  '/domain-events/:id',
  '/fine-tuning/examples/export',
  '/fine-tuning/examples/import',
  '/playground-result/:run/:side',
  '/section-miniature/:kind',
  '/template-miniature/:id',
  '/template-preview/:number',
  '/website-address/:id',
  '/website-draft/:id',
  '/website-events/:id',
  '/blog-export/:id',
  '/blog-import/:id',
  '/website-export/:id',
  '/website-submissions/:id',
  '/website-submissions/:submission/files/:file',
  '/website-import',
  '/website-media/:id',
  '/website-media/:id/:file',
  '/website-media/:id/original/:asset',
];

type Placed = { id: string; path: string; layouts: string[] };

function placed(entries: RouteConfigEntry[], layouts: string[] = []): Placed[] {
  return entries.flatMap(({ id = '', path, index, children = [] }) => [
    ...(path !== undefined || index ? [{ id, path: `/${path ?? ''}`, layouts }] : []),
    ...placed(children, path === undefined ? [...layouts, id] : layouts),
  ]);
}
const all = placed(routes);
const layoutsOf = (path: string) => all.find((route) => route.path === path)?.layouts;

describe('the route table', () => {
  it.each([...named])('has %s at %s', (name, path) => {
    expect(all.find(({ id }) => id === name)?.path).toBe(path);
  });

  it('has the staff screens and nothing else but resources and the not-found page', () => {
    const known = [...named.values(), ...staffPaths, ...resources, '/*'];
    expect(all.map(({ path }) => path).sort()).toEqual(known.sort());
  });

  it('gives every route a name of its own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('says for every route who may see it', () => {
    const rows = Object.keys(pages).sort();
    expect(rows, 'add a row to tests/support/route-access.ts').toEqual(all.map(({ id }) => id).sort());
  });

  it('puts the six website settings screens under one header layout', () => {
    const six = ['', '/settings', '/plans', '/custom-domain', '/waitlist', '/delete-website'];
    for (const part of six) expect(layoutsOf(`/website/:id${part}`)).toEqual(['websiteSettingsLayout']);
  });

  it('puts recent signups under the training header', () => {
    expect(layoutsOf('/admin/recent-signups')).toEqual(layoutsOf('/training-websites'));
  });

  it('shows admin screens in the scaffold, except the chat template preview', () => {
    expect(layoutsOf('/admin/chat/templates/:id')).toEqual(['adminScaffold']);
    expect(layoutsOf('/admin/chat/templates/:id/preview')).toEqual([]);
  });
});
