import { tell } from './talk.ts';

/** By the id of each section a number that differs when it looks different, so that two drafts can be compared. */
export function looks(): [id: string, look: number][] {
  return [...document.querySelectorAll('section[id]')].map((section) => {
    let sum = 7;
    // Addresses of pictures carry a token that is never the same.
    for (const letter of section.outerHTML.replace(/\?[^"\s]*/g, ''))
      sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
    return [section.id, sum];
  });
}

/** Brings a section into view and marks it for a moment. */
export function show(id: string, isSmooth: boolean) {
  const section = document.getElementById(id);
  if (!section) return;
  comeTo(section, isSmooth);
  flash(section);
}

/** Marks what changed for a moment, and comes to it when none of it is seen. */
export function mark(ids: readonly string[]) {
  const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
  if (sections[0] && !sections.some(isSeen)) comeTo(sections[0], true);
  sections.forEach(flash);
}

/** Tells which section was pressed, and on which words of it. */
export function select(pressed: Element) {
  const section = pressed.closest('section[id], header, footer');
  if (!section) return;
  const words = pressed !== section && pressed instanceof HTMLElement ? pressed.innerText.trim() : '';
  tell({
    type: 'selected',
    section: section.id || section.tagName.toLowerCase(),
    words: words.length < 300 ? words : '',
  });
}

function comeTo(target: HTMLElement, isSmooth: boolean) {
  const isCalm = !isSmooth || matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
}

function flash(target: HTMLElement) {
  const colors = ['#2563eb', '#2563eb', 'transparent'];
  target.animate(
    colors.map((color) => ({ outline: `3px solid ${color}`, outlineOffset: '-3px' })),
    { duration: 1600 },
  );
}

function isSeen(target: HTMLElement) {
  const { top, bottom } = target.getBoundingClientRect();
  return top < innerHeight * 0.8 && bottom > innerHeight * 0.2;
}
