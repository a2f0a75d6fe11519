import type { WebsiteDocument } from '#site/model/document.ts';
import { readRequest } from '../message/request.ts';
import type { RequestLanguage } from '../words/index.ts';
import { likelihoods, roles, type Role } from './role.ts';
import { signalsOf, type Around } from './signals.ts';
import { weights } from './weights.ts';

/** What a clause is said in. */
export type Saying = { message: string; document: WebsiteDocument; heard: RequestLanguage };

/** What a clause is there for, how likely it asks for anything at all, and below what likelihood it is taken to ask for nothing. */
export type Heard = { role: Role; asks: number; limit: number };

const known = new WeakMap<WebsiteDocument, Map<string, Heard>>();
const MOST_KNOWN = 400;

function aroundIn(message: string, text: string): Around {
  const at = message.indexOf(text);
  return at < 0 ? undefined : { before: message.slice(0, at), after: message.slice(at + text.length) };
}

/** What a clause of a message is there for, by all its signals together. */
export function heardAs(text: string, { message, document, heard }: Saying): Heard {
  const said = text.trim();
  const all = known.get(document) ?? new Map<string, Heard>();
  known.set(document, all);
  const key = `${heard} ${said}\n${message}`;
  const found = all.get(key);
  if (found) return found;
  const signals = signalsOf(readRequest(said, heard), aroundIn(message, said), document);
  const likely = likelihoods(signals, weights);
  const role = roles[likely.indexOf(Math.max(...likely))] ?? 'orders';
  const now = { role, asks: (likely[0] ?? 1) + (likely[1] ?? 0), limit: limitOf(signals) };
  if (all.size >= MOST_KNOWN) all.clear();
  all.set(key, now);
  return now;
}

/** Below this a clause asks for nothing; one that says more than talk mostly does is heard more carefully. */
const LIMIT = 0.55;
const LIMIT_OF_VALUES = 0.45;
const LIMIT_OF_WORDS = 0.35;
/** Signals of what may be meant to stand on the website, or of what stands there. */
const VALUES = /^(?:own|part|kind|date|quoted|mail|code|fresh|known|odd|numbers[12]|mark\.noLonger0?)$/u;
/** Signals of somebody who does something, or of a reason: without them words beside a comma are a part of what is told there. */
const VERBS =
  /^(?:[cv]-(?:they|past|why|feel|copulas|first|mine|you|sorry|stays|same|thanks|greetings|surely|not|so)0?|do\.(?:thank|greet).*)$/u;

/** Signals of what nobody tells in passing. */
const ADDRESSES = ['mail', 'code', 'telephone'];

function limitOf(signals: readonly string[]): number {
  if (signals.some((one) => ADDRESSES.includes(one))) return 0;
  const isInside = signals.includes('joined') || signals.includes('open');
  if (isInside && !signals.some((one) => VERBS.test(one))) return LIMIT_OF_WORDS;
  return signals.some((one) => VALUES.test(one)) ? LIMIT_OF_VALUES : LIMIT;
}

/** Whether a question of ours about a clause stands, although it may be mere talk. */
export const mayAsk = (text: string, saying: Saying): boolean => heardAs(text, saying).asks > 0.3;

/** Whether a clause asks for nothing: a story, a reason, what stays as it is, what another one says. */
export function asksNothing(text: string, saying: Saying): boolean {
  const { role, asks, limit } = heardAs(text, saying);
  return role !== 'orders' && role !== 'news' && asks < (role === 'stays' ? LIMIT : limit);
}
