import type { WebsiteDocument } from '#site/model/document.ts';
import { withoutEnd } from '../../ends.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { phrasesOf, placesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { RequestLanguage } from '../words/index.ts';
import { NOW } from './now.ts';
import { ONE } from './one.ts';
import { isNameLike } from './value.ts';
import { quotesIn, readRequest, type Request, type Sense } from './request.ts';
import { withQuestions } from './questions-said.ts';
import { asksNothing } from '../roles/heard.ts';

/** Most requests of one message that are answered. */
const MOST = 12;

const isSentenceEnd = (text: string, at: number, language: RequestLanguage) => {
  const mark = text[at] ?? '';
  if ('\n;。！？'.includes(mark)) return true;
  if (!'.!?'.includes(mark) || /\S/u.test(text[at + 1] ?? ' ')) return false;
  if (mark !== '.') return true;
  // "Am 19.03. bitte raus"
  if (/(?<!\d)\d{1,2}\.\d{1,2}$/u.test(text.slice(Math.max(0, at - 6), at)) && /^\s+\p{Ll}/u.test(text.slice(at + 1)))
    return false;
  // "Am 24. Dezember"
  const months = placesOf(vocabularyOf(language).months);
  if (/\d/u.test(text[at - 1] ?? '') && months.at(tokensOf(text.slice(at + 1, at + 20)), 0)) return false;
  // "Vom 3. bis 17. August"
  const next = text.slice(at + 1, at + 20);
  if (/(?<!\d)\d{1,2}$/u.test(text.slice(Math.max(0, at - 3), at)) && /^\s+\p{Ll}/u.test(next)) {
    const { until, and } = vocabularyOf(language);
    if ([until, and].some((list) => phrasesOf(list).at(tokensOf(next), 0) > 0)) return false;
  }
  const before =
    text
      .slice(Math.max(0, at - 12), at)
      .split(/\s/u)
      .at(-1) ?? '';
  // "At 8 p.m. I should also like …"
  if (/^[ap]\.m$/iu.test(before) && /^\s+\p{Lu}/u.test(text.slice(at + 1))) return true;
  // "a.m.", "St.", "Str.", "Tel.", "Nr.", "z.B.", single letters
  return (
    !(
      /^(?:kl|kr|inkl|incl|exkl|excl|pr|stk|pers|min|max|pcs|hrs?|rs|tlf|al|pl|jan|feb|aug|sept?|oct|okt|nov|dec|dez)$/iu.test(
        before,
      ) && !/^\s*(?:\p{Lu}|$)/u.test(text.slice(at + 1))
    ) &&
    !/^(?:\p{L}|.*\.\p{L}|st|str|tel|nr|no|dr|mr|mrs|ms|ca|bzw|usw|etc|approx|av|sra?|rev|prof|fr|hr|mgr|mag|dipl|lic|ing|ul)$/iu.test(
      before,
    ) &&
    before !== ''
  );
};

