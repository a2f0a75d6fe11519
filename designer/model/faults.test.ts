import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callsTools,
  says,
  startModelServer,
  type ModelServer,
  type ScriptedAnswer,
} from '#tests/support/model-server.ts';
import { finish, heading, scope, turnsAt } from '#tests/support/model-turns.ts';
import { moment } from '#tests/support/moment.ts';

let server: ModelServer;
let turns: ReturnType<typeof turnsAt>;
beforeAll(async () => {
  server = await startModelServer([says('Hello.')]);
  turns = turnsAt(server);
});
afterAll(() => server.close());

const byRules = { operations: [{ type: 'setBrand', tagline: 'By rules' }], usage: { designer: 'built-in' } };
const works = callsTools(heading('Bread at dawn'), finish('Done.'));
const never = () => new Promise<void>(() => undefined);

describe('a model that cannot be asked', () => {
  it('429: is waited for as long as the endpoint asks', async () => {
    server.play((stream) => stream.refuse(429, { 'Retry-After': '0.05' }), works);
    expect(await turns.respond('Headline')).toMatchObject({ reply: 'Done.', usage: { designer: 'model' } });
    expect(server.requests).toHaveLength(2);
  });

  it('429 for longer than anybody wants to wait: the built-in designer does it and says so', async () => {
    server.play((stream) => stream.refuse(429, { 'Retry-After': '600' }));
    const answer = await turns.respond('Headline');
    expect(answer).toMatchObject(byRules);
    expect(answer.reply).toBe(
      'The AI model is busy just now, so the built-in designer did this. I changed the tagline.',
    );
    expect(server.requests).toHaveLength(1);
  });

  it('500 again and again: a few tries, then the built-in designer', async () => {
    server.play((stream) => stream.refuse(500, { 'Retry-After': '0' }));
    expect((await turns.respond('Headline')).reply).toContain('could not be reached');
    expect(server.requests).toHaveLength(3);
  });

  it('a refused key is not tried again', async () => {
    server.play((stream) => stream.refuse(401));
    expect((await turns.respond('Headline')).reply).toContain('refused the request');
    expect(server.requests).toHaveLength(1);
  });

  it('an endpoint that is not there', async () => {
    const gone = { baseUrl: 'http://127.0.0.1:9/v1', limits: { tries: 1 } };
    expect((await turns.respond('Headline', {}, gone)).reply).toContain('could not be reached');
  });

  it('a first byte that does not come in time', async () => {
    server.play(never);
    expect((await turns.respond('Headline', {}, { limits: { firstTokenMs: 60 } })).reply).toContain('took too long');
  });
});

/** Ways to stop after a change was accepted, and what the owner is told. */
const halfway: [fault: string, told: string, rest: ScriptedAnswer][] = [
  ['drops', 'broke off in the middle', (stream) => stream.drop()],
  ['falls silent', 'took too long', never],
  ['is cut at its longest', 'did not come to an end', (stream) => stream.end(undefined, 'length')],
  [
    'does not end',
    'did not come to an end',
    async (stream) => {
      while (!stream.response.destroyed) {
        stream.text('and so on '.repeat(20));
        await new Promise((next) => setImmediate(next));
      }
    },
  ],
];

describe('what was accepted', () => {
  it.each(halfway)(
    'stays when the answer %s: the turn ends with it and offers to go on',
    async (_fault, told, rest) => {
      server.play((stream, request) => {
        stream.call(...heading('Kept'));
        return rest(stream, request);
      });
      const answer = await turns.respond('A headline and a gallery', {}, { limits: { silenceMs: 300 } });
      expect(answer).toMatchObject({
        operations: [{ type: 'updateSection', props: { heading: '⟦Kept⟧' } }],
        reply: expect.stringMatching(new RegExp(`${told}.*One change is done and kept`)),
        choices: [{ label: 'Continue', message: 'Go on with what is left of this: A headline and a gallery' }],
        usage: { designer: 'model' },
      });
      expect(server.requests).toHaveLength(1);
    },
  );

  it('stays when later calls are refused for ever: four requests without progress end the turn', async () => {
    server.play(callsTools(heading('Kept')), callsTools(['updateSection', { sectionId: 'nowhere', props: {} }]));
    const answer = await turns.respond('Headline');
    expect(answer).toMatchObject({ operations: [{}], choices: [{ label: 'Continue' }] });
    expect(answer.reply).toContain('gave no usable answer. One change is done and kept');
    expect(server.requests).toHaveLength(5);
  });

  it('stays when the time of the turn is up', async () => {
    server.play(async (stream) => {
      stream.call(...heading('Kept'));
      await never();
    });
    const answer = await turns.respond('Headline', {}, { limits: { turnMs: 300 } });
    expect(answer).toMatchObject({ operations: [{}], choices: [{ label: 'Continue' }] });
  });
});

