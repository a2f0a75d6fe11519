import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { blogSchema, DOCUMENT_VERSION, type WebsiteDocument } from '../model/document.ts';
import { applyOperations } from '../operations/index.ts';
import { labelsOf } from '../labels/index.ts';
import { formFieldsOf } from '../sections/form-fields.ts';
import { getSection } from '../sections/index.ts';
import { getTemplate } from '../templates/index.ts';
import { intents } from './index.ts';
import { partOf } from './part-of.ts';

let document: WebsiteDocument;

beforeEach(() => {
  const { theme, header, footer } = getTemplate('counter');
  document = {
    version: DOCUMENT_VERSION,
    template: 'counter',
    language: 'en',
    brand: { name: 'Crumb', tagline: '', logo: { source: 'none' }, icon: { source: 'none' } },
    business: {
      trade: 'bakery',
      phone: '',
      email: '',
      address: '',
      place: '',
      hours: [],
      closedDays: [],
      specialHours: [],
      hoursNote: '',
      social: [],
    },
    theme,
    header,
    footer,
    seo: { title: '', description: '', image: { source: 'none' } },
    pages: [page('home', '/', ['faq', 'cta']), page('about', '/about', ['about'])],
    blog: blogSchema.parse({}),
    redirects: [],
    locks: [],
  };
});

function page(id: string, path: string, kinds: string[]): WebsiteDocument['pages'][number] {
  const sections = kinds.map((kind) => {
    const definition = getSection(kind);
    if (!definition) throw new Error(`no kind ${kind}`);
    const props = definition.fields.parse(definition.sample);
    return {
      id: `${id}-${kind}`,
      kind,
      version: definition.version,
      variant: Object.keys(definition.variants)[0] ?? '',
      hidden: false,
      props,
    };
  });
  return { id, path, title: id, inMenu: true, seo: { title: '', description: '' }, sections };
}

/** Runs an intent on a form and applies its operations, as the API would. */
function submit(intent: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const asked = intents.get(intent);
  if (!asked) throw new Error(`no intent ${intent}`);
  const result = asked.run({ document, form, newId: () => 'new-id' });
  if (!result.ok) return { result, after: document };
  if (result.operations.length === 0) return { result, after: document };
  const applied = applyOperations(document, result.operations);
  if (!applied.ok) throw new Error(applied.failure.message);
  return { result, after: applied.document };
}

const sectionIds = (after: WebsiteDocument, at = 0) => after.pages[at]?.sections.map(({ id }) => id);

test('a new section comes below the one named, without a made-up word in it', () => {
  const { after, result } = submit('add-section', { page: 'home', kind: 'steps', after: 'home-faq' });
  expect(sectionIds(after)).toEqual(['home-faq', 'new-id', 'home-cta']);
  expect(result).toMatchObject({ goTo: { section: 'new-id' } });
  const steps = getSection('steps');
  const sampleWords = JSON.stringify(steps?.sample).match(/[A-Z][a-z]+ [a-z]+ [a-z]+/g) ?? [];
  const added = JSON.stringify(after.pages[0]?.sections[1]?.props);
  expect(sampleWords.length).toBeGreaterThan(0);
  for (const words of sampleWords) expect(added).not.toContain(words);
});

test('a new form says what every form says: nobody has to write that', () => {
  const { after } = submit('add-section', { page: 'home', kind: 'contactForm', after: 'home-faq' });
  const props = after.pages[0]?.sections[1]?.props;
  expect(props).toMatchObject({ button: '', thanks: '', message: '', note: '[[your note below the form]]' });
});

test('sections move, hide, double and go', () => {
  expect(sectionIds(submit('move-section', { section: 'home-cta', direction: 'up' }).after)).toEqual([
    'home-cta',
    'home-faq',
  ]);
  expect(submit('move-section', { section: 'home-faq', direction: 'up' }).result).toMatchObject({
    ok: true,
    operations: [],
  });
  expect(submit('set-hidden', { section: 'home-faq', hidden: 'true' }).after.pages[0]?.sections[0]?.hidden).toBe(true);
  expect(sectionIds(submit('duplicate-section', { section: 'home-faq' }).after)).toEqual([
    'home-faq',
    'new-id',
    'home-cta',
  ]);
  const removed = submit('remove-section', { section: 'home-faq' });
  expect(sectionIds(removed.after)).toEqual(['home-cta']);
  expect(removed.result).toMatchObject({ offersUndo: true });
  expect(sectionIds(submit('move-to-page', { section: 'home-faq', toPage: 'about' }).after, 1)).toEqual([
    'about-about',
    'home-faq',
  ]);
});

