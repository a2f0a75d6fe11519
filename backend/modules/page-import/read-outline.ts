import { isFrame } from './frame-hints.ts';
import { isInline, readRun } from './inline.ts';
import type { Here } from './inline.ts';
import type { Group, LeftOut, Outline } from './outline.ts';
import { readTable } from './read-table.ts';
import { backgroundOf, sourceOf } from './picture-sources.ts';
import { attribute, elementsOf, hintOf, isElement, textOf } from './tree.ts';
import type { Element, Node } from './tree.ts';

export type OutlineContext = { here: Here; left: LeftOut };

const SENT =
  /^(?:send|submit|senden|absenden|anfrage|nachricht|envoyer|enviar|invia|verstu|verzend|skicka|wyślij)\p{L}{0,8}(?:\s|$)/iu;
const PLAYED =
  /^(?:https?:)?\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})|player\.vimeo\.com\/video\/(\d{5,12}))/i;

/** What stands below an element, outermost first. Boxes that hold one thing alone are that thing. */
export function readOutline(parent: Element, context: OutlineContext): Outline[] {
  const found: Outline[] = [];
  let run: Node[] = [];
  const endRun = () => {
    found.push(...readRun(run, parent, context.here));
    run = [];
  };
  for (const child of parent.children) {
    if (isInline(child)) {
      run.push(child);
      continue;
    }
    endRun();
    if (isElement(child)) found.push(...readBlock(child, context));
  }
  endRun();
  return found;
}

function readBlock(element: Element, context: OutlineContext): Outline[] {
  const { tagName } = element;
  if (/^h[1-6]$/.test(tagName) || attribute(element, 'role') === 'heading') return readHeading(element, context);
  switch (tagName) {
    case 'img':
    case 'picture':
    case 'video':
      return readPicture(element, '', context);
    case 'figure':
      return readFigure(element, context);
    case 'blockquote':
      return readQuote(element);
    case 'dl':
      return readPairs(element, context);
    case 'table':
      return readTable(element, (cell) => readOutline(cell, context));
    case 'details':
      return readDetails(element, context);
    case 'iframe':
      return readFrame(element, context);
    case 'form':
      return readForm(element, context);
    case 'input':
    case 'select':
    case 'textarea':
    case 'button':
    case 'progress':
    case 'meter':
    case 'hr':
      return [];
    case 'ul':
    case 'ol':
    case 'menu':
      return readList(element, context);
    default:
      return grouped(element, [...readOutline(element, context), ...readBackground(element, context)]);
  }
}

/** A box of several things; the one thing itself where there is only one. Where parts of a page begin is kept. */
function grouped(element: Element, children: Outline[]): Outline[] {
  const hint = hintOf(element);
  const isPart = /^(?:section|article|aside|header|footer|main)$/.test(element.tagName) || isFrame(hint);
  if (children.length === 0 || (children.length === 1 && !isPart)) return children;
  return [{ is: 'group', tag: element.tagName, hint, id: attribute(element, 'id'), children }];
}

function readHeading(element: Element, context: OutlineContext): Outline[] {
  const text = textOf(element);
  const level = Number(element.tagName[1]) || Number(attribute(element, 'ariaLevel')) || 2;
  const pictures = [...elementsOf(element)].filter(({ tagName }) => tagName === 'img');
  const inside = pictures.flatMap((picture) => readPicture(picture, '', context));
  return text === '' ? inside : [{ is: 'heading', level, text, id: attribute(element, 'id') }, ...inside];
}

/** What a picture shows by its own words; the names of files are no words. */
const altOf = (alt: string) => (/^[\w-]{1,80}\.(?:jpe?g|png|gif|webp|svg|avif)$/i.test(alt) ? '' : alt);

function readPicture(element: Element, caption: string, { here, left }: OutlineContext): Outline[] {
  const image =
    element.tagName === 'picture' ? [...elementsOf(element)].find(({ tagName }) => tagName === 'img') : element;
  if (!image) return [];
  const size = Number(attribute(image, 'width')) || 999;
  left.pictures += 1;
  if (size <= 32 || attribute(image, 'role') === 'presentation') return [];
  const alt = altOf(attribute(image, 'alt').replace(/\s+/g, ' ').trim());
  return [{ is: 'picture', alt, caption, src: here.takesPictures ? sourceOf(element, image, here.url) : '' }];
}

/** A picture behind words is one of the page's too. */
function readBackground(element: Element, { here, left }: OutlineContext): Outline[] {
  const src = here.takesPictures ? backgroundOf(element, here.url) : '';
  if (src === '') return [];
  left.pictures += 1;
  return [{ is: 'picture', alt: attribute(element, 'ariaLabel').trim(), caption: '', src }];
}

function readFigure(element: Element, context: OutlineContext): Outline[] {
  const caption = [...elementsOf(element)].find(({ tagName }) => tagName === 'figcaption');
  const said = caption ? textOf(caption) : '';
  const quote = [...elementsOf(element)].find(({ tagName }) => tagName === 'blockquote');
  if (quote) return [{ ...quoteOf(quote), ...(said && { by: said }) }];
  const rest: Element = { ...element, children: element.children.filter((child) => child !== caption) };
  const children = readOutline(rest, context);
  const [only] = children;
  if (children.length === 1 && only?.is === 'picture') return [{ ...only, caption: said }];
  return said === '' ? children : [...children, { is: 'text', text: said, rich: said, isStrong: false, hint: '' }];
}

