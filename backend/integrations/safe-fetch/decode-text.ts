/** Where a page says itself how it is written. */
const SEARCHED = 2048;

const marks: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

const charsetIn = (text: string) => /charset\s?=\s?["']?([\w:.-]{2,40})/i.exec(text)?.[1];

function decoderOf(label: string | undefined): TextDecoder | null {
  try {
    return label ? new TextDecoder(label) : null;
  } catch {
    return null;
  }
}

const isUtf8 = (bytes: Uint8Array) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** The text of a page: as its first bytes, its content type or its own words say, else UTF-8 where it is that. Never throws. */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const marked = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1];
  const head = Buffer.from(bytes.subarray(0, SEARCHED)).toString('latin1');
  const said = decoderOf(marked) ?? decoderOf(charsetIn(contentType)) ?? decoderOf(charsetIn(head));
  return (said ?? new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252')).decode(bytes);
}
