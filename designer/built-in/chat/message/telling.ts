import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import { isSmall } from '../document/named.ts';
import { FILLERS, TELLS } from './fillers.ts';
import { readRequest, type Request } from './request.ts';

/** What is told in a message beside a clause that only asks for it to stand somewhere; `isSeen` where everybody is to see it. */
export type Telling = { words: string; isSeen: boolean };

const classOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Who is to see it, in all languages together. */
const SEEN = classOf(
  'people folk folks everyone everybody customers visitors see sees know knows aware top front banner leute alle kunden sehen sieht wissen oben gens clients voient voie sachent haut gente clientes vea vean sepa sepan arriba pessoas vejam saibam topo clienti vedano sappiano mensen klanten zien weten boven',
);
/** Where it is to stand, and what it is called there. */
const SOMEWHERE = classOf(
  'where somewhere something anywhere page site website homepage online irgendwo seite quelque part visible algún algun sitio lado web página pagina algum lugar qualche parte sito ergens erop',
);
/** What asks for it without a verb of ours. */
const ASKED = classOf(
  'let pop must muss soll stehen worth need needs mentioning mentioned hinschreiben draufschreiben reinschreiben erbij',
);
/** What an order to tell something is made of. */
const ORDER: readonly string[] = [
  ...['do.can', 'do.say', 'do.add', 'do.move', 'do.change', 'do.show', 'do.want', 'do.thank', 'do.write'],
  ...['mark.it', 'mark.up', 'mark.in', 'mark.to', 'mark.first', 'mark.we', 'mark.and', 'mark.all'],
  ...['kind.banner', 'part.note', 'part.website'],
];
const LONGEST = 14;

const isKnown = ({ tokens, senses, language }: Request, at: number): boolean => {
  const { text = '', kind } = tokens[at] ?? {};
  const isFrame = FILLERS.has(text) || TELLS.has(text) || [SEEN, SOMEWHERE, ASKED].some((words) => words.has(text));
  const isOrder = senses.some(
    ({ from, to, concepts }) => from <= at && at < to && concepts.some((one) => ORDER.includes(one)),
  );
  return kind === 'mark' || isFrame || isOrder || isSmall(text, vocabularyOf(language));
};

/** "Can you put that where people see it": an order to tell what was said, which says nothing itself. */
export function asksToTell(request: Request): boolean {
  const { tokens, text, senses } = request;
  if (tokens.length > LONGEST || /[\d"“”„«»:@#]/u.test(text) || request.has('do.remove', 'do.hide')) return false;
  const has = (words: ReadonlySet<string>) => tokens.some((token) => words.has(token.text));
  const isOrdered = request.has('do.say', 'do.add', 'do.move', 'do.show', 'do.write', 'kind.banner') || has(ASKED);
  const isOfIt =
    request.has('mark.it', 'kind.banner', 'part.note') ||
    [SEEN, SOMEWHERE, ASKED].some(has) ||
    /(?<!\p{L})(?:so\W*$|it|that|this)(?!\p{L})/u.test(text);
  return isOrdered && isOfIt && senses.length > 0 && tokens.every((_, at) => isKnown(request, at));
}

const JOINT = /[,;.!?]\s+|\s[–—-]\s|\s(?=so\s)/gu;
const SHORTEST = 4;

/** "Put a note up that …", "something to say …" */
const THAT =
  /\s(?:(?:to say|saying|which says)(?: that)?|that|dass|disant que|pour dire que|diciendo que|que diga que|a dizer que|dat)\s|:\s/iu;
const NOTICE = ['kind.banner', 'part.note'] as const;

/** What a request tells, where its end or its beginning only asks for it to be told. */
export function tellingIn({ text, language }: Request): Telling | undefined {
  const isSeen = (order: Request) =>
    order.has('kind.banner', 'mark.first') || order.tokens.some((token) => SEEN.has(token.text));
  const that = THAT.exec(text);
  const lead = readRequest(text.slice(0, that?.index ?? 0), language);
  const isOfNotice = lead.has(...NOTICE) || lead.tokens.some((token) => token.text === 'something');
  if (that && isOfNotice && asksToTell(lead))
    return { words: text.slice(that.index + that[0].length), isSeen: isSeen(lead) };
  for (const { index, 0: joint } of text.matchAll(JOINT)) {
    const echo = readRequest(text.slice(index + joint.length), language);
    const words = text.slice(0, index).trim();
    if (words.split(/\s+/u).length >= SHORTEST && asksToTell(echo)) return { words, isSeen: isSeen(echo) };
  }
  return undefined;
}