test('what is not there any more is said, never an error', () => {
  expect(submit('remove-section', { section: 'gone' }).result).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  expect(submit('save', { part: 'section:gone', heading: 'x' }).result).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  expect(submit('set-variant', { section: 'home-faq', variant: '__proto__' }).result).toMatchObject({
    ok: false,
    code: 'INVALID',
  });
});

test('saving a form changes the fields that differ and no others', () => {
  const before = document.pages[0]?.sections[1]?.props ?? {};
  const { result, after } = submit('save', { part: 'section:home-cta', heading: 'Come by', showPhone: 'on' });
  expect(result).toMatchObject({
    operations: [{ type: 'updateSection', sectionId: 'home-cta', props: { heading: 'Come by' } }],
  });
  expect(after.pages[0]?.sections[1]?.props).toEqual({ ...before, heading: 'Come by' });
});

test('a form that shows some of the fields leaves the others as they are', () => {
  const { after } = submit('save', { part: 'business', only: 'phone', phone: '0131 555 0123' });
  expect(after.business).toEqual({ ...document.business, phone: '0131 555 0123' });
});

test('a value that breaks a rule comes back at its field, with everything typed', () => {
  const { result } = submit('save', { part: 'page:about', title: 'About us', path: 'no slash', inMenu: 'on' });
  expect(result).toMatchObject({ ok: false, code: 'INVALID', values: { title: 'About us', path: 'no slash' } });
  expect(result.ok ? {} : result.fields).toHaveProperty('path');
});

test('an entry that was just added is empty, which is no mistake; one that was left empty is', () => {
  const add = { part: 'redirects', redirects: '', _add: 'redirects' };
  const { result } = submit('save', add);
  expect(result).toMatchObject({ ok: false, values: { redirects: [{}] } });
  expect(result).not.toHaveProperty('fields');
  const again = submit('save', { ...add, 'redirects.0.from': '', 'redirects.0.to': '' }).result;
  expect(again).toHaveProperty('fields');
});

test('pages get an address from their name, and no address twice', () => {
  expect(submit('add-page', { title: 'About' }).after.pages[2]).toMatchObject({
    path: '/about-2',
    title: 'About',
    inMenu: true,
  });
  expect(submit('add-page', { title: 'Other', path: '/about' }).result).toMatchObject({
    ok: false,
    fields: { path: [expect.any(String)] },
  });
  expect(submit('add-page', { title: ' ' }).result).toMatchObject({ ok: false, values: { title: '' } });
  expect(submit('move-page', { page: 'about', direction: 'up' }).after.pages[0]?.id).toBe('about');
  expect(submit('set-in-menu', { page: 'about', inMenu: 'false' }).after.pages[1]?.inMenu).toBe(false);
  expect(submit('remove-page', { page: 'about' }).after.pages).toHaveLength(1);
});

test('the design changes by palette, by template and part by part', () => {
  expect(submit('apply-palette', { palette: 'lagoon' }).after.theme).toMatchObject({ accent: '#0b7a75' });
  expect(submit('apply-template', { template: 'workshop' }).after.template).toBe('workshop');
  const { accent } = getTemplate(document.template).theme;
  expect(submit('apply-palette', { palette: 'template' }).after.theme).toMatchObject({ accent });
  expect(submit('apply-template', { template: 'nope' }).result).toMatchObject({ ok: false, code: 'INVALID' });
  const { after } = submit('save-theme', { accent: 'ABC', radius: 'large', type: 'geist' });
  expect(after.theme).toEqual({ ...document.theme, accent: '#aabbcc', radius: 'large', type: 'geist' });
  expect(submit('save-theme', { accent: 'red' }).result).toMatchObject({
    ok: false,
    fields: { accent: [expect.any(String)] },
  });
});

