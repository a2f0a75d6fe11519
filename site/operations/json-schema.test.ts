import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { getSection, sectionKinds } from '../sections/index.ts';
import { operationTools, verbs } from './index.ts';

const tools = operationTools();
const toolNamed = (name: string) => tools.find((tool) => tool.name === name);
/** Reading a schema of all kinds takes a tenth of a second: each is read once. */
const schemas = new Map<string, z.ZodType>();
function schemaOf(name: string): z.ZodType {
  const read =
    schemas.get(name) ?? z.fromJSONSchema(toolNamed(name)?.parameters as Parameters<typeof z.fromJSONSchema>[0]);
  schemas.set(name, read);
  return read;
}
const accepts = (name: string, call: unknown) => schemaOf(name).safeParse(call).success;

describe('operations as tools for a model', () => {
  it('are all there, each with words, and name no type since the tool does', () => {
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(verbs));
    for (const { description, parameters } of tools) {
      expect(description).toMatch(/^[A-Z].{10,}\.$/);
      expect(parameters).toMatchObject({ type: 'object', additionalProperties: false });
      expect(Object.keys(parameters['properties'] ?? {})).not.toContain('type');
      expect(JSON.parse(JSON.stringify(parameters))).toEqual(parameters);
    }
  });

  it.each(sectionKinds)('take a %s with its own fields and refuse layouts and fields it does not have', (kind) => {
    const definition = getSection(kind);
    const variant = Object.keys(definition?.variants ?? {})[0];
    const section = { id: 'new-1', kind, variant, props: definition?.sample };
    expect(accepts('addSection', { pageId: 'home', section })).toBe(true);
    expect(accepts('replaceSection', { sectionId: 'a', section })).toBe(true);
    expect(accepts('addPage', { page: { id: 'p', path: '/p', title: 'P', sections: [section] } })).toBe(true);
    expect(accepts('addSection', { pageId: 'home', section: { ...section, variant: 'sideways' } })).toBe(false);
    expect(accepts('addSection', { pageId: 'home', section: { ...section, props: { glitter: 1 } } })).toBe(false);
  });

  it('name the templates and typefaces there are', () => {
    expect(accepts('applyTemplate', { template: 'counter' })).toBe(true);
    expect(accepts('applyTemplate', { template: 'grandeur' })).toBe(false);
    expect(accepts('setTheme', { accent: '#112233' })).toBe(true);
    expect(accepts('setTheme', { typePair: 'comic' })).toBe(false);
  });

  it('can be narrowed to a few kinds for a small model', () => {
    const small = operationTools({ kinds: ['hero', 'faq'] });
    expect(JSON.stringify(small).length).toBeLessThan(JSON.stringify(tools).length / 3);
    const parameters = small.find(({ name }) => name === 'addSection')?.parameters;
    expect(JSON.stringify(parameters).match(/"const":"\w+"/g)).toContain('"const":"faq"');
    expect(JSON.stringify(parameters)).not.toContain('"const":"pricing"');
  });
});
