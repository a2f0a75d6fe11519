import type { EditorMessage } from '../../frame-messages.ts';
import { follow } from '../links.ts';
import { tell } from '../talk.ts';
import { showBar, type Bar } from './bar.ts';
import { putCaret, typeIn } from './caret.ts';
import { openHost, type Host } from './host.ts';
import { takeDrops } from './picture-drop.ts';
import { focused, focusOn, makeReachable, takeAway } from './reach.ts';
import { setOff, type Tool } from './set-off.ts';
import { isRich, placeOf, pressableAround, textAt, typedIn, wordsOf } from './texts.ts';

// Texts that are edited where they stand. A text is plain words here. It is only reported what was typed; what a field may hold, what a
// paste becomes and whether it is saved are the editor's, which answers in words that stand below the text.

/** So long after the last key what was drawn meanwhile may be older than what stands there. */
const TYPING_MS = 500;

type Edit = { text: HTMLElement; host: Host; bar: Bar; initial: string; typed: string; at: number };

let edit: Edit | null = null;
/** A page that came while somebody was editing. */
let held: string | null = null;
/** What had the focus when the page began to change. */
let kept: string | null = null;
let redraw: (html: string) => void;

export const isOn = () => edit !== null;

/** Keeps a page to be drawn when the editing has ended. */
export const hold = (html: string) => void (held = html);

/** Before the page changes. What is removed loses the focus: `prepare` gives it back to the same place. */
export function clear() {
  kept = focused() ?? kept;
  takeAway();
}

/** After the page has changed. */
export function prepare() {
  kept = focused() ?? kept;
  makeReachable(edit?.host.element ?? null, begin);
  if (kept !== null && !edit) focusOn(kept);
  kept = null;
}

/** What the editor says to somebody who edits. */
export function take(message: EditorMessage) {
  if (message.type === 'focus') focusOn(message.place);
  if (!edit) return;
  if (message.type === 'insert') typeIn(message.text);
  if (message.type === 'said') edit.bar.say(message.words, message.isProblem);
}

/** Whether a press was meant for a text, a picture or the bar. */
export function press(target: Element, event: MouseEvent): boolean {
  if (edit?.bar.contains(target)) return true;
  const rest = target.closest<HTMLElement>('[data-rest]')?.dataset.rest;
  const text = target.closest<HTMLElement>('[data-text]') ?? textAt(rest);
  const picture = target.closest<HTMLElement>('[data-picture]');
  if (!text && picture && !picture.closest('a[href]')) {
    tell({ type: 'picture', place: picture.dataset.picture ?? '', file: null });
    return true;
  }
  if (!text) return false;
  event.preventDefault();
  if (edit?.text !== text) begin(text, event);
  return true;
}

function begin(text: HTMLElement, point?: MouseEvent) {
  if (edit) end(true);
  const initial = wordsOf(text).trim();
  const host = openHost(text, initial);
  const link = host.element.closest('a');
  const bar = showBar(text, host.element, {
    follow:
      link?.host === location.host
        ? () => {
            end(true);
            follow(link);
          }
        : null,
    cancel: () => end(false, true),
    done: () => end(true, true),
  });
  edit = { text, host, bar, initial, typed: initial, at: 0 };
  host.element.focus({ preventScroll: Boolean(point) });
  putCaret(host.element, point);
  bar.lay();
  tell({ type: 'text', step: 'begin', place: placeOf(text) });
}

function report() {
  if (!edit) return;
  const now = typedIn(edit.host.element);
  edit.bar.say('');
  if (now === edit.typed) return;
  edit.typed = now;
  edit.at = Date.now();
  tell({ type: 'text', step: 'typed', place: placeOf(edit.text), text: now });
}

