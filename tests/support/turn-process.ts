import { z } from 'zod';
import { createModelDesigner } from '#designer/index.ts';
import { openApi, testSettings } from './api.ts';
import { scriptedDesigner } from './scripted-designer.ts';
import { good, madeBy } from './website-steps.ts';

/**
 * A process of its own on the embedded database of a folder, or on PostgreSQL: makes a website, asks the model for a change, says the ids of
 * both to its parent, and works on it until somebody kills it.
 */
const [baseUrl = '', where = '{}'] = process.argv.slice(2);
const api = await openApi({
  settings: testSettings(z.record(z.string(), z.string()).parse(JSON.parse(where))),
  designer: createModelDesigner({ apiKey: 'key', baseUrl, model: 'gpt-4.1-mini' }, scriptedDesigner),
});
const owner = await api.person([], 'staying');
const { id } = await madeBy(owner);
const ask = () =>
  owner.ask<{ sendChatMessage: { message: { id: string } } }>(
    'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { message { id } } }',
    { input: { websiteId: id, text: 'A better headline' } },
  );
// The first design is under way until the model has looked at the draft.
let answer = await ask();
while (answer.errors?.[0]?.extensions.code === 'INVALID') answer = await ask();
process.send?.({ website: id, message: good(answer).sendChatMessage.message.id });
