import { writtenFor, type WritingHabit } from './obedient-writer.ts';
import type { ModelRequest, ScriptedAnswer } from './model-server.ts';

type Call = [name: string, args: unknown];
type Answer = { calls: Call[]; reply: string };

const text = (path: string, value: string): Call => ['setText', { path, value }];
const days = (list: readonly string[], opens: string, closes: string) => list.map((day) => ({ day, opens, closes }));
const section = (id: string, kind: string, heading: string) => ({ id, kind, props: { heading } });

/** Does a fixed case of the gate as it is to be done: by a part of what is asked for. */
const done: [asked: string, Answer][] = [
  [
    'Bread before the sun is up',
    { calls: [text('sections/hero/props/heading', 'Bread before the sun is up')], reply: 'The headline is new.' },
  ],
  ['Rye costs', { calls: [text('sections/prices/props/items/0/price', '£4.40')], reply: 'Rye costs £4.40 now.' }],
  ['Wheat costs', { calls: [text('sections/prices/props/items/1/price', '£3.80')], reply: 'Wheat costs £3.80 now.' }],
  ['Our phone number', { calls: [['setBusiness', { phone: '01353 555 0199' }]], reply: 'The phone number is new.' }],
  [
    'Öffnungszeiten',
    {
      calls: [
        [
          'setBusiness',
          {
            hours: [
              ...days(['tue', 'wed', 'thu'], '09:00', '18:00'),
              ...days(['fri'], '09:00', '17:00'),
              ...days(['sat'], '09:00', '14:00'),
            ],
          },
        ],
      ],
      reply: 'Die Öffnungszeiten stehen auf der Seite.',
    },
  ],
  [
    'bonjour@',
    { calls: [['setBusiness', { email: 'bonjour@morel.example' }]], reply: 'Votre nouvelle adresse est en place.' },
  ],
  [
    'called Courses',
    {
      calls: [['addPage', { page: { id: 'courses', path: '/courses', title: 'Courses', sections: [] } }]],
      reply: 'There is a page called Courses.',
    },
  ],
  [
    'website dark',
    { calls: [['setTheme', { mode: 'dark', background: '#101114', ink: '#f4f1ea' }]], reply: 'It is dark now.' },
  ],
  [
    'opening hours off',
    { calls: [['removeSection', { sectionId: 'hours' }]], reply: 'The hours are gone from the page.' },
  ],
  ['Send an e-mail', { calls: [], reply: 'That cannot be done here: only the website can be changed.' }],
  ['which days', { calls: [], reply: 'You are open from Tuesday to Saturday.' }],
  ['', { calls: [], reply: 'The draft is good as it is.' }],
];

/** What it does otherwise where a template says so; `on` is a part of what is asked for, '' for everything. */
export type Habit = { on: string; does(answer: Answer): Answer };

export const instead = (on: string, ...calls: Call[]): Habit => ({ on, does: ({ reply }) => ({ calls, reply }) });
export const besides = (on: string, ...more: Call[]): Habit => ({
  on,
  does: ({ calls, reply }) => ({ calls: [...calls, ...more], reply }),
});
export const saying = (on: string, to: (reply: string) => string): Habit => ({
  on,
  does: ({ calls, reply }) => ({ calls, reply: to(reply) }),
});
export { text as setting, section };

const said = ({ messages }: ModelRequest, role: string) => messages.filter((message) => message.role === role);
const wordsOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((part: unknown) => JSON.stringify(part)).join('\n')
      : '';

/** A model that answers rightly, except for what the words of its template make it do: always the same for the same words. */
export const obedientModel =
  (habits: ReadonlyMap<string, Habit>, ofWriting: ReadonlyMap<string, WritingHabit> = new Map()): ScriptedAnswer =>
  (stream, request) => {
    if (request.tools.length === 0) {
      stream.text(writing(request, ofWriting));
      return stream.end();
    }
    const template = wordsOf(said(request, 'system')[0]?.content).split('You design one website')[0] ?? '';
    const asked = wordsOf(said(request, 'user').at(-1)?.content);
    const wish = asked.slice(
      Math.max(asked.lastIndexOf("The owner's request:"), asked.lastIndexOf("The owner's brief:")),
    );
    const right = done.find(([part]) => wish.includes(part))?.[1] ?? { calls: [], reply: 'Done.' };
    const wrong = [...habits].filter(([words, { on }]) => template.includes(words) && wish.includes(on));
    const { calls, reply } = wrong.reduce((answer, [, habit]) => habit.does(answer), right);
    // What was refused is not tried again.
    if (request.messages.at(-1)?.role !== 'tool') for (const [name, args] of calls) stream.call(name, args);
    if (request.messages.at(-1)?.role === 'tool') stream.text(reply);
    else stream.call('finish', { reply });
    stream.end();
  };

/** Words for a blog, written as the template says. */
function writing(request: ModelRequest, habits: ReadonlyMap<string, WritingHabit>): string {
  const template = wordsOf(said(request, 'system')[0]?.content).split('You write for the blog')[0] ?? '';
  const content = wordsOf(said(request, 'user').at(-1)?.content);
  const asked = content.slice(content.lastIndexOf('</'));
  const right = writtenFor(asked, content.includes('Bread is made of flour'));
  return [...habits]
    .filter(([words, { on }]) => template.includes(words) && asked.includes(on))
    .reduce((text, [, habit]) => habit.writes(text), right);
}
