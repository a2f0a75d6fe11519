import type { TestPerson } from './api.ts';

export type Template = {
  id: string;
  name: string;
  slug: string;
  category: string;
  description: string;
  published: boolean;
  builderNumber: number | null;
  websiteCount: number;
  updatedBy: string | null;
  version: number;
  design: string;
  document: { template: string };
};

export const FIELDS =
  'id name slug category description builderNumber published design websiteCount updatedBy version document';
export const input = (change: Record<string, unknown> = {}) => ({
  name: 'Quiet Bakery',
  slug: `quiet-${Math.random().toString(36).slice(2, 10)}`,
  category: 'Food',
  description: 'For bakers who let bread speak',
  published: true,
  design: 'almanac',
  ...change,
});
export const create = (person: TestPerson, change?: Record<string, unknown>) =>
  person.ask<{ createTemplate: Template }>(
    `mutation ($input: TemplateInput!) { createTemplate(input: $input) { ${FIELDS} } }`,
    { input: input(change) },
  );
export const update = (person: TestPerson, id: string, change?: Record<string, unknown>, version?: number) =>
  person.ask<{ updateTemplate: Template }>(
    `mutation ($id: ID!, $input: TemplateInput!, $version: Int) { updateTemplate(id: $id, input: $input, version: $version) { ${FIELDS} } }`,
    { id, input: input(change), version },
  );
/** Everything else stays as it is. */
export const giveNumber = (
  person: TestPerson,
  template: Template,
  builderNumber: number | null,
  swapsWith?: string,
) => {
  const { id, name, slug, category, description, published, design, version } = template;
  return person.ask<{ updateTemplate: Template }>(
    `mutation ($id: ID!, $input: TemplateInput!, $version: Int, $swapsWith: ID) {
      updateTemplate(id: $id, input: $input, version: $version, swapsWith: $swapsWith) { ${FIELDS} } }`,
    { id, input: { name, slug, category, description, published, design, builderNumber }, version, swapsWith },
  );
};
export const remove = (person: TestPerson, id: string) =>
  person.ask('mutation ($id: ID!) { deleteTemplate(id: $id) { id } }', { id });

export const duplicate = (person: TestPerson, id: string) =>
  person.ask<{ duplicateTemplate: Template }>(`mutation ($id: ID!) { duplicateTemplate(id: $id) { ${FIELDS} } }`, {
    id,
  });
