import type { Call } from './arriving-calls.ts';
import { coveredBy, type Draft, type Rules } from './draft.ts';
import type { Answered } from './exchange.ts';
import { toolNamed } from './fit-call.ts';
import { judge } from './judge.ts';
import { callToSetText } from './set-text.ts';
import { pageAsData } from './shown.ts';
import { modelTools, readFinish, readPage, readScope } from './tools.ts';

/** Characters of pages that one request may hold beside the page looked at. */
const MOST_GIVEN = 5_000;

const NOTHING = { isWrong: false, isProgress: false, isUndo: false, finish: null };

/** Does what a call asks for, as far as it may be done, and says what came of it. */
export function take(draft: Draft, { id, name: called, input }: Call, rules: Rules): Answered {
  const name = toolNamed(called, modelTools);
  const answer = (result: string, more: Partial<Answered> = {}): Answered => ({
    call: { id, name: called, input },
    ...NOTHING,
    result,
    ...more,
  });
  switch (name) {
    case 'finish':
      return answer('Finished', { finish: readFinish(input) });
    case 'undoLastChange':
      return answer('Nothing to do', { isUndo: true });
    case 'readPage': {
      const { pageId = '', sectionId } = readPage(input) ?? {};
      const key = `${pageId} ${sectionId ?? ''}`;
      const page = pageAsData(draft.document, pageId, sectionId);
      if (draft.given > 0 && draft.given + page.length > MOST_GIVEN)
        return answer('Not now: change first what you have read, then read this page.');
      draft.given += page.length;
      const isNew = !draft.read.has(key);
      draft.read.add(key);
      return answer(page, { isProgress: isNew });
    }
    case 'declareScope': {
      const parts = readScope(input);
      if (!parts) return answer('Give the parts as a list of names: {"parts":["hero-1","theme"]}.', { isWrong: true });
      draft.scope = coveredBy([...(draft.scope ?? []), ...parts], draft.document);
      return answer('Declared');
    }
    case 'setText': {
      const found = callToSetText(draft.document, input);
      return found.ok ? judged(found.name, found.input) : answer(`Refused: ${found.reason}`, { isWrong: true });
    }
    default:
      return judged(name, input);
  }
  function judged(verb: string, values: unknown): Answered {
    const before = draft.operations.length;
    const verdict = judge(draft, verb, values, rules);
    return verdict.ok
      ? answer(verdict.result, { isProgress: draft.operations.length > before, came: verdict.came })
      : answer(`Refused: ${verdict.reason}`, { isWrong: true });
  }
}
