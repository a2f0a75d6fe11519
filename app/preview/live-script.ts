import { editScript } from './edit-script.ts';

/**
 * The few lines that run inside an editor's preview frame (`live=1`) and nowhere else. The frame has an opaque origin, so
 * it and the editor can only talk by messages: it tells what its sections look like (a number each, so that two drafts can
 * be compared), how far it is scrolled and which section or link was clicked, scrolls and marks where it is told, and draws a page that is not saved
 * yet over its own, changing only what differs. Until
 * an editor has said hello, links work by themselves. With `edits` the texts of the page can be edited where they stand.
 */
export const liveScript = (has: { edits: boolean }): string => `(() => {
  const editor = window.parent;
  if (editor === window) return;
  let greeted = false;
  const tell = (message) => editor.postMessage({ from: 'pagewright-preview', ...message }, '*');
  const sectionOf = (node) => node.closest('section[id], header, footer');
  const looks = () => [...document.querySelectorAll('section[id]')].map((section) => {
    let sum = 7;
    for (const letter of section.outerHTML.replace(/\\?[^"\\s]*/g, '')) sum = (Math.imul(sum, 31) + letter.codePointAt(0)) | 0;
    return [section.id, sum];
  });
  const comeTo = (target, smooth) => {
    const calm = !smooth || matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
  };
  const flash = (target) => target.animate(
    ['#2563eb', '#2563eb', 'transparent'].map((color) => ({ outline: '3px solid ' + color, outlineOffset: '-3px' })),
    { duration: 1600 },
  );
  const isSeen = (target) => {
    const { top, bottom } = target.getBoundingClientRect();
    return top < innerHeight * 0.8 && bottom > innerHeight * 0.2;
  };
  ${has.edits ? editScript : 'const edits = null;'}
  const sync = (old, next) => {
    if (old.isEqualNode(next)) return;
    if (old.nodeName !== next.nodeName || old.id !== next.id) {
      old.replaceWith(document.importNode(next, true));
      return;
    }
    if (old.nodeType !== 1) {
      old.nodeValue = next.nodeValue;
      return;
    }
    for (const { name } of [...old.attributes]) if (!next.hasAttribute(name) && name !== 'open') old.removeAttribute(name);
    for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    const [now, then] = [old, next].map((node) => [...node.childNodes].filter((child) => child.nodeName !== 'SCRIPT'));
    then.forEach((child, index) => (now[index] ? sync(now[index], child) : old.append(document.importNode(child, true))));
    now.slice(then.length).forEach((child) => child.remove());
  };
  const follow = (link) => {
    const address = new URL(link.href, location.href);
    const page = address.searchParams.get('page');
    if (address.pathname !== location.pathname || page === null) return false;
    if (page === new URL(location.href).searchParams.get('page') && address.hash) return false;
    tell({ type: 'followed', page, section: decodeURIComponent(address.hash.slice(1)) });
    return true;
  };
  const draw = (html) => {
    if (edits?.isOn()) return edits.hold(html);
    edits?.clear();
    const next = new DOMParser().parseFromString(html, 'text/html');
    const styles = [document, next].map((one) => one.head.querySelector('style'));
    if (styles[0] && styles[1]) sync(...styles);
    sync(document.body, next.body);
    edits?.prepare();
  };
  let waiting = false;
  addEventListener('scroll', () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; tell({ type: 'scrolled', top: window.scrollY }); });
  }, { passive: true });
  addEventListener('message', (event) => {
    if (event.source !== editor || !event.data || event.data.from !== 'pagewright-editor') return;
    if (!greeted) edits?.prepare();
    greeted = true;
    edits?.answer(event.data);
    const { type, top, section, sections, smooth, html } = event.data;
    if (type === 'draw') draw(html);
    if (type === 'scroll') window.scrollTo({ top, behavior: 'instant' });
    if (type === 'show' && !edits?.isOn()) {
      const target = document.getElementById(section);
      if (!target) return;
      comeTo(target, smooth);
      flash(target);
    }
    if (type === 'mark') {
      const targets = sections.map((id) => document.getElementById(id)).filter(Boolean);
      if (targets[0] && !targets.some(isSeen)) comeTo(targets[0], true);
      targets.forEach(flash);
    }
  });
  addEventListener('click', (event) => {
    if (!greeted || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    if (edits?.click(event)) return;
    const link = event.target.closest('a[href]');
    if (link) {
      if (follow(link)) event.preventDefault();
      return;
    }
    if (event.target.closest('summary, button, input, select, textarea, label')) return;
    const section = sectionOf(event.target);
    const words = event.target === section ? '' : (event.target.innerText || '').trim();
    if (section)
      tell({ type: 'selected', section: section.id || section.tagName.toLowerCase(), words: words.length < 300 ? words : '' });
  });
  tell({ type: 'ready', looks: looks() });
})();`;

