import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { getSection, sectionKinds } from '../sections/index.ts';
import { operationTools, verbs } from './index.ts';

const parametersOf = (name: string) => operationTools.find((tool) => tool.name === name)?.parameters;
const accepts = (name: string, call: unknown) =>
  z.fromJSONSchema(parametersOf(name) as Parameters<typeof z.fromJSONSchema>[0]).safeParse(call).success;

describe('operations as tools for a model', () => {
  it('are all there, each with words, and name no type since the tool does', () => {
    expect(operationTools.map(({ name }) => name)).toEqual(Object.keys(verbs));
    for (const { description, parameters } of operationTools) {
      expect(description).toMatch(/^[A-Z].{10,}\.$/);
      expect(parameters).toMatchObject({ type: 'object' });
      expect(Object.keys(parameters['properties'] ?? {})).not.toContain('type');
      expect(JSON.parse(JSON.stringify(parameters))).toEqual(parameters);
    }
  });

  it('name every field of their verb, but for those that people alone give', () => {
    const peoplesOwn = new Set(['type', 'closedDays', 'specialHours', 'motion']);
    for (const { name, parameters } of operationTools) {
      const fields = Object.keys(verbs[name].schema.shape).filter((field) => !peoplesOwn.has(field));
      expect(Object.keys(parameters['properties'] ?? {}).sort(), name).toEqual(fields.sort());
    }
  });

  it.each(sectionKinds)('take a %s without spelling its fields out', (kind) => {
    const section = { id: 'new-1', kind, props: getSection(kind)?.sample };
    expect(accepts('addSection', { pageId: 'home', section })).toBe(true);
    expect(accepts('replaceSection', { sectionId: 'a', section })).toBe(true);
    expect(accepts('addPage', { page: { id: 'p', path: '/p', title: 'P', sections: [section] } })).toBe(true);
  });

  it('name the templates and typefaces there are', () => {
    expect(accepts('applyTemplate', { template: 'counter' })).toBe(true);
    expect(accepts('applyTemplate', { template: 'grandeur' })).toBe(false);
    expect(accepts('setTheme', { accent: '#112233' })).toBe(true);
    expect(accepts('setTheme', { typePair: 'comic' })).toBe(false);
  });
});
