import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { agentWith } from '#tests/support/agents.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { openEdgeApp } from '#tests/support/edge-app.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { PHOTOS_KEY, startTestPhotos } from '#tests/support/photos-sandbox.ts';
import { madeBy, read } from '#tests/support/website-steps.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let photos: Awaited<ReturnType<typeof startTestPhotos>>;
let api: Api;
let web: Awaited<ReturnType<typeof openEdgeApp>>;

beforeAll(async () => {
  photos = await startTestPhotos();
  const env = {
    ...{ PHOTOS_PEXELS_KEY: PHOTOS_KEY, PHOTOS_BASE: photos.origin },
    ...{ IMAGES_KEY: PHOTOS_KEY, IMAGES_URL: `${photos.origin}/v1`, IMAGES_MODEL: 'drawn' },
  };
  api = await openApi({ database: await openInMemory(), settings: testSettings(env) });
  web = await openEdgeApp({}, (request) => api.backend.fetch(request));
});
afterAll(async () => {
  await web?.close();
  await api?.close();
  await photos?.close();
});

it('an agent finds a photo, generates a picture, and puts them where they belong', async () => {
  const owner = await api.person();
  const { call } = await agentWith(api, web.origin, owner);
  const { id: website } = await madeBy(owner);
  expect((await call('list_pictures', { website })).said).toMatch(
    /^There are no pictures.+\nsearch_photos asks Pexels\.\ngenerate_picture works here, \d+ more times/,
  );
  const { said: offered } = await call('search_photos', { website, words: 'sourdough' });
  const photo = /^- (\S+): \d+ × \d+, by .+ on Pexels, http/.exec(offered)?.[1] ?? '';
  const added = await call('add_photo', { website, photo });
  expect(added.said).toContain('leave it empty while you do not know');
  const picture: unknown = JSON.parse(/\{.+\}/.exec(added.said)?.[0] ?? '');
  const operations = [{ type: 'updateSection', sectionId: 'hero-1', props: { picture } }];
  expect((await call('change_website', { website, operations })).isError).toBe(false);
  expect(JSON.stringify((await read(owner, website)).document)).toContain(JSON.stringify(picture));

  expect((await call('generate_picture', { website, prompt: 'Loaves on a table' })).said).toContain('"source":"asset"');
  expect((await call('list_pictures', { website })).said).toMatch(
    /^- Loaves on a table, generated: \{.+\n- .+Pexels: \{/,
  );
  expect(await call('add_photo', { website, photo: 'none' })).toMatchObject({ isError: true });
  const reader = await agentWith(api, web.origin, owner, { scope: 'read' });
  for (const [tool, more] of [
    ['search_photos', { words: 'bread' }],
    ['add_photo', { photo }],
    ['generate_picture', { prompt: 'A quiet harbour' }],
  ] as const)
    expect((await reader.call(tool, { website, ...more })).said).toContain('This access key may not change websites.');
});
