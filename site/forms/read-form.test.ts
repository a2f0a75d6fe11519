import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { choice, image, link, list, number, paragraphs, text, toggle } from '../model/fields.ts';
import { isRecord } from '../model/json.ts';
import { sections } from '../sections/index.ts';
import { forgivingLink, readForm } from './index.ts';

const fields = z.object({
  heading: text('Heading', { max: 20 }),
  body: paragraphs('Text'),
  layout: choice('Layout', { wide: 'Wide', narrow: 'Narrow' }),
  shown: toggle('Shown', true),
  count: number('Count', { min: 1, max: 9, initial: 3 }),
  action: link('Button'),
  picture: image('Picture'),
  items: list(
    'Items',
    'item',
    { name: text('Name', { max: 9 }), parts: list('Parts', 'part', { label: text('Label') }, { max: 2 }) },
    { max: 3 },
  ),
});
const full = {
  heading: 'Bread',
  body: 'One\n\nTwo',
  layout: 'narrow',
  shown: true,
  count: 4,
  action: { label: 'Menu', to: '/menu' },
  picture: { source: 'placeholder', wants: 'your photo', motif: 'bread', seed: 7, alt: 'Bread' },
  items: [
    { name: 'a', parts: [{ label: 'x' }] },
    { name: 'b', parts: [] },
    { name: 'c', parts: [{ label: 'y' }, { label: 'z' }] },
  ],
};

/** The entries that a browser sends for a form showing this value. */
function sent(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'boolean') return value ? [[name, 'on']] : [];
  if (Array.isArray(value)) return [[name, ''], ...value.flatMap((item, index) => sent(item, `${name}.${index}`))];
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, entry]) => sent(entry, name === '' ? key : `${name}.${key}`));
  return [[name, String(value).replaceAll('\n', '\r\n')]];
}
const read = (entries: [string, string][], before?: Record<string, unknown>) => readForm(fields, entries, { before });

