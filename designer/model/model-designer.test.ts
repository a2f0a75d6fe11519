import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyOperations, brokenBound } from '#site/operations/index.ts';
import { callsTools, says, startModelServer, type ModelServer } from '#tests/support/model-server.ts';
import { finish, heading, scope, turnsAt } from '#tests/support/model-turns.ts';
import { moment } from '#tests/support/moment.ts';
import { sampleDocument } from '#tests/support/scripted-designer.ts';
import type { Progress } from '../designer.ts';

let server: ModelServer;
let turns: ReturnType<typeof turnsAt>;
beforeAll(async () => {
  server = await startModelServer([says('Hello.')]);
  turns = turnsAt(server);
});
afterAll(() => server.close());

const document = sampleDocument();

describe('a turn that goes well', () => {
  it('applies what the model calls and ends with its reply, in one request', async () => {
    server.play(callsTools(heading('Bread at dawn'), finish('The headline is new.')));
    const answer = await turns.respond('A better headline');
    expect(answer).toMatchObject({
      operations: [{ type: 'updateSection', sectionId: 'hero-1', props: { heading: '⟦Bread at dawn⟧' } }],
      scope: ['hero-1'],
      reply: 'The headline is new.',
      choices: [],
      usage: { designer: 'model', model: 'gpt-4.1-mini', inputTokens: 1000, outputTokens: 100 },
    });
    expect(server.requests).toHaveLength(1);
    expect(applyOperations(document, answer.operations).ok).toBe(true);
  });

  it('tells a model that does not finish what came of its calls, and what to look at', async () => {
    const hero = { id: 'hero-2', kind: 'hero', props: { heading: 'Again', primary: { label: 'Menu', to: '/menu' } } };
    server.play(callsTools(['addSection', { pageId: 'home', section: hero }]), says('Done.'));
    const { reply } = await turns.respond('Another opening', { document: withHome() });
    expect(reply).toBe('Done.');
    expect(turns.told(1)).toContain('Done: New section Opening “Again” on Home');
    expect(turns.told(1)).toContain('has the layout');
    expect(turns.told(1)).toContain('two openings (hero)');
    expect(turns.told(1)).toContain('/menu, a page that is not there');
  });

  it('costs what the model costs at that moment, and less for what the endpoint remembered', async () => {
    let price = 1;
    const prices = () => ({ 'gpt-4.1': { input: price, cached: price / 10, output: 0 } });
    const usage = async (cached: number) => {
      server.play((stream) => {
        stream.text('Nothing to do.');
        stream.end({
          prompt_tokens: 1000,
          completion_tokens: 100,
          total_tokens: 1100,
          prompt_tokens_details: { cached_tokens: cached },
        });
      });
      return (await turns.respond('What do you think?', {}, { prices })).usage;
    };
    expect(await usage(0)).toMatchObject({ cachedTokens: 0, cost: 0.001 });
    expect(await usage(1000)).toMatchObject({ cachedTokens: 1000, cost: 0.0001 });
    price = 3;
    expect((await usage(500))?.cost).toBeCloseTo(0.00165, 10);
  });

  it('shows each change as it arrives, while the rest is still being written', async () => {
    const seen = moment();
    server.play(async (stream) => {
      stream.call(...heading('First'));
      stream.call('setBrand', { tagline: 'Second' });
      await seen.happened;
      stream.call(...finish('Both are done.'));
      stream.end();
    });
    const notes: Progress[] = [];
    const onProgress = (progress: Progress) => {
      notes.push(progress);
      if (progress.sentences.length === 1) seen.happen();
    };
    const answer = await turns.respond('Change both', {}, {}, { onProgress });
    expect(answer.operations).toHaveLength(2);
    const first = notes.find(({ sentences }) => sentences.length === 1);
    expect(first?.document.pages[0]?.sections[0]?.props['heading']).toBe('⟦First⟧');
    expect(first?.document.brand.tagline).not.toBe('Second');
  });

  it('changes one text of a list by its path and leaves the rest', async () => {
    const path = 'sections/faq-2/props/items/0/answer';
    server.play(callsTools(['setText', { path, value: 'Yes, until one.' }], finish('Done.')));
    const { operations } = await turns.respond('Say: Yes, until one.');
    expect(operations).toEqual([
      {
        type: 'updateSection',
        sectionId: 'faq-2',
        props: { items: [{ question: 'Do you bake on Sunday?', answer: 'Yes, until one.' }] },
      },
    ]);
    server.play(callsTools(['setText', { path: 'sections/faq-2/props/items/7/answer', value: 'x' }]), says('Sorry.'));
    await turns.respond('Change it');
    expect(turns.told(1)).toContain('The list has 1 entries, from 0.');
  });

  it('gives a page whole that was only outlined', async () => {
    server.play(callsTools(['readPage', { pageId: 'page-2' }]), says('It says yes.'));
    await turns.respond('What do we say of Sundays?');
    expect(String(server.requests[0]?.messages.at(-1)?.content)).not.toContain('until noon');
    expect(turns.told(1)).toContain('until noon');
  });

  it('can be an undo', async () => {
    server.play(callsTools(['undoLastChange', {}]));
    expect(await turns.respond('Undo that')).toMatchObject({ undo: true, operations: [] });
  });

  it('makes a first design out of what was understood', async () => {
    server.play(
      callsTools(heading('Bread every single morning'), ['setTheme', { accent: '#225533' }], finish('It is made.')),
    );
    const made = await turns.designer().design({ text: 'Maple Bakery, bread in Haight' }, { seed: 1 });
    expect(made.document.theme.accent).toBe('#225533');
    expect(made.reply).toBe('It is made.');
    expect(made.usage?.designer).toBe('model');
  });
});

