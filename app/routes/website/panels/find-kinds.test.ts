import { expect, test } from 'vitest';
import { buildView } from '../view/build-view.server.ts';
import { sampleDocument } from '#site/model/sample-document.ts';
import { getSection, sectionKinds } from '#site/sections/index.ts';
import { getTemplate } from '#site/templates/index.ts';
import { findKinds } from './find-kinds.ts';

function offered(search = '', decided?: Parameters<typeof buildView>[2]) {
  const { panel } = buildView(
    sampleDocument({ template: 'workshop' }),
    new URLSearchParams(`panel=add${search}`),
    decided,
  );
  if (panel.kind !== 'add') throw new Error('The picker is open');
  return panel.add;
}
const found = (typed: string) =>
  findKinds(offered().groups, typed).flatMap(({ kinds }) => kinds.map(({ kind }) => kind));

test('every kind of section is offered once, in a group, with the layout that suits the template first', () => {
  const { groups, look } = offered();
  const kinds = groups.flatMap((group) => group.kinds);
  expect(kinds.map(({ kind }) => kind).sort()).toEqual([...sectionKinds].sort());
  expect(groups.every((group) => group.kinds.length > 0)).toBe(true);
  const preferred = getTemplate('workshop').sectionVariants;
  for (const { kind, variants } of kinds) if (preferred[kind]) expect(variants[0]?.id, kind).toBe(preferred[kind][0]);
  expect(new URLSearchParams(look).get('template')).toBe('workshop');
});

test('kinds are found by name, by other names, by the beginnings of words and in any order', () => {
  expect(found('reviews')).toEqual(['testimonials']);
  expect(found('FAQ')).toEqual(['faq']);
  expect(found('map')).toContain('location');
  expect(found('list pri')).toEqual(expect.arrayContaining(['menu', 'pricing']));
  expect(found('  ')).toHaveLength(sectionKinds.length);
  expect(found('zzz')).toEqual([]);
});

test('one kind can be opened with all its layouts', () => {
  expect(offered('&of=hero').chosen).toMatchObject({ kind: 'hero' });
  expect(offered('&of=nothing').chosen).toBeNull();
});

test('what staff switched off is not offered; a section that is there keeps its layout', () => {
  const decided = (kind: string, isOn: boolean, variantsOff: string[] = []) => ({
    kind,
    isOn,
    variantsOff,
    sample: {},
    version: 3,
  });
  const { groups, chosen } = offered('&of=hero', [decided('faq', false), decided('hero', true, ['mosaic'])]);
  expect(groups.flatMap(({ kinds }) => kinds.map(({ kind }) => kind))).not.toContain('faq');
  expect(chosen?.variants.map(({ id }) => id)).not.toContain('mosaic');
  expect(chosen?.version).toBe(3);

  const document = sampleDocument();
  const section = document.pages.flatMap(({ sections }) => sections).find(({ kind }) => kind === 'hero');
  const off = [...Object.keys(getSection('hero')?.variants ?? {})].slice(0, -1);
  const { panel } = buildView(document, new URLSearchParams({ section: section?.id ?? '' }), [
    decided('hero', true, [...new Set([...off, section?.variant ?? ''])].slice(0, 4)),
  ]);
  if (panel.kind !== 'section') throw new Error('The section is chosen');
  expect(panel.section.variants.find(({ id }) => id === section?.variant)).toMatchObject({ isOff: true });
});
