import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import { sectionsMeant } from '../document/find.ts';
import { entriesWithin, isSmall } from '../document/named.ts';
import { FILLERS } from '../message/fillers.ts';
import { readRequest } from '../message/request.ts';
import { contentWords } from '../message/plain.ts';
import type { Ability, Ask } from '../ask.ts';

const BACK =
  /(?<!\p{L})(?:back|again|zurück|wieder|remets|remettez|remettre|reviens|revenez|volta|voltar|vuelve|volver|de nouveau|de vuelta|otra vez|de volta|di nuovo|terug)(?!\p{L})/iu;

/** "Bring them back", "put the patterns back" right after they were taken away. */
function bringsBack({ request, earlier }: Ask): boolean {
  const last = readRequest(earlier, request.language);
  if (!BACK.test(request.text) || !last.has('do.remove', 'do.hide', 'mark.noLonger') || /\d/u.test(request.text))
    return false;
  const told = new Set(contentWords(earlier));
  const isFrame = (at: number) => request.senses.some(({ from, to }) => from <= at && at < to);
  return request.tokens.every(
    ({ text, kind }, at) =>
      kind !== 'word' ||
      isFrame(at) ||
      BACK.test(text) ||
      contentWords(text).every((word) => told.has(word) || word.length < 4),
  );
}

/** "Scrap that last change" */
function dropsChange({ request }: Ask): boolean {
  const verb = request.find(['do.remove', 'do.undo']);
  const last = request.find(['mark.last', 'mark.it'], verb?.to ?? 0);
  const tail = request.senses.find(({ from, concepts }) => last && from >= last.to && concepts.includes('do.change'));
  return verb !== undefined && tail !== undefined && tail.to === request.tokens.length && !/\d/u.test(request.text);
}

/** How it was: what the past tense speaks of stood there before the last change. */
const AS_BEFORE =
  /(?<!\p{L})(?:(?:the way|how|as|like|what) (?:it|they|that|this|things|everything) (?:was|were|looked|had been)|(?:as|like) before|(?:last|previous|old|earlier) version|(?:was|were|looked) (?:better|nicer) before|(?:liked|preferred|loved) (?:it|that|them|this) (?:better |more )?before|so wie (?:vorher|zuvor|davor|früher)|wie (?:vorher|zuvor|davor)|wie (?:es|das|sie|alles) (?:vorher |mal )?war(?:en)?|(?:vorher|davor) (?:war es|hat es mir|gefiel es mir) besser|vorige version|alte version|comme (?:avant|c['’]était)|version (?:précédente|d['’]avant)|c['’]était mieux avant|préférais (?:avant|comme c['’]était)|gustaba más antes|gostava mais antes|como (?:estaba|estaban|antes|era|estava|estavam)|versión anterior|versão anterior|antes (?:estaba|estava) mejor|antes estava melhor)(?!\p{L})/iu;

/** "Put it back the way it was", "remets comme avant": nothing else is said. */
function isAsBefore({ request, earlier }: Ask): boolean {
  const found = AS_BEFORE.exec(request.text.replaceAll('’', "'"));
  if (!found || request.tokens.length > 16 || /\d/u.test(request.text)) return false;
  if (request.quotes.length > 0 || request.group('kind').length > 0 || request.has('do.add', 'do.rename')) return false;
  // "Put the heading back how it was": only where that was the last thing spoken of.
  const told = new Set(
    readRequest(earlier, request.language)
      .group('part')
      .map(({ name }) => name),
  );
  if (request.group('part').some(({ name }) => !told.has(name))) return false;
  const vocabulary = vocabularyOf(request.language);
  // "No, that looks like spilled soup, put it back how it was": why stands in a clause of its own.
  const before = request.text.slice(0, found.index).split(CLAUSE).slice(0, -1).join('').length;
  return request.tokens.every(({ text, kind, start }, at) => {
    if (
      start < before &&
      !request.senses.some(
        ({ from, to, concepts }) =>
          from <= at && at < to && concepts.some((one) => /^do\.(?:add|remove|change|hide|move)$/u.test(one)),
      )
    )
      return true;
    const isInside = start >= found.index && start < found.index + found[0].length;
    const isFrame = request.senses.some(({ from, to }) => from <= at && at < to);
    return (
      kind !== 'word' ||
      isInside ||
      isFrame ||
      text.length < 4 ||
      FILLERS.has(text) ||
      isSmall(text, vocabulary) ||
      BACK.test(text)
    );
  });
}

const CLAUSE = /[,;:.!?]\s+|\s[–—-]\s/u;
/** "I liked the old colours better": what was, and nothing to be made better. */
const BETTER = /^(?:better|besser|mieux|mejor|melhor|meglio|beter)$/iu;
const BESIDE_UNDO = /^do\.(?:undo|redo|dislike|greet|thank|can|want|ask|change|move|say|offer)$/u;

/** "No, that went far too dark. Undo it please, it was nicer before": an undo with words around it that order nothing else. */
function isAlone({ request, earlier, document, page, message }: Ask): boolean {
  if (/\d/u.test(request.text) || request.quotes.length > 0 || message.includes(': ')) return false;
  const known = new Set([...contentWords(earlier)]);
  const isOther = request.text.split(CLAUSE).some((clause) => {
    if (AS_BEFORE.test(clause)) return false;
    const one = readRequest(clause, request.language);
    const said = one.senses.flatMap(({ concepts, from, to }) =>
      concepts.includes('do.undo') ? [] : [{ concepts, words: one.between(from, to) }],
    );
    const orders = said.some(
      ({ concepts, words }) =>
        !BETTER.test(words) && concepts.every((name) => name.startsWith('do.') && !BESIDE_UNDO.test(name)),
    );
    const kinds = said.some(
      ({ concepts, words }) =>
        concepts.some((name) => /^(?:kind|topic)\./u.test(name)) && !known.has(contentWords(words)[0] ?? ''),
    );
    return orders || kinds;
  });
  // "Undo the price of the scarf": one of several things, and no last change.
  const [named] = entriesWithin(document, request);
  const isNamed =
    named !== undefined && named.score >= 0.7 && contentWords(named.thing.name).every((word) => !known.has(word));
  return (
    !isOther &&
    !isNamed &&
    sectionsMeant(document, request, page).every(({ thing }) =>
      known.has(contentWords(String(thing.section.props.heading))[0] ?? ''),
    )
  );
}

/** Taking the last change back. Only when it is asked for alone: what else a message holds would be taken back with it. */
export const undo: Ability = {
  name: 'undo',
  plan(ask) {
    const { request } = ask;
    if (isAsBefore(ask)) return [{ score: 0.96, does: 'undo' }];
    if (request.has('do.undo') && isAlone(ask)) return [{ score: 0.96, does: 'undo' }];
    if (request.tokens.length > 9) return [];
    if (bringsBack(ask)) return [{ score: 0.93, does: 'undo' }];
    if (dropsChange(ask)) return [{ score: 0.93, does: 'undo' }];
    if (request.group('kind').length > 0) return [];
    if (request.has('do.redo') && !request.has('do.undo')) return [{ score: 0.8, does: 'tell', id: 'redoHow' }];
    return request.has('do.undo') ? [{ score: 0.92, does: 'undo' }] : [];
  },
};
