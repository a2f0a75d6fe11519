import { expect, test } from 'vitest';
import { sampleDocument } from '../model/sample-document.ts';
import { draftOfForm } from './draft-of-form.ts';

const base = sampleDocument({ pages: 2, perPage: 2 });
const [home] = base.pages;
const [hero] = home?.sections ?? [];
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const typed = (heading: string) =>
  form({ intent: 'save', part: `section:${hero?.id ?? ''}`, only: 'heading', heading });
const headingIn = (document: ReturnType<typeof draftOfForm>) => document?.pages[0]?.sections[0]?.props.heading;

test('what is typed is laid over the newest document, and neither is changed', () => {
  const newest = { ...base, brand: { ...base.brand, name: 'Changed by somebody else' } };
  const draft = draftOfForm(base, newest, typed('Still being typed'));
  expect(headingIn(draft)).toBe('Still being typed');
  expect(draft?.brand.name).toBe('Changed by somebody else');
  expect(headingIn(newest)).toBe(hero?.props.heading);
});

test('a form that asks for nothing shows the newest document', () => {
  expect(draftOfForm(base, base, form({}))).toBe(base);
  expect(draftOfForm(base, base, typed(String(hero?.props.heading)))).toBe(base);
});

test('colours are seen before they are saved', () => {
  const draft = draftOfForm(base, base, form({ intent: 'save-theme', accent: '#123456' }));
  expect(draft?.theme.accent).toBe('#123456');
});

test('what cannot be saved is not drawn, and no other intent is carried out', () => {
  expect(draftOfForm(base, base, typed('x'.repeat(5000)))).toBeNull();
  expect(draftOfForm(base, base, form({ intent: 'save', part: 'section:gone' }))).toBeNull();
  expect(draftOfForm(base, base, form({ intent: 'remove-section', section: hero?.id ?? '' }))).toBeNull();
  expect(draftOfForm(base, base, form({ intent: 'publish' }))).toBeNull();
});
