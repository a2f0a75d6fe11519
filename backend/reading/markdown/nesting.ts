/** Lists and quotes within each other on one line: more than anybody writes, and few enough to be read at once. */
const MOST_LEVELS = 50;

const START = /^(?:[ \t]|[*+>-]|\d{1,9}[.)])+/;
const MARK = /[*+>-]|\d[.)]/g;

/**
 * Whether a line of a text begins with so many lists or quotes that reading it would take for ever: each is read again for all those
 * around it. Looks at how lines begin only, so that it takes no time itself.
 */
export const isTooDeep = (text: string): boolean =>
  text.split(/\r\n?|\n/).some((line) => (START.exec(line)?.[0].match(MARK)?.length ?? 0) > MOST_LEVELS);
