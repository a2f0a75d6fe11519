import { unzipSync, strFromU8 } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApi, PAYER, testSettings } from '#tests/support/api.ts';
import type { Answer, Api } from '#tests/support/api.ts';
import { exported, imported } from '#tests/support/export-steps.ts';
import { cancelGenerating, forgetGenerating, generate, generated, generatorOf } from '#tests/support/generate-steps.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { PHOTOS_KEY, startTestPhotos } from '#tests/support/photos-sandbox.ts';
import { decide, leaveOpen } from '#tests/support/staff-steps.ts';
import { visitorOf } from '#tests/support/visitor.ts';
import { change, failure, good, madeBy } from '#tests/support/website-steps.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const words = (answer: Answer<unknown>) => answer.errors?.[0]?.message;
/** What programs look for in a file that a model made. */
const MARK = 'digitalsourcetype/trainedAlgorithmicMedia';

describe('generated pictures', () => {
  let sandbox: Awaited<ReturnType<typeof startTestPhotos>>;
  let api: Api;
  beforeAll(async () => {
    sandbox = await startTestPhotos();
    const env = { IMAGES_KEY: PHOTOS_KEY, IMAGES_URL: `${sandbox.origin}/v1`, IMAGES_MODEL: 'drawn' };
    api = await openApi({ database: await openInMemory(), settings: testSettings(env) });
  });
  afterAll(async () => {
    await api.close();
    await sandbox.close();
  });

  it('come into the library by a job, without a description, with their words, marked in every file', async () => {
    const owner = await api.person();
    const { id } = await madeBy(owner);
    const begun = good(await generate(owner, id, ' Loaves on a table,\n morning light ', 'TALL')).generatePicture;
    expect(begun).toMatchObject({ state: 'WORKING', picture: null });
    const { state, picture } = await generated(owner, id);
    expect(state).toBe('DONE');
    const prompt = 'Loaves on a table,\n morning light';
    expect(picture).toMatchObject({ name: 'Loaves on a table, morning light', alt: '', width: 1024, height: 1536 });
    expect(picture?.generated).toEqual({ prompt, model: 'drawn' });
    expect((await generatorOf(owner, id))?.left).toBe(4);
    await vi.waitFor(async () => expect((await generatorOf(owner, id))?.latest?.picture?.state).toBe('READY'), {
      timeout: 20_000,
    });
    const files = (await generatorOf(owner, id))?.latest?.picture?.variants ?? [];
    expect(new Set(files.map(({ use }) => use))).toEqual(new Set(['source', 'fallback', 'icon']));
    for (const { file } of files) {
      const bytes = await api.storage.get(`websites/${id}/media/${file}`);
      expect((await sharp(bytes ?? Buffer.alloc(0)).metadata()).xmpAsString ?? '', file).toContain(MARK);
    }
    const original = await api.storage.get(`websites/${id}/originals/${picture?.id}.webp`);
    const { xmpAsString, exif, format } = await sharp(original ?? Buffer.alloc(0)).metadata();
    expect([format, exif, xmpAsString?.includes(MARK)]).toEqual(['webp', undefined, true]);
  });

  it('have counted for whoever sees them done, also when they end between two reads', async () => {
    const owner = await api.person();
    const { id } = await madeBy(owner);
    good(await generate(owner, id, 'A bridge in the fog'));
    const firstDone = async (): Promise<number | null | undefined> => {
      const generator = await generatorOf(owner, id);
      return generator?.latest?.state === 'DONE' ? generator.left : firstDone();
    };
    const readers = Array.from({ length: 12 }, firstDone);
    expect(new Set(await Promise.all(readers))).toEqual(new Set([4]));
  });

  it('take their words along into an export, and back', async () => {
    const owner = await api.person();
    const { id } = await madeBy(owner);
    good(await generate(owner, id, 'A quiet harbour', 'SQUARE'));
    const { picture } = await generated(owner, id);
    if (!picture) throw new Error('There is a picture');
    const { width, height } = picture;
    const props = { picture: { source: 'asset', id: picture.id, alt: 'A harbour', width, height } };
    good(await change(owner, id, 1, { type: 'updateSection', sectionId: 'hero-1', props }));
    const { archive } = good(await exported(owner, id)).exportWebsite;
    const manifest = strFromU8(unzipSync(Buffer.from(archive, 'base64'))['pagewright.json'] ?? new Uint8Array());
    const made = { prompt: 'A quiet harbour', model: 'drawn' };
    expect(JSON.parse(manifest)).toMatchObject({ media: [{ id: picture.id, generated: made }] });
    const back = good(await imported(owner, archive)).importWebsite;
    const { website } = good(
      await owner.ask<{ website: { assets: { edges: { node: { generated: unknown } }[] } } }>(
        'query ($id: ID!) { website(id: $id) { assets(first: 5) { edges { node { generated { prompt model } } } } } }',
        { id: back.id },
      ),
    );
    expect(website.assets.edges).toMatchObject([{ node: { generated: made } }]);
  });

  it('of people of the website are refused in words, however they are written', async () => {
    const owner = await api.person();
    const { id } = await madeBy(owner);
    const team = { heading: 'Us', items: [{ name: 'Zoë Marsh', role: 'Baker' }] };
    good(
      await change(owner, id, 1, {
        type: 'addSection',
        pageId: 'home',
        section: { id: 'team-x', kind: 'team', props: team },
      }),
    );
    for (const prompt of ['zoe marsh at the oven', 'Zoë smiling in the shop', 'Ms. Marsh’s portrait'])
      expect(failure(await generate(owner, id, prompt)), prompt).toMatchObject({
        code: 'INVALID',
        fields: { prompt: [expect.stringContaining('“Zoë Marsh” is a person on this website')] },
      });
    const hero = { intro: 'Tom Ward founded it in 2011.' };
    good(await change(owner, id, 2, { type: 'updateSection', sectionId: 'hero-1', props: hero }));
    expect(failure(await generate(owner, id, 'Tom Ward in his workshop'))).toMatchObject({
      fields: { prompt: [expect.stringContaining('“Tom Ward” is a person on this website')] },
    });
    good(await generate(owner, id, 'A marsh at dusk'));
    expect((await generated(owner, id)).state).toBe('DONE');
    expect((await generatorOf(owner, id))?.left).toBe(4);
  });

  it('that come to nothing say why and do not count', async () => {
    const owner = await api.person();
    const { id } = await madeBy(owner);
    good(await generate(owner, id, 'Something forbidden'));
    expect(await generated(owner, id)).toMatchObject({ state: 'FAILED', note: expect.stringContaining('other words') });
    good(await generate(owner, id, 'A broken file'));
    expect(await generated(owner, id)).toMatchObject({ state: 'FAILED', note: expect.stringContaining('no picture') });
    expect((await generatorOf(owner, id))?.left).toBe(5);
  });

  it('are cancelled, one at a time, and put away once they are over', async () => {
    const owner = await api.person();
    const { id } = await madeBy(owner);
    const { id: task } = good(await generate(owner, id, 'A slow river')).generatePicture;
    expect(failure(await generate(owner, id, 'Another one'))).toMatchObject({
      fields: { prompt: [expect.stringContaining('already')] },
    });
    expect(failure(await forgetGenerating(owner, task))).toMatchObject({ code: 'INVALID' });
    expect(
      failure(await owner.ask('mutation ($id: ID!) { cancelBlogTask(id: $id) { id } }', { id: task })),
    ).toMatchObject({ code: 'NOT_FOUND' });
    const cancelled = good(await cancelGenerating(owner, task)).cancelGeneratedPicture;
    expect(cancelled).toMatchObject({ state: 'CANCELLED', note: 'Cancelled. It does not count.' });
    good(await forgetGenerating(owner, task));
    expect(await generatorOf(owner, id)).toEqual({ left: 5, latest: null });
  });

  it('end with the plan’s number, those under way on other websites included; without an account there are none', async () => {
    const owner = await api.person();
    const [one, two] = [await madeBy(owner), await madeBy(owner)];
    for (let nth = 0; nth < 4; nth += 1) {
      good(await generate(owner, one.id, `Bread ${nth}`));
      expect((await generated(owner, one.id)).state).toBe('DONE');
    }
    good(await generate(owner, one.id, 'A slow fifth'));
    const refused = await generate(owner, two.id, 'A sixth');
    expect(failure(refused)).toMatchObject({ code: 'LIMIT_REACHED', limit: 'generatedPictures' });
    expect(words(refused)).toContain('5 generated pictures of the Free plan');
    expect(words(refused)).toContain('upgrade to Starter for 50');
    const visitor = await visitorOf(api);
    const unclaimed = await visitor.make('A bakery');
    expect(words(await generate(visitor, unclaimed.id, 'Bread'))).toContain('Sign up');
    const admin = await api.person(['admin']);
    await decide(admin, 'limits.plans', { visitor: { generatedPictures: 1 } });
    good(await generate(visitor, unclaimed.id, 'Bread'));
    expect((await generated(visitor, unclaimed.id)).state).toBe('DONE');
    expect(failure(await generate(visitor, unclaimed.id, 'More'))).toMatchObject({ code: 'LIMIT_REACHED' });
    await leaveOpen(admin, 'limits.plans');
  });

  it('can be switched off by staff', async () => {
    const owner = await api.person([], PAYER);
    const { id } = await madeBy(owner);
    const admin = await api.person(['admin']);
    await decide(admin, 'switch.generated-pictures', 'off');
    expect(failure(await generate(owner, id, 'Bread'))).toMatchObject({ code: 'UNAVAILABLE' });
    await leaveOpen(admin, 'switch.generated-pictures');
    good(await generate(owner, id, 'Bread'));
  });

  it('need words of a fair length', async () => {
    const owner = await api.person();
    const { id } = await madeBy(owner);
    expect(failure(await generate(owner, id, '  '))).toMatchObject({ code: 'INVALID' });
    expect(failure(await generate(owner, id, 'x'.repeat(601)))).toMatchObject({ code: 'INVALID' });
  });
});

it('without a key, or a service that answers, nothing is generated, in words', async () => {
  const off = await openApi({ database: await openInMemory(), pictureMaker: null });
  const owner = await off.person();
  const { id } = await madeBy(owner);
  expect(await generatorOf(owner, id)).toBeNull();
  expect(words(await generate(owner, id, 'Bread'))).toBe(
    'Pictures are not generated here: that needs the key of a service. Upload a picture of your own.',
  );
  await off.close();
  const env = { IMAGES_KEY: 'a key', IMAGES_URL: 'http://127.0.0.1:9/v1' };
  const away = await openApi({ database: await openInMemory(), settings: testSettings(env) });
  const other = await away.person();
  const website = await madeBy(other);
  good(await generate(other, website.id, 'Bread'));
  const { state, note } = await generated(other, website.id);
  expect([state, note]).toEqual(['FAILED', expect.stringContaining('does not answer right now')]);
  await away.close();
});
