import { elementsIn } from './style-sheets.ts';
import { attribute, elementsOf, isElement } from './tree.ts';
import type { Element, Node, Root } from './tree.ts';

const ADDRESS = /^([BP]):([0-9a-f]{1,6})$/;

/**
 * React streams what it has later: a hidden `S:1` further down belongs where the template `B:1` or `P:1` stands, instead of what is shown
 * meanwhile, which ends at the comment `/$`.
 */
export function settleStreamed(root: Root): void {
  const parts = new Map<string, Element>();
  for (const element of elementsOf(root)) {
    const [, id] = /^S:([0-9a-f]{1,6})$/.exec(attribute(element, 'id')) ?? [];
    if (id && 'hidden' in element.properties) parts.set(id, element);
  }
  if (parts.size === 0) return;
  const used = new Set<Element>();
  const settle = (parent: Root | Element) => {
    const kept: Node[] = [];
    let isMeanwhile = false;
    for (const child of parent.children) {
      const [, kind, id = ''] = (isElement(child) && ADDRESS.exec(attribute(child, 'id'))) || [];
      const part = parts.get(id);
      if (kind && part && !used.has(part)) {
        used.add(part);
        kept.push(...part.children);
        isMeanwhile = kind === 'B';
      } else if (child.type === 'comment' && child.value.trim() === '/$') isMeanwhile = false;
      else if (!isMeanwhile) kept.push(child);
    }
    parent.children = kept as typeof parent.children;
    for (const child of elementsIn(parent)) settle(child);
  };
  settle(root);
  drop(root, used);
  for (const part of parts.values()) if (!used.has(part)) delete part.properties['hidden'];
}

function drop(parent: Root | Element, gone: ReadonlySet<Element>): void {
  parent.children = parent.children.filter((child) => !isElement(child) || !gone.has(child)) as typeof parent.children;
  for (const child of elementsIn(parent)) drop(child, gone);
}
