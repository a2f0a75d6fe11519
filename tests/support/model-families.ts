import type { AnswerStream, ModelRequest, ScriptedAnswer } from './model-server.ts';

type Calls = readonly (readonly [name: string, args: unknown])[];

/** An endpoint with ways of its own: how it gives calls, and what it turns away. `told` is what people read when it cannot be used. */
export type Family = { name: string; ways: string; answers: (calls: Calls) => ScriptedAnswer[]; told?: string };

const whole = (stream: AnswerStream, calls: Calls, finish?: string) => {
  for (const [name, args] of calls) stream.call(name, args);
  stream.end(undefined, finish);
};

/** Answers once a request is free of these parameters. */
const without =
  (names: readonly string[], then: ScriptedAnswer, status = 400): ScriptedAnswer =>
  (stream, request) => {
    const named = names.find((name) => name in request);
    if (named) return stream.refuse(status, {}, `Unsupported parameter: '${named}' is not supported with this model.`);
    return then(stream, request);
  };

/** What templates of small models demand: the owner first, then each in turn, results behind calls. */
function roleTrouble({ messages }: ModelRequest): string | null {
  const turns = messages.filter(({ role }) => role !== 'system').map(({ role }) => role);
  if (turns[0] !== 'user') return 'Conversation must start with a user message';
  const wrong = turns.some((role, index) => index > 0 && role !== 'tool' && role === turns[index - 1]);
  return wrong ? 'Conversation roles must alternate user/assistant/user/assistant' : null;
}

const oneByOne = (calls: Calls): ScriptedAnswer[] => calls.map((call) => (stream) => whole(stream, [call]));

export const families: Family[] = [
  {
    name: 'OpenAI',
    ways: 'refuses parameters that a model of it does not know, one at a time',
    answers: (calls) => [without(['temperature', 'reasoning_effort'], (stream) => whole(stream, calls))],
  },
  {
    name: 'OpenAI, models that reason',
    ways: 'are silent but for chunks with a role, then reason, then call',
    answers: (calls) => [
      (stream) => {
        stream.chunk({ role: 'assistant', content: '' });
        stream.chunk({ role: 'assistant' });
        stream.chunk({ reasoning_content: 'They want another headline.' });
        whole(stream, calls);
      },
    ],
  },
  {
    name: 'Anthropic',
    ways: 'knows no strict tools and no stream options, and talks before it calls',
    answers: (calls) => [
      without(['stream_options'], (stream, request) => {
        if (JSON.stringify(request.tools).includes('"strict"')) return stream.refuse(400, {}, 'strict');
        stream.text('I will change it.');
        whole(stream, calls);
      }),
    ],
  },
  {
    name: 'Mistral',
    ways: 'takes ids of nine letters and digits, and answers 422 to what it does not know',
    answers: (calls) => [
      without(
        ['reasoning_effort', 'max_completion_tokens'],
        (stream, request) => {
          const ids = JSON.stringify(request.messages).match(/"(?:tool_call_id|id)":"[^"]*"/g) ?? [];
          if (ids.some((id) => !/:"[A-Za-z0-9]{9}"$/.test(id))) return stream.refuse(422, {}, 'Invalid id');
          whole(stream, calls);
        },
        422,
      ),
    ],
  },
  {
    name: 'Gemini',
    ways: 'says stop behind calls, and leaves arguments empty where there are none',
    answers: (calls) => [
      (stream) => {
        stream.call('declareScope', '');
        whole(stream, calls, 'stop');
      },
      (stream) => whole(stream, [['finish', { reply: 'Done.' }]], 'stop'),
    ],
  },
  {
    name: 'Ollama',
    ways: 'gives one call an answer and no usage',
    answers: (calls) =>
      calls.map((call): ScriptedAnswer => (stream) => {
        stream.call(...call);
        stream.end(null);
      }),
  },
  {
    name: 'vLLM without a parser of calls',
    ways: 'writes calls into the text',
    answers: (calls) => [
      (stream) => {
        for (const [name, args] of calls)
          stream.text(`<tool_call>\n${JSON.stringify({ name, arguments: args })}\n</tool_call>\n`);
        stream.end();
      },
    ],
  },
  {
    name: 'vLLM with a small context',
    ways: 'refuses what is longer than its context',
    answers: () => [
      (stream) =>
        stream.refuse(
          400,
          {},
          "This model's maximum context length is 4096 tokens. However, you requested 10021 tokens in the messages.",
        ),
    ],
    told: 'a context of 16,384 tokens or more',
  },
  {
    name: 'llama.cpp',
    ways: 'wants the owner first and each in turn, one call an answer',
    answers: (calls) =>
      oneByOne(calls).map((answer): ScriptedAnswer => (stream, request) => {
        const trouble = roleTrouble(request);
        return trouble ? stream.refuse(500, { 'Retry-After': '0' }, trouble) : answer(stream, request);
      }),
  },
  {
    name: 'llama.cpp with a small context',
    ways: 'refuses what is longer than its context',
    answers: () => [
      (stream) => stream.refuse(400, {}, 'the request exceeds the available context size, try increasing it'),
    ],
    told: 'a context of 16,384 tokens or more',
  },
  {
    name: 'gateways',
    ways: 'send comments while they wait, and 429 with the time to wait',
    answers: (calls) => [
      (stream) => stream.refuse(429, { 'Retry-After': '0.01' }),
      async (stream) => {
        for (let count = 0; count < 10; count += 1) {
          stream.comment('PROCESSING');
          await new Promise((next) => setTimeout(next, 80));
        }
        whole(stream, calls);
      },
    ],
  },
];