function quoteOf(element: Element) {
  const signed = [...elementsOf(element)].find(({ tagName }) => tagName === 'cite' || tagName === 'footer');
  const by = signed ? textOf(signed) : '';
  const whole = textOf(element);
  const text = by !== '' && whole.endsWith(by) ? whole.slice(0, -by.length).trim() : whole;
  return { is: 'quote' as const, text, by };
}

const readQuote = (element: Element): Outline[] => {
  const quote = quoteOf(element);
  return quote.text === '' ? [] : [quote];
};

function readPairs(element: Element, context: OutlineContext): Outline[] {
  const parts = [...elementsOf(element)].filter(({ tagName }) => tagName === 'dt' || tagName === 'dd');
  const pairs: { name: string; value: string }[] = [];
  for (const part of parts) {
    const last = pairs.at(-1);
    if (part.tagName === 'dt') pairs.push({ name: textOf(part), value: '' });
    else if (last) last.value = [last.value, textOf(part)].filter(Boolean).join('\n');
  }
  context.left.pictures += [...elementsOf(element)].filter(({ tagName }) => tagName === 'img').length;
  const filled = pairs.filter(({ name, value }) => name !== '' || value !== '');
  return filled.length === 0 ? [] : [{ is: 'pairs', pairs: filled }];
}

function readDetails(element: Element, context: OutlineContext): Outline[] {
  const summary = element.children.find((child) => isElement(child) && child.tagName === 'summary');
  const question = summary && isElement(summary) ? textOf(summary) : '';
  const rest: Element = { ...element, children: element.children.filter((child) => child !== summary) };
  const answer = readOutline(rest, context).map(wordsIn).filter(Boolean).join('\n\n');
  if (question === '' || answer === '') return readOutline(rest, context);
  return [{ is: 'question', question, answer }];
}

/** All words of a part of an outline, a line for each thing. */
export function wordsIn(part: Outline): string {
  switch (part.is) {
    case 'group':
      return part.children.map(wordsIn).filter(Boolean).join('\n');
    case 'heading':
    case 'quote':
    case 'text':
      return part.text;
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n');
    case 'pairs':
      return part.pairs.map(({ name, value }) => `${name}: ${value}`).join('\n');
    case 'table':
      return part.rows.map((row) => row.filter(Boolean).join(' ')).join('\n');
    case 'question':
      return `${part.question}\n${part.answer}`;
    default:
      return '';
  }
}

function readFrame(element: Element, { left }: OutlineContext): Outline[] {
  const [, youtube, vimeo] = PLAYED.exec(attribute(element, 'src') || attribute(element, 'dataSrc')) ?? [];
  const to = youtube ? `https://www.youtube.com/watch?v=${youtube}` : vimeo ? `https://vimeo.com/${vimeo}` : '';
  if (to) return [{ is: 'video', to, title: attribute(element, 'title').trim() }];
  left.embedded += 1;
  return [];
}

/** A form of ours where it is for messages or a newsletter; its own words stay. */
function readForm(element: Element, context: OutlineContext): Outline[] {
  const controls = [...elementsOf(element)];
  const labels = controls.filter(({ tagName }) => tagName === 'label' || tagName === 'legend');
  const isMessage = controls.some(({ tagName }) => tagName === 'textarea') || isSentOff(controls);
  const isMail = controls.some((control) => control.tagName === 'input' && attribute(control, 'type') === 'email');
  const isSearch = attribute(element, 'role') === 'search' || /search/.test(hintOf(element));
  context.left.forms += 1;
  const words = readOutline(element, context).filter(
    (part) =>
      part.is === 'heading' || (part.is === 'text' && !labels.some((label) => textOf(label).includes(part.text))),
  );
  if (isSearch || (!isMessage && !isMail)) return [];
  return [...words, { is: 'form', of: isMessage ? 'contactForm' : 'newsletter' }];
}

/** Fields of which scripts bring the rest are sent off like a letter. */
const isSentOff = (controls: readonly Element[]): boolean => {
  const types = controls.filter(({ tagName }) => tagName === 'input').map((input) => attribute(input, 'type'));
  const buttons = controls.filter(({ tagName }) => tagName === 'button');
  return (
    types.some((type) => type === '' || type === 'text' || type === 'tel') &&
    !types.some((type) => type === 'password' || type === 'search' || type === 'email') &&
    buttons.some((button) => SENT.test(textOf(button)))
  );
};

function readList(element: Element, context: OutlineContext): Outline[] {
  const groups = element.children.filter(isElement).flatMap((child): Group[] => {
    const children = readOutline(child, context);
    return children.length === 0
      ? []
      : [{ is: 'group', tag: child.tagName, hint: hintOf(child), id: attribute(child, 'id'), children }];
  });
  const items = groups.map(({ children: [only, ...more] }) =>
    more.length === 0 && only?.is === 'text' ? only.text : null,
  );
  const isOrdered = element.tagName === 'ol';
  if (items.length > 0 && items.every((item) => item !== null)) return [{ is: 'list', isOrdered, items }];
  if (groups.length === 0) return [];
  return [{ is: 'group', tag: element.tagName, hint: hintOf(element), id: attribute(element, 'id'), children: groups }];
}
