import { startsWith, type Tongue } from './tongue.ts';
import type { Token } from './tokens.ts';
import { buildingWordsIn } from './to-builder.ts';

/** "I write on behalf of the Spectacles Project", "scrivo a nome di". */
export const ON_BEHALF =
  "on behalf of, behalf of, im namen von, im namen des, im namen der, im namen meiner, im namen meines, im auftrag von, im auftrag des, im auftrag der, im auftrag meiner, im auftrag meines, au nom de, au nom du, au nom d', de la part de, de la part du, de la part d', pour le compte de, en nombre de, en nombre del, de parte de, de parte del, por encargo de, por encargo del, em nome de, em nome do, em nome da, da parte de, da parte do, da parte da, a nome di, a nome del, a nome della, a nome dei, a nome degli, per conto di, per conto del, per conto della, per conto dei, namens, uit naam van, w imieniu, på vägnar, på vägnar av, å vägnar, på vegne af, på vegne av, jménem, za celou, puolesta, adına";

const FOR = /^(?:for|für|pour|para|per|voor|dla|för|za)$/;
const LONGEST_NAME = 8;
/** How far from the start, and behind the words for writing, a letter says so. */
const NEAR_START = 8;
const NEAR = 3;

/**
 * Where a letter that somebody writes for others says whose it is: "I write on behalf of the Spectacles Project, a charity in Leeds" is about
 * the project from there on; "… of my father, who has no computer" is about nobody that visitors look for. Null for all else.
 */
export function onBehalf(tokens: readonly Token[], tongue: Tongue): { from: number; isSomebody: boolean } | null {
  const { words, language } = tongue;
  const writes = buildingWordsIn(tokens.slice(0, NEAR_START), language).find(({ key }) => key === 'writing');
  if (!writes) return null;
  const from = writes.index + writes.length;
  const isMine = (at: number) => startsWith(words.mine, tokens, at) > 0;
  for (let at = writes.index; at < from + NEAR; at += 1) {
    const next = at + startsWith(ON_BEHALF, tokens, at);
    const first = tokens[next];
    if (next > at && first) return { from: first.start, isSomebody: isMine(next) || isMine(next - 1) };
  }
  // "I'm writing for the Toad Patrol." says no more than the name.
  const isFor = [from - 1, from].some((at) => FOR.test(tokens[at]?.text ?? ''));
  const isName = isFor && !tokens.some(({ text }) => text === ',') && tokens.length - from <= LONGEST_NAME;
  return isName || [from - 1, from, from + 1].some(isMine) ? { from: 0, isSomebody: true } : null;
}
