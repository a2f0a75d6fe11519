import { expect, test } from 'vitest';
import { buildView } from '../view/build-view.server.ts';
import { sampleDocument } from '#site/model/sample-document.ts';
import { sectionKinds } from '#site/sections/index.ts';
import { getTemplate } from '#site/templates/index.ts';
import { findKinds } from './find-kinds.ts';

function offered(search = '') {
  const { panel } = buildView(sampleDocument({ template: 'workshop' }), new URLSearchParams(`panel=add${search}`));
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
