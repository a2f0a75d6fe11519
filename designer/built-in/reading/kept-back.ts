import { channelsIn } from './channels.ts';
import { contentTokens } from './content-words.ts';
import { negatedOrderIn } from './orders.ts';
import type { Clause } from './reading.ts';
import { isWord } from './role-of.ts';
import { isPronoun } from './sentence-parts.ts';
import { isIn, startsWith, type Tongue } from './tongue.ts';
import { tokensOf, type Token } from './tokens.ts';

/** A number, a code or a mail address: what somebody may want to keep to themselves. */
const DATA = /\d(?:[^\p{L}\d]?\d){2}|@/u;

const WAY = /@|\d(?: ?\d){5}/;

/** "Mein Handy ist nur für dich": what whoever builds the site may know, and nobody else. */
const FOR_YOU =
  /(?<!\p{L})(?:(?:only|just|nur|bloß|seulement|que|juste|solo|sólo|solamente|apenas|somente|só|soltanto|alleen|enkel|tylko|bara|endast|kun|bare) (?:for|für|pour|para|per|voor|dla|för|til) (?:you|your|yourself|yourselves|dich|euch|sie|ihnen|vous|toi|ti|vosotros|usted|ustedes|você|vocês|te|voi|lei|jullie|je|jou|u|ciebie|was|państwa|er|dig|jer)(?!\p{L})|but (?:that|this|it)(?: is|'s) for you(?!\p{L})|for your (?:use|eyes|records?|information) only(?!\p{L})|(?:only|just) for \p{L}+(?:'s|s') eyes(?!\p{L}))/iu;

/** Whether a sentence tells something that is only for whoever builds the site: "My cell (555-0161) is only for you". */
export const isOnlyForYou = (text: string): boolean => FOR_YOU.test(text) && DATA.test(text);

/** "Non va scritto", "får inte ut på nätet", "be kept out of it": what was said before it in its sentence is for nobody. */
const NOT_OUT =
  /(?<!\p{L})(?:non (?:va|vanno|deve|devono) (?:essere )?(?:scritt|pubblicat|mess|indicat|mostrat)\p{L}+|(?:får|ska|skal|må) (?:\p{L}+ )?(?:inte|ikke) (?:ut|stå|synas|publiceras|offentliggøres|med)|(?:darf|soll|dürfen|sollen) (?:\p{L}+ )?nicht (?:ins (?:netz|internet)|auf die seite|drauf|rein|öffentlich|online)|mag (?:\p{L}+ )?niet (?:online|op de site|erop|gepubliceerd)|ne doit pas (?:être publié|apparaître|figurer)|no (?:debe|puede) (?:aparecer|salir|publicarse)|não (?:deve|pode) (?:aparecer|sair)|nie (?:może|powin\p{L}+) (?:być|się pojawić)|be (?:kept|left) (?:out|off)(?: of (?:it|this|the (?:site|website|page)))?[.!]?$)(?!\p{L})/iu;

/** "For your info their last names are …". */
const FYI =
  /^[^\p{L}]*(?:for your (?:info|information|records)|fyi|nur zur info|zur info|pour (?:votre )?info|para (?:su|tu|vuestra) información|per (?:vostra|sua|tua) conoscenza|ter info)(?!\p{L})/iu;

/** "El móvil, 555-0194, no lo pongas": an order that ends its part of the sentence, so that what it is about was said before. */
function endsInRefusal(tokens: readonly Token[], tongue: Tongue): boolean {
  const order = negatedOrderIn(tokens, tongue);
  if (!order || order.at === 0) return false;
  const next = tokens[order.end];
  return next === undefined || next.kind !== 'word' || startsWith(tongue.words.onSite, tokens, order.end) > 0;
}

const MY_NAME =
  /(?<!\p{L})(?:my|meine?n?|mon|mi|meu|mio|mijn|moje|mojego|mitt|mit) (?:full |real |own )?(?:name|namen|nom|nombre|nome|naam|imienia|nazwiska|namn|navn)(?!\p{L})/iu;

/** "…, but keep her name off it": of whom its sentence spoke. */
const WHOSE_NAME =
  /(?<!\p{L})(?:her|his|their|ihren?|seinen?|son|leur|su|seu|sua|suo|loro|haar|zijn|hun|jej|jego|ich|hennes|hans|deras|deres) (?:full |real )?(?:names?|namen|nom|nombres?|nomes?|nome|naam|imię|imienia|nazwiska|namn|navn)(?!\p{L})/iu;

/** "Somebody lives there, so no address": what stands before tells why a way to get in touch is refused. */
const THEREFORE =
  /^[\s,;–-]*(?:so|also|daher|deshalb|darum|donc|alors|así que|por eso|então|por isso|portanto|quindi|perciò|dus|daarom|więc|dlatego|så|därför|derfor)\s/iu;

/** "…; there is no need to go into that", "…, that is between us": little more than a word for what was said. */
function isOnlyOfThat(tokens: readonly Token[], tongue: Tongue): boolean {
  const last = tokens.findLast(isWord);
  const isOfThat = [tokens[0], last].some((token) => token !== undefined && THAT.test(token.text));
  return isOfThat && !tokens.some(({ kind }) => kind === 'number') && contentTokens(tokens, tongue).length <= LITTLE;
}
const THAT =
  /^(?:that|this|das|dies|davon|darüber|ça|cela|eso|esto|ello|isso|isto|questo|ciò|dat|dit|daarover|tym|tego|det|detta|dette)$/;
const LITTLE = 3;

/** A pronoun, with the verb that is written onto it or without one. */
const IT_IS = /^(?:its|it'|c'|è|é)$/;

/** "That's 01632 …". */
const THAT_IS = /^that(?:'s|s| is) /iu;

const endsSentence = ({ text }: Clause) => /[.!?…][)"”»]?$/u.test(text.trim());

/** "No phone number, it's always greasy, just mail ada@tarn.example": where one way is refused, a clause may tell another. */
function isAnotherWay({ text }: Clause, refusal: Clause, { language }: Tongue): boolean {
  const refused = channelsIn(tokensOf(refusal.text), language).map(({ key }) => key);
  return WAY.test(text) && refused.length > 0 && !refused.includes(text.includes('@') ? 'email' : 'phone');
}

/**
 * What stands beside a refusal in its own sentence and is what it keeps back: "don't put my address on, it's 4 Sandford Rise", "numbers are
 * not to be published; hers is QX-0017", "I am her student Aravind, don't put my name", "the matter of plot 41 and the accident are not to be
 * mentioned". Linear.
 */
export function withKeptBack(clauses: readonly Clause[], text: string, tongue: Tongue): Clause[] {
  const { words } = tongue;
  let before: Clause | undefined;
  return clauses.map((clause, index) => {
    const previous = before;
    const next = clauses[index + 1];
    before = clause;
    if (clause.role !== 'fact' || clause.form === 'heading') return clause;
    const tokens = tokensOf(clause.text);
    const isNotOut = DATA.test(clause.text) && (NOT_OUT.test(clause.text) || endsInRefusal(tokens, tongue));
    if (isOnlyForYou(clause.text) || FYI.test(clause.text) || isNotOut)
      return (before = { ...clause, role: 'exclusion' });
    const [first] = tokens;
    const isBehind = previous?.role === 'exclusion' && previous.block === clause.block && !endsSentence(previous);
    const isBefore = next?.role === 'exclusion' && next.block === clause.block && !endsSentence(clause);
    const isIt = first !== undefined && (isPronoun(first) || IT_IS.test(first.text));
    // "No calls, mail me at …" tells another way.
    const isOfThat =
      isIn(words.copulas, tokens) && channelsIn(tokens, tongue.language).length === 0 && !clause.text.includes('@');
    const tellsIt =
      isBehind &&
      !isAnotherWay(clause, previous, tongue) &&
      (isIt || ((isOfThat || THAT_IS.test(clause.text)) && DATA.test(clause.text))) &&
      startsWith(words.first, tokens) === 0;
    const isMe =
      isBefore &&
      MY_NAME.test(next.text) &&
      startsWith(words.first, tokens) > 0 &&
      !text.slice(clause.span.end, next.span.start).includes('\n');
    const between = isBefore ? text.slice(clause.span.end, next.span.start) : '';
    const isWhy =
      isBefore &&
      THEREFORE.test(`${between}${next.text}`) &&
      !/[\d@]/.test(clause.text) &&
      channelsIn(tokensOf(next.text), tongue.language).length > 0;
    const isThat = isBefore && (WHOSE_NAME.test(next.text) || isOnlyOfThat(tokensOf(next.text), tongue));
    const isOneOfTwo =
      isBefore &&
      startsWith(words.and, tokensOf(text.slice(clause.span.end, next.span.end))) > 0 &&
      tokens.filter(isWord).length <= MOST &&
      !WAY.test(clause.text) &&
      ![words.first, words.weAre, words.copulas, words.offering].some((list) => isIn(list, tokens));
    return tellsIt || isMe || isOneOfTwo || isWhy || isThat ? (before = { ...clause, role: 'exclusion' }) : clause;
  });
}
/** A thing that is named before another has no more words. */
const MOST = 7;