function end(isKept: boolean, isFocused = false) {
  if (isKept) report();
  if (!edit) return;
  const { text, host, bar, initial, typed, at } = edit;
  const place = placeOf(text);
  if (!isKept && typed !== initial) tell({ type: 'text', step: 'typed', place, text: initial });
  edit = null;
  bar.remove();
  host.close(isKept && typed !== initial ? typed : null);
  prepare();
  tell({ type: 'text', step: 'end', place });
  if (isFocused) focusOn(place);
  if (held !== null && Date.now() - at > TYPING_MS) redraw(held);
  held = null;
}

const keys: Partial<Record<string, Tool>> = { b: 'bold', i: 'italic' };

/** The bar lies behind the whole page, but is what follows the text that is edited. */
function pressTab(event: KeyboardEvent) {
  if (!edit || event.key !== 'Tab') return;
  const { target } = event;
  const isInText = target instanceof Node && edit.host.element.contains(target);
  if (isInText && !event.shiftKey) {
    event.preventDefault();
    edit.bar.focus();
  } else if (target instanceof Node && edit.bar.isLast(target) && !event.shiftKey) end(true, true);
}

function pressKey(event: KeyboardEvent) {
  if (event.isComposing || !edit) return;
  const key = event.key.toLowerCase();
  const isCommand = event.ctrlKey || event.metaKey;
  const act = () => {
    if (key === 'escape') return () => end(false, true);
    if (key === 'enter' && (edit?.text.dataset.kind === 'line' || isCommand)) return () => end(true, true);
    if (!isCommand) return null;
    if (key === 's') return () => end(true, true);
    if (key === 'u') return () => {};
    if (!edit) return null;
    const { text, host, bar } = edit;
    if (key === 'k') return isRich(text) ? () => bar.askLink() : null;
    const tool = keys[key];
    if (!tool) return null;
    return isRich(text) ? () => setOff(host.element, tool) : () => {};
  };
  const acted = act();
  if (!acted) return;
  event.preventDefault();
  acted();
}

/** Listens to keys, typing and drops. Before `canBegin` nothing can be edited. */
export function start(frame: { canBegin: () => boolean; redraw: (html: string) => void }) {
  redraw = frame.redraw;
  const isInHost = ({ target }: Event) => target instanceof Node && edit?.host.element.contains(target) === true;
  addEventListener('keydown', (event) => {
    pressTab(event);
    if (isInHost(event)) return pressKey(event);
    if (edit && event.key === 'Escape' && event.target instanceof Node && edit.bar.contains(event.target))
      return edit.host.element.focus();
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !target.dataset.text || !frame.canBegin()) return;
    if (event.isComposing || (key !== 'Enter' && key !== ' ')) return;
    event.preventDefault();
    begin(target);
  });
  // A fold or a button would take the space for a press.
  addEventListener('keyup', (event) => {
    if (edit && event.key === ' ' && pressableAround(edit.text)) event.preventDefault();
  });
  addEventListener('input', (event) => {
    if (isInHost(event)) report();
  });
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const to = relatedTarget instanceof Element ? relatedTarget : null;
    if (!edit || target !== edit.host.element || edit.bar.contains(to)) return;
    const next = to && focused(to);
    end(true);
    if (next) focusOn(next);
  });
  document.addEventListener('selectionchange', () => edit?.bar.moved());
  addEventListener('resize', () => edit?.bar.lay());
  addEventListener('scroll', () => edit?.bar.lay(), { passive: true });
  addEventListener('paste', (event) => {
    if (!edit || (event.target instanceof Node && edit.bar.contains(event.target))) return;
    event.preventDefault();
    const pasted = event.clipboardData;
    tell({
      type: 'text',
      step: 'pasted',
      place: placeOf(edit.text),
      kind: edit.text.dataset.kind ?? '',
      text: pasted?.getData('text/plain') ?? '',
      html: pasted?.getData('text/html') ?? '',
    });
  });
  takeDrops(isOn);
  // Without scripts each text has a link to its field.
  document.querySelectorAll('noscript').forEach((one) => one.remove());
}
