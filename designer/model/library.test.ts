import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SectionLibrary } from '#site/sections/library.ts';
import { callsTools, says, startModelServer, type ModelServer } from '#tests/support/model-server.ts';
import { sampleDocument, scriptedDesigner } from '#tests/support/scripted-designer.ts';
import { createModelDesigner } from './index.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer([says('Hello.')]);
});
afterAll(() => server.close());

const library: SectionLibrary = new Map([
  ['gallery', { isOn: false, variantsOff: [], hint: 'Never told' }],
  ['faq', { isOn: true, variantsOff: ['fold'], hint: 'Five questions\nat most' }],
]);
const document = sampleDocument();
const respond = () =>
  createModelDesigner({ apiKey: 'key', baseUrl: server.baseUrl, model: 'any' }, scriptedDesigner).respond(
    { message: 'Add a gallery and some questions', document, history: [], library },
    { seed: 1 },
  );
const add = (id: string, kind: string, variant?: string): [string, unknown] => [
  'addSection',
  { pageId: document.pages[0]?.id, section: { id, kind, ...(variant && { variant }) } },
];

it('a model is shown the kinds and layouts that are on, with the hints of staff', async () => {
  server.play(says('Nothing to do.'));
  await respond();
  const system = String(server.requests[0]?.messages[0]?.content);
  expect(system).toMatch(/^faq: .* Five questions at most Layouts: margin, open\./m);
  expect(system).not.toMatch(/^gallery: /m);
  expect(system).not.toContain('Never told');
});

it('a model that asks for what is off is told so, and what it leaves open is on', async () => {
  const scope: [string, unknown] = ['declareScope', { parts: ['pages', 'questions', 'pictures'] }];
  server.play(callsTools(scope, add('pictures', 'gallery')), callsTools(add('questions', 'faq')), says('Done.'));
  const { operations } = await respond();
  expect(JSON.stringify(server.requests[1]?.messages.slice(-2))).toContain('“Pictures” is no longer offered');
  expect(operations).toMatchObject([{ type: 'addSection', section: { kind: 'faq', variant: expect.any(String) } }]);
  expect(JSON.stringify(operations)).not.toContain('"variant":"fold"');
});
