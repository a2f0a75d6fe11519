import type { Rules } from '../draft.ts';
import { toldFacts, type ToldFacts } from './told-facts.ts';

const known = new WeakMap<Rules, Map<string, ToldFacts>>();

function readOnce(rules: Rules, key: string, read: () => ToldFacts): ToldFacts {
  const kept = known.get(rules) ?? new Map<string, ToldFacts>();
  const told = kept.get(key) ?? read();
  known.set(rules, kept.set(key, told));
  return told;
}

/** What the owner told, ever; read once a turn and language. */
export const toldOf = (rules: Rules, language: string): ToldFacts =>
  readOnce(rules, language, () => toldFacts(language, rules.words, rules.today));

/** What the owner says now. */
export const toldNow = (rules: Rules, language: string): ToldFacts =>
  readOnce(rules, `${language} now`, () => toldFacts(language, [rules.said], rules.today));