describe('a form sent without JavaScript', () => {
  it('becomes the value that it shows', () => {
    expect(read(sent(full))).toEqual({ ok: true, values: full, listChange: null });
  });

  it('does so for the sample of every kind of section', () => {
    for (const kind of Object.values(sections)) {
      const value = kind.fields.parse(kind.sample);
      expect(readForm(kind.fields, sent(value))).toEqual({ ok: true, values: value, listChange: null });
    }
  });

  it('keeps what was typed and says what is wrong, field by field', () => {
    const result = read([
      ...sent(full),
      ['heading', 'x'.repeat(21)],
      ['count', 'many'],
      ['items.1.name', '1234567890'],
      ['action.to', 'javascript:alert(1)'],
    ]);
    expect(result).toMatchObject({
      ok: false,
      values: { heading: 'x'.repeat(21), count: 'many', action: { to: 'javascript:alert(1)' } },
      fields: {
        heading: ['Keep this to 20 characters or fewer'],
        count: ['Write a number here'],
        'items.1.name': ['Keep this to 9 characters or fewer'],
        'action.to': [expect.stringContaining('/menu')],
      },
    });
  });

  it('turns off a checkbox that is not sent, and keeps other fields that the form does not have', () => {
    const result = read([['heading', 'New']], full);
    expect(result.values).toEqual({ ...full, heading: 'New', shown: false });
    expect(readForm(fields, [['heading', 'New']], { before: full, only: ['heading'] }).values).toEqual({
      ...full,
      heading: 'New',
    });
  });

  it('empties a list that is shown without items', () => {
    expect(read([['items', '']], full).values['items']).toEqual([]);
    expect(read([], full).values['items']).toEqual(full.items);
  });

  it('takes the last of several values, as a hidden field before a checkbox needs', () => {
    expect(read([['shown', 'off']], full).values['shown']).toBe(false);
    expect(
      read(
        [
          ['shown', 'off'],
          ['shown', 'on'],
        ],
        full,
      ).values['shown'],
    ).toBe(true);
  });

  it('keeps the parts of a picture that fit its source', () => {
    const kept = read(
      [
        ['picture.source', 'illustration'],
        ['picture.alt', 'A loaf'],
      ],
      full,
    );
    expect(kept.values['picture']).toEqual({ source: 'illustration', motif: 'bread', seed: 7, alt: 'A loaf' });
    expect(read([['picture.source', 'none']], full).values['picture']).toEqual({ source: 'none' });
    const wrong = read(
      [
        ['picture.source', 'asset'],
        ['picture.id', 'a'],
        ['picture.width', 'wide'],
        ['picture.height', '1'],
      ],
      full,
    );
    expect(wrong.ok).toBe(false);
  });

  it('keeps the picture that was there when an upload was chosen before there is one', () => {
    const waiting = read(
      [
        ['picture.source', 'asset'],
        ['picture.id', ''],
        ['picture.width', '0'],
      ],
      full,
    );
    expect(waiting.values['picture']).toEqual(full.picture);
  });

  it('does not call an uploaded picture what the drawing before it was called', () => {
    const upload = { source: 'asset', id: 'a', alt: full.picture.alt, width: '8', height: '6' };
    const entries = Object.entries(upload).map(([part, value]): [string, string] => [`picture.${part}`, value]);
    expect(read(entries, full).values['picture']).toMatchObject({ alt: '' });
    const described = entries.map(([name, value]): [string, string] => [name, name === 'picture.alt' ? 'Rye' : value]);
    expect(read(described, full).values['picture']).toMatchObject({ alt: 'Rye' });
  });

  it('writes down the point of a picture to keep in sight unless it is the middle', () => {
    const plain = { source: 'asset', id: 'a', alt: '', width: 8, height: 6 };
    const at = (point: Record<string, string>, focus?: string) =>
      read(
        Object.entries({ ...plain, ...point }).map(([part, value]): [string, string] => [
          `picture.${part}`,
          String(value),
        ]),
        { ...full, picture: { ...plain, ...(focus && { focus }) } },
      );
    expect(at({ across: '50', down: '50' }, '8% 8%').values['picture']).toEqual(plain);
    expect(at({ across: '30', down: '100' }).values['picture']).toEqual({ ...plain, focus: '30% 100%' });
    expect(at({ alt: 'Rye' }, '30% 100%').values['picture']).toMatchObject({ focus: '30% 100%' });
    expect(at({}, 'left top').values['picture']).toMatchObject({ focus: '0% 0%' });
    for (const across of ['101', '-1', '2.5', '', 'x'])
      expect(at({ across, down: '5' })).toMatchObject({
        ok: false,
        fields: { 'picture.focus': ['Use whole numbers from 0 to 100'] },
      });
  });
});

