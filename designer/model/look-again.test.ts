import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyOperations } from '#site/operations/index.ts';
import { callsTools, says, startModelServer, type ModelServer } from '#tests/support/model-server.ts';
import { finish, turnsAt } from '#tests/support/model-turns.ts';
import { sampleDocument } from '#tests/support/scripted-designer.ts';

let server: ModelServer;
let turns: ReturnType<typeof turnsAt>;
beforeAll(async () => {
  server = await startModelServer([says('Hello.')]);
  turns = turnsAt(server);
});
afterAll(() => server.close());

const document = sampleDocument({ pages: 1 });
const home = document.pages[0]?.id ?? '';
const linkTo = (to: string): [string, unknown] => ['setHeader', { action: { label: 'Book', to } }];
const toNowhere = callsTools(linkTo('/book'), finish('Visitors can book now.'));
const [base64, type] = ['AAAA', 'image/png'];

describe('what a turn has made', () => {
  it('is shown to the model once where something is wrong with it, and may be put right', async () => {
    const empty: [string, unknown] = [
      'addSection',
      { pageId: home, section: { id: 'team', kind: 'team', props: { heading: 'Us', items: [] } } },
    ];
    const notes: string[] = [];
    server.play(
      callsTools(linkTo('/book'), empty, finish('Visitors can book now.')),
      callsTools(linkTo('/'), ['removeSection', { sectionId: 'team' }], finish('The button leads home.')),
    );
    const onProgress = ({ note }: { note: string }) => void notes.push(note);
    const answer = await turns.respond('A button to book', { document }, {}, { onProgress });
    expect(answer.reply).toBe('The button leads home.');
    expect(turns.told(1)).toContain('/book, a page that is not there');
    expect(turns.told(1)).toContain('People on Home (team) has no entries');
    expect(turns.told(1)).toContain('Home (/) looks like this: hero');
    expect(server.requests).toHaveLength(2);
    expect(notes).toContain('Looking at what came of it');
    const made = applyOperations(document, answer.operations);
    expect(made.ok && made.document.header.action.to).toBe('/');
    expect(answer.usage).toMatchObject({ inputTokens: 2000, outputTokens: 200 });
  });

  it('is not shown again when it was told before, and not a second time', async () => {
    server.play(callsTools(linkTo('/book')), callsTools(finish('Done.')));
    expect((await turns.respond('A button to book', { document })).reply).toBe('Done.');
    expect(server.requests).toHaveLength(2);
    server.play(toNowhere, callsTools(linkTo('/shop'), finish('Now it leads to the shop.')));
    expect((await turns.respond('A button to book', { document })).reply).toBe('Now it leads to the shop.');
    expect(server.requests).toHaveLength(2);
  });

  it('is not shown again for what was wrong before and stands elsewhere now', async () => {
    const before = applyOperations(document, [{ type: 'setHeader', action: { label: 'Book', to: '/book' } }]);
    if (!before.ok) throw new Error(before.failure.message);
    server.play(
      callsTools(
        linkTo('/'),
        ['updateSection', { sectionId: 'hero-1', props: { primary: { label: 'Book', to: '/book' } } }],
        finish('The button is in the opening.'),
      ),
    );
    const answer = await turns.respond('Move the button into the opening', { document: before.document });
    expect(answer.reply).toBe('The button is in the opening.');
    expect(server.requests).toHaveLength(1);
  });

  it('is not shown again for an address that the owner gave', async () => {
    server.play(toNowhere);
    expect((await turns.respond('A button to /book', { document })).operations).toHaveLength(1);
    expect(server.requests).toHaveLength(1);
  });

  it('stays with its reply when the model does not look again, or fails at it', async () => {
    for (const answer of [
      says(''),
      callsTools(finish('All is well.')),
      callsTools(['addSection', 'no JSON']),
      (stream: { refuse(status: number): void }) => stream.refuse(401),
      (stream: { text(text: string): void; drop(): void }) => {
        stream.text('Let me');
        stream.drop();
      },
    ]) {
      server.play(toNowhere, answer);
      const { reply, operations, choices } = await turns.respond('A button to book', { document });
      expect({ reply, choices, made: operations.length }).toEqual({
        reply: 'Visitors can book now.',
        choices: [],
        made: 1,
      });
      expect(server.requests).toHaveLength(2);
    }
  });

  it('is seen by a model that takes pictures, where somebody takes one', async () => {
    const asked: string[] = [];
    const photographer = async (_document: unknown, path: string) => {
      asked.push(path);
      return { base64, type };
    };
    const opening: [string, unknown] = [
      'updateSection',
      { sectionId: 'hero-1', props: { primary: { label: 'Book', to: '/book' } } },
    ];
    const wrong = callsTools(opening, finish('Done.'));
    server.play(wrong, callsTools(finish('Done.')));
    await turns.respond('A button to book', {}, { photographer, seesPictures: true });
    expect(asked).toEqual(['/']);
    expect(turns.told(1)).toContain('data:image/png;base64,AAAA');
    server.play(wrong, callsTools(finish('Done.')));
    await turns.respond('A button to book', {}, { photographer });
    expect(asked).toHaveLength(1);
    for (const broken of [async () => null, () => Promise.reject(new Error('No screen'))]) {
      server.play(wrong, callsTools(finish('Done.')));
      await turns.respond('A button to book', {}, { photographer: broken, seesPictures: true });
      expect(turns.told(1)).toContain('a page that is not there');
      expect(turns.told(1)).not.toContain('image');
    }
  });
});
