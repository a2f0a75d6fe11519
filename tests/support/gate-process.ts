import { z } from 'zod';
import { builtInDesigner, createModelDesigner } from '#designer/index.ts';
import { openApi, testSettings } from './api.ts';
import { createChatTemplate } from './chat-template-steps.ts';
import { startGate } from './gate-steps.ts';
import { good } from './website-steps.ts';

/** A process of its own on the embedded database of a folder: begins to replay a chat template, says its id, and works on it until it is killed. */
const [baseUrl = '', where = '{}'] = process.argv.slice(2);
const api = await openApi({
  settings: testSettings(z.record(z.string(), z.string()).parse(JSON.parse(where))),
  designer: createModelDesigner({ apiKey: 'key', baseUrl, model: 'gpt-4.1-mini' }, builtInDesigner),
});
const staff = await api.person(['admin'], 'staying');
const { id } = good(await createChatTemplate(staff, 'CONVERSATION', { prompt: 'Be warm.' })).createChatTemplate;
good(await startGate(staff, { templateId: id }));
process.send?.(id);
