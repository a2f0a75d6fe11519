import { channelsIn } from './channels.ts';
import { contentTokens } from './content-words.ts';
import { isOut, linksIt, wantsItNot } from './instructions.ts';
import { publishingIn } from './orders.ts';
import { startsWith, type Tongue } from './tongue.ts';
import type { Token } from './tokens.ts';

/** "Don't use that name anywhere": what was said before it. */
const BACK =
  /^(?:that|this|those|these|diesen|dieses|diese|den|das|ce|cette|cet|ese|esa|este|esta|esse|essa|quel|quella|questo|questa|die|dat|deze|tej|tego|tę|det|den|denna|detta|denne|dette) (?:old |former |alten |früheren |ancien |antiguo |vecchio |oude |gamla |gamle )?(?:name|names|word|part|bit|thing|number|address|begriff|namen|wort|teil|nummer|adresse|nom|mot|partie|numéro|nombre|palabra|parte|número|dirección|nome|parola|numero|indirizzo|naam|woord|nazwy|nazwę|słowa|numeru|namnet|ordet|numret|navn|navnet|nummeret)$/u;
export const refersBack = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) =>
    [2, 3].some((length) => BACK.test([text, ...tokens.slice(at + 1, at + length).map((next) => next.text)].join(' '))),
  );

/** "Please not on the website", "ese NO lo pongan": no thing is named. */
export const isNotThere = (tokens: readonly Token[], tongue: Tongue): boolean => {
  const { words, language } = tongue;
  const polite = startsWith(words.wishVerbs, tokens);
  const not = startsWith(words.negations, tokens, polite);
  if (not > 0 && startsWith(words.onSite, tokens, polite + not) > 0) return true;
  if (isOut(tokens) || linksIt(tokens) || wantsItNot(tokens)) return true;
  const orders = publishingIn(tokens, language);
  const isOrder = (token: Token) =>
    orders.some(({ index, length }) => tokens.slice(index, index + length).includes(token));
  const own = contentTokens(tokens, tongue).filter((token) => !isOrder(token) && token.text.length > 3);
  return orders.length > 0 && own.length === 0 && channelsIn(tokens, language).length === 0;
};
