import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { somePhoto, upload } from '#tests/support/upload-steps.ts';
import {
  change,
  failure,
  good,
  heading,
  madeBy,
  messagesOf,
  read,
  run,
  say,
  setHeading,
  undoMessage,
} from '#tests/support/website-steps.ts';

/** The conversation: turns, their changes, undo of one message, what fails, what counts. */
export function chatSuite(api: () => Api) {
  describe('the conversation', () => {
    it('begins with a greeting after generation', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      expect(await messagesOf(owner, id)).toMatchObject([
        { role: 'ASSISTANT', text: 'Here is your website.', canUndo: false },
      ]);
    });

    it('offers three looks under its first answer to who asked for them', async () => {
      const owner = await api().person();
      const made = good(
        await owner.ask<{
          createWebsite: { messages: { text: string; choices: { message: string; look: string }[] }[] };
        }>(
          'mutation ($input: CreateWebsiteInput!) { createWebsite(input: $input) { messages(last: 1) { text choices { message look } } } }',
          { input: { brief: 'Maple Bakery in Haight', directions: true } },
        ),
      ).createWebsite.messages[0];
      expect(made?.text).toContain('three directions to try');
      expect(new Set(made?.choices.map(({ look }) => look)).size).toBe(3);
    });

    it('changes the website in one revision with a receipt', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { website, message } = good(await say(owner, id, 'heading: Warm at dawn')).sendChatMessage;
      expect(heading(website.document)).toBe('Warm at dawn');
      expect(website.currentRevision).toBe(2);
      expect(message).toMatchObject({ role: 'ASSISTANT', state: 'DONE', revision: 2, canUndo: true });
      expect(message.changes).toHaveLength(1);
      const texts = (await messagesOf(owner, id)).map(({ text }) => text);
      expect(texts).toEqual(['Here is your website.', 'heading: Warm at dawn', 'I changed the heading.']);
    });

    it('is read in parts, from its end', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      for (const text of ['one', 'two', 'three']) good(await say(owner, id, text));
      const part = async (before: string | null) =>
        good(
          await owner.ask<{ website: { messages: { id: string; role: string; text: string }[] } }>(
            'query ($id: ID!, $before: ID) { website(id: $id) { messages(last: 3, before: $before) { id role text } } }',
            { id, before },
          ),
        ).website.messages;
      const said = (some: Awaited<ReturnType<typeof part>>) =>
        some.map(({ role, text }) => (role === 'USER' ? text : 'answer'));
      const newest = await part(null);
      expect(said(newest)).toEqual(['answer', 'three', 'answer']);
      const earlier = await part(newest[0]?.id ?? '');
      expect(said(earlier)).toEqual(['one', 'answer', 'two']);
      expect(said(await part(earlier[0]?.id ?? ''))).toEqual(['answer']);
      expect(await part('of another website')).toEqual([]);
    });

    it('changes nothing when there is nothing to do', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { website, message } = good(await say(owner, id, 'hello')).sendChatMessage;
      expect(message).toMatchObject({ state: 'NOTHING_CHANGED', revision: null });
      expect(website.currentRevision).toBe(1);
    });

    it('keeps the message and the website when the assistant breaks down', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { website, message } = good(await say(owner, id, 'fail')).sendChatMessage;
      expect(message.state).toBe('FAILED');
      expect(message.text).not.toContain('broke down');
      expect(website.currentRevision).toBe(1);
      expect((await messagesOf(owner, id)).map(({ role, text }) => (role === 'USER' ? text : role))).toEqual([
        'ASSISTANT',
        'fail',
        'ASSISTANT',
      ]);
    });

    it('refuses a turn that changes more than it declared', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { website, message } = good(await say(owner, id, 'sneak: Changed')).sendChatMessage;
      expect(message.state).toBe('FAILED');
      expect(heading(website.document)).toBe('Bread every morning');
    });

    it('leaves alone what a person wrote, unless the turn names that field', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      good(await change(owner, id, 1, setHeading('My own words')));
      const { message } = good(await say(owner, id, 'rewrite')).sendChatMessage;
      expect(message.state).toBe('FAILED');
      expect(message.text).toContain('wrote yourself');
      const { website } = good(await say(owner, id, 'heading: Better words')).sendChatMessage;
      expect(heading(website.document)).toBe('Better words');
    });

    it('refuses empty and endless messages', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      expect(failure(await say(owner, id, '  \n '))).toMatchObject({
        code: 'INVALID',
        fields: { text: [expect.any(String)] },
      });
      expect(failure(await say(owner, id, 'x'.repeat(2001)))).toMatchObject({ code: 'INVALID' });
    });
  });

  describe('what comes along with a message', () => {
    const sent = (person: TestPerson, input: Record<string, unknown>) =>
      person.ask<{ sendChatMessage: { message: { id: string } } }>(
        'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { message { id } } }',
        { input },
      );
    const alongIn = async (person: TestPerson, id: string) =>
      good(
        await person.ask<{ website: { messages: { role: string; about: unknown; picture: unknown }[] } }>(
          'query ($id: ID!) { website(id: $id) { messages(last: 2) { role about { sectionId name } picture { id name } } } }',
          { id },
        ),
      ).website.messages[0];

    it('is kept with it: the part it is about, as it was called then, and a picture of the library', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { id: picture } = good(await upload(api(), owner, id, await somePhoto())).uploadAsset;
      const about = { sectionId: 'hero-1', path: 'sections/hero-1/props/heading' };
      good(await sent(owner, { websiteId: id, text: 'heading: Warm', about, picture }));
      expect(await alongIn(owner, id)).toEqual({
        role: 'USER',
        about: { sectionId: 'hero-1', name: '“Bread every morning”, in the opening on Home' },
        picture: { id: picture, name: 'photo' },
      });
    });

    it('has to be there, also for somebody who knows the id of another website’s picture', async () => {
      const owner = await api().person();
      const [{ id }, { id: other }] = [await madeBy(owner), await madeBy(owner)];
      const { id: picture } = good(await upload(api(), owner, other, await somePhoto(2))).uploadAsset;
      const gone = await sent(owner, { websiteId: id, text: 'hello', about: { sectionId: 'nowhere' } });
      expect(failure(gone)).toMatchObject({ code: 'INVALID', fields: { about: [expect.any(String)] } });
      const elsewhere = await sent(owner, { websiteId: id, text: 'hello', picture });
      expect(failure(elsewhere)).toMatchObject({ code: 'INVALID', fields: { picture: [expect.any(String)] } });
    });
  });

  describe('undo in the conversation', () => {
    it('of the newest change is a plain undo that can be redone', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { message } = good(await say(owner, id, 'heading: Warm')).sendChatMessage;
      const undone = good(await undoMessage(owner, message.id)).undoChatMessage;
      expect(undone.message).toMatchObject({ state: 'UNDONE', canUndo: false, canRedo: true });
      expect(heading(undone.website.document)).toBe('Bread every morning');
      expect(undone.website.canRedo).toBe(true);
      good(await run(owner, 'redoChange', id));
      expect((await messagesOf(owner, id)).at(-1)).toMatchObject({ state: 'DONE', canUndo: true, canRedo: false });
    });

    it('of an older message keeps what came later', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { message } = good(await say(owner, id, 'heading: Warm')).sendChatMessage;
      good(await say(owner, id, 'phone: 555 0199'));
      const { website } = good(await undoMessage(owner, message.id)).undoChatMessage;
      expect(heading(website.document)).toBe('Bread every morning');
      expect(website.document.business.phone).toBe('555 0199');
      expect(failure(await undoMessage(owner, message.id))).toMatchObject({ code: 'INVALID' });

      const back = good(await run(owner, 'undoChange', id)).undoChange;
      expect(heading(back.document)).toBe('Warm');
      expect((await messagesOf(owner, id)).find(({ id: other }) => other === message.id)).toMatchObject({
        state: 'DONE',
      });
    });

    it('of an older message conflicts with a later change of the same field', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { message } = good(await say(owner, id, 'heading: Warm')).sendChatMessage;
      good(await say(owner, id, 'heading: Warmer'));
      expect(failure(await undoMessage(owner, message.id))).toMatchObject({
        code: 'CONFLICT',
        conflicts: [{ path: 'sections/hero-1/props/heading', mine: 'Bread every morning', theirs: 'Warmer' }],
      });
      expect(heading((await read(owner, id)).document)).toBe('Warmer');
    });

    it('can be asked for in words', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      good(await say(owner, id, 'heading: Warm'));
      const { website, message } = good(await say(owner, id, 'undo')).sendChatMessage;
      expect(heading(website.document)).toBe('Bread every morning');
      expect(message).toMatchObject({ state: 'DONE' });
      expect(good(await say(owner, id, 'undo')).sendChatMessage.message).toMatchObject({ state: 'NOTHING_CHANGED' });
    });
  });

  describe('the plan', () => {
    const used = async (owner: Awaited<ReturnType<Api['person']>>) =>
      good(
        await owner.ask<{ viewer: { plan: { assistantMessagesUsed: number } } }>(
          '{ viewer { plan { assistantMessagesUsed } } }',
        ),
      ).viewer.plan.assistantMessagesUsed;

    it('counts only turns that changed something, and stops at its limit', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      good(await say(owner, id, 'hello'));
      good(await say(owner, id, 'fail'));
      expect(await used(owner)).toBe(0);
      for (let turn = 1; turn <= 30; turn += 1) good(await say(owner, id, `phone: ${turn}`));
      expect(await used(owner)).toBe(30);
      expect(failure(await say(owner, id, 'phone: 31'))).toMatchObject({
        code: 'LIMIT_REACHED',
        limit: 'assistantMessages',
        plan: 'free',
      });
      expect((await read(owner, id)).document.business.phone).toBe('30');
    });

    it('has room for five pages a website, by hand and by chat', async () => {
      const owner = await api().person();
      const { id, document } = await madeBy(owner, { brief: 'Wide Bakery. 7 pages' });
      expect(document.pages).toHaveLength(5);
      expect((await messagesOf(owner, id))[0]?.text).toContain('5 pages');
      const page = { id: 'extra', path: '/extra', title: 'Extra', inMenu: true, seo: {}, sections: [] };
      expect(failure(await change(owner, id, 1, { type: 'addPage', page }))).toMatchObject({
        code: 'LIMIT_REACHED',
        limit: 'pages',
      });
      expect(good(await say(owner, id, 'page: more')).sendChatMessage.message.state).toBe('FAILED');
    });
  });
}
