import { afterEach, describe, expect, it } from 'vitest';
import type { Api } from '#tests/support/api.ts';
import {
  activateChatTemplate,
  createChatTemplate,
  deleteChatTemplate,
  findChatTemplate,
  listChatTemplates,
  updateChatTemplate,
  useChatTemplate,
  type ChatTemplateInput,
} from '#tests/support/chat-template-steps.ts';
import { failure, good, madeBy } from '#tests/support/website-steps.ts';

/** The assistant's prompts, as staff keep them. */
export function chatTemplatesSuite(api: () => Api) {
  const admin = () => api().person(['admin']);
  const undone: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const goBack of undone.splice(0)) await goBack();
  });

  describe('chat templates', () => {
    it('are there from the first start, one of each purpose active', async () => {
      const active = await listChatTemplates(await admin(), 'first: 100, state: ACTIVE');
      expect(active.map(({ purpose, prompt, suggestions }) => [purpose, prompt, suggestions]).sort()).toEqual([
        ['BLOG', '', ''],
        ['CONVERSATION', '', ''],
        ['FIRST_DESIGN', '', ''],
      ]);
      const others = await listChatTemplates(await admin(), 'first: 100, state: INACTIVE, search: "warm"');
      expect(others).toMatchObject([{ purpose: 'CONVERSATION', isActive: false }]);
    });

    it('are made, changed and deleted by admins, each change a version that is kept', async () => {
      const person = await admin();
      const made = good(
        await createChatTemplate(person, 'BLOG', { prompt: ' For {{ business }}.\r\n', model: ' ', temperature: 0.7 }),
      ).createChatTemplate;
      expect(made).toMatchObject({
        prompt: 'For {{ business }}.',
        model: null,
        temperature: 0.7,
        version: 1,
        isActive: false,
      });
      const change: ChatTemplateInput = { name: 'Loud', prompt: 'Shout.', exampleCount: 3 };
      expect(good(await updateChatTemplate(person, made.id, change, 1)).updateChatTemplate.version).toBe(2);
      expect(good(await updateChatTemplate(person, made.id, change, 2)).updateChatTemplate.version).toBe(2);
      const { chatTemplate } = good(
        await person.ask<{ chatTemplate: Record<string, unknown> }>(
          'query ($id: ID!) { chatTemplate(id: $id) { first: versionAt(number: 1) { prompt name } none: versionAt(number: 3) { name } } }',
          { id: made.id },
        ),
      );
      expect(chatTemplate).toEqual({ first: { prompt: 'For {{ business }}.', name: 'Quiet' }, none: null });
      good(await deleteChatTemplate(person, made.id));
      expect(await findChatTemplate(person, made.id)).toBeNull();
      expect(failure(await deleteChatTemplate(person, made.id))).toEqual({ code: 'NOT_FOUND' });
    });

    it('say of each field what is wrong with it', async () => {
      const refused = async (input: ChatTemplateInput) =>
        failure(await createChatTemplate(await admin(), 'CONVERSATION', input));
      expect(
        await refused({
          name: ' ',
          prompt: 'x'.repeat(20_001),
          greeting: 'Hello {{owner}}',
          suggestions: 'a\nb\nc\n\nd\ne',
          model: 'm'.repeat(101),
          temperature: 2.1,
          exampleCount: 11,
        }),
      ).toEqual({
        code: 'INVALID',
        fields: {
          name: ['A chat template needs a name.'],
          prompt: ['A system prompt has at most 20,000 characters.'],
          greeting: [expect.stringContaining('These are known: {{business}}, {{trade}}, {{language}}, {{plan}}.')],
          suggestions: ['Write 4 suggested prompts at most, one a line.'],
          model: ['The name of a model has at most 100 characters.'],
          temperature: ['A temperature is from 0 to 2.'],
          exampleCount: ['Show 0 to 10 examples.'],
        },
      });
      expect(await refused({ prompt: '{{business {{plan}}}}', suggestions: 'x'.repeat(121) })).toMatchObject({
        fields: {
          prompt: [expect.stringContaining('cannot be inside another')],
          suggestions: ['A suggested prompt has at most 120 characters.'],
        },
      });
    });

    it('drop what no database keeps, and keep every other sign', async () => {
      const prompt = 'Ünïcödé 🥐 <b>"quoted"</b>\n\tתודה \u0007end';
      const made = good(await createChatTemplate(await admin(), 'BLOG', { prompt })).createChatTemplate;
      expect(made.prompt).toBe('Ünïcödé 🥐 <b>"quoted"</b>\n\tתודה end');
      expect(failure(await createChatTemplate(await admin(), 'BLOG', { prompt: 'a\u0000b' })).code).toBe('INVALID');
    });

    it('warn of a model whose price nobody knows', async () => {
      const person = await admin();
      const warned = async (model: string) =>
        good(await createChatTemplate(person, 'BLOG', { model })).createChatTemplate.warning;
      expect(await warned('gpt-4.1-mini')).toBeNull();
      expect(await warned('llama-9')).toContain('Nothing says what “llama-9” costs');
      expect(good(await person.ask<{ pricedModels: string[] }>('{ pricedModels }')).pricedModels).toContain('gpt-4o');
    });

    it('are active one at a time, and say so in the history of both', async () => {
      const person = await admin();
      const [before] = await listChatTemplates(person, 'purpose: BLOG, state: ACTIVE');
      const made = good(await createChatTemplate(person, 'BLOG')).createChatTemplate;
      undone.push(async () => void good(await activateChatTemplate(person, before?.id ?? '')));
      api().pass(1);
      good(await activateChatTemplate(person, made.id));
      good(await activateChatTemplate(person, made.id));
      const active = await listChatTemplates(person, 'purpose: BLOG, state: ACTIVE');
      expect(active.map(({ id }) => id)).toEqual([made.id]);
      const last = async (id = '') =>
        good(
          await person.ask<{ chatTemplate: { history: { edges: { node: Record<string, unknown> }[] } } }>(
            'query ($id: ID!) { chatTemplate(id: $id) { history(first: 1) { edges { node { action version changes { field after } } } } } }',
            { id },
          ),
        ).chatTemplate.history.edges[0]?.node;
      expect(await last(made.id)).toMatchObject({
        action: 'activateChatTemplate',
        version: 1,
        changes: [
          { field: 'Live', after: 'version 1' },
          { field: 'Replay', after: 'Nothing that a model is told differs from what counts today.' },
          { field: 'Reason' },
        ],
      });
      expect(await last(before?.id)).toMatchObject({
        action: 'replaceChatTemplate',
        changes: [{ field: 'Live', after: 'no' }],
      });
      expect(failure(await deleteChatTemplate(person, made.id))).toMatchObject({
        code: 'INVALID',
        fields: { id: ['This one is active. Activate another one of its purpose first.'] },
      });
    });

    it('are active one at a time also when several admins decide at once', async () => {
      const person = await admin();
      const first = await useChatTemplate(person, 'FIRST_DESIGN', {});
      undone.push(first.goBack);
      const made = await Promise.all(
        Array.from(
          { length: 6 },
          async () => good(await createChatTemplate(person, 'FIRST_DESIGN')).createChatTemplate,
        ),
      );
      await Promise.all(made.map(async ({ id }) => good(await activateChatTemplate(person, id))));
      const active = await listChatTemplates(person, 'purpose: FIRST_DESIGN, state: ACTIVE');
      expect(active).toHaveLength(1);
      expect(made.map(({ id }) => id)).toContain(active[0]?.id);
    });

    it('count as they were when they went live, whatever is saved since, until that goes live', async () => {
      const person = await admin();
      const { id, goBack } = await useChatTemplate(person, 'BLOG', { prompt: 'Base' });
      undone.push(goBack);
      good(await updateChatTemplate(person, id, { prompt: 'Newer' }));
      expect(await findChatTemplate(person, id)).toMatchObject({ version: 2, liveVersion: 1 });
      expect(good(await activateChatTemplate(person, id)).activateChatTemplate.liveVersion).toBe(2);
      const back = good(
        await person.ask<{ goBackFromChatTemplate: { id: string; liveVersion: number } }>(
          'mutation ($id: ID!) { goBackFromChatTemplate(id: $id) { id liveVersion } }',
          { id },
        ),
      ).goBackFromChatTemplate;
      expect(back).toEqual({ id, liveVersion: 1 });
      const again = await person.ask('mutation ($id: ID!) { goBackFromChatTemplate(id: $id) { id } }', { id });
      expect(failure(again)).toMatchObject({ code: 'INVALID' });
    });

    it('take what two admins changed in different fields, also while it was made active, and show both where it is the same one', async () => {
      const [one, other] = [await admin(), await admin()];
      const { id, goBack } = await useChatTemplate(one, 'BLOG', { prompt: 'Base' });
      undone.push(goBack);
      good(await updateChatTemplate(one, id, { prompt: 'Said by one' }, 1));
      const both = good(await updateChatTemplate(other, id, { prompt: 'Base', name: 'Other' }, 1)).updateChatTemplate;
      expect(both).toMatchObject({ prompt: 'Said by one', name: 'Other', version: 3 });
      expect(failure(await updateChatTemplate(other, id, { prompt: 'Said by another' }, 1))).toMatchObject({
        code: 'CONFLICT',
        conflicts: [{ path: 'prompt', mine: 'Said by another', theirs: 'Said by one' }],
      });
    });

    it('show what they come to on the website that was changed last, or on a sample', async () => {
      const person = await admin();
      const example = async (id: string) =>
        good(
          await person.ask<{ chatTemplate: { example: Record<string, unknown> } }>(
            'query ($id: ID!) { chatTemplate(id: $id) { example { website isOwn prompt suggestions variables { name value } } } }',
            { id },
          ),
        ).chatTemplate.example;
      const change = { prompt: '{{business}} on {{plan}}', suggestions: 'More {{trade}}\n' };
      const { id } = good(await createChatTemplate(person, 'CONVERSATION', change)).createChatTemplate;
      expect(await example(id)).toMatchObject({
        isOwn: false,
        prompt: 'Two Days Bread on Free',
        suggestions: ['More bakery'],
      });
      const website = await madeBy(person);
      const shown = await example(id);
      expect(shown).toMatchObject({ isOwn: true, website: website.name, prompt: `${website.name} on Free` });
      expect(shown['variables']).toContainEqual({ name: 'language', value: 'English' });
    });

    it('are found page by page, by purpose and by a part of their name', async () => {
      const person = await admin();
      for (const name of ['Page A%', 'Page B', 'Page C']) good(await createChatTemplate(person, 'BLOG', { name }));
      const names = async (narrowed: string) => (await listChatTemplates(person, narrowed)).map(({ name }) => name);
      expect(await names('search: "page", purpose: BLOG')).toEqual(['Page A%', 'Page B', 'Page C']);
      expect(await names('search: "page", purpose: CONVERSATION')).toEqual([]);
      expect(await names('search: "A%"')).toEqual(['Page A%']);
      const page = good(
        await person.ask<{ chatTemplates: { pageInfo: { endCursor: string } } }>(
          '{ chatTemplates(first: 2, search: "page") { pageInfo { endCursor } } }',
        ),
      ).chatTemplates;
      expect(await names(`search: "page", after: "${page.pageInfo.endCursor}"`)).toEqual(['Page C']);
    });
  });
}