function sentencesOf(text: string, language: RequestLanguage): string[] {
  const quoted = quotesIn(text);
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (quoted.some((quote) => at > quote.start && at < quote.end - 1) || !isSentenceEnd(text, at, language)) continue;
    parts.push(text.slice(start, at + 1));
    start = at + 1;
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.replace(/;$/, '').trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Up to here the order stands whose contents follow, and so long may both be. */
const LEAD = 160;
const LONGEST = 600;

/** Whether a sentence orders something at its start. */
const isOrder = ({ senses }: Request): boolean =>
  senses.some(({ from, concepts }) => from < NEAR && concepts.some((one) => BEGINNINGS.some((verb) => verb === one)));

/** Whoever asks speaks: of the website, and nothing that stands on it. */
const SPEAKS =
  /^(?:i|i['’](?:m|d|ll|ve)|ich|je|j['’]\p{L}+|yo|eu|io|ik|thanks?|danke|merci|gracias|please|bitte|nothing|sorry)(?!\p{L})/iu;

/** "Add a Camping page", "I'd like another page called Walks", "can you make a separate page for the retreat?" */
function asksForPage(request: Request): boolean {
  const page = request.find(['part.page']);
  if (!page || request.has('do.rename', 'do.remove')) return false;
  const isOne = [1, 2].some((back) => ONE.test(request.tokens[page.from - back]?.text ?? ''));
  if (request.has('do.want')) return isOne;
  return (
    request.has('do.add', 'do.change') &&
    isOrder(request) &&
    (isOne || request.has('mark.called', 'mark.another', 'do.add'))
  );
}

/** "Add a question: Do you deliver? Yes." and "Add a Camping page. No fires." are one request: what is to stand in it follows. */
const withContents = (
  sentences: string[],
  message: string,
  language: RequestLanguage,
  document: WebsiteDocument,
): string[] => {
  let isPageOpen = false;
  return sentences.reduce<string[]>((joined, sentence) => {
    const last = joined.at(-1);
    if (last === undefined || last.includes('\n') || last.length > LONGEST) return [...joined, sentence];
    const [before, now] = [readRequest(last.slice(0, LEAD), language), readRequest(sentence, language)];
    const isAnswer =
      last.endsWith('?') && (now.senses[0]?.concepts.includes('part.answer') === true || last.includes(':'));
    const isQuestion =
      (sentence.endsWith('?') || now.quotes.some(({ text }) => text.endsWith('?'))) &&
      before.has('part.question', 'kind.faq') &&
      before.has('do.add');
    const isOfPage =
      isPageOpen ||
      (asksForPage(before) && before.quotes.length < 2 && !last.includes(':') && sentence.split(' ').length > 4);
    const isNeed = /^(?:we|wir|nous|somos|siamo|wij)\s/iu.test(sentence) && now.group('kind').length === 0;
    // "Our phone number is now …" is a request of its own.
    const isNews = now.has('mark.be') || NOW.test(sentence);
    // "A page called Things to do. The lake is ten minutes' walk."
    const isTold = isOfPage && (isPageOpen || before.has('mark.called')) && !SPEAKS.test(sentence);
    const isSaid = ON_IT.test(sentence) || isTold || !asksNothing(sentence, { message, document, heard: language });
    const isPlain = (!isOrder(now) || ON_IT.test(sentence) || isNeed) && isSaid;
    const isAsked = isPlain || /^(?:can|may|do|should) (?:i|we)\s/iu.test(sentence);
    if (isPlain && isDetail(last, before, sentence, language))
      return [...joined.slice(0, -1), `${withoutEnd(last, /[.!\s]/u)}; ${sentence}`];
    // "Could you add this review? “…” — Pete"
    const isQuote =
      now.quotes.length > 0 &&
      before.quotes.length === 0 &&
      before.has('do.add') &&
      before.has('part.quote', 'kind.testimonials') &&
      !isOrder(now);
    if (isQuote) return [...joined.slice(0, -1), `${withoutEnd(last, /[.!?:\s]/u)}: ${sentence}`];
    isPageOpen = isOfPage && isPlain && !isNews;
    if (!isAnswer && !(isQuestion && isAsked) && !isPageOpen) return [...joined, sentence];
    const isWhole = last.includes(':') || (last.endsWith('?') && !isPageOpen);
    const lead = isWhole ? last : `${withoutEnd(last, /[.!?\s]/u)}:`;
    return [...joined.slice(0, -1), `${lead} ${sentence.replace(ON_IT, '')}`];
  }, []);
};

const LONGEST_DETAIL = 9;
/** "Add the summer fair, 4 July. Tickets £9 on the door": what stands behind something with a date that is to be added. */
function isDetail(last: string, before: Request, sentence: string, language: RequestLanguage): boolean {
  const { tokens, group, senses } = readRequest(sentence, language);
  const months = placesOf(vocabularyOf(language).months);
  const said = tokensOf(last);
  const isDated = /\d/u.test(last) && said.some((_, at) => months.at(said, at) !== null);
  return (
    isDated &&
    before.has('do.add') &&
    /\d/u.test(sentence) &&
    tokens.length <= LONGEST_DETAIL &&
    group('kind').length === 0 &&
    !senses.some(({ concepts }) =>
      concepts.some((one) => one === 'mark.be' || /^do\.(?:add|remove|raise|lower|close)$/u.test(one)),
    )
  );
}

/** "On it: …", "there it should say: …": what stands on a new page. */
const ON_IT =
  /^(?:on it|on there|there|it should|darauf|dort|da|sur cette page|dessus|en ella|ahí|nela|lá|qui|daarop|daar)(?!\p{L})[^:.]{0,30}:\s/iu;

/** Lines below a line that ends with a colon belong to it: "Change the prices:" and what follows. */
function underLeads(sentences: string[]): string[] {
  let lead = '';
  return sentences.flatMap((sentence) => {
    if (sentence.endsWith(':')) {
      lead = sentence;
      return [];
    }
    const item = sentence.replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/u, '');
    if (lead !== '' && item !== sentence) return [`${lead} ${item}`];
    const line = lead === '' ? item : `${lead} ${item}`;
    return [line];
  });
}

const JOINTS = ['mark.and'] as const;
/** Verbs that begin a request of their own after "and". */
const BEGINNINGS = [
  'do.add',
  'do.remove',
  'do.change',
  'do.move',
  'do.hide',
  'do.show',
  'do.shorten',
  'do.rename',
  'do.raise',
  'do.lower',
  'do.translate',
  'do.duplicate',
  'do.rewrite',
  'do.write',
  'do.close',
] as const;

