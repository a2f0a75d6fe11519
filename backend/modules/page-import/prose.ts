import { counted, linkOf, placeOf } from './draft.ts';
import type { Draft } from './draft.ts';
import type { Button, Item, Part, Picture, Text } from './outline.ts';
import { isAbout } from './topics.ts';

const MOST_ABOUT = 4000;
const MOST_PIECE = 11_000;
const MOST_CALL = 260;

const isText = (part: Part): part is Text => part.is === 'text';
const oneLine = (text: string) => text.replace(/\n+/g, ' ');

function itemWords({ title, texts, lists, price, quote }: Item): string {
  const head = [title, price].filter(Boolean).join(' · ');
  const body = [...texts.map(({ rich }) => rich), ...(quote ? [quote.text, quote.by].filter(Boolean) : [])];
  return [
    ...(head ? [body.length + lists.length > 0 ? `## ${oneLine(head)}` : `- ${oneLine(head)}`] : []),
    ...body,
    ...lists.map((list) => list.map((line) => `- ${oneLine(line)}`).join('\n')),
  ].join('\n\n');
}

/** Words as the text section spells them: subheadings, lists, paragraphs. */
export function spelledOut(part: Part): string {
  switch (part.is) {
    case 'text':
      return part.rich;
    case 'heading':
      return `## ${part.text}`;
    case 'list':
      return part.items.map((item) => `- ${oneLine(item)}`).join('\n');
    case 'pairs':
      return part.pairs.map(({ name, value }) => `- ${[name, oneLine(value)].filter(Boolean).join(': ')}`).join('\n');
    case 'table':
      return part.rows.map((row) => `- ${row.filter(Boolean).join(' · ')}`).join('\n');
    case 'quote':
      return [part.text, part.by].filter(Boolean).join('\n\n');
    case 'question':
      return `## ${part.question}\n\n${part.answer}`;
    case 'cards':
      return part.items.map(itemWords).join('\n\n');
    default:
      return '';
  }
}

/** A long text in pieces that each fit into a section, cut between paragraphs and only then within one. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let piece = '';
  for (const paragraph of text.split('\n\n').flatMap((one) => one.match(/[\s\S]{1,10000}/g) ?? [])) {
    if (piece.length + paragraph.length > MOST_PIECE) {
      found.push(piece);
      piece = '';
    }
    piece = piece === '' ? paragraph : `${piece}\n\n${paragraph}`;
  }
  return piece === '' ? found : [...found, piece];
}

const pictureDrafts = (pictures: readonly Picture[]): Draft[] =>
  pictures
    .filter(({ alt, caption, src }) => alt !== '' || caption !== '' || src !== '')
    .map((picture) => ({
      kind: 'image',
      props: { picture: placeOf(picture), caption: picture.caption.slice(0, 300) },
      tells: 'a place for a picture',
    }));

/** Words that are no list of things, in the section that suits them. */
export function proseDrafts(parts: readonly Part[], heading: string, hint: string): Draft[] {
  const pictures = parts.filter((part): part is Picture => part.is === 'picture');
  const buttons = parts.filter((part): part is Button => part.is === 'button');
  const words = parts.filter((part) => part.is !== 'picture' && part.is !== 'button');
  const body = words.map(spelledOut).filter(Boolean).join('\n\n');
  const isPlain = words.every(isText);
  const action = linkOf(buttons);
  if (body === '' && heading === '')
    return [
      ...pictureDrafts(pictures),
      ...(action.to ? [{ kind: 'cta', props: { primary: action }, tells: 'a button' }] : []),
    ];
  if (isPlain && heading !== '' && action.to !== '' && body.length <= MOST_CALL && pictures.length === 0) {
    const intro = words
      .filter(isText)
      .map(({ text }) => text)
      .join('\n\n');
    const second = linkOf(buttons.filter(({ to }) => to !== action.to));
    return [
      {
        kind: 'cta',
        props: { heading, intro, primary: action, secondary: second, showPhone: false },
        tells: 'a call to do something, with its button',
      },
    ];
  }
  if (
    isPlain &&
    body !== '' &&
    body.length <= MOST_ABOUT &&
    (pictures.length > 0 || (heading !== '' && isAbout('about', heading, hint)))
  ) {
    const [first, ...more] = pictures;
    return [
      {
        kind: 'about',
        props: { heading, body, picture: placeOf(first), action },
        tells: heading ? `the text “${heading}”` : 'a text',
      },
      ...pictureDrafts(more),
    ];
  }
  const texts = pieces(body);
  const [first = '', ...rest] = texts;
  const others = rest.map((text): Draft => ({ kind: 'richText', props: { body: text }, tells: 'more of a long text' }));
  return [
    {
      kind: 'richText',
      props: { heading, body: first, action },
      tells: heading ? `the text “${heading}”` : counted(1, 'text'),
    },
    ...others,
    ...pictureDrafts(pictures),
  ];
}
