import { Idiomorph } from 'idiomorph';

/** What a person or the editing puts on a node of the page: it stays, though the drawn page does not have it. */
const OURS = new Set(['open', 'tabindex', 'role', 'aria-label']);

/** Draws a page over the one that is shown. Only what differs changes, so that nothing jumps and what has the focus keeps it. */
export function draw(html: string) {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const [style, nextStyle] = [document, next].map((one) => one.head.querySelector('style'));
  if (style && nextStyle && style.textContent !== nextStyle.textContent) style.textContent = nextStyle.textContent;
  Idiomorph.morph(document.body, next.body, {
    callbacks: {
      beforeNodeAdded: (node) => node.nodeName !== 'SCRIPT',
      beforeNodeRemoved: (node) => node.nodeName !== 'SCRIPT',
      beforeAttributeUpdated: (name, _node, kind) => kind !== 'remove' || !OURS.has(name),
    },
  });
}