describe('what is wrong', () => {
  it('is put right as often as there is progress between', async () => {
    const wrong: [string, unknown] = ['updateSection', { sectionId: 'hero-1', props: { headline: 'x' } }];
    server.play(
      callsTools(wrong),
      callsTools(heading('One')),
      callsTools(wrong),
      callsTools(['setBrand', { tagline: 'Two' }]),
      callsTools(wrong),
      works,
    );
    expect(await turns.respond('Headline')).toMatchObject({ operations: [{}, {}, {}], reply: 'Done.' });
    expect(turns.told(1)).toContain('has no field “headline”. It has: ');
  });

  it('four times in a row and nothing else: the built-in designer does it', async () => {
    server.play(callsTools(scope('hero-1'), ['updateSection', { section: 7 }]));
    expect(await turns.respond('Headline')).toMatchObject(byRules);
    expect(server.requests).toHaveLength(4);
  });

  it('is not finished with: a model that ends its turn beside a refused call is told of it first', async () => {
    server.play(callsTools(['addPage', { page: { title: '' } }], finish('All done!')), says('I could not do it.'));
    expect(await turns.respond('A page')).toMatchObject({ operations: [], reply: 'I could not do it.' });
    expect(turns.told(1)).toContain('Refused');
  });

  it('bad JSON and tools that there are not are answered with the choices and a right call', async () => {
    server.play(
      callsTools(['updateSection', '{"sectionId": "hero-1", "props": {"head'], ['publishWebsite', {}]),
      works,
    );
    expect(await turns.respond('Headline')).toMatchObject({ reply: 'Done.', usage: { designer: 'model' } });
    expect(turns.told(1)).toContain('not a JSON object');
    expect(turns.told(1)).toContain('A right call of updateSection: ');
    expect(turns.told(1)).toContain('There are: setBrand');
  });

  it('a kind that there is not is answered with those there are', async () => {
    server.play(callsTools(['addSection', { pageId: 'page-2', section: { kind: 'carousel', props: {} } }]), works);
    await turns.respond('A carousel');
    expect(turns.told(1)).toContain('Choose one of: hero, services');
    expect(turns.told(1)).toContain('A right call of addSection: ');
  });
});

describe('an answer that breaks off', () => {
  it('with nothing done is asked for again, once', async () => {
    server.play((stream) => {
      stream.text('I will');
      stream.drop();
    }, works);
    const answer = await turns.respond('Headline');
    expect(answer).toMatchObject({ reply: 'Done.', usage: { designer: 'model', inputTokens: null } });
    server.play((stream) => {
      stream.text('I will');
      stream.drop();
    });
    expect((await turns.respond('Headline')).reply).toContain('broke off');
    expect(server.requests).toHaveLength(2);
  });

  it('silence in the middle', async () => {
    server.play((stream) => {
      stream.text('Well');
      return never();
    });
    expect((await turns.respond('Headline', {}, { limits: { silenceMs: 60 } })).reply).toContain('took too long');
  });

  it('an endless one is cut off, and the endpoint hears of it', async () => {
    const stopped = moment();
    server.play(async (stream) => {
      stream.response.once('close', stopped.happen);
      while (!stream.response.destroyed) {
        stream.text('and so on '.repeat(20));
        await new Promise((next) => setImmediate(next));
      }
    });
    expect((await turns.respond('Headline')).reply).toContain('did not come to an end');
    await stopped.happened;
  });

  it('an empty one is asked for again, then given up', async () => {
    server.play((stream) => stream.end(), works);
    expect((await turns.respond('Headline')).usage?.designer).toBe('model');
    server.play((stream) => stream.end());
    expect((await turns.respond('Headline')).reply).toContain('no usable answer');
    expect(server.requests).toHaveLength(4);
  });
});

it('cancelling ends the request at once and leaves nothing to the built-in designer', async () => {
  const begun = moment();
  const closed = moment();
  server.play((stream) => {
    stream.response.once('close', closed.happen);
    stream.call(...heading('Half'));
    begun.happen();
    return never();
  });
  const cancelling = new AbortController();
  const answer = turns.respond('Headline', {}, {}, { signal: cancelling.signal });
  await begun.happened;
  cancelling.abort(new Error('cancelled'));
  await expect(answer).rejects.toThrow('cancelled');
  await closed.happened;
});