test('hours are saved as a week', () => {
  const { after } = submit('save-hours', { 'mon-0-opens': '08:00', 'mon-0-closes': '17:00' });
  expect(after.business.hours).toEqual([{ day: 'mon', opens: '08:00', closes: '17:00' }]);
});

test('one field or all of them can be unlocked', () => {
  document.locks = ['brand/name', 'sections/home-cta/props/heading'];
  expect(submit('unlock', { lock: 'brand/name' }).after.locks).toEqual(['sections/home-cta/props/heading']);
  expect(submit('unlock', { lock: 'all' }).after.locks).toEqual([]);
  expect(submit('unlock', { lock: 'elsewhere' }).result).toMatchObject({ ok: true, operations: [] });
});

test('a row that was dragged stands where it was dropped, and never outside of its list', () => {
  const moved = (sent: Record<string, string>) =>
    sectionIds(submit('move-section', { section: 'home-cta', ...sent }).after);
  expect(moved({ index: '0' })).toEqual(['home-cta', 'home-faq']);
  expect(moved({ index: '1' })).toEqual(['home-faq', 'home-cta']);
  expect(moved({ index: '7' })).toEqual(['home-faq', 'home-cta']);
  expect(moved({ direction: 'up' })).toEqual(['home-cta', 'home-faq']);
  const pages = submit('move-page', { page: 'about', index: '0' }).after.pages.map(({ id }) => id);
  expect(pages).toEqual(['about', 'home']);
});

test('below posts only what is on in the library can be put, beside what stands there', () => {
  const off = (kind: string) => new Map([[kind, { isOn: false, variantsOff: [], hint: '' }]]);
  const choices = (of: WebsiteDocument, library = off('newsletter')) =>
    Object.keys(
      formFieldsOf(partOf(of, 'blog', library)?.fields ?? z.object({})).find(({ name }) => name === 'below')?.options ??
        {},
    );
  expect(choices(document)).toEqual(['none', 'contactForm']);
  expect(choices(document, off('hours'))).toEqual(['none', 'newsletter', 'contactForm']);
  const sections = [{ id: 'below', kind: 'newsletter', version: 1, variant: 'inline', hidden: false, props: {} }];
  expect(choices({ ...document, blog: { ...document.blog, sections } })).toEqual(['none', 'newsletter', 'contactForm']);
});

test('the blog gets its look, and a form below every post whose words are changed by themselves', () => {
  const saved = ({ part, ...fields }: Record<string, string>, from: WebsiteDocument) => {
    const form = new FormData();
    form.set('part', part ?? '');
    for (const [name, value] of Object.entries(fields)) {
      form.set(name, value);
      form.append('only', name);
    }
    const result = intents.get('save')?.run({ document: from, form, newId: () => 'new-id' });
    const applied = applyOperations(from, result?.ok ? result.operations : []);
    if (!result?.ok || !applied.ok) throw new Error('It was not saved');
    return applied.document;
  };
  const german = { ...document, language: 'de' };
  const wide = saved({ part: 'blog', variant: 'wide', below: 'newsletter', path: '/neues' }, german);
  expect(wide.blog).toMatchObject({ variant: 'wide', path: '/neues', sections: [{ kind: 'newsletter' }] });
  const [{ id = '', props } = {}] = wide.blog.sections;
  expect(props).toMatchObject({ heading: 'Newsletter', button: labelsOf('de').signUp });
  const worded = saved({ part: `below:${id}`, heading: 'Brot per Post' }, wide);
  expect(worded.blog.sections).toMatchObject([{ id, props: { heading: 'Brot per Post' } }]);
  const kept = saved({ part: 'blog', variant: 'column' }, worded);
  expect(kept.blog).toMatchObject({ variant: 'column', sections: worded.blog.sections });
  expect(saved({ part: 'blog', below: 'none' }, kept).blog.sections).toEqual([]);
  expect(partOf(kept, 'below:gone')).toBeNull();
});
