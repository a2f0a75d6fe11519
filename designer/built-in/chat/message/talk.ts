import { phrasesOf, placesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import { isSmallTalk } from '../../reading/small-talk.ts';
import { tongueOf } from '../../reading/tongue.ts';
import { readRequest, type Request } from './request.ts';

/** Closed words that begin a reason or a story of what was spoken of: "she moved", "because …", "der hat …". */
const STORY = new Set(
  (
    "he she they it its it's he's she's they've they're nobody nobody's everyone everybody people someone because cause cos since as that that's thats which who too so hope like such there's " +
    'er sie es der das weil denn da dann niemand keiner alles wer il elle ils elles on c ce car parce ça qui personne que se porque ya ella ellos ' +
    'nadie esto ele ela eles ninguém isso pois che perché lui lei nessuno want omdat hij zij ze niemand dat bo już ponieważ on ona nikt ' +
    'потому он она они это никто уже бо він вона вони'
  ).split(' '),
);

/** Verbs that say something without asking for it. */
export const TELLS: ReadonlySet<string> = new Set(
  (
    'is are was were has have had been got gets thank thanks wonder hope think guess afraid ist sind war hat haben hatte wird werden danke est sont a ont était merci ' +
    'es son está están fue ha han hay gracias é são foi tem obrigado obrigada è sono hanno grazie heeft hebben zijn werd dank jest są był była dziękuję был была было спасибо'
  ).split(' '),
);

/** "If it isn't too much trouble" asks nothing more. */
const POLITE =
  /^(?:if|wenn|si|se|als|jeśli|если)\s.*(?<!\p{L})(?:possible|poss|trouble|mind|can|could|okay|ok|time|bother|problem|may|möglich|geht|kannst|können|pouvez|peux|possível|posible|puede|possibile|mogelijk|można|можно)(?!\p{L})/iu;

/** What takes back or narrows what was said: nothing of such a message is done unasked. */
export const TURNS =
  /^(?:but|except|unless|if|until|till|wait|actually|no|not|only|aber|sondern|außer|wenn|nur|nein|mais|sauf|si|non|pero|sino|salvo|mas|ma|maar|als|nee|ale|nie|tylko|но|если|нет)(?!\p{L})/iu;
const ORDERS =
  /^do\.(?:add|remove|change|swap|move|hide|show|duplicate|shorten|rewrite|undo|redo|keep|write|raise|lower|rename|translate|say|close|can|want)$/u;
const ASKS = ['mark.be', 'mark.called'];
const NARROWS = [...ASKS, 'mark.no', 'mark.only', 'mark.instead', 'mark.noLonger'];

const STAYING =
  /(?<!\p{L})(?:stays?|keeps?|remains?|leave|fine|bleib(?:t|en)|lass(?:en)?|restent?|reste|laisse[zr]?|quedan?|sigue|siguen|dejar?|ficam?|continuam?|deixar?|rest(?:a|ano)|rimane|blijf(?:t|ven)|kvar|förblir|zostaje)(?!\p{L})/iu;
const AS_IT_IS =
  /(?<!\p{L})(?:same|unchanged|rest|else|others?|as (?:it|they|that|is|are|was|were|before|now)|wie|gleich|unverändert|restliche|übrigen?|anderen?|alles|comme|pareils?|inchangée?s?|autres?|tout|igual(?:es)?|como|demás|otr[oa]s|resto|todo|outr[oa]s|tudo|mesm[oa]s?|uguali?|come|altr[ei]|tutto|gelijk|hetzelfde|zelfde|zoals|overige|samma|övriga|annat|som|reszta|inne|wszystko)(?!\p{L})/iu;
const AS_BEFORE =
  /(?<!\p{L})(?:(?:the )?same as (?:before|ever|always)|as before|wie (?:bisher|immer|gehabt)|comme avant|como (?:antes|siempre|sempre)|come (?:prima|sempre)|zoals (?:eerst|altijd))[.!]?$/iu;
/** Whether a sentence may say of something that it stays as it is. */
export const mayStay = (text: string): boolean => STAYING.test(text) || AS_BEFORE.test(text) || SAME.test(text);
const ENDS_STAYING =
  /^\S+(?:\s\S+){0,3}\s(?:stays?|remains?|bleib(?:t|en)|restent?|reste|se quedan?|ficam?|rimane|resta|blijf(?:t|ven)|kvar)[.!]?$/iu;
/** "The double is to stay as it was", "Tom stays", "leave the rest": nothing is to be done about it. */
export const isToStay = (request: Request): boolean =>
  (ENDS_STAYING.test(request.text) ||
    AS_BEFORE.test(request.text) ||
    (STAYING.test(request.text) && AS_IT_IS.test(request.text)) ||
    isUnchanged(request)) &&
  !/\d/u.test(request.text) &&
  request.quotes.length === 0 &&
  !request.has('do.add', 'do.remove', 'do.rename', 'do.translate') &&
  (!request.has('do.change') || isUnchanged(request));

const SAME =
  /(?<!\p{L})(?:same|unchanged|no changes?|(?:not|n['’]t) chang\p{L}{1,3}|stands?|gleich|unverändert|ändern sich nicht|keine änderung|inchangée?s?|(?:ne|n['’]) ?chang\p{L}{1,5} pas|pareil|mêmes?|igual(?:es)?|mism[oa]s?|no cambian?|sin cambios?|mesm[oa]s?|não mudam?|invariat[oaie]|stess[oaie]|non cambian?o?|ongewijzigd|hetzelfde|zelfde|bez zmian|nie zmienia(?:ją)? się|oförändra[dt]e?|samma|uændrede?|samme|stejn[éáý]|beze změny|rovnak[éáý]|enak[oaie]|ist[oaie]|aynı|değişmiyor|ennallaan|sama[nt]?|változatlan|ugyanaz|neschimbat[eăi]?|același|aceeași|без (?:изменений|змін)|не меня\p{L}{2,4}|не міня\p{L}{2,4}|там же|そのまま|同じ|不变|一样)(?!\p{Script=Latin})/iu;
const LONGEST_STAYING = 12;
/** "The other charges stand", "Sunday no change": said to be as it was, with no value and no order. */
const isUnchanged = ({ text, tokens, has }: Request): boolean =>
  tokens.length <= LONGEST_STAYING &&
  SAME.test(text) &&
  !has('do.hide', 'do.move', 'do.swap', 'do.close', 'mark.noLonger', 'mark.sameTimes');

/** "Don't remove it": nothing is done of what is not to be done. */
const isForbidden = ({ senses, quotes }: Request): boolean =>
  quotes.length === 0 &&
  senses.some(
    ({ from, to, concepts }) =>
      concepts.some((one) => /^do\.(?:remove|change|move|hide|add)$/u.test(one)) &&
      senses.some((other) => other.concepts.includes('mark.not') && (other.to === from || other.from === to)),
  );

/** "Don't touch the wording": whatever the verb means, it is not to be done. */
const isDenied = ({ senses, quotes, tokens, language }: Request): boolean =>
  quotes.length === 0 &&
  !(language === 'en' && /^not?$/u.test(tokens[0]?.text ?? '')) &&
  senses.some(({ from, concepts }) => from === 0 && concepts.includes('mark.not')) &&
  !senses.some(({ concepts }) => concepts.some((one) => one.startsWith('do.')));

/** "Keep my name in the text though": nothing is to be done about it. */
export const isKeeping = ({ senses, text, quotes, has }: Request): boolean =>
  senses[0]?.concepts.includes('do.keep') === true &&
  quotes.length === 0 &&
  !/\d/u.test(text) &&
  !has('part.suggestion', 'part.name', 'do.change', 'do.add', 'do.remove', 'do.hide', 'do.move', 'mark.only');

/** "Two things": how many requests follow. */
const COUNTED =
  /^(?:(?:ok|okay|so|hi|hello|just|also|nur|noch)[,\s]+){0,2}(?:\d|a couple of|a few|[a-zäéê]{2,6})\s(?:(?:quick|small|little|more|kleine|petites?)\s)?(?:things?|changes|points|requests|dinge|sachen|punkte|choses|cosas|coisas|cose|dingen|dingetjes|saker|ting|rzeczy)[.:!]?$/iu;

/**
 * Whether words ask for nothing: no order, no value, no place of the website; small talk, a reason, a story, thanks. `names`: words of
 * the website's own.
 */
export function isTalk(request: Request, names: ReadonlySet<string>): boolean {
  const { text, tokens, senses, quotes, language } = request;
  if (COUNTED.test(text)) return true;
  if (/[\d?@#:]|www/u.test(text) || quotes.length > 0) return false;
  if (
    (POLITE.test(text) || isToStay(request) || isKeeping(request) || isForbidden(request) || isDenied(request)) &&
    tokens.length < 12
  )
    return true;
  if (TURNS.test(text)) return false;
  const isStory = STORY.has(tokens[0]?.text.replace(/'$/u, '') ?? '');
  const has = (fits: (concept: string) => boolean) => senses.some(({ concepts }) => concepts.some(fits));
  const asks = senses.some(
    ({ from, concepts }) =>
      (concepts.some((one) => ORDERS.test(one)) && (!isStory || from === 0)) ||
      concepts.some((one) => (isStory ? ASKS : NARROWS).includes(one)),
  );
  const { frequent, weekdays, months } = vocabularyOf(language);
  const isDate = tokens.some((_, at) => [weekdays, months].some((list) => placesOf(list).at(tokens, at) !== null));
  if (WRONGLY.test(text) || senses.some(({ concepts }) => concepts.includes('part.name'))) return false;
  if (asks || (isDate && !isStory) || (has((one) => /^(?:colour$|tongue\.)/u.test(one)) && !isStory)) return false;
  const own = tokens.filter(
    ({ kind }, at) =>
      kind === 'word' &&
      !senses.some(({ from, to }) => from <= at && at < to) &&
      phrasesOf(frequent).at(tokens, at) === 0,
  );
  // "Prices have gone mad" tells something; "the prices" names what is asked for.
  if (has((one) => /^(?:part|kind|topic|mood)\./u.test(one)) && own.length < 2) return false;
  const isName = (start: number) =>
    start > 0 && (language === 'de' ? /^\p{Lu}\p{L}+\s\p{Lu}/u : /^\p{Lu}/u).test(text.slice(start));
  const capitals = own.filter(({ start }) => isName(start)).length;
  return (
    capitals <= (isStory ? 1 : 0) &&
    !own.some(({ text: word }) => word.length > 3 && names.has(word.replace(/'s$/u, '')))
  );
}

/** "Alfons, nicht Alois": what is wrong behind what is right. */
const WRONGLY = /,\s(?:not|nicht|pas|no|non|não|niet|nie|inte|ikke|ei)\s\p{Lu}/u;

const SORRY =
  /^(?:(?:oh|so|no|hi|hey)[,\s]+)?(?:sorry|apolog|pardon|excuse|tut mir leid|entschuldig|verzeih|désol|excus|perd[oó]n|disculp|lo siento|scus|mi dispiace|desculp|przepraszam|ursäkta|förlåt|undskyld|beklager|anteeksi|извин|прост)/iu;

/** Whether words are talk of a kind that is known: a reason, a story, thanks, "sorry to bother you". */
export const isKnownTalk = (request: Request): boolean =>
  STORY.has(request.tokens[0]?.text ?? '') ||
  request.tokens.some(({ text }) => TELLS.has(text)) ||
  isToStay(request) ||
  isDenied(request) ||
  COUNTED.test(request.text) ||
  request.has('do.thank', 'do.greet') ||
  SORRY.test(request.text) ||
  isSmallTalk(request.tokens, tongueOf(request.language));

const PART =
  /,\s|:\s|\s[-–—]\s|;\s|\s(?=(?:because|since|cos|as|so|weil|denn|da|car|parce|porque|que|perché|want|omdat|bo|потому|but|aber|mais|pero|mas|ma|maar|men)\s)/giu;

const BUT = /^(?:but|aber|mais|pero|mas|ma|maar|men)\s/iu;

/** A sentence without the clauses that only tell, and these; null where it has none, or nothing else. */
export function withoutTalk(
  text: string,
  language: Request['language'],
  names: ReadonlySet<string>,
): { kept: string; talk: string[] } | null {
  const joints = [...text.matchAll(PART)].slice(0, 12);
  const clauses = [0, ...joints.map(({ index }) => index)].map((start, at) =>
    text.slice(start, joints[at]?.index ?? text.length),
  );
  const colon = clauses.findIndex((clause) => clause.startsWith(':'));
  // What stands behind a colon is what the words before it speak of.
  const isTold = clauses.map(
    (clause, at) =>
      (colon < 0 || at < colon) && isTalk(readRequest(clause.replace(/^[\s,;–—-]+/u, ''), language, names), names),
  );
  const of = (told: boolean) => clauses.filter((_, at) => isTold[at] === told);
  if (of(true).length === 0 || of(false).length === 0) return null;
  return {
    kept: of(false)
      .join('')
      .replace(/^[\s,:;–—-]+/u, '')
      .replace(isTold[0] === true ? BUT : /^$/u, ''),
    talk: of(true).map((one) => one.replace(/^[\s,;–—-]+/u, '')),
  };
}
