import { tell } from '../talk.ts';
import { button } from './button.ts';
import { placeOf, pressableAround, textAt, texts, wordsOf } from './texts.ts';

// How the keyboard and screen readers reach texts and pictures: each is a button, or has one beside it where it stands in a link.

const others = () => [...document.querySelectorAll<HTMLElement>('.edit-other')];
const nameOf = ({ dataset: { label = '' } }: HTMLElement) => label.slice(0, 1).toLowerCase() + label.slice(1);

/** The place that has the focus; null when the frame has not got it. */
export function focused(node: Element | null = document.activeElement): string | null {
  if (!(node instanceof HTMLElement) || !document.hasFocus()) return null;
  return node.dataset.of ?? node.dataset.text ?? null;
}

export function focusOn(place: string) {
  const found = others().find((one) => one.dataset.of === place) ?? textAt(place);
  found?.focus({ preventScroll: true });
}

/** Takes away what stands beside, so that the page is as it was drawn. */
export const takeAway = () => others().forEach((one) => one.remove());

/** Makes everything reachable but the text that is being edited. */
export function makeReachable(host: HTMLElement | null, begin: (text: HTMLElement) => void) {
  takeAway();
  for (const text of texts()) {
    if (host && text.contains(host)) continue;
    const name = `Edit ${nameOf(text)}: ${wordsOf(text).slice(0, 80)}`;
    const around = pressableAround(text);
    if (around) {
      putBeside(
        around,
        button('Edit', name, () => begin(text)),
        placeOf(text),
      );
      continue;
    }
    text.tabIndex = 0;
    text.setAttribute('role', 'button');
    text.setAttribute('aria-label', name);
  }
  for (const picture of document.querySelectorAll<HTMLElement>('[data-picture]')) {
    const place = picture.dataset.picture ?? '';
    const change = button('Change picture', `Change ${nameOf(picture)}`, () =>
      tell({ type: 'picture', place, file: null }),
    );
    putBeside(picture.closest('a, button') ?? picture, change, place);
  }
}

function putBeside(node: Element, other: HTMLElement, place: string) {
  other.className = 'edit-other';
  other.dataset.of = place;
  node.after(other);
}
