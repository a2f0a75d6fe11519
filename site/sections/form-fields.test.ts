import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { brandFields, businessSchema, footerFields, headerFields, seoFields } from '../model/document.ts';
import { choice, image, link, list, number, paragraphs, text, toggle } from '../model/fields.ts';
import { formFieldsOf, type FormField } from './form-fields.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { sections } from './index.ts';

const fields = z.object({
  heading: text('Heading', { max: 80, help: 'Short' }),
  body: paragraphs('Text'),
  layout: choice('Layout', { wide: 'Wide', narrow: 'Narrow' }),
  shown: toggle('Shown', true),
  count: number('Count', { min: 1, max: 9, initial: 3 }),
  action: link('Button'),
  picture: image('Picture'),
  items: list(
    'Items',
    'item',
    { name: text('Name'), parts: list('Parts', 'part', { label: text('Label') }, { max: 2 }) },
    { max: 5 },
  ),
});

describe('the form of a schema', () => {
  it('carries labels, limits, options and initial values in the order of the schema', () => {
    const summary = formFieldsOf(fields).map(({ name, label, control, initial, max }) => ({
      name,
      label,
      control,
      initial,
      max,
    }));
    expect(summary).toEqual([
      { name: 'heading', label: 'Heading', control: 'text', initial: '', max: 80 },
      { name: 'body', label: 'Text', control: 'paragraphs', initial: '', max: 4000 },
      { name: 'layout', label: 'Layout', control: 'choice', initial: 'wide', max: undefined },
      { name: 'shown', label: 'Shown', control: 'toggle', initial: true, max: undefined },
      { name: 'count', label: 'Count', control: 'number', initial: 3, max: 9 },
      { name: 'action', label: 'Button', control: 'link', initial: { label: '', to: '' }, max: undefined },
      { name: 'picture', label: 'Picture', control: 'image', initial: { source: 'none' }, max: undefined },
      { name: 'items', label: 'Items', control: 'list', initial: [], max: 5 },
    ]);
    const named = (name: string) => formFieldsOf(fields).find((field) => field.name === name);
    expect(named('heading')).toMatchObject({ help: 'Short', required: false });
    expect(named('layout')?.options).toEqual({ wide: 'Wide', narrow: 'Narrow' });
    expect(named('count')?.min).toBe(1);
    expect(named('items')).toMatchObject({
      item: 'item',
      fields: [{ name: 'name' }, { name: 'parts', max: 2, fields: [{ name: 'label' }] }],
    });
    expect(named('action')?.fields?.map(({ name }) => name)).toEqual(['label', 'to']);
  });

  it('says which fields may not be empty', () => {
    expect(formFieldsOf(z.object(brandFields)).map(({ name, required }) => [name, required])).toEqual([
      ['name', true],
      ['tagline', false],
    ]);
  });

  it('works for every part of a document and every kind of section, with a label for each field', () => {
    const everywhere = (list: FormField[]): FormField[] =>
      list.flatMap((field) => [field, ...everywhere(field.fields ?? [])]);
    const parts = [z.object(headerFields), z.object(footerFields), businessSchema, z.object(seoFields)];
    for (const schema of [...parts, ...Object.values(sections).map((kind) => kind.fields)]) {
      const all = everywhere(formFieldsOf(schema));
      expect(all.length).toBeGreaterThan(0);
      for (const field of all) expect(field.label).not.toBe('');
    }
    for (const kind of Object.values(sections)) {
      expect(formFieldsOf(kind.fields).map(({ name }) => name)).toEqual(Object.keys(kind.fields.shape));
    }
  });
});

describe('the JSON Schema of a kind', () => {
  it('tells a model what to write', () => {
    const schema = jsonSchemaOf({ fields, label: 'Card', hint: 'For small things' });
    expect(schema).toMatchObject({
      type: 'object',
      title: 'Card',
      description: 'For small things',
      additionalProperties: false,
      properties: {
        heading: { type: 'string', title: 'Heading', description: 'Short', maxLength: 80 },
        layout: { enum: ['wide', 'narrow'], description: 'wide: Wide; narrow: Narrow' },
        items: { type: 'array', maxItems: 5, items: { properties: { parts: { type: 'array', maxItems: 2 } } } },
      },
    });
    expect(JSON.stringify(schema)).not.toContain('"field"');
  });

  it('can be made for every kind', () => {
    for (const kind of Object.values(sections))
      expect(Object.keys(jsonSchemaOf(kind)['properties'] ?? {})).not.toHaveLength(0);
  });
});
