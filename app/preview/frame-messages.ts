// The frame has an opaque origin, so it and the editor can only talk by messages. These are all of them.

/** By a section's id a number that differs when the section looks different. */
export type SectionLooks = ReadonlyMap<string, number>;

/** What a preview frame tells the editor, as it is read there. */
export type PreviewMessage = { type: 'ready'; looks: SectionLooks } | PlainMessage | TextMessage;

/** The same as the frame sends it: what does not matter to a step is left out. */
export type FrameReport =
  | { type: 'ready'; looks: [id: string, look: number][] }
  | PlainMessage
  | (Pick<TextMessage, 'type' | 'step' | 'place'> & Partial<TextMessage>);

type PlainMessage =
  | { type: 'scrolled'; top: number }
  | { type: 'selected'; section: string; words: string }
  | { type: 'followed'; page: string; section: string }
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
  if (typeof data !== 'object' || data === null || !('from' in data) || data.from !== FROM_PREVIEW) return null;
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

/** Who sends a message says so: browsers' extensions and other scripts send some, too. */
export const FROM_EDITOR = 'pagewright-editor';
export const FROM_PREVIEW = 'pagewright-preview';
