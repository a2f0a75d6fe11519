import type { Designer } from '#designer/index.ts';
import { isRecord } from '#site/model/json.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations, outOfScope, type Operation } from '#site/operations/index.ts';
import type { ChatCase, WantedOperation } from './case.ts';
import { fits } from './match.ts';
import { websites } from './websites.ts';

export type ChatResult = { message: string; passed: boolean; problem: string; reply: string };

/** Operations of one type on one target count as one: what matters is which fields end up with which values. */
function merged(operations: Operation[]): Record<string, unknown>[] {
  const rows: Record<string, unknown>[] = [];
  for (const { ...operation } of operations as Record<string, unknown>[]) {
    const same = rows.find(
      (row) =>
        row['type'] === operation['type'] &&
        row['sectionId'] === operation['sectionId'] &&
        row['pageId'] === operation['pageId'] &&
        !['addSection', 'addPage'].includes(String(row['type'])),
    );
    if (!same) rows.push(operation);
    else {
      const props = {
        ...(isRecord(same['props']) ? same['props'] : {}),
        ...(isRecord(operation['props']) ? operation['props'] : {}),
      };
      Object.assign(same, operation, isRecord(same['props']) ? { props } : {});
    }
  }
  return rows;
}

const shown = (operation: Record<string, unknown>) => JSON.stringify(operation).slice(0, 220);

/** What is wrong with these operations, or ''. */
function difference(wanted: WantedOperation[], given: Operation[]): string {
  const left = merged(given);
  for (const one of wanted) {
    const index = left.findIndex((operation) => fits(one, operation));
    if (index < 0) return `no ${one.type} as wanted; got ${left.map(shown).join(' ') || 'nothing'}`;
    left.splice(index, 1);
  }
  return left.length ? `more than was asked: ${left.map(shown).join(' ')}` : '';
}

async function documentAfter(designer: Designer, test: ChatCase) {
  let document: WebsiteDocument = websites[test.to ?? 'bakery'];
  const history: { role: 'user' | 'assistant'; text: string }[] = [];
  for (const message of test.after ?? []) {
    const answer = await designer.respond({ message, document, pagePath: test.on ?? '/', history }, { seed: 1 });
    const applied = applyOperations(document, answer.operations);
    if (applied.ok) document = applied.document;
    history.push({ role: 'user', text: message }, { role: 'assistant', text: answer.reply });
  }
  return { document, history };
}

/** Sends one message and compares what comes with what was expected. */
export async function scoreCase(designer: Designer, test: ChatCase): Promise<ChatResult> {
  const { document, history } = await documentAfter(designer, test);
  const request = { message: test.message, document, pagePath: test.on ?? '/', history };
  const answer = await designer.respond(request, { seed: 1 });
  const applied = applyOperations(document, answer.operations);
  const problems = [
    applied.ok ? '' : `not valid: ${applied.failure.message}`,
    applied.ok && outOfScope(applied.forward, answer.scope).length ? 'out of the scope it declared' : '',
    difference(test.does, answer.operations),
    (answer.undo ?? false) === (test.undoes ?? false) ? '' : answer.undo ? 'undoes' : 'does not undo',
    test.says && !test.says.test(answer.reply) ? `says “${answer.reply}”` : '',
    answer.reply.trim() ? '' : 'says nothing',
  ].filter(Boolean);
  return { message: test.message, passed: problems.length === 0, problem: problems.join('; '), reply: answer.reply };
}

/** Scores a whole table, in order. */
export async function scoreTable(designer: Designer, cases: ChatCase[]): Promise<ChatResult[]> {
  const results: ChatResult[] = [];
  for (const test of cases) results.push(await scoreCase(designer, test));
  return results;
}
