import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsTools, says, startModelServer, type ModelServer } from '#tests/support/model-server.ts';
import { finish, turnsAt } from '#tests/support/model-turns.ts';

let server: ModelServer;
let turns: ReturnType<typeof turnsAt>;
beforeAll(async () => {
  server = await startModelServer([says('Hello.')]);
  turns = turnsAt(server);
});
afterAll(() => server.close());

describe('a call that is plain but not to the letter', () => {
  const faq = { heading: 'Asked', items: [{ question: 'When?', answer: 'Now.' }] };
  const added = { type: 'addSection', pageId: 'page-2', section: { kind: 'faq', props: { items: [{}] } } };

  it.each<[what: string, name: string, input: unknown, operation: object]>([
    ['colours in capitals', 'setTheme', { accent: '#FFAA00' }, { accent: '#ffaa00' }],
    ['short colours', 'setTheme', { accent: '#FA0' }, { accent: '#ffaa00' }],
    ['words in capitals', 'setTheme', { radius: 'Large', mode: 'DARK' }, { radius: 'large', mode: 'dark' }],
    ['null for nothing', 'setTheme', { accent: '#225533', mode: null }, { accent: '#225533' }],
    [
      'numbers as texts',
      'addSection',
      { pageId: 'page-2', index: '0', section: { kind: 'faq', props: faq } },
      { index: 0 },
    ],
    ['switches as texts', 'setHidden', { sectionId: 'faq-2', hidden: 'true' }, { hidden: true }],
    [
      'objects as texts',
      'addSection',
      { pageId: 'page-2', section: JSON.stringify({ kind: 'faq', props: faq }) },
      added,
    ],
    ['props as text', 'addSection', { pageId: 'page-2', section: { kind: 'faq', props: JSON.stringify(faq) } }, added],
    ['fields beside props', 'addSection', { pageId: 'page-2', section: { kind: 'FAQ', ...faq } }, added],
    ['a section without its frame', 'addSection', { pageId: 'page-2', kind: 'faq', props: faq }, added],
    ['fields without props', 'updateSection', { sectionId: 'faq-2', ground: 'tint' }, { props: { ground: 'tint' } }],
    [
      'one entry for a list',
      'updateSection',
      { sectionId: 'faq-2', props: { items: faq.items[0] } },
      { props: { items: [{}] } },
    ],
    ['another spelling of the tool', 'set_theme', { accent: '#225533' }, { type: 'setTheme' }],
    ['its type said again', 'setTheme', { type: 'setTheme', accent: '#225533' }, { accent: '#225533' }],
    ['a page without its frame', 'addPage', { title: 'Über uns' }, { page: { id: 'ueber-uns', path: '/ueber-uns' } }],
  ])('is understood: %s', async (_what, name, input, operation) => {
    server.play(callsTools([name, input], finish('Done.')), callsTools(finish('Done.')));
    const answer = await turns.respond('Please do');
    expect(answer).toMatchObject({ operations: [operation], reply: 'Done.', refused: [] });
  });

  it('gives sections without an id one of their own', async () => {
    const section = { kind: 'faq', props: {} };
    const help: [string, unknown] = ['addPage', { page: { title: 'Help', sections: [section, section] } }];
    server.play(callsTools(help, finish('Done.')), callsTools(finish('Done.')));
    const { operations } = await turns.respond('A page');
    expect(operations).toMatchObject([{ page: { sections: [{ id: 'faq' }, { id: 'faq-3' }] } }]);
  });
});

describe('calls within the text', () => {
  const call = { name: 'setTheme', arguments: { accent: '#225533' } };
  it.each([
    ['a fence', `I will.\n\`\`\`json\n${JSON.stringify(call)}\n\`\`\``],
    ['a list', JSON.stringify([call, { name: 'finish', arguments: { reply: 'I will.' } }])],
    ['tags', `I will.\n<tool_call>\n${JSON.stringify(call)}\n</tool_call>`],
    ['a marker', `I will. [TOOL_CALLS] ${JSON.stringify([call])}`],
    ['functions', `I will.\n{"function": {"name": "setTheme", "arguments": "{\\"accent\\": \\"#225533\\"}"}}`],
    ['a call in words', 'I will.\nsetTheme({"accent": "#225533"})'],
  ])('are made: in %s', async (_where, text) => {
    server.play(says(text), says('I will.'));
    const answer = await turns.respond('A green accent');
    expect(answer).toMatchObject({ operations: [{ type: 'setTheme', accent: '#225533' }], reply: 'I will.' });
  });

  it('are none when braces are just words', async () => {
    const text = 'Write {"name": "Ana"} or {x} as you like.';
    server.play(says(text));
    expect(await turns.respond('How?')).toMatchObject({ operations: [], reply: text });
  });
});
