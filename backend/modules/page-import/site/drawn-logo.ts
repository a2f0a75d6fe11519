import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { addressHolding } from '../drawing-within.ts';
import { attribute, elementsOf } from '../tree.ts';
import type { Element } from '../tree.ts';

const LONGEST = 60_000;
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'text', 'g']);

const printer = unified().use(rehypeStringify, { space: 'svg' });

/**
 * A logo that is drawn in the page itself, as an address that holds the drawing; '' where it would not look the same without its page:
 * parts that lie elsewhere, colours that only the style sheet knows. `ink`: what `currentColor` stands for.
 */
export function drawnLogo(svg: Element, ink: string): string {
  const parts = [...elementsOf(svg)];
  const isSized =
    attribute(svg, 'viewBox') !== '' || (attribute(svg, 'width') !== '' && attribute(svg, 'height') !== '');
  const needsPage = parts.some(
    (part) =>
      part.tagName === 'use' ||
      (SHAPES.has(part.tagName) && attribute(part, 'className') !== '' && !isPainted(part) && !parts.some(isStyle)),
  );
  if (!isSized || needsPage || parts.length === 0) return '';
  const alone = { ...svg, properties: { ...svg.properties, xmlns: 'http://www.w3.org/2000/svg' } };
  const text = printer.stringify({ type: 'root', children: [alone] }).replace(/currentcolor/gi, ink || '#000000');
  return text.length <= LONGEST ? addressHolding(text) : '';
}

const isStyle = ({ tagName }: Element) => tagName === 'style';
const isPainted = (part: Element) => ['fill', 'stroke', 'style'].some((name) => attribute(part, name) !== '');