/** By a section's id a number that differs when the section looks different. */
export type SectionLooks = ReadonlyMap<string, number>;

/** What a preview frame tells the editor. */
export type PreviewMessage =
  | { type: 'ready'; looks: SectionLooks }
  | { type: 'scrolled'; top: number }
  | { type: 'selected'; section: string; words: string }
  | { type: 'followed'; page: string; section: string }
  | TextMessage
  | PictureMessage;

/** A picture was pressed, or a file dropped on it: its place is meant for another one. */
export type PictureMessage = { type: 'picture'; place: string; file: File | null };

/** Somebody edits a text where it stands. `place` is its part and its field there; `text` all that stands in it now, or what is pasted. */
export type TextMessage = {
  type: 'text';
  step: 'begin' | 'typed' | 'pasted' | 'end';
  place: string;
  text: string;
  html: string;
  kind: string;
};

/** Reads a message event's data; null for anything that is not ours. */
export function readPreviewMessage(data: unknown): PreviewMessage | null {
  if (typeof data !== 'object' || data === null || !('from' in data) || data.from !== 'pagewright-preview') return null;
  if (!('type' in data)) return null;
  const text = (key: string) => {
    const value: unknown = Reflect.get(data, key);
    return typeof value === 'string' ? value : '';
  };
  switch (data.type) {
    case 'ready':
      return { type: 'ready', looks: looksIn(data) };
    case 'scrolled':
      return 'top' in data && typeof data.top === 'number' ? { type: 'scrolled', top: data.top } : null;
    case 'selected':
      return { type: 'selected', section: text('section'), words: text('words') };
    case 'picture': {
      const file = 'file' in data && data.file instanceof File ? data.file : null;
      return { type: 'picture', place: text('place'), file };
    }
    case 'text': {
      const step = steps.find((one) => one === text('step'));
      return step
        ? { type: 'text', step, place: text('place'), text: text('text'), html: text('html'), kind: text('kind') }
        : null;
    }
    case 'followed':
      return { type: 'followed', page: text('page'), section: text('section') };
    default:
      return null;
  }
}

const steps = ['begin', 'typed', 'pasted', 'end'] as const;

const isLook = (pair: unknown): pair is [string, number] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number';

const looksIn = (data: object): SectionLooks =>
  new Map('looks' in data && Array.isArray(data.looks) ? data.looks.filter(isLook) : []);

/** Ids of the sections that are new in `after` or look different there. */
export const sectionsThatDiffer = (before: SectionLooks, after: SectionLooks): string[] =>
  [...after].flatMap(([id, look]) => (before.get(id) === look ? [] : [id]));

/** What the editor tells a preview frame. */
export type EditorMessage =
  | { type: 'draw'; html: string }
  /** Puts the focus on a text. */
  | { type: 'focus'; place: string }
  /** Types into the text that is being edited. */
  | { type: 'insert'; text: string }
  /** Said below the text that is being edited. */
  | { type: 'said'; words: string; isProblem: boolean }
  | { type: 'hello' }
  | { type: 'mark'; sections: string[] }
  | { type: 'scroll'; top: number }
  | { type: 'show'; section: string; smooth: boolean };
