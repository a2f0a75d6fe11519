const TEXT = String.raw`(?:headlines?|headings?|titles?|intro(?:duction)?|tagline|slogan|text|button)`;
const MONEY = String.raw`(?:[€£$]\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?(?:€|£|\$|euros?|pounds?|dollars?)|\d+[.,]\d{2})`;
const QUOTE = String.raw`\ue000\d+\ue001`;

/** Words that thumbs shorten or swap. */
const SHORT: Record<string, string> = {
  teh: 'the',
  hte: 'the',
  adn: 'and',
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  hrs: 'hours',
  phne: 'phone',
  fone: 'phone',
  whats: 'what is',
  wheres: 'where is',
  hows: 'how is',
  wanna: 'want to',
  dont: 'don’t',
};
const SHORT_WORD = new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${Object.keys(SHORT).join('|')})(?![\\p{L}\\p{N}'’])`, 'giu');

/** A message with such words spelled out. Quoted words stand as marks and stay as they are. */
export const spelledOut = (message: string): string =>
  message.replace(SHORT_WORD, (word) => SHORT[word.toLowerCase()] ?? word);

/** Ways in which people say a thing on a weekday, each with the plain request that it means. */
export const everydayPhrases: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^(?!(?:we|i|add|put|change|set|make|remove|new|from|call|use)\b)(?:the |our )?(\p{L}+(?: (?!(?:for|to|at|is|are|costs?|now)\b)\p{L}+){0,3})\s*[:=–-]?\s+(\d+[.,]\d{2})[.!]*$`,
      'iu',
    ),
    'the $1 costs $2',
  ],
  [
    /^(?:please )?rename (?:the )?(.+? page) to (.+?),? and (?:the )?(.+? page) to (.+)$/iu,
    'rename the $1 to $2\nrename the $3 to $4',
  ],
  [
    new RegExp(
      String.raw`^(?:the|our|that) (${TEXT}) (?:is|sounds|looks) [^\ue000]{3,60}?(?:how about|what about|maybe|try|better|use|make it|call it):?\s*(${QUOTE})[.?!]*$`,
      'iu',
    ),
    'change the $1 to $2',
  ],
  [
    new RegExp(String.raw`^instead of (${QUOTE}),? (?:please )?(?:say|write|put|use) (${QUOTE})[.!]*$`, 'iu'),
    'replace $1 with $2',
  ],
  [new RegExp(String.raw`^(?:an? )?(?:much )?(shorter|longer) (${TEXT})(?:,? please)?[.!]*$`, 'iu'), 'make the $2 $1'],
  [
    new RegExp(
      String.raw`^(?:i|we) (?:want|need|would like|['’]d like|prefer) (?:an?|another|some) ?(?:new|different|other|better)? (${TEXT})(?:,? please)?[.!]*$`,
      'iu',
    ),
    'rewrite the $1',
  ],
  [
    new RegExp(String.raw`^(?:put|write|add|say) (${QUOTE}) (?:in|into|to|on|at the bottom of) the footer[.!]*$`, 'iu'),
    'change the footer text to $1',
  ],
  [
    new RegExp(String.raw`^(?:our|the) (?:new )?(?:slogan|tagline|motto) (?:is|should be) (?:now )?(.+)$`, 'iu'),
    'change the tagline to $1',
  ],
  [/^we(?: are|['’]re) (?:now )?called (.+?) now[.!]*$/iu, 'we are now called $1'],
  [
    /^(add [\p{L}'’ -]{3,40} to (?:the |our )?team),? (?:s?he|they|who) (?:does|do|is|are|makes?|runs?|looks? after) (.+)$/iu,
    '$1 as $2',
  ],
  [
    /^we (?:do not|don['’]t|no longer) (?:bake|make|cook|stock|brew|teach|run|sell|offer|serve|do) (.+?)(?: any ?more| any longer)?[.!]*$/iu,
    'we no longer sell $1',
  ],
  [
    new RegExp(String.raw`^add (?:the|a) question:? (${QUOTE}),? (?:with (?:the )?)?answer:? (${QUOTE})[.!]*$`, 'iu'),
    'add a question: $1 $2',
  ],
  [
    /^(?:put )?(?:all )?(?:the |our )?prices (up|down) (?:by )?(\d{1,2}(?:[.,]\d+)?) ?(?:%|per ?cent)[.!]*$/iu,
    'put all prices $1 by $2%',
  ],
  [
    /^new (?:workshop|event|class|concert|date|course|talk|reading|tasting):?\s+([^,:]{3,60}), ((?:\p{L}+ )?\d{1,2}(?:st|nd|rd|th)?\.? \p{L}+(?: \d{4})?|\p{L}+ \d{1,2}(?:, \d{4})?)(?:, |: )?(.*)$/iu,
    'add an event on $2: $1, $3',
  ],
  [
    /^(?:the |our )?(.{2,40}?) (?:is|are) (?:sold out|gone|finished|over|out)[,.;]\s*(?:so )?(?:please )?(?:take|remove|delete|drop) (?:it|them)\b.*$/iu,
    'remove $1',
  ],
  [
    /^(?:the|this|that) (?:[\p{L} ]{0,20}(?:colou?r|accent|buttons?)|(?:\p{L}+ )?(?:green|blue|red|yellow|orange|purple|pink|brown|gr[ea]y|black|gold|teal|navy|beige)) (?:is|are) (?:ugly|awful|horrible|boring|too [\p{L}]+|not nice)[,.;:]?\s*(?:please )?(?:go for|go with|use|try|make it|take|better)\s+(.+?)(?: instead)?[.!]*$/iu,
    'use $1 for the buttons',
  ],
  [
    /^(?:use|i want|we want|i['’]d like|make it|make the) ?(?:the )?(?:colou?rs )?(softer|quieter|calmer|paler|muted|brighter|stronger|bolder) colou?rs?[.!]*$/iu,
    'make the colours $1',
  ],
  [/^(?:bigger|larger|more rounded) corners?(?: on (?:the |our )?\p{L}+)?[.!]*$/iu, 'round the corners'],
  [
    new RegExp(String.raw`^(.{2,40}?) (?:is|are) (${MONEY}) now,? and (?:the )?(.{2,40}?) (${MONEY})[.!]*$`, 'iu'),
    '$1 costs $2\n$3 costs $4',
  ],
];
