import type { BriefRequest, Designer } from '#designer/designer.ts';

const SPACES = /[^\S\n]{3,}/gu;
const EMPTY_LINES = /\n(?:[^\S\n]{0,2}\n){3,}/gu;
/** Anything but words, from where on nobody means it: rulers, dotted leaders, held keys. */
const WORDLESS = /[\p{P}\p{Zs}\t]{25,}/gu;
const MOST_WORDLESS = 24;
const MOST_PUNCTUATION = 3;
/** Five stars and "££££" have a meaning. */
const MOST_SYMBOLS = 5;
const PUNCTUATION = /\p{P}/u;
const SYMBOL = /\p{S}/u;

/**
 * The same text with its long runs cut short: two spaces, two empty lines and three of the same punctuation mark at most. What it says
 * stays, line breaks too; what only takes time to read goes.
 */
export const shortRuns = (text: string): string =>
  cutRepeats(text.replace(/\r\n?/g, '\n'))
    .replace(SPACES, (run) => (run.includes('\t') ? '\t' : '  '))
    .replace(EMPTY_LINES, '\n\n\n')
    .replace(WORDLESS, (run) => run.slice(0, MOST_WORDLESS));

function cutRepeats(text: string): string {
  let kept = '';
  let last = '';
  let times = 0;
  for (const character of text) {
    times = character === last ? times + 1 : 1;
    last = character;
    if (times <= MOST_PUNCTUATION || !isOver(character, times)) kept += character;
  }
  return kept;
}

const isOver = (character: string, times: number) =>
  PUNCTUATION.test(character) || (times > MOST_SYMBOLS && SYMBOL.test(character));

/** A brief with its long runs cut short. */
export const shortBrief = (brief: BriefRequest): BriefRequest => ({
  ...brief,
  text: shortRuns(brief.text),
  name: brief.name && shortRuns(brief.name),
});

/** The designer, who is told everything that people wrote with its long runs cut short. What is stored stays as it was written. */
export const toldShortly = ({ draft, design, respond, write }: Designer): Designer => {
  const told =
    (make: Designer['design']): Designer['design'] =>
    (brief, options) =>
      make(shortBrief(brief), options);
  return {
    ...(draft && { draft: told(draft) }),
    design: told(design),
    respond: (request, options) =>
      respond(
        {
          ...request,
          message: shortRuns(request.message),
          known: request.known && shortRuns(request.known),
          history: request.history.map((turn) => ({ ...turn, text: shortRuns(turn.text) })),
        },
        options,
      ),
    // A post's text comes back as it was written: nothing in it is cut.
    write,
  };
};
