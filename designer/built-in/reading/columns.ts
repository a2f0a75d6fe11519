/** What a cell may hold so that only the name of its column says what it is: an amount, a time. */
const AMOUNT = /^(?:\p{Sc}|\p{Lu}{2,3} )? ?\d[\d.,]*(?: ?(?:\p{Sc}|\p{L}{2,3}\.?))?$/u;
const TIME = /^\d{1,2}(?:[.:h]\d\d)? ?(?:[ap]\.?m\.?|uhr|h)$|^\d{1,2}[:h]\d\d$/iu;
const EMPTY = /^[-–—/x]?$/;

const cellsOf = (line: string): string[] => line.split('\t').map((cell) => cell.trim());

/** "EACH" over a column is a word like others beside its amount. */
const asWords = (name: string): string => (/\p{Ll}/u.test(name) ? name : name.toLowerCase());

function kindOf([thing = '', ...cells]: readonly string[]): RegExp | undefined {
  const isOf = (kind: RegExp) => cells.every((cell) => kind.test(cell) || EMPTY.test(cell));
  const isRow = /\p{L}/u.test(thing) && cells.length > 1 && cells.some((cell) => !EMPTY.test(cell));
  return isRow ? [TIME, AMOUNT].find(isOf) : undefined;
}

/** The names of the columns of a table: the line above has as many cells as its row, or one fewer. */
function namesOver(line: string, row: readonly string[]): string[] {
  const names = cellsOf(line);
  const isHead = names.every((name) => /\p{L}{2}/u.test(name) && !AMOUNT.test(name) && !TIME.test(name));
  const fits = names.length === row.length || names.length === row.length - 1;
  return isHead && fits ? names.slice(1 - row.length).map(asWords) : [];
}

/**
 * Tables with several columns of amounts or times, parted by tabs, as lines that say each with the name of its column: "Scissors
 * (each $9, 5 or more $8)", "Sat: open 6am, last wash 9:30pm". All else stays as it is. Linear.
 */
export function withColumnNames(text: string): string {
  const told: string[] = [];
  let names: string[] = [];
  let above = '';
  for (const line of text.split('\n')) {
    const row = cellsOf(line);
    const kind = kindOf(row);
    const isFirst = kind !== undefined && names.length === 0;
    if (isFirst) names = namesOver(above, row);
    if (isFirst && names.length > 0) told.pop();
    if (line === '') names = [];
    above = line;
    told.push(kind && names.length === row.length - 1 ? toldRow(row, names, kind) : line);
  }
  return told.join('\n');
}

function toldRow([thing = '', ...cells]: readonly string[], names: readonly string[], kind: RegExp): string {
  const all = cells.flatMap((cell, at) => (EMPTY.test(cell) ? [] : [`${names[at] ?? ''} ${cell}`])).join(', ');
  return kind === TIME ? `${thing}: ${all}` : `${thing}\t(${all})`;
}
