import { describe, expect, it } from 'vitest';
import type { RenderOptions } from '#site/render/index.ts';
import { recipeDocument } from '#site/render/recipe-document.ts';
import { samplePosts } from '#site/blog/sample-posts.ts';
import { getTemplate } from '#site/templates/index.ts';
import { publicOptions } from '../build-snapshot.ts';
import { planFiles } from './plan-files.ts';

const document = recipeDocument({ ...getTemplate('counter'), recipe: ['hero'] });
const blog = { posts: samplePosts(3), leadsOn: new Map<string, string>() };
const options = publicOptions({
  origin: 'https://kornblum.example',
  badge: true,
  indexed: true,
  headCode: '',
  asset: () => null,
});

async function stampsWith(others: Partial<RenderOptions> = {}) {
  const { planned } = await planFiles(document, blog, { ...options, ...others });
  return new Map(planned.map(({ path, stamp }) => [path, stamp]));
}

describe('files that follow from posts', () => {
  it('are planned alike as long as nothing changed', async () => {
    expect(await stampsWith()).toEqual(await stampsWith());
  });

  it('are all made anew by a release that draws posts otherwise', async () => {
    const [before, after] = [await stampsWith(), await stampsWith({ fontBase: '/-/other-fonts/' })];
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect([...after].filter(([path, stamp]) => before.get(path) === stamp)).toEqual([]);
  });
});