describe('what comes along with a request', () => {
  const picture = { id: 'a1', name: 'stove', alt: '', width: 8, height: 6, isNew: true };
  const file = { type: 'image/jpeg', base64: 'AAAA' };
  const invented = { source: 'asset', id: 'a1', alt: 'Ana at her oven', width: 8, height: 6 };

  it('is told: the text that the owner points to, which opens what they wrote there by hand', async () => {
    const path = 'sections/hero-1/props/heading';
    const locked = { ...document, locks: [path] };
    server.play(callsTools(heading('Better'), finish('Done.')));
    const about = { sectionId: 'hero-1', path };
    const { operations, scope: means } = await turns.respond('Livelier', { document: locked, about });
    expect(turns.told(0)).toContain('points to the section hero-1, there to the text');
    const made = applyOperations(locked, operations);
    if (!made.ok) throw new Error(made.failure.message);
    expect(made.forward).not.toEqual([]);
    expect(brokenBound(locked, made.forward, { scope: means, movesPages: false })).toBeNull();
  });

  it('is seen by a model that takes pictures, told to any other', async () => {
    server.play(callsTools(finish('Where shall it stand?')));
    await turns.respond('Use this', { picture: { ...picture, file } });
    expect(turns.told(0)).toContain('data:image/jpeg;base64,AAAA');
    server.play(callsTools(finish('Where shall it stand?')));
    await turns.respond('Use this', { picture });
    expect(turns.told(0)).toContain('You cannot see it');
    expect(turns.told(0)).not.toContain('image_url');
  });

  it('has no words but those of its owner', async () => {
    server.play(callsTools(['updateSection', { sectionId: 'hero-1', props: { picture: invented } }], finish('Done.')));
    const { operations } = await turns.respond('Use this at the top', { picture });
    expect(operations).toMatchObject([{ props: { picture: { source: 'asset', id: 'a1', alt: '' } } }]);
  });
});

describe('a scope', () => {
  it('need not be declared', async () => {
    server.play(callsTools(['setBrand', { tagline: 'Warm' }], finish('Done.')));
    expect(await turns.respond('Another tagline')).toMatchObject({ scope: ['brand'], operations: [{}] });
  });

  it('that was declared is kept to, and may grow', async () => {
    const outside: [string, unknown] = ['setBrand', { tagline: 'Warm' }];
    server.play(callsTools(scope('hero-1'), outside), callsTools(scope('brand'), outside, finish('Done.')));
    expect((await turns.respond('Warmer')).operations).toMatchObject([{ type: 'setBrand' }]);
    expect(turns.told(1)).toContain('outside of the scope you declared');
  });

  it.each([['page-2'], ['all']])('of a page covers its sections, and so does “%s”', async (part) => {
    server.play(callsTools(scope(part), ['setVariant', { sectionId: 'faq-2', variant: 'open' }], finish('Done.')));
    expect((await turns.respond('Show all answers')).operations).toHaveLength(1);
  });

  it('does not open what the owner wrote by hand, unless the request names that field', async () => {
    const locked = { ...document, locks: ['sections/hero-1/props/heading'] };
    const path = 'sections/hero-1/props/heading';
    server.play(callsTools(scope(path), heading('Better')), says('I left it.'));
    expect((await turns.respond('Better words', { document: locked })).operations).toEqual([]);
    expect(turns.told(1)).toContain('was written by the owner by hand');
    server.play(callsTools(heading('Better'), finish('Done.')));
    expect((await turns.respond('Change the heading', { document: locked })).operations).toHaveLength(1);
  });

  it('has room for as many pages as the plan', async () => {
    const page = { id: 'extra', path: '/extra', title: 'Extra' };
    server.play(callsTools(['addPage', { page }], heading('Still done')), says('Done.'));
    const answer = await turns.respond('Headline and a page', { mostPages: document.pages.length });
    expect(answer.operations).toMatchObject([{ type: 'updateSection' }]);
    expect(turns.told(1)).toContain(`room for ${document.pages.length} pages`);
  });
});

/** The sample website, its start page called home. */
function withHome() {
  const [first, ...others] = document.pages;
  return { ...document, pages: first ? [{ ...first, id: 'home' }, ...others] : others };
}
