import { isInline } from './inline.ts';
import type { Outline } from './outline.ts';
import { attribute, elementsOf, isElement, textOf } from './tree.ts';
import type { Element } from './tree.ts';

const LONGEST_CELL = 300;

/** The rows of a table itself, not of tables within it. */
function rowsOf(table: Element): Element[] {
  return table.children.filter(isElement).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return /^t(?:head|body|foot)$/.test(child.tagName) ? rowsOf(child) : [];
  });
}

const cellsOf = (row: Element) => row.children.filter(isElement).filter(({ tagName }) => /^t[dh]$/.test(tagName));

const spanOf = (cell: Element) => Math.min(20, Math.max(1, Math.trunc(Number(attribute(cell, 'colSpan'))) || 1));

const isPlainCell = (cell: Element) =>
  textOf(cell).length <= LONGEST_CELL &&
  cell.children.every(
    (child) => isInline(child) || (isElement(child) && child.tagName === 'p' && child.children.every(isInline)),
  );

/** A table of data as its cells; one that only lays a page out as what stands in its cells. */
export function readTable(table: Element, read: (cell: Element) => Outline[]): Outline[] {
  const rows = rowsOf(table)
    .map(cellsOf)
    .filter((cells) => cells.length > 0);
  const cells = rows.flat();
  const hasHead = cells.some(({ tagName }) => tagName === 'th');
  const widest = Math.max(0, ...rows.map(({ length }) => length));
  const isData =
    widest >= 2 &&
    cells.every(isPlainCell) &&
    (hasHead || rows.length >= 2) &&
    !cells.some((cell) => [...elementsOf(cell)].some(({ tagName }) => tagName === 'table'));
  const caption = table.children.filter(isElement).filter(({ tagName }) => tagName === 'caption');
  const heading = caption.flatMap((element): Outline[] => {
    const text = textOf(element);
    return text === '' ? [] : [{ is: 'text', text, rich: text, isStrong: true, hint: '' }];
  });
  if (isData) {
    const said = rows.filter((row) => row.some((cell) => textOf(cell) !== ''));
    const texts = said.map((row) => row.map(textOf));
    const spans = said.map((row) => row.map(spanOf));
    const isWide = spans.some((row) => row.some((span) => span > 1));
    const isHead = rows.length > 1 && (rows[0] ?? []).every(({ tagName }) => tagName === 'th');
    return texts.length === 0
      ? []
      : [...heading, { is: 'table', rows: texts, ...(isWide && { spans }), hasHead: isHead }];
  }
  return [
    ...heading,
    ...rows.flatMap((row): Outline[] => {
      const groups = row.flatMap((cell): Outline[] => {
        const children = read(cell);
        return children.length > 1 ? [{ is: 'group', tag: 'td', hint: '', id: '', children }] : children;
      });
      return groups.length > 1 ? [{ is: 'group', tag: 'tr', hint: '', id: '', children: groups }] : groups;
    }),
  ];
}
