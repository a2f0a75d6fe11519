import { isCapital, isCaseless, isParticle, nounPhraseEnd } from '../noun-phrase.ts';
import { ON_BEHALF } from '../on-behalf.ts';
import { isIn, startsWith } from '../tongue.ts';
import { placesOf } from '../vocabulary/index.ts';
import { signalsIn } from '../wishes/signals.ts';
import { NEAR, type Brief, type Stretch } from './brief.ts';
import { isDegree } from './stretches.ts';

/** Who speaks. */
export const SELF =
  /^(?:i|i'|me|ich|mich|mir|moi|je|j'|yo|mí|eu|io|ik|mij|ja|jag|jeg|m'|mi|mein|my|mon|meu|min|mit|mijn|me|jmenuji|jsem|nazywam|ben|olen|меня|мене|hívnak|adım|أنا|اسمي|אני|שמי|im|i'm)$/;
/** "Her name is Keita Rowe" */
const THEIRS =
  /^(?:she's|shes|he's|hes|she|he|her|his|ihr|sein|son|su|suo|sua|haar|zijn|jej|jego|hennes|hans|hendes|dele|dela)$/;

/** "A Toyota", "eine Mühle": one of many, and no name. */
const ONE_OF_MANY = /^(?:a|an|ein|eine|einen|einem|einer|un|une|una|uno|um|uma|een|'n|en|ett|et|jakiś|nějaký|bir)$/;

/** "Above Lindqvist Hardware", "neben der Alten Post": whose neighbours we are. */
const BESIDE =
  'above, below, beneath, under, over, next to, next door to, beside, behind, opposite, across from, outside, inside, near, round the corner from, past, by, neben, über, unter, gegenüber, gegenüber von, hinter, vor, nahe, bei, beim, au-dessus de, au-dessus du, à côté de, à côté du, en face de, en face du, derrière, devant, près de, près du, al lado de, al lado del, frente a, frente al, encima de, encima del, detrás de, detrás del, delante de, cerca de, casi, esquina, esquina con, ao lado de, ao lado do, ao lado da, em frente a, em frente ao, em frente à, por cima de, por cima do, atrás de, atrás do, perto de, perto do, accanto a, accanto al, accanto alla, di fronte a, di fronte al, sopra, sotto, dietro, davanti a, vicino a, boven, naast, tegenover, achter, voor, onder, obok, naprzeciwko, nad, pod, za, przed, koło, przy, bredvid, ovanför, mittemot, bakom, intill, vid siden af, ved siden af, over for, oven på, bag, ved, u, vedle, naproti, vieressä, vastapäätä, takana';

/** German says "für" where others write on behalf of somebody. */
const FOR_OTHERS = `${ON_BEHALF}, für`;

/** How a stretch ends: what comes right behind it. */
export function endOf({ text, tokens, tongue }: Brief, { part, to: last }: Stretch): string {
  const { words } = tongue;
  const to = isDegree(text, tokens[last]) ? last + 1 : last;
  const next = tokens[to];
  if (next && text.charAt(next.start - 1) === '\t') return 'end';
  if (!next || next.kind === 'line' || to >= part.to)
    return next && next.kind !== 'line' && next.kind !== 'mark' ? 'part' : 'end';
  if (/^[.。!…]$/.test(next.text)) return 'stop';
  if (/^[,،、]$/.test(next.text)) return 'comma';
  if (/^[–|·:;=/（【(*~-]$|\p{Extended_Pictographic}/u.test(next.text)) return 'dash';
  if (next.text === '"') return 'quote';
  if (next.kind === 'mark') return 'mark';
  if (startsWith(words.copulas, tokens, to) > 0) return 'is';
  if ([words.placePrepositions, words.from].some((list) => startsWith(list, tokens, to) > 0)) return 'place';
  if (startsWith(words.and, tokens, to) > 0) return 'and';
  if (next.kind === 'number') return 'number';
  return isCapital(text, next) ? 'capital' : 'word';
}

/** The letters of a stretch: how many words have capitals. */
export function lettersOf({ text, tokens, tongue }: Brief, { from, to }: Stretch): string {
  const own = tokens.slice(from, to).filter(({ kind }) => kind === 'word' || kind === 'number');
  const telling = own.filter(
    ({ text: word }, at) => !isParticle(word) && startsWith(tongue.words.articles, own, at) === 0,
  );
  const [first] = telling;
  if (!first) return 'nothing';
  if (isCaseless(text, first))
    return telling.length > 3 ? 'caseless long' : telling.length > 1 ? 'caseless' : 'caseless one';
  const capitals = telling.filter((token) => isCapital(text, token) || token.kind === 'number').length;
  if (capitals === 0) return telling.length > 3 ? 'small long' : telling.length > 1 ? 'small' : 'small one';
  if (capitals === telling.length) return capitals > 3 ? 'many' : capitals > 2 ? 'three' : capitals > 1 ? 'two' : 'one';
  if (capitals === 1 && isCapital(text, first)) return 'first only';
  return isCapital(text, first) ? 'mixed' : 'small first';
}

/** What stands right before a stretch. */
export function leadOf(brief: Brief, stretch: Stretch): string[] {
  const { text, tokens, tongue } = brief;
  const { part, from } = stretch;
  const { words, language } = tongue;
  let at = from;
  if (tokens[at - 1]?.text === '"' || tokens[at - 1]?.text === "'") at -= 1;
  if (at <= part.from) return ['starts'];
  const signs: string[] = [];
  const before = tokens[at - 1];
  const article =
    [1, 2].find((back) => at - back >= part.from && startsWith(words.articles, tokens, at - back) === back) ?? 0;
  const head = at - article;
  const behind = (list: string, end = head) =>
    [1, 2, 3, 4].some((back) => end - back >= part.from && startsWith(list, tokens, end - back) === back);
  if (article > 0) signs.push('behind article');
  if (ONE_OF_MANY.test(before?.text ?? '')) signs.push('behind one of many');
  if (behind(BESIDE)) signs.push('beside');
  if (behind(FOR_OTHERS)) signs.push('on behalf of');
  if (behind(words.formerly) || behind(words.formerly, head - 1)) signs.push('former');
  if (behind(words.weAre)) signs.push('behind we are');
  if (behind(words.mine)) signs.push('behind mine');
  if (behind(words.placePrepositions)) signs.push('behind a place word');
  else if (behind(words.roleConnectors)) signs.push('behind with');
  if (behind(words.roles) || behind(words.ranBy)) signs.push('behind a role');
  if (behind(words.streets)) signs.push('behind a street');
  const tie = signalsIn(tokens.slice(Math.max(part.from, head - 3), head), language).some(
    ({ key, index, length }) => (key === 'for' || key === 'about') && index + length === Math.min(3, head - part.from),
  );
  const isSite = isIn(words.site, tokens.slice(Math.max(part.from, head - NEAR), head));
  if (tie && isSite) signs.push('behind site for');
  else if (tie) signs.push('behind for');
  if (before?.text === ':') signs.push('behind colon');
  if (before?.text === ',') signs.push('behind comma');
  if (before?.text === '.' || before?.text === '!') signs.push('behind stop');
  if (before?.kind === 'number') signs.push('behind number');
  if (before?.text === '(') signs.push('behind bracket');
  // "my bakery Sonnenkorn", "our school, Martello Vivo".
  const comma = before?.text === ',' ? 1 : 0;
  for (let start = at - comma - 1; start >= part.from && start >= at - 7; start -= 1) {
    const mine = startsWith(words.mine, tokens, start) || startsWith(words.weAre, tokens, start);
    const the = startsWith(words.articles, tokens, start);
    const lead = Math.max(mine, the);
    if (lead === 0 || start + lead >= at - comma) continue;
    const isNoun =
      tokens
        .slice(start + lead, at - comma)
        .every(
          (token) => token.text === '-' || (token.kind === 'word' && (language === 'de' || !isCapital(text, token))),
        ) && nounPhraseEnd(text, tokens.slice(0, at - comma), start + lead, tongue) >= at - comma;
    // "We are opening a shop, Tare, in Ghent"
    const isOurs = mine > 0 || behind(words.weAre, start);
    // "We are the Büro Anker, …": two capitals side by side are a name already.
    const isName = tokens
      .slice(start + lead, at - comma)
      .some((token, place, own) => isCapital(text, token) && isCapital(text, own[place + 1]));
    if (isName) break;
    if (isNoun && comma && isOurs && tokens[stretch.to]?.text === ',') signs.push('apposed');
    if (isNoun) signs.push(`behind ${mine > 0 ? 'own' : 'a'} noun${comma ? ' and comma' : ''}`);
    break;
  }
  // "I run Mill Lane Pottery", "och driver Keramiken Blålera".
  const verb = article > 0 ? tokens[head - 1] : before;
  if (verb?.kind === 'word' && !isCapital(text, verb) && startsWith(words.placePrepositions, [verb]) === 0) {
    const speaker = head - 2;
    if (speaker >= part.from && [words.first, words.and].some((list) => startsWith(list, tokens, speaker) === 1))
      signs.push('behind what somebody does');
  }
  if (signs.length === 0 && before?.kind === 'word')
    signs.push(isCapital(text, before) ? 'behind capital' : 'behind word');
  return signs;
}

/** Whose name follows "called": the business's, or that of somebody or something of theirs. */
export function calledWhat({ tokens, tongue }: Brief, { part, from }: Stretch): string {
  const { words } = tongue;
  let start = from - 1;
  while (start > part.from && start > from - 6 && startsWith(words.called, tokens, start) === 0) start -= 1;
  while (start > part.from && startsWith(words.called, tokens, start - 1) > 0) start -= 1;
  const phrase = tokens.slice(Math.max(part.from, start - 1), from);
  const before = tokens.slice(Math.max(part.from, start - NEAR), start);
  if (part.clause.form === 'item') return 'an item';
  const self = phrase.findIndex(({ text }) => SELF.test(text));
  // "Jag som smider heter …"
  const isSpeaker = SELF.test(before[0]?.text ?? '') && startsWith(words.relative, before, 1) > 0;
  if (isSpeaker) return 'self';
  if (self >= 0 && !isIn(words.mine, before.slice(0, -1))) return 'self';
  if (phrase.some(({ text }) => THEIRS.test(text))) return 'somebody';
  // "we mend kites, name is Long Tail"
  const isBare = start === part.from || /^[,;:(–-]$/.test(tokens[start - 1]?.text ?? '');
  if (isBare && startsWith(words.nameLabels, tokens, start) > 0) return 'the business';
  const numbers = placesOf(words.numbers);
  const isCounted = before.some(({ kind }, at) => kind === 'number' || (numbers.at(before, at)?.place ?? 0) > 0);
  if (isCounted || isIn(words.ordinals.replaceAll('/', ', '), before)) return 'one of several';
  if (isIn(words.nameLabels, before) || isIn(words.premises, before)) return 'the business';
  if (isIn(words.mine, before)) return 'something own';
  if (isIn(words.site, before)) return 'the site';
  if (isIn(words.articles, before)) return 'something';
  return before.length > 3 ? 'after more' : 'at once';
}

/** What is quoted: something of theirs, the site, or just words. */
export function quotedWhat({ text, tokens, tongue }: Brief, { part, from }: Stretch): string {
  const { words } = tongue;
  const before = tokens.slice(Math.max(part.from, from - 1 - NEAR), from - 1);
  const noun = before.at(-1);
  if (!noun) return 'first';
  if (signalsIn(before.slice(-1), tongue.language).some(({ key }) => key === 'page')) return 'a page';
  if (isIn(`${words.site}, ${words.nameLabels}`, before)) return 'the site';
  if (isIn(words.weAre, before)) return 'what we are';
  const isNoun = noun.kind === 'word' && /^\p{L}{3}/u.test(noun.text);
  if (isIn(words.mine, before)) return isNoun ? 'own thing' : 'near own';
  if (part.order === 0) return isNoun ? 'thing at first' : 'words at first';
  return isNoun && !isCapital(text, noun) ? 'a thing' : 'words';
}
