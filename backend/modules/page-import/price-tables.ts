import { offer } from './offer.ts';
import type { Offers } from './offer.ts';
import type { Table } from './outline.ts';
import { currencyIn, isBarePrice, isPrice, splitPrice } from './prices.ts';

type Cell = { text: string; from: number; to: number };

const MOST_PRICE = 40;
const LONGEST_HEAD = 40;
const NONE = /^[–—.\-/x*\s…·_]{0,60}$/i;

/** "Rye ......" leads to its price. */
function withoutLeader(text: string): string {
  let end = text.length;
  while (end > 0 && ' .…_·'.includes(text[end - 1] ?? 'x')) end -= 1;
  return text.length - end >= 2 ? text.slice(0, end) : text;
}

/** The cells of a row with the columns that each takes. */
function cellsOf(row: readonly string[], spans: readonly number[] | undefined): Cell[] {
  let from = 0;
  return row.map((text, at) => {
    const width = spans?.[at] ?? 1;
    const cell = { text: NONE.test(text) ? '' : withoutLeader(text), from, to: from + width };
    from += width;
    return cell;
  });
}

const filled = (cells: readonly Cell[]) => cells.filter(({ text }) => text !== '');
const isMoney = (text: string) => isPrice(text) || isBarePrice(text);
const isExact = (text: string) => isPrice(text) || /^(?:\p{L}{2,6}\.?\s)?\d{1,4}[.,]\d{2}$/u.test(text);

/** Heads stand above prices and are none: a row of short words where the rows below have prices. */
function headOf(rows: readonly Cell[][], hasHead: boolean): Cell[] | null {
  const [first, second] = rows;
  if (!first || !second) return null;
  const said = filled(first);
  if (hasHead) return first;
  const isHead =
    said.length >= 2 &&
    said.every(({ text }) => text.length <= LONGEST_HEAD && !isMoney(text) && splitPrice(text) === null) &&
    rows.slice(1).some((row) => filled(row).some(({ text }) => isExact(text)));
  const isLabelled =
    said.some(({ text }) => currencyIn(text) !== '') || first.some(({ text }, at) => at === 0 && text === '');
  return isHead && (isLabelled || filled(second).length >= said.length) ? first : null;
}

const labelFor = (head: readonly Cell[] | null, cell: Cell): string[] =>
  (head ?? []).filter(({ from, to, text }) => text !== '' && from < cell.to && to > cell.from).map(({ text }) => text);

/** "12,80" below "Price (EUR)" is 12,80 EUR. */
function priceIn(cell: Cell, head: readonly Cell[] | null): string {
  const sign = isPrice(cell.text) ? '' : currencyIn(labelFor(head, cell).join(' '));
  return [cell.text, sign].filter(Boolean).join(' ');
}

type Row = { title: string; rest: string[]; prices: { label: string; price: string }[] };

function rowOf(cells: readonly Cell[], head: readonly Cell[] | null, priced: ReadonlySet<number>): Row[] {
  const said = filled(cells);
  const isPriceCell = (cell: Cell) =>
    cell.from > 0 &&
    (isPrice(cell.text) || (isBarePrice(cell.text) && [...priced].some((at) => at >= cell.from && at < cell.to)));
  const pairs = said.map((cell) => (isPriceCell(cell) ? 'price' : 'text')).join(' ');
  if (/^(?:text price ){2,5}$/.test(`${pairs} `))
    return said.flatMap((cell, at) =>
      at % 2 === 0
        ? [
            {
              title: cell.text,
              rest: [],
              prices: [{ label: '', price: said[at + 1] ? priceIn(said[at + 1] ?? cell, head) : '' }],
            },
          ]
        : [],
    );
  const prices = said.filter(isPriceCell);
  const [title, ...rest] = said.filter((cell) => !isPriceCell(cell)).map(({ text }) => text);
  if (title === undefined) return [];
  const columns = cells.filter(({ from }) => priced.has(from) || from > 0).length;
  return [
    {
      title,
      rest,
      prices: prices.map((cell) => {
        const labels = labelFor(head, cell);
        const isWhole = prices.length === 1 && (labels.length > 1 || columns <= 1 || priced.size <= 1);
        return {
          label: isWhole && labels.length !== 1 ? '' : prices.length === 1 && priced.size <= 1 ? '' : labels.join('/'),
          price: priceIn(cell, head),
        };
      }),
    },
  ];
}

/** The columns in which prices stand: every amount there counts as one, with or without a currency. */
function pricedColumns(rows: readonly Cell[][]): Set<number> {
  const found = new Set<number>();
  for (const cells of rows)
    for (const cell of filled(cells)) if (cell.from > 0 && isExact(cell.text)) found.add(cell.from);
  return found;
}

/** A list of prices in a table, by its groups: each row an entry with all its prices. Null for any other table. */
export function pricesInTable({ rows, spans, hasHead }: Pick<Table, 'rows' | 'spans' | 'hasHead'>): Offers[] | null {
  const all = rows.map((row, at) => cellsOf(row, spans?.[at]));
  const head = headOf(all, hasHead);
  const body = head ? all.slice(1) : all;
  const priced = pricedColumns(body);
  if (priced.size === 0) return null;
  const read: { group: string; row: Row }[] = [];
  const notes: string[] = [];
  let group = '';
  let misses = 0;
  for (const [at, cells] of body.entries()) {
    const [first, ...more] = filled(cells);
    if (!first) continue;
    const own = more.length === 0 ? splitPrice(first.text) : null;
    if (own) read.push({ group, row: { title: own.name, rest: [], prices: [{ label: '', price: own.price }] } });
    else if (more.length === 0) {
      const isName = first.text.length <= 80 && !/[.!?]$/.test(first.text) && at < body.length - 1;
      if (isName) group = first.text;
      else notes.push(first.text);
    } else {
      const found = rowOf(cells, head, priced);
      if (found.length === 0 || found.every(({ prices }) => prices.length === 0)) misses += 1;
      for (const row of found) read.push({ group, row });
    }
  }
  const withPrice = read.filter(({ row }) => row.prices.length > 0).length;
  if (withPrice === 0 || misses > withPrice * 0.25 || (withPrice < 2 && rows.length > 2)) return null;
  const spelled = (row: Row) =>
    row.prices.map(({ label, price }) => [label, price].filter(Boolean).join(' ')).join(' · ');
  const isLong = read.some(({ row }) => row.prices.length > 1 && spelled(row).length > MOST_PRICE);
  const itemOf = (row: Row) =>
    isLong && row.prices.length > 1
      ? offer(
          row.title,
          '',
          [...row.rest, ...row.prices.map(({ label, price }) => [label, price].filter(Boolean).join(': '))].join('\n'),
        )
      : offer(row.title, spelled(row), row.rest.join(' · '));
  const names = [...new Set(read.map((one) => one.group))];
  return names.map((name, at) => ({
    name,
    note: at === names.length - 1 ? notes.join(' ').slice(0, 200) : '',
    items: read.filter((one) => one.group === name).map(({ row }) => itemOf(row)),
  }));
}
