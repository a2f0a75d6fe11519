import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { purgeTrialsBegunBefore } from '#backend/modules/chat-trials/store.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { createChatTemplate, deleteChatTemplate, updateChatTemplate } from '#tests/support/chat-template-steps.ts';
import { openModelApi, type ModelApi } from '#tests/support/model-api.ts';
import { says } from '#tests/support/model-server.ts';
import { failure, good, madeBy, messagesOf, run, say } from '#tests/support/website-steps.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let database: ModelApi['database'];
let model: ModelApi['model'];
let api: ModelApi['api'];
let close: ModelApi['close'];
let admin: TestPerson;

beforeAll(async () => {
  ({ database, model, api, close } = await openModelApi());
});
afterAll(() => close());
beforeEach(async () => {
  admin = await api.person(['admin']);
  model.play(says('Fine as it is.'));
});

type Tried = { id: string; name: string; version: number };
type Website = {
  id: string;
  purpose: string;
  greeting: string;
  suggestions: string[];
  templateTried: Tried | null;
  messages: { text: string; state: string; template: Tried | null }[];
};
type Trial = { sample: string; website: Website | null };
const TRIAL = `sample website { id purpose greeting suggestions templateTried { id name version }
  messages { text state template { id name version } } }`;

const start = (person: TestPerson, templateId: string, sample = 'Brook Lane Bakery') =>
  person.ask<{ startChatTrial: Trial }>(
    `mutation ($templateId: ID!, $sample: String!) { startChatTrial(templateId: $templateId, sample: $sample) { ${TRIAL} } }`,
    { templateId, sample },
  );
const trialOf = async (person: TestPerson, id: string) =>
  good(
    await person.ask<{ chatTemplate: { trial: Trial | null } }>(
      `query ($id: ID!) { chatTemplate(id: $id) { trial { ${TRIAL} } } }`,
      { id },
    ),
  ).chatTemplate.trial;
const begun = async (templateId: string) => {
  const { website } = good(await start(admin, templateId)).startChatTrial;
  if (!website) throw new Error('There is no website');
  return website;
};
const idle = (id: string) =>
  vi.waitFor(async () => expect((await messagesOf(admin, id)).map(({ state }) => state)).not.toContain('WORKING'), {
    timeout: 20_000,
    interval: 20,
  });
const system = () => String(model.requests[0]?.messages[0]?.content);
const isThere = async (id: string) =>
  good(await admin.ask<{ website: unknown }>('query ($id: ID!) { website(id: $id) { id } }', { id })).website !== null;