/** "Das Erstgespräch löschen und die Überschrift ändern": each part has its order at its end. */
function isVerbFinal({ language, senses, tokens }: Request, joint: number, at: number): boolean {
  if (language !== 'de' && language !== 'nl') return false;
  const isOrder = (sense: Sense) => BEGINNINGS.some((verb) => sense.concepts.includes(verb));
  const end = tokens.findIndex(({ text, kind }, index) => index > at && kind === 'mark' && /^[,.!?]$/u.test(text));
  const last = (end < 0 ? tokens.length : end) - 1;
  const [left, right] = [senses.find(({ to }) => to === joint), senses.find(({ to }) => to === last + 1)];
  return left !== undefined && right !== undefined && right.from > at && isOrder(left) && isOrder(right);
}

/** Where "it should say: …" begins to tell what is to stand there, as a place in the text: nothing of it is an order. */
export function dataStart({ tokens, senses, text }: Request): number {
  const colon = tokens.findIndex(
    (token, at) =>
      token.text === ':' &&
      senses.some(({ to, concepts }) => to === at && concepts.some((one) => one === 'mark.be' || one === 'do.say')),
  );
  return tokens[colon]?.start ?? text.length;
}

/** "Remove the gallery and add a contact form" is two requests; "remove the gallery and the team" stays one. */
function atVerbs(sentence: string, language: RequestLanguage): string[] {
  const request = readRequest(sentence, language);
  const cuts: number[] = [];
  const data = dataStart(request);
  for (let from = 1; from < request.tokens.length; from += 1) {
    const token = request.tokens[from];
    const joint = request.senses.find(
      (sense) => sense.from === from && JOINTS.some((one) => sense.concepts.includes(one)),
    );
    const at = joint ? joint.to : token?.text === ',' ? from + 1 : -1;
    if (at < 0 || !token || token.start > data) continue;
    const next = request.senses.find((sense) => sense.from === at);
    if (isVerbFinal(request, from, at)) {
      cuts.push(token.start);
      continue;
    }
    const isVerb = next && BEGINNINGS.some((verb) => next.concepts.includes(verb));
    const isObject = next?.concepts.some(
      (concept) => concept.startsWith('part.') || concept.startsWith('kind.') || concept.startsWith('mark.not'),
    );
    const before = request.senses.some(
      (sense) =>
        sense.from < from &&
        sense.concepts.some((concept) => concept.startsWith('do.') && BEGINNINGS.some((verb) => verb === concept)),
    );
    const isRepeated =
      next?.concepts.includes('do.remove') &&
      (request.find(['mark.it'], at)?.from ?? Infinity) < at + 4 &&
      request.senses.some(
        (sense) => sense.from < from && sense.concepts.some((one) => one === 'do.remove' || one === 'mark.noLonger'),
      );
    // "Ditch the orange, make it green" is one wish.
    const hasColour = (isLeft: boolean) => request.colours.some(({ index }) => index < from === isLeft);
    const isOfColours = hasColour(true) && (hasColour(false) || /#[\da-f]{3}/iu.test(sentence.slice(token.start)));
    if (
      isVerb &&
      !isRepeated &&
      !isOfColours &&
      before &&
      !isObject &&
      !['new', 'nouveau', 'neue'].includes(request.tokens[at]?.text ?? '')
    )
      cuts.push(token.start);
  }
  const parts: string[] = [];
  let start = 0;
  for (const cut of [...cuts, sentence.length]) {
    parts.push(sentence.slice(start, cut).replace(/^[\s,]+/u, ''));
    start = cut;
  }
  return parts.filter((part) => part.trim() !== '');
}

/** "The address is wrong": what it should be says of itself which fact is meant. */
function isComplaintOf(sentence: string, language: RequestLanguage): boolean {
  const { group, has, tokens } = readRequest(sentence, language);
  const parts = group('part').map(({ name }) => name);
  return (
    tokens.length < 8 &&
    !/\d/u.test(sentence) &&
    has('do.change') &&
    parts.length > 0 &&
    parts.every((part) => ['address', 'phone', 'email'].includes(part))
  );
}

const IT_IS =
  /^(?:it(?:['’]s| is| will be|['’]ll be)|we(?:['’]re| are)|es (?:wird|heißt|ist)|ce sera|c['’]est|será|vai ser|va a ser|sarà|het wordt)\s/iu;
const INSTEAD = /(?<!\p{L})(?:instead|stattdessen|à la place|en su lugar|em vez disso)(?!\p{L})/iu;

/** "Could you swap them?" says of what was told before what is to be done with it. */
const withEchoes = (sentences: string[], language: RequestLanguage): string[] =>
  sentences.reduce<string[]>((joined, sentence) => {
    const last = joined.at(-1);
    const { quotes } = readRequest(sentence, language);
    // "We've decided on a name! The Jam Flag", "a bit more orange? #ff9f1c"
    const name = sentence.slice(IT_IS.exec(sentence)?.[0].length ?? 0);
    const isNamed =
      last !== undefined && !last.includes(':') && isNameLike(name) && readRequest(last, language).has('part.name');
    if (isNamed) return [...joined.slice(0, -1), `${withoutEnd(last, /[.!?\s]/u)}: ${name}`];
    // "“Just turn up” sounds too casual. Say “everyone is welcome” instead"
    if (
      last !== undefined &&
      quotes.length === 1 &&
      INSTEAD.test(sentence) &&
      readRequest(last, language).quotes.length === 1
    )
      return [
        ...joined.slice(0, -1),
        `${quotesIn(last)
          .map(({ start, end }) => last.slice(start, end))
          .join('')} → ${quotesIn(sentence)
          .map(({ start, end }) => sentence.slice(start, end))
          .join('')}`,
      ];
    if (/^#[\da-f]{3,6}[.!]?$/iu.test(sentence) && last !== undefined)
      return [...joined.slice(0, -1), `${withoutEnd(last, /[.!?\s]/u)}, ${sentence}`];
    // "The address is wrong! It's 21 Market Street"
    if (
      last !== undefined &&
      isComplaintOf(last, language) &&
      /^(?:it['’]s|its|it is|the right one|should be)\s/iu.test(sentence)
    )
      return [...joined.slice(0, -1), sentence];
    return [...joined, sentence];
  }, []);

/** Words at the start of a request that only join it to what was said before. */
const LINK = /^(?:(?:oh|ah|ok|okay)[\s,]+)*(?:(?:and|und|et|y|e|en|och|og|ed)\s+(?=\S))?/iu;
const ALSO = /^(?:also|plus|auch|außerdem|aussi|también|também|anche|ook)\s+/iu;

/** "Add the roast. Also a gallery": what only names something is asked for with the order before it. */
function withOrders(parts: string[], language: RequestLanguage): string[] {
  let order = '';
  return parts.map((part) => {
    const own = part.slice(LINK.exec(part)?.[0].length ?? 0);
    const rest = own.replace(ALSO, '');
    const { senses, group } = readRequest(rest, language);
    const isNaming =
      rest !== part && senses.every(({ concepts }) => !concepts.some((one) => /^do\.(?!write)/u.test(one)));
    if (isNaming && order !== '' && (group('kind')[0]?.sense.from ?? NEAR) < NEAR) return `${order} ${rest}`;
    const request = readRequest(own, language);
    const verb = request.find(['do.add', 'do.remove']);
    order = verb && verb.from < NEAR ? request.between(verb.from, verb.to) : '';
    return own;
  });
}
/** Whether a sentence is an order of its own, or thanks at the end of a message. */
const begins = (sentence: string, language: RequestLanguage): boolean => {
  const request = readRequest(sentence, language);
  const isNeed = /^(?:we|wir|nous|somos|siamo|wij)\s/iu.test(sentence);
  return (
    (isOrder(request) && !isNeed) ||
    /^[#\d]/u.test(sentence) ||
    request.senses[0]?.concepts.includes('do.thank') === true
  );
};

/** How far into a request its order, or what it names, stands at most. */
const NEAR = 3;

/** "…, word for word: We are forty people. Come and try us.": all that follows is to stand there. */
const VERBATIM =
  /(?<!\p{L})(?:word for word|verbatim|exactly (?:this|like this)|wörtlich|wort für wort|genau so|mot (?:pour|à) mot|tel quel|palabra por palabra|tal cual|palavra por palavra)[^:\n]{0,20}:\s+(?=\S)/iu;
function withVerbatim(message: string): string {
  const lead = VERBATIM.exec(message);
  const start = lead ? lead.index + lead[0].length : message.length;
  const [told = ''] = message.slice(start).split('\n\n');
  return told === '' || /["“”„«»]/u.test(told)
    ? message
    : message.slice(0, start) + `“${told.trim()}”` + message.slice(start + told.length);
}

/** The requests of a message, in order: sentences, lines of a list, and what "and" joins where a new verb begins. */
export const splitMessage = (message: string, language: RequestLanguage, document: WebsiteDocument): string[] =>
  withOrders(
    underLeads(
      withEchoes(
        withContents(
          withQuestions(sentencesOf(withVerbatim(message), language), language, (one) => begins(one, language)),
          message,
          language,
          document,
        ),
        language,
      ),
    ).flatMap((sentence) => atVerbs(sentence, language)),
    language,
  ).slice(0, MOST);
