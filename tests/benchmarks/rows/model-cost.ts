import { getEncoding } from 'js-tiktoken';
import { take } from '#designer/model/take.ts';
import { newDraft, type Rules } from '#designer/model/draft.ts';
import { builtInDesigner } from '#designer/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { wholeLibrary } from '#site/sections/library.ts';
import { says, startModelServer, type ScriptedAnswer } from '#tests/support/model-server.ts';
import { turnsAt } from '#tests/support/model-turns.ts';
import * as recorded from '#tests/support/recorded-turns.ts';
import type { RecordedCall, RecordedTurn } from '#tests/support/recorded-turns.ts';
import { ms, quantile, type Row } from '../row.ts';

const TURNS: [kind: string, turn: RecordedTurn][] = [
  ['first design', recorded.creation],
  ['headline', recorded.headline],
  ['section', recorded.vouchers],
  ['colours', recorded.colours],
  ['page with link', recorded.linkedPage],
  ['question back', recorded.ambiguous],
  ['translation', recorded.translation],
];
const TODAY = '2026-12-01';
const MOST_TOKENS = 12_000;
const MOST_MS = 5;
/** Times each recorded turn is done again for the time of its calls. */
const AGAIN = 20;

const encoding = getEncoding('o200k_base');
const tokens = (value: unknown) => encoding.encode(JSON.stringify(value)).length;

const answering =
  (calls: RecordedCall[]): ScriptedAnswer =>
  (stream) => {
    for (const [name, args] of calls) stream.call(name, args);
    stream.end();
  };

/** What recorded turns of a model take: tokens by kind of request, and of our own time each call. */
export async function modelCostRow(): Promise<Row[]> {
  const { document } = await builtInDesigner.design({ text: recorded.SAUNA }, { seed: 1 });
  return [...(await tokenRows(document)), callRow(document)];
}

async function tokenRows(document: WebsiteDocument): Promise<Row[]> {
  const server = await startModelServer([says('Hello.')]);
  const turns = turnsAt(server, builtInDesigner);
  const rows: Row[] = [];
  for (const [kind, turn] of TURNS) {
    server.play(...turn.answers.map(answering), says('Done.'));
    const task = turn === recorded.creation ? ('first-design' as const) : ('change' as const);
    const request = { document, known: recorded.SAUNA, today: TODAY, task };
    await turns.respond(turn.message, request, { limits: { answerCharacters: 120_000 } });
    const sizes = server.requests.map(({ messages, tools }) => tokens({ messages, tools }));
    const written = turn.answers.flat().reduce((sum, call) => sum + tokens(call), 0);
    const most = Math.max(...sizes);
    const all = sizes.reduce((sum, size) => sum + size, 0);
    const requests = sizes.length === 1 ? 'one request' : `${sizes.length} requests`;
    rows.push({
      what: `model: tokens of a turn, ${kind}`,
      measured: `${all} in, ${written} out, ${requests}, the largest ${most}`,
      mustReach: `${MOST_TOKENS} a request`,
      reached: most <= MOST_TOKENS,
    });
  }
  await server.close();
  return rows;
}

/** From a call that has arrived to the website that it makes, as time of the processor: others use the machine, too. */
function callRow(document: WebsiteDocument): Row {
  const times: number[] = [];
  for (let round = 0; round < AGAIN; round += 1)
    for (const [, { message, answers }] of TURNS) {
      const rules: Rules = {
        words: [message, recorded.SAUNA],
        said: message,
        today: TODAY,
        keepsLook: false,
        library: wholeLibrary,
        mostOperations: 120,
        mostPages: 20,
      };
      const draft = newDraft(document);
      answers.flat().forEach(([name, input], nth) => {
        const start = process.cpuUsage();
        take(draft, { id: `call${nth}`, name, input }, rules);
        // The first round warms the engine up.
        const { user, system } = process.cpuUsage(start);
        if (round > 0) times.push((user + system) / 1000);
      });
    }
  const p95 = quantile(times, 0.95);
  return {
    what: `model: time of the processor for a call (${times.length} calls)`,
    measured: `median ${ms(quantile(times, 0.5))}, p95 ${ms(p95)}, most ${ms(Math.max(...times))}`,
    mustReach: `p95 ≤ ${MOST_MS} ms`,
    reached: p95 <= MOST_MS,
  };
}
