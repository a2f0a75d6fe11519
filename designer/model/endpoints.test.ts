import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families } from '#tests/support/model-families.ts';
import { says, startModelServer, type ModelServer } from '#tests/support/model-server.ts';
import { finish, heading, turnsAt } from '#tests/support/model-turns.ts';

let server: ModelServer;
let turns: ReturnType<typeof turnsAt>;
beforeAll(async () => {
  server = await startModelServer([says('Hello.')]);
  turns = turnsAt(server);
});
afterAll(() => server.close());

const calls = [heading('Bread at dawn'), ['setTheme', { accent: '#225533' }], finish('Done.')] as const;
/** What somebody who runs the product may have set; each family leaves out what it does not know. */
const settings = { temperature: 0.4, effort: 'low', maxTokens: 8000 };
const history = [
  { role: 'assistant' as const, text: 'Here is your website.' },
  { role: 'user' as const, text: 'Hello' },
];
const examples = [{ message: 'Shorter', calls: [{ name: 'setTheme', input: { radius: 'small' } }], reply: 'Done.' }];

describe('an endpoint', () => {
  it.each(families.filter(({ told }) => told === undefined))('of $name: $ways', async ({ name, answers }) => {
    server.play(...answers(calls));
    const limits = { silenceMs: 500, tries: 2 };
    const answer = await turns.respond(
      'A headline and green',
      { history, examples },
      { ...settings, model: name, limits },
    );
    expect(answer).toMatchObject({
      operations: [{ type: 'updateSection' }, { type: 'setTheme', accent: '#225533' }],
      reply: 'Done.',
      usage: { designer: 'model' },
    });
  });

  it.each(families.filter(({ told }) => told !== undefined))('of $name: $ways', async ({ name, answers, told }) => {
    server.play(...answers(calls));
    const answer = await turns.respond('A headline', {}, { model: name });
    expect(answer.reply).toContain(told);
    expect(answer.usage?.designer).toBe('built-in');
    expect(server.requests).toHaveLength(1);
  });

  it('that refused a parameter is not sent it again', async () => {
    const openai = families.find(({ name }) => name === 'OpenAI');
    const play = () => server.play(...(openai?.answers(calls) ?? []));
    play();
    await turns.respond('A headline', {}, { ...settings, model: 'picky' });
    expect(server.requests.map((request) => Object.keys(request).filter((key) => key in SET))).toEqual([
      ['temperature', 'reasoning_effort', 'max_completion_tokens'],
      ['reasoning_effort', 'max_completion_tokens'],
      ['max_completion_tokens'],
    ]);
    play();
    await turns.respond('A headline', {}, { ...settings, model: 'picky' });
    expect(server.requests).toHaveLength(1);
  });

  it('has its row in docs/models.md', () => {
    const table = readFileSync(new URL('../../docs/models.md', import.meta.url), 'utf8');
    for (const { name } of families) expect(table).toContain(`| ${name} |`);
  });
});

const SET = { temperature: 0, reasoning_effort: 0, max_completion_tokens: 0 };