describe('a trial of a chat template', () => {
  it('for conversations begins with its greeting and prompts, and is answered with what was saved last, active or not', async () => {
    const change = {
      name: 'Sailor',
      prompt: 'Talk as sailors do.',
      greeting: 'Ahoy {{business}}',
      suggestions: 'Sail',
    };
    const { id } = good(await createChatTemplate(admin, 'CONVERSATION', change)).createChatTemplate;
    const website = await begun(id);
    expect(website).toMatchObject({
      purpose: 'TRIAL',
      greeting: 'Ahoy Brook Lane Bakery',
      messages: [],
      templateTried: { id, name: 'Sailor', version: 1 },
    });
    expect(website.suggestions[0]).toBe('Sail');
    good(await updateChatTemplate(admin, id, { ...change, prompt: 'Talk as captains do, of {{plan}}.' }));
    good(await say(admin, website.id, 'Hello'));
    await idle(website.id);
    expect(system()).toMatch(/^Talk as captains do, of Free\.\n\nYou design/u);
    expect((await trialOf(admin, id))?.website?.messages.at(-1)).toMatchObject({
      text: 'Fine as it is.',
      template: { id, name: 'Sailor', version: 2 },
    });
  });

  it('for first designs has the model work on the draft with it', async () => {
    const change = { prompt: 'Design {{business}} boldly.', greeting: 'Welcome.' };
    const { id } = good(await createChatTemplate(admin, 'FIRST_DESIGN', change)).createChatTemplate;
    const website = await begun(id);
    expect(website.messages[0]?.text).toMatch(/\n\nWelcome\.$/u);
    await idle(website.id);
    expect(system()).toMatch(/^Design Brook Lane Bakery boldly\./u);
  });

  it('changes nothing for anybody else', async () => {
    const { id } = good(await createChatTemplate(admin, 'CONVERSATION', { prompt: 'Only here.' })).createChatTemplate;
    await begun(id);
    const owner = await api.person();
    const { id: website } = await madeBy(owner);
    await vi.waitFor(
      async () => expect((await messagesOf(owner, website)).map(({ state }) => state)).not.toContain('WORKING'),
      { timeout: 20_000 },
    );
    model.play(says('Hello.'));
    good(await say(owner, website, 'Hello'));
    await vi.waitFor(() => expect(model.requests).toHaveLength(1), { timeout: 20_000 });
    expect(system()).toMatch(/^You design/u);
    expect(await trialOf(await api.person(['admin']), id)).toBeNull();
  });

  it('costs no plan anything and is in no list', async () => {
    const { id } = good(await createChatTemplate(admin, 'CONVERSATION')).createChatTemplate;
    const website = await begun(id);
    const { viewer } = good(
      await admin.ask<{ viewer: Record<string, unknown> }>(
        '{ viewer { websiteCount websites { totalCount } plan { assistantMessagesUsed } } }',
      ),
    );
    expect(viewer).toEqual({ websiteCount: 0, websites: { totalCount: 0 }, plan: { assistantMessagesUsed: 0 } });
    expect(failure(await run(admin, 'publishWebsite', website.id)).code).toBe('FORBIDDEN');
    expect(failure(await run(admin, 'duplicateWebsite', website.id)).code).toBe('FORBIDDEN');
    const owner = await api.person();
    expect(good(await owner.ask('query ($id: ID!) { website(id: $id) { id } }', { id: website.id }))).toEqual({
      website: null,
    });
  });

  it('is started over with another sample, and the website before it is gone', async () => {
    const { id } = good(await createChatTemplate(admin, 'CONVERSATION')).createChatTemplate;
    const first = await begun(id);
    const second = good(await start(admin, id, 'Casa Olmo')).startChatTrial;
    expect(second.website?.id).not.toBe(first.id);
    expect(await trialOf(admin, id)).toMatchObject({ sample: 'Casa Olmo', website: { id: second.website?.id } });
    expect(await isThere(first.id)).toBe(false);
  });

  it('says what it cannot begin with', async () => {
    const { id: blog } = good(await createChatTemplate(admin, 'BLOG')).createChatTemplate;
    expect(failure(await start(admin, blog))).toMatchObject({
      fields: { templateId: ['A template for blogs has no chat to be tried in.'] },
    });
    const { id } = good(await createChatTemplate(admin, 'CONVERSATION')).createChatTemplate;
    expect(failure(await start(admin, id, 'Atlantis'))).toMatchObject({ code: 'INVALID' });
  });

  it('stays when its template is deleted, answered by the active one, and goes after a week', async () => {
    const { id } = good(await createChatTemplate(admin, 'CONVERSATION', { prompt: 'Gone.' })).createChatTemplate;
    const website = await begun(id);
    good(await deleteChatTemplate(admin, id));
    good(await say(admin, website.id, 'Hello'));
    await idle(website.id);
    expect(system()).toMatch(/^You design/u);
    const now = Date.parse('2026-11-22T12:00:00Z');
    expect(await purgeTrialsBegunBefore(database.db, new Date(now - 10 * 365 * 86_400_000))).toEqual([]);
    expect(await isThere(website.id)).toBe(true);
    expect(await purgeTrialsBegunBefore(database.db, new Date(now + 10 * 365 * 86_400_000))).toContain(website.id);
    expect(await isThere(website.id)).toBe(false);
  });
});
