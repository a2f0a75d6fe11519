import type { ChatRequest, Choice } from '../../designer.ts';
import { withoutEnd } from '../ends.ts';
import type { Plan } from './ask.ts';
import { plain } from './message/plain.ts';
import { readRequest } from './message/request.ts';
import { splitMessage } from './message/split.ts';
import { plansFor, type Situation } from './plan.ts';

/** What the last message of the person asked for, if its answer was a question of ours. */
function openQuestion(
  request: ChatRequest,
  situation: Situation,
): { asked: string; plan: Extract<Plan, { does: 'ask' }> } | null {
  const asked = request.history.findLast(({ role }) => role === 'user')?.text;
  if (asked === undefined || request.history.at(-1)?.role !== 'assistant') return null;
  const parts = splitMessage(asked, situation.language, situation.document);
  const last = parts.at(-1);
  const plan = last === undefined ? undefined : plansFor(last, { ...situation, message: asked })?.plans[0];
  return plan?.does === 'ask' && last !== undefined ? { asked: last, plan } : null;
}

/**
 * The request that a short answer completes: "yes", "the first one", a button's words, or the words we asked for. Undefined when
 * nothing was asked or the message is a request of its own.
 */
export function completed(
  request: ChatRequest,
  situation: Situation,
  own: Plan | undefined,
  offered: (asked: string) => Choice[],
): string | undefined {
  const message = request.message.trim();
  if (message.length > 400 || (own && own.score >= 0.7 && own.does !== 'tell')) return undefined;
  const earlier = request.history.findLast(({ role }) => role === 'user')?.text;
  if (earlier === undefined || request.history.at(-1)?.role !== 'assistant') return undefined;
  const words = readRequest(message, situation.language);
  if (words.has('mark.no') && words.tokens.length <= 4) return undefined;
  if (own?.does === 'tell' && (own.id === 'thanks' || own.id === 'greet')) return undefined;
  // "The prices first" names what it is about.
  const namesNothing = words.group('kind').length === 0 && words.group('part').length === 0;
  const choices = offered(earlier);
  const said = choices.find(
    ({ label }) =>
      plain(label) === plain(message) || (plain(message).length > 3 && plain(label).includes(plain(message))),
  );
  if (said) return said.message;
  if (namesNothing && words.tokens.length <= 5 && words.has('mark.first', 'mark.yes')) return choices[0]?.message;
  if (namesNothing && words.tokens.length <= 5 && words.has('mark.last')) return choices.at(-1)?.message;
  const open = openQuestion(request, situation);
  if (!open) return undefined;
  const { asked, plan } = open;
  if (plan.needs !== 'value' || message.endsWith('?')) return undefined;
  const lead = withoutEnd(asked, /[.!?:\s]/u);
  return plan.id === 'askValue' ? `${lead}: “${message.replace(/[“”"]/gu, "'")}”` : `${lead}: ${message}`;
}
