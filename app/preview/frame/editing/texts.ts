/** The texts that can be edited where they stand, as the renderer marks them (`site/render/wording.tsx`). */
export const texts = () => [...document.querySelectorAll<HTMLElement>('[data-text]')];

export const textAt = (place: string | undefined) => texts().find((text) => text.dataset.text === place);

export const placeOf = (text: HTMLElement) => text.dataset.text ?? '';

/** Its words as they are stored: marks and gaps look otherwise on the page. */
export const wordsOf = (text: HTMLElement) => text.dataset.raw ?? text.textContent;

/** Later paragraphs of the same text, which are elements of their own. */
export const restOf = (text: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>('[data-rest]')].filter((rest) => rest.dataset.rest === text.dataset.text);

/** What a press already means something to, around a text or a picture. */
export const pressableAround = (node: HTMLElement) =>
  node.closest('summary')?.parentElement ?? node.closest<HTMLElement>('a, button');

/** Whether words may be set off in it. */
export const isRich = (text: HTMLElement) => text.dataset.kind === 'words' || text.dataset.kind === 'blocks';

const MANY_SPACES = /\u00a0/g;

/** What has been typed into a host: browsers make lines of `br`, `div` and `p`, and spaces that do not break. */
export const typedIn = (host: Node) => linesOf(host).replace(MANY_SPACES, ' ').trim();

/** The text of a host, line breaks included. */
export const linesOf = (node: Node): string =>
  [...node.childNodes]
    .map((child) =>
      child.nodeType === Node.TEXT_NODE ? (child.nodeValue ?? '') : (beginsLine(child) ? '\n' : '') + linesOf(child),
    )
    .join('');

/** Whether a line ends where this node begins. */
export const beginsLine = ({ nodeName, previousSibling }: Node) =>
  nodeName === 'BR' || (previousSibling !== null && (nodeName === 'DIV' || nodeName === 'P'));
