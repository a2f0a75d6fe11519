import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { createModelDesigner } from '#designer/index.ts';
import { openApi, type Api, type TestPerson } from '#tests/support/api.ts';
import { eventsOf, type Events } from '#tests/support/events.ts';
import { callsTools, says, startModelServer, type ModelServer } from '#tests/support/model-server.ts';
import { moment } from '#tests/support/moment.ts';
import { scriptedDesigner } from '#tests/support/scripted-designer.ts';
import {
  change,
  failure,
  good,
  heading,
  madeBy,
  messagesOf,
  read,
  run,
  setHeading,
} from '#tests/support/website-steps.ts';
import { visitorOf } from '#tests/support/visitor.ts';

type Update = {
  websiteUpdates: { stamp: string; turn: { messageId: string; note: string; changes: string[]; step: number } | null };
};
type Receipt = { isModel: boolean; isEstimate: boolean; inputTokens: number | null; cost: number | null };
type Sent = { sendChatMessage: { message: { id: string; state: string; text: string } } };

/** Turns of a slow designer and live updates, with a backend of their own on a database of their own. */
export function turnsSuite(openDatabase: () => Promise<OpenedDatabase>) {
  let database: OpenedDatabase;
  let model: ModelServer;
  let api: Api;
  let owner: TestPerson;

  const openWith = (others: Partial<Parameters<typeof openApi>[0]> = {}) =>
    openApi({
      database: { ...database, close: async () => undefined },
      designer: createModelDesigner({ apiKey: 'key', baseUrl: model.baseUrl, model: 'gpt-4.1-mini' }, scriptedDesigner),
      ...others,
    });

  beforeAll(async () => {
    database = await openDatabase();
    model = await startModelServer([says('Hello.')]);
    api = await openWith();
  }, 120_000);
  afterAll(async () => {
    await api.close();
    await database.close();
    await model.close();
  });
  beforeEach(async () => {
    owner = await api.person();
  });

  const WORK = callsTools(
    ['declareScope', { parts: ['hero-1'] }],
    ['updateSection', { sectionId: 'hero-1', props: { heading: 'Bread at dawn' } }],
  );

  const send = (websiteId: string, text: string, key?: string, person = owner) =>
    person.ask<Sent>(
      'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { message { id state text } } }',
      { input: { websiteId, text, key } },
    );
  const cancel = (id: string, person = owner) =>
    person.ask<{ cancelChatMessage: { message: { state: string; text: string } } }>(
      'mutation ($id: ID!) { cancelChatMessage(id: $id) { message { state text } } }',
      { id },
    );
  const watch = async (id: string, person: TestPerson = owner): Promise<Events<Update>> =>
    eventsOf<Update>(
      await api.post(
        {
          query: 'subscription ($id: ID!) { websiteUpdates(id: $id) { stamp turn { messageId note changes step } } }',
          variables: { id },
        },
        { ...(await person.headers()), Accept: 'text/event-stream' },
      ),
    );
  const messagesCounted = async (person: TestPerson) =>
    good(
      await person.ask<{ viewer: { plan: { assistantMessagesUsed: number } } }>(
        '{ viewer { plan { assistantMessagesUsed } } }',
      ),
    ).viewer.plan.assistantMessagesUsed;
  /** Of the newest messages, the newest first. */
  const receiptsOf = async (id: string) =>
    good(
      await owner.ask<{ website: { messages: { usage: Receipt | null }[] } }>(
        'query ($id: ID!) { website(id: $id) { messages { usage { isModel isEstimate inputTokens cost } } } }',
        { id },
      ),
    )
      .website.messages.map(({ usage }) => usage)
      .reverse();
  const isQuiet = ({ websiteUpdates }: Update) => websiteUpdates.turn === null;

  /** Watches until a turn has come and gone; call it before the turn begins. */
  async function turnToEnd(id: string) {
    const events = await watch(id);
    const { stamp } = (await events.next()).websiteUpdates;
    return async () => {
      await events.until((update) => isQuiet(update) && update.websiteUpdates.stamp !== stamp);
      await events.close();
    };
  }

  /** A website whose first design by the model has ended. */
  async function madeQuietly() {
    model.play(says('The draft is good as it is.'));
    const website = await madeBy(owner);
    const events = await watch(website.id);
    await events.until(isQuiet);
    await events.close();
    return website;
  }

  describe('a turn of the model', () => {
    it('is WORKING at once, shows its steps to every tab, and ends as one revision with a receipt', async () => {
      const { id } = await madeQuietly();
      const [first, second] = [await watch(id), await watch(id)];
      const seen = moment();
      model.play(async (stream) => {
        stream.call('declareScope', { parts: ['hero-1'] });
        stream.call('updateSection', { sectionId: 'hero-1', props: { heading: 'Bread at dawn' } });
        await seen.happened;
        stream.end();
      }, says('The headline is new.'));
      const { message } = good(await send(id, 'A better headline')).sendChatMessage;
      expect(message).toMatchObject({ state: 'WORKING', text: '' });

      const [one, other] = await Promise.all(
        [first, second].map((tab) =>
          tab.until(({ websiteUpdates }) => (websiteUpdates.turn?.changes.length ?? 0) === 1),
        ),
      );
      expect(one?.websiteUpdates.turn).toMatchObject({ messageId: message.id });
      expect(other?.websiteUpdates).toEqual(one?.websiteUpdates);
      const { website: draft } = good(
        await owner.ask<{ website: { document: Parameters<typeof heading>[0]; currentRevision: number } }>(
          'query ($id: ID!, $turn: ID!) { website(id: $id) { currentRevision document(turn: $turn) } }',
          { id, turn: message.id },
        ),
      );
      expect(heading(draft.document)).toBe('⟦Bread at dawn⟧');
      expect(draft.currentRevision).toBe(1);

      seen.happen();
      await Promise.all([first.until(isQuiet), second.until(isQuiet)]);
      const website = await read(owner, id);
      expect(website.currentRevision).toBe(2);
      expect(heading(website.document)).toBe('⟦Bread at dawn⟧');
      const receipt = good(
        await owner.ask<{ website: { messages: unknown[] } }>(
          'query ($id: ID!) { website(id: $id) { messages(last: 1) { id state text changes sections canUndo usage { isModel inputTokens outputTokens cost } } } }',
          { id },
        ),
      ).website.messages[0];
      expect(receipt).toMatchObject({
        id: message.id,
        state: 'DONE',
        text: 'The headline is new.',
        changes: [expect.any(String)],
        sections: ['hero-1'],
        canUndo: true,
        usage: { isModel: true, inputTokens: 2000, outputTokens: 200, cost: 0.00112 },
      });
      await first.close();
      await second.close();
    });

    it('makes the first design out of the built-in draft, and the owner sees the draft at once', async () => {
      const written = moment();
      model.play(async (stream) => {
        stream.call('updateSection', { sectionId: 'hero-1', props: { heading: 'Warm from six' } });
        await written.happened;
        stream.end();
      }, says('Your site is ready.'));
      const website = await madeBy(owner);
      expect(website.currentRevision).toBe(1);
      const events = await watch(website.id);
      await events.until(({ websiteUpdates }) => (websiteUpdates.turn?.changes.length ?? 0) === 1);
      written.happen();
      await events.until(isQuiet);
      expect(heading((await read(owner, website.id)).document)).toBe('⟦Warm from six⟧');
      await events.close();
    });

    it('sent twice under one key is one turn', async () => {
      const { id } = await madeQuietly();
      const ended = await turnToEnd(id);
      model.play(WORK, says('Done.'));
      const [one, two] = await Promise.all([send(id, 'Headline', 'attempt-1'), send(id, 'Headline', 'attempt-1')]);
      expect(good(one).sendChatMessage.message.id).toBe(good(two).sendChatMessage.message.id);
      await ended();
      const later = good(await send(id, 'Headline', 'attempt-1')).sendChatMessage.message;
      expect(later.state).toBe('DONE');
      expect((await messagesOf(owner, id)).filter(({ role }) => role === 'USER')).toHaveLength(1);
      expect((await read(owner, id)).currentRevision).toBe(2);
    });

    it('can be cancelled: nothing changes, nothing is counted, and the model is left alone', async () => {
      const { id } = await madeQuietly();
      const [begun, left] = [moment(), moment()];
      model.play((stream) => {
        stream.response.once('close', left.happen);
        stream.call('declareScope', { parts: ['hero-1'] });
        begun.happen();
        return new Promise(() => undefined);
      });
      const { message } = good(await send(id, 'Headline')).sendChatMessage;
      await begun.happened;
      expect(failure(await send(id, 'And another'))).toMatchObject({ code: 'INVALID' });
      expect(good(await cancel(message.id)).cancelChatMessage.message.state).toBe('CANCELLED');
      await left.happened;
      expect((await read(owner, id)).currentRevision).toBe(1);
      expect(good(await cancel(message.id)).cancelChatMessage.message.state).toBe('CANCELLED');
      expect(await messagesCounted(owner)).toBe(0);
      const cancelled = await watch(id, owner);
      await cancelled.until(({ websiteUpdates: { stamp } }) => stamp.endsWith('CANCELLED.told'));
      await cancelled.close();
      const [receipt] = await receiptsOf(id);
      expect(receipt).toMatchObject({ isModel: true, isEstimate: true, cost: expect.any(Number) });
      expect(receipt?.inputTokens).toBeGreaterThan(5_000);
    });

    it('is for visitors too, and counts to whoever has taken the website by its end', async () => {
      model.play(says('The draft is good as it is.'));
      const visitor = await visitorOf(api);
      const { id } = await visitor.make('Harbour Bakery');
      const early = await watch(id, visitor);
      await early.until(isQuiet);
      await early.close();

      const [begun, go] = [moment(), moment()];
      model.play(async (stream, request) => {
        begun.happen();
        await go.happened;
        await WORK(stream, request);
      }, says('Done.'));
      const { message } = good(await send(id, 'Headline', undefined, visitor)).sendChatMessage;
      expect(message.state).toBe('WORKING');
      await begun.happened;
      const taker = await visitor.loggedIn(owner);
      good(await taker.ask('mutation ($ids: [ID!]!) { claimWebsites(ids: $ids) { id } }', { ids: [id] }));
      const late = await watch(id, owner);
      go.happen();
      await late.until(isQuiet);
      await late.close();
      expect(heading((await read(owner, id)).document)).toBe('⟦Bread at dawn⟧');
      expect(await messagesCounted(owner)).toBe(1);
    });

    it('keeps what the owner changed elsewhere meanwhile, and yields where both changed the same', async () => {
      const { id } = await madeQuietly();
      const ended = await turnToEnd(id);
      const [begun, go] = [moment(), moment()];
      const slowly = async (...[stream, request]: Parameters<typeof WORK>) => {
        begun.happen();
        await go.happened;
        await WORK(stream, request);
      };
      model.play(slowly, says('Done.'));
      good(await send(id, 'Headline'));
      await begun.happened;
      good(await change(owner, id, 1, setHeading('Mine')));
      go.happen();
      await ended();
      const website = await read(owner, id);
      expect(heading(website.document)).toBe('Mine');
      expect((await messagesOf(owner, id)).at(-1)).toMatchObject({ state: 'FAILED' });
    });

    it('is done by the next process when its own dies in the middle, once', async ({ skip }) => {
      // Where others share the database a turn stays with a process that lives; tests/api/killed-turn.test.ts kills one.
      skip(!database.isExclusive);
      const { id } = await madeQuietly();
      const begun = moment();
      model.play(() => {
        begun.happen();
        return new Promise(() => undefined);
      });
      const { message } = good(await send(id, 'Headline')).sendChatMessage;
      await begun.happened;
      // Nothing of what works on it answers any more; whoever opens the database next takes the turn up.
      model.play(WORK, says('Done after all.'));
      const next = await openWith();
      const events = await watch(id);
      await events.until(isQuiet);
      expect(await messagesOf(owner, id)).toContainEqual(
        expect.objectContaining({ id: message.id, state: 'DONE', text: 'Done after all.' }),
      );
      expect((await read(owner, id)).currentRevision).toBe(2);
      await events.close();
      await next.close();
    });
  });

  describe('live updates', () => {
    it('tell whoever comes back how things stand, and of any change by anybody', async () => {
      const { id } = await madeQuietly();
      const early = await watch(id);
      const before = (await early.next()).websiteUpdates.stamp;
      await early.close();
      good(await change(owner, id, 1, setHeading('While away')));
      const late = await watch(id);
      const after = (await late.next()).websiteUpdates.stamp;
      expect(after).not.toBe(before);
      good(await run(owner, 'undoChange', id));
      expect((await late.until(({ websiteUpdates }) => websiteUpdates.stamp !== after)).websiteUpdates.turn).toBeNull();
      await late.close();
    });

    it('are for those who may read the website', async () => {
      const { id } = await madeQuietly();
      const [stranger, admin] = [await api.person(), await api.person(['admin'])];
      expect(await (await watch(id, stranger)).refusal()).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
      const allowed = await watch(id, admin);
      expect((await allowed.next()).websiteUpdates.turn).toBeNull();
      await allowed.close();
      const events = await eventsOf(
        await api.post(
          { query: 'subscription ($id: ID!) { websiteUpdates(id: $id) { stamp } }', variables: { id } },
          { Accept: 'text/event-stream' },
        ),
      );
      expect(await events.refusal()).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
    });

    it('end when the token does', async () => {
      const { id } = await madeQuietly();
      const headers = await owner.headers({ exp: Math.floor(api.time.now.getTime() / 1000) + 1 });
      const events = await eventsOf<Update>(
        await api.post(
          { query: 'subscription ($id: ID!) { websiteUpdates(id: $id) { stamp } }', variables: { id } },
          { ...headers, Accept: 'text/event-stream' },
        ),
      );
      await events.next();
      await events.ended();
    });
  });
}