describe('buttons that change lists', () => {
  const names = (values: Record<string, unknown>) => JSON.stringify(values['items']).match(/(?<="name":")[^"]*/g);

  it('add, remove, duplicate and move items, and say where the item is now', () => {
    const two = { ...full, items: full.items.slice(0, 2) };
    const added = read([...sent(two), ['_add', 'items']]);
    expect(added).toMatchObject({ ok: true, listChange: { kind: 'add', path: ['items'], index: 2 } });
    expect(added.values['items']).toEqual([...two.items, { name: '', parts: [] }]);
    expect(names(read([...sent(full), ['_remove', 'items.1']]).values)).toEqual(['a', 'c']);
    const moved = read([...sent(full), ['_move', 'items.2.up']]);
    expect(names(moved.values)).toEqual(['a', 'c', 'b']);
    expect(moved.listChange?.index).toBe(1);
    expect(names(read([...sent(full), ['_move', 'items.0.down']]).values)).toEqual(['b', 'a', 'c']);
    expect(names(read([...sent(full), ['_move', 'items.0.up']]).values)).toEqual(['a', 'b', 'c']);
    expect(names(read([...sent(two), ['_duplicate', 'items.0']]).values)).toEqual(['a', 'a', 'b']);
  });

  it('work in lists within lists', () => {
    const result = read([...sent(full), ['_move', 'items.2.parts.1.up']]);
    expect(result.values['items']).toEqual([
      full.items[0],
      full.items[1],
      { name: 'c', parts: [{ label: 'z' }, { label: 'y' }] },
    ]);
    expect(result.listChange).toEqual({ kind: 'up', path: ['items', '2', 'parts'], index: 0 });
  });

  it('keep what was typed elsewhere in the form, even when it is wrong', () => {
    const result = read([...sent(full), ['heading', 'x'.repeat(99)], ['_remove', 'items.0']]);
    expect(result.ok).toBe(false);
    expect(names(result.values)).toEqual(['b', 'c']);
    expect(result.values['heading']).toBe('x'.repeat(99));
  });

  it('say so when a list is full', () => {
    expect(read([...sent(full), ['_add', 'items']])).toMatchObject({
      ok: false,
      fields: { items: [expect.stringContaining('no room')] },
      values: full,
    });
  });

  it('do nothing when they name no list of the form', () => {
    for (const [name, value] of [
      ['_add', 'heading'],
      ['_add', '__proto__'],
      ['_remove', 'items.99'],
      ['_move', 'items.x.up'],
      ['_move', 'items.0.sideways'],
      ['_remove', 'items.0.name.0'],
      ['_add', 'items.9.parts'],
    ] as const) {
      expect(read([...sent(full), [name, value]])).toEqual({ ok: true, values: full, listChange: null });
    }
  });
});

describe('hostile forms', () => {
  it('never throw and never reach a prototype, whatever is sent', () => {
    const part = fc.constantFrom(
      'heading',
      'items',
      'picture',
      'source',
      'action',
      'to',
      '0',
      '1',
      '9999',
      '__proto__',
      'constructor',
      'prototype',
      '',
      'parts',
      'name',
    );
    const name = fc.oneof(
      fc.array(part, { maxLength: 15 }).map((parts) => parts.join('.')),
      fc.constantFrom('_add', '_remove', '_move', '_duplicate'),
    );
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('items.0', '__proto__.0.up', 'asset', 'items'),
      fc.constant(new Date()),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 30 }), (entries) => {
        const result = readForm(fields, entries, { before: full });
        expect(Object.getPrototypeOf(result.values)).toBe(Object.prototype);
        if (result.ok) expect(fields.parse(result.values)).toEqual(result.values);
      }),
      { numRuns: 500 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('links as people type them', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['www.example.co.uk/menu?x=1#y', 'https://www.example.co.uk/menu?x=1#y'],
    ['bäckerei-müller.de', 'https://bäckerei-müller.de'],
    ['localhost.test:3000/x', 'https://localhost.test:3000/x'],
    ['me@x.org', 'mailto:me@x.org'],
    ['(0131) 555 01 23', 'tel:01315550123'],
    ['+44 131-555.0123', 'tel:+441315550123'],
    ['tel: +44 131 555', 'tel:+44131555'],
    ['WhatsApp +47 912 34 567', 'https://wa.me/4791234567'],
    ['signal: +44 (7700) 900-123', 'https://signal.me/#p/+447700900123'],
    ['whatsapp 912 34 567', 'whatsapp 912 34 567'],
    [' /menu ', '/menu'],
    ['#hours', '#hours'],
    ['https://example.com/a', 'https://example.com/a'],
    ['mailto:me@x.org', 'mailto:me@x.org'],
    ['', ''],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['data:text/html,x', 'data:text/html,x'],
    ['//evil.example', '//evil.example'],
    ['the menu', 'the menu'],
  ])('%j becomes %j', (typed, link) => {
    expect(forgivingLink(typed)).toBe(link);
  });
});
