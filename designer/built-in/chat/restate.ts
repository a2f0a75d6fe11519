import { coloursIn } from '../brief/colour-names.ts';
import { everydayPhrases, spelledOut } from './everyday-phrases.ts';
import { kindIn } from './find-target.ts';

const TEXT = String.raw`(?:headlines?|headings?|titles?|intro(?:duction)?|tagline|slogan|text|button)`;
const MONEY = String.raw`(?:[€£$]\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?(?:€|£|\$|euros?|pounds?|dollars?))`;

/** Ways of saying one thing, each with the plain request that it means. Quoted words stand as marks. */
const PHRASES: [RegExp, string | ((...parts: string[]) => string)][] = [
  ...everydayPhrases,
  // "No, that's wrong, undo": what is wrong needs no answer of its own.
  [
    /^(?:no,?\s+)?(?:that|this|it)(?:['’]s| is| was)\s+(?:all\s+)?(?:wrong|not (?:right|good|what i (?:meant|wanted|asked for)))[,.!;\s]+/iu,
    '',
  ],
  [new RegExp(String.raw`^i (?:don['’]t|do not) (?:really )?(?:like|love)|^i (?:hate|dislike)`, 'iu'), 'I dislike'],
  [
    new RegExp(
      String.raw`^I dislike (?:the|this|that|our|my) (${TEXT})\s*[.,;!-]+\s*(?:please )?(?:use|make it|try|change it to|write|put)\s+(.+?)(?:\s+instead)?[.!]*$`,
      'isu',
    ),
    'change the $1 to $2',
  ],
  [new RegExp(String.raw`^I dislike (?:the|this|that|our|my) (${TEXT})[.!]*$`, 'iu'), 'rewrite the $1'],
  [
    new RegExp(String.raw`^(?:an?\s+)?(?:new|another|different|better) (${TEXT})(?:,?\s+please)?[.!]*$`, 'iu'),
    'rewrite the $1',
  ],
  [/^there(?:['’]s| is) (?:a |an )?(?:typo|mistake|error)(?: in [^:]{2,40})?:\s*/iu, ''],
  [/^(\ue000\d+\ue001)\s+(?:should|must|needs to) (?:be|read|say)\s+(\ue000\d+\ue001)[.!]*$/u, 'replace $1 with $2'],
  [
    /^(?:the |our )?(.{2,40}?)\s+(?:should|must|needs? to|has to|have to)\s+(?:come|go|be|stand|sit|move)\s+(?:right |directly |just |straight )?(above|below|before|after|under)\s+(?:the |our )?(.{2,40}?)[.!]*$/iu,
    'move the $1 $2 the $3',
  ],
  [
    /^(?:people|visitors|customers|guests|clients|readers|fans|users|they)\s+(?:should|must|need to|want to|can|could)(?: be able)?(?: to)?\s+(?:join|sign up (?:for|to)|subscribe(?: to)?|get|register (?:for|on))\s+(?:our |the |a |an )?(?:wait(?:ing)?[ -]?list)\b.*$/iu,
    'add a waiting list',
  ],
  [
    /^(?:people|visitors|customers|guests|clients|readers|fans|users|they)\s+(?:should|must|need to|want to|can|could)(?: be able)?(?: to)?\s+(?:join|sign up (?:for|to)|subscribe(?: to)?|get|receive)\s+(?:our |the |a |an )?(?:newsletter|mailing list|news)\b.*$/iu,
    'add a newsletter',
  ],
  [
    /^(?:people|visitors|customers|guests|clients|users|they)\s+(?:should|must|need to|want to|can|could)(?: be able)?(?: to)?\s+(?:write|send|contact|message|reach|get in touch|ask)\b.*$/iu,
    'add a contact form',
  ],
  [
    /^(?:i|we) (?:need|want|would like) (?:a way|something|a possibility) (?:for|so that|where) .{0,30}?(?:write|contact|send|message|reach|get in touch)\b.*$/iu,
    'add a contact form',
  ],
  [
    new RegExp(
      String.raw`^(.{2,40}?)\s+(?:is|are|costs?)\s+(?:now )?(${MONEY})(?: now)?,? and (?:the )?(.{2,40}?)\s+(?:is |are |costs? )?(?:now )?(${MONEY})(?: now)?[.!]*$`,
      'iu',
    ),
    '$1 costs $2\n$3 costs $4',
  ],
  [
    /^add to (?:the|our) (menu|card|board|services|price list|list|products|offer)\s*:\s*(.+)$/isu,
    (_, where, list) =>
      list
        .replace(/[.!]+$/, '')
        .split(/,(?!\d)\s*|;\s*|\s+and\s+(?=[^,]*\d)/iu)
        .map(
          (one) => `add ${one.trim().replace(new RegExp(String.raw`\s+(${MONEY})$`, 'iu'), ' for $1')} to the ${where}`,
        )
        .join('\n'),
  ],
  [
    /^(?:note|remark|hint) (?:next to|beside|under|below|by|for|on|to) the (?:opening )?hours\s*:?\s*/iu,
    'hours note: ',
  ],
  [/^make (?:the )?(.{2,30}?) the (first|second|third|fourth|fifth|last) page[.!]*$/iu, 'move the page $1 to place $2'],
  [
    new RegExp(
      String.raw`^(?:i['’]?d like|i would like|we need|i need|i want|we want)?\s*(?:add|create|make)?\s*(?:new )?pages?\s+(?:for|called|about|named)\s+([^,]{2,30}?)(?:,\s*([^,]{2,30}?))?,?\s+and\s+(?:for |about )?(.{2,30}?)[.!]*$`,
      'iu',
    ),
    (whole, one, two, three) =>
      /pages/i.test(whole)
        ? [one, two, three]
            .filter(Boolean)
            .map((title) => `add a page called ${title}`)
            .join('\n')
        : whole,
  ],
  [
    /^(remove|delete|drop|hide) (?:the |our )?([^,]{2,30}?)(?:,\s*(?:the )?([^,]{2,30}?))?,? and (?:the |our )?(.{2,30}?) pages[.!]*$/iu,
    (_, verb, one, two, three) =>
      [one, two, three]
        .filter(Boolean)
        .map((title) => `${verb} the ${title} page`)
        .join('\n'),
  ],
];

/** "Remove the gallery and the reviews": one deed for two sections. Both must name a kind of section. */
function shared(text: string): string {
  const match =
    /^(remove|delete|drop|hide|show|duplicate|get rid of) (?:the |our )?([\p{L} -]{2,24}?),? and (?:the |our )?([\p{L} -]{2,24}?)[.!]*$/iu.exec(
      text,
    );
  const [, verb = '', one = '', other = ''] = match ?? [];
  const [first, second] = [kindIn(one), kindIn(other)];
  const deed = /^(?:add|make|change|move|put|set|show|hide|remove|delete|rename|use|give|write|create)\b/i.test(other);
  return first && second && first !== second && !deed ? `${verb} the ${one}\n${verb} the ${other}` : text;
}

/** A message of colours alone, such as "deep purple and gold please", asks for these colours. */
function coloured(text: string): string {
  const mentions = coloursIn(text);
  if (mentions.length === 0) return text;
  let rest = text;
  for (const { at, end } of [...mentions].reverse()) rest = rest.slice(0, at) + rest.slice(end);
  return /^(?:\s|[,.!&+]|and|with|please|colou?rs?)*$/iu.test(rest) ? `use the colours ${text}` : text;
}

/** The whole message in plainer words, several requests on lines of their own. */
export function restate(message: string): string {
  let text = spelledOut(message)
    .trim()
    .replace(/^(?:(?:hi|hello|hey)(?: there| all| team)?|good (?:morning|evening|afternoon))[,!.]+\s+(?=\S{3})/iu, '');
  // "1. this 2. that" in one line.
  if (/^1[.)]\s.+\s2[.)]\s/su.test(text)) text = text.replace(/\s(?=\d{1,2}[.)]\s)/gu, '\n');
  const please = /^(?:(?:could|can|would) you (?:please )?|please )(?=\p{L})/iu;
  const bare = text.replace(please, '');
  for (const [pattern, plain] of PHRASES) {
    const next =
      typeof plain === 'string'
        ? bare.replace(pattern, plain)
        : bare.replace(pattern, (...parts: string[]) => plain(...parts));
    if (next !== bare)
      return pattern.source.startsWith('^i (?:') || next.startsWith('I dislike') ? restate(next) : restate(next);
  }
  return coloured(shared(text));
}
