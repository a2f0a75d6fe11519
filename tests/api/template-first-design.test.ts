import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createModelDesigner } from '#designer/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { callsTools, says, startModelServer } from '#tests/support/model-server.ts';
import { scriptedDesigner } from '#tests/support/scripted-designer.ts';
import { change, good, heading, madeBy, messagesOf, read } from '#tests/support/website-steps.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let model: Awaited<ReturnType<typeof startModelServer>>;
let api: Api;
beforeAll(async () => {
  model = await startModelServer([]);
  const settings = { apiKey: 'key', baseUrl: model.baseUrl, model: 'gpt-4.1-mini' };
  api = await openApi({ database: await openInMemory(), designer: createModelDesigner(settings, scriptedDesigner) });
});
afterAll(async () => {
  await api.close();
  await model.close();
});

type Draft = { id: string; currentRevision: number; document: WebsiteDocument };

/** A template whose document staff changed and put into use; gives its id. */
async function edited(...operations: Operation[]): Promise<string> {
  const admin = await api.person(['admin']);
  const input = {
    name: 'Edited',
    slug: 'edited',
    category: 'Food',
    description: '',
    published: true,
    design: 'almanac',
  };
  const { createTemplate } = good(
    await admin.ask<{ createTemplate: { id: string } }>(
      'mutation ($input: TemplateInput!) { createTemplate(input: $input) { id } }',
      { input },
    ),
  );
  const { id } = createTemplate;
  const { editTemplate } = good(
    await admin.ask<{ editTemplate: { draft: Draft } }>(
      'mutation ($id: ID!) { editTemplate(id: $id) { draft { id currentRevision document } } }',
      { id },
    ),
  );
  const { draft } = editTemplate;
  const { currentRevision } = good(await change(admin, draft.id, draft.currentRevision, ...operations)).changeWebsite;
  good(
    await admin.ask(
      'mutation ($id: ID!, $revision: Int!) { putTemplateIntoUse(id: $id, revision: $revision, seen: 0) { id } }',
      { id, revision: currentRevision },
    ),
  );
  return id;
}

it('a model goes on from a draft that has the template’s look, and may not change it', async () => {
  const templateId = await edited({ type: 'setTheme', accent: '#5b1f7a' });
  model.play(
    callsTools(
      ['setTheme', { accent: '#118833' }],
      ['applyTemplate', { template: 'counter' }],
      ['updateSection', { sectionId: 'hero-1', props: { heading: 'Bread at night' } }],
    ),
    says('The opening is sharper now.'),
  );
  const owner = await api.person();
  const { id, document } = await madeBy(owner, { templateId });
  expect(document.theme.accent).toBe('#5b1f7a');
  await vi.waitFor(async () => expect((await messagesOf(owner, id)).at(-1)).toMatchObject({ state: 'DONE' }), {
    timeout: 20_000,
    interval: 50,
  });
  expect(JSON.stringify(model.requests[0]?.messages)).toContain('#5b1f7a');
  expect(JSON.stringify(model.requests[1]?.messages)).toContain('part of the look that the owner chose');
  const made = await read(owner, id);
  expect(heading(made.document)).toContain('Bread at night');
  const { theme, header, footer, template } = document;
  expect(made.document).toMatchObject({ theme, header, footer, template });
});
