import type { EditorMessage } from '../frame-messages.ts';
import { draw } from './draw.ts';
import * as editing from './editing/index.ts';
import { follow } from './links.ts';
import { looks, mark, select, show } from './sections.ts';
import { onEditorMessage, tell } from './talk.ts';

// What runs inside an editor's preview frame (`live=1`) and nowhere else, as one script (`*.ts?script`). Until an editor has said hello,
// links work by themselves.

let isGreeted = false;

function take(message: EditorMessage) {
  if (!isGreeted) editing.prepare();
  isGreeted = true;
  switch (message.type) {
    case 'draw':
      return redraw(message.html);
    case 'scroll':
      return window.scrollTo({ top: message.top, behavior: 'instant' });
    case 'show':
      return editing.isOn() ? undefined : show(message.section, message.smooth);
    case 'mark':
      return mark(message.sections);
    default:
      return editing.take(message);
  }
}

function redraw(html: string) {
  if (editing.isOn()) return editing.hold(html);
  editing.clear();
  draw(html);
  editing.prepare();
}

function press(event: MouseEvent) {
  const { target } = event;
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
  if (!isGreeted || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  if (editing.press(target, event)) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link) {
    if (follow(link)) event.preventDefault();
    return;
  }
  if (target.closest('summary, button, input, select, textarea, label')) return;
  select(target);
}

let isWaiting = false;
function scrolled() {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    tell({ type: 'scrolled', top: window.scrollY });
  });
}

if (window.parent !== window) {
  addEventListener('scroll', scrolled, { passive: true });
  addEventListener('click', press);
  onEditorMessage(take);
  editing.start({ canBegin: () => isGreeted, redraw });
  tell({ type: 'ready', looks: looks() });
}
