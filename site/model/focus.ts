/** Words for parts of a picture, as CSS knows them. Documents from before points were numbers have them, and people say them. */
const WORDS: Record<string, readonly [across: number, down: number]> = {
  'left top': [0, 0],
  top: [50, 0],
  'right top': [100, 0],
  left: [0, 50],
  center: [50, 50],
  right: [100, 50],
  'left bottom': [0, 100],
  bottom: [50, 100],
  'right bottom': [100, 100],
};

/** What may stand as the focus of a picture: one of the words, or percent from the left and from the top such as `30% 12%`. */
export const FOCUS = new RegExp(`^(?:${Object.keys(WORDS).join('|')}|(?:100|\\d{1,2})% (?:100|\\d{1,2})%)$`);

/** A point as it stands in a document; undefined for the middle. Numbers that are none come out as they were typed. */
export const focusFrom = (across: string, down: string): string | undefined =>
  Number(across) === 50 && Number(down) === 50 ? undefined : `${across.trim()}% ${down.trim()}%`;

/** A focus as it is typed into two fields, in percent. */
export function focusParts(focus: string): { across: string; down: string } {
  const word = Object.hasOwn(WORDS, focus) ? WORDS[focus] : undefined;
  const [across = '', down = ''] = word ? word.map(String) : focus.replaceAll('%', '').split(' ');
  return focus === '' ? { across: '50', down: '50' } : { across, down };
}
