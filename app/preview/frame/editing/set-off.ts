import { linkAt, setLink, toggleLines, toggleMark, type Edit, type Selected } from '#app/forms/rich-edit.ts';
import { forgivingLink } from '#site/forms/forgiving-link.ts';
import { typeIn } from './caret.ts';
import { beginsLine, linesOf } from './texts.ts';

// What sets words and lines off is worked out on plain text, as in the form's own field; here it is only found in a host and typed there.

export type Tool = 'bold' | 'italic' | 'unlink' | 'list' | 'subheading';

/** Sets the selected words or lines off, or makes them plain again. */
export const setOff = (host: HTMLElement, tool: Tool) => typeEdit(host, editOf(tool, selectedIn(host)));

/** The link that the selection stands in, or the one to be made of it: where it leads ('' for a new one), and how to lead it elsewhere. */
export function linkIn(host: HTMLElement) {
  const selected = selectedIn(host);
  return {
    address: linkAt(selected)?.address ?? '',
    lead: (address: string) => typeEdit(host, setLink(selected, forgivingLink(address))),
  };
}

/** Whether the caret stands in a link. */
export const isInLink = (host: HTMLElement) => linkAt(selectedIn(host)) !== null;

function editOf(tool: Tool, selected: Selected): Edit | null {
  switch (tool) {
    case 'bold':
      return toggleMark(selected, '**');
    case 'italic':
      return toggleMark(selected, '*');
    case 'list':
      return toggleLines(selected, '- ');
    case 'subheading':
      return toggleLines(selected, '## ');
    case 'unlink':
      return linkAt(selected) ? setLink(selected, '') : null;
  }
}

function typeEdit(host: HTMLElement, edit: Edit | null) {
  if (!edit) return;
  host.focus();
  select(host, edit.from, edit.to);
  typeIn(edit.text);
  select(host, edit.start, edit.end);
}

function selectedIn(host: HTMLElement): Selected {
  const value = linesOf(host);
  const selection = getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  if (!range || !host.contains(range.commonAncestorContainer)) return { value, start: value.length, end: value.length };
  const lengthTo = (node: Node, offset: number) => {
    const before = document.createRange();
    before.setStart(host, 0);
    before.setEnd(node, offset);
    return linesOf(before.cloneContents()).length;
  };
  return {
    value,
    start: lengthTo(range.startContainer, range.startOffset),
    end: lengthTo(range.endContainer, range.endOffset),
  };
}

function select(host: HTMLElement, start: number, end: number) {
  const [from, to] = [pointAt(host, start), pointAt(host, end)];
  getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

type Point = { node: Node; offset: number };

/** The place in a host before which so many characters stand, counted as `linesOf` has them. */
function pointAt(host: HTMLElement, at: number): Point {
  let left = at;
  const within = (node: Node): Point | null => {
    for (const [offset, child] of [...node.childNodes].entries()) {
      const length = child.nodeValue?.length;
      if (length !== undefined) {
        if (left <= length) return { node: child, offset: left };
        left -= length;
        continue;
      }
      if (beginsLine(child)) {
        if (left === 0) return { node, offset };
        left -= 1;
      }
      const inner = within(child);
      if (inner) return inner;
    }
    return null;
  };
  return within(host) ?? { node: host, offset: host.childNodes.length };
}
