import { expect, it } from 'vitest';
import { z } from 'zod';
import { kindsCatalogue, kindText } from './catalogue.ts';
import { formFieldsOf } from './form-fields.ts';
import { sectionKinds, sections } from './index.ts';
import type { SectionLibrary } from './library.ts';

it('names every kind with its layouts and each of the fields that models are told of', () => {
  const lines = kindsCatalogue().split('\n');
  for (const kind of sectionKinds) {
    const line = lines.find((text) => text.startsWith(`${kind}: `)) ?? '';
    for (const name of Object.keys(sections[kind]?.variants ?? {})) expect(line).toContain(name);
    for (const { name, untold } of formFieldsOf(sections[kind]?.fields ?? z.object({})))
      expect([name, line.includes(`${name} `)]).toEqual([name, !untold]);
  }
});

it('tells types and limits', () => {
  expect(kindText('faq')).toContain('items [40: question 200, answer 2000+*]');
  expect(kindText('hero')).toContain('primary link');
  expect(kindText('hero')).toContain('ground plain|tint|accent|ink');
  expect(kindText('sideways')).toBe('');
});

it('follows what is on: kinds, layouts and what staff say of them', () => {
  const library: SectionLibrary = new Map([
    ['gallery', { isOn: false, variantsOff: [], hint: 'Never told' }],
    ['faq', { isOn: true, variantsOff: ['fold'], hint: 'Five questions\nat most' }],
  ]);
  const text = kindsCatalogue(library);
  expect(text).not.toContain('Never told');
  expect(text).not.toMatch(/^gallery: /m);
  expect(text).toMatch(/^faq: .*Five questions at most Layouts: margin, open\./m);
  expect(kindsCatalogue(library)).toBe(text);
});
