import type { ServerBuild } from '@remix-run/node';
import { expect, test } from 'vitest';
import { buildsByFirstSegment, requestedSegment } from './route-groups.ts';

const route = (id: string, path?: string, parentId: string | undefined = 'root', index = false) => [
  id,
  { id, path, parentId, index, module: {} },
];
const routes = Object.fromEntries([
  ['root', { id: 'root', path: '', module: {} }],
  route('home', undefined, 'root', true),
  route('login', 'login'),
  route('websiteLayout'),
  route('website', 'website/:id', 'websiteLayout'),
  route('settings', 'website/:id/settings', 'websiteLayout'),
  route('staff'),
  route('signups', 'admin/recent-signups', 'staff'),
  route('templates', 'admin/templates', 'staff'),
  route('notFound', '*'),
]);
const builds = buildsByFirstSegment({ routes, assets: { routes } } as unknown as ServerBuild);
const idsOf = (segment: string) => Object.keys(builds.get(segment)?.routes ?? {});

test('each first segment has its own routes, the layouts around them, the home page and the page for the rest', () => {
  expect([...builds.keys()]).toEqual(['', 'login', 'website', 'admin']);
  expect(idsOf('website')).toEqual(['root', 'home', 'websiteLayout', 'website', 'settings', 'notFound']);
  expect(idsOf('admin')).toEqual(['root', 'home', 'staff', 'signups', 'templates', 'notFound']);
  expect(idsOf('')).toEqual(['root', 'home', 'notFound']);
  expect(Object.keys(builds.get('login')?.assets.routes ?? {})).toEqual(['root', 'home', 'login', 'notFound']);
});

test('pages and their data requests ask for the same segment, in any case', () => {
  for (const path of ['/website/1', '/website.data', '/Website/1/settings.data'])
    expect(requestedSegment(path)).toBe('website');
  expect(requestedSegment('/')).toBe('');
  expect(requestedSegment('/_root.data')).toBe('');
});
