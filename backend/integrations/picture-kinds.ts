/** What somebody may upload, by content. The name of a file and the type that a browser claims are never asked. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'svg';

export const contentTypes: Record<PictureKind, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const startsWith = (bytes: Uint8Array, magic: number[]) => magic.every((byte, index) => bytes[index] === byte);

/** The brands that an ISO media file names in its first box. */
function brandsOf(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  return ascii(bytes, 8, length).match(/.{4}/gs) ?? [];
}

const isAvif = (bytes: Uint8Array) => brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis');

/** What iPhones keep their photos as; few browsers show it, so that nothing here reads it. */
export const isHeic = (bytes: Uint8Array): boolean =>
  bytes.length >= 12 && brandsOf(bytes).some((brand) => /^he[iv][cxms]$/.test(brand));

const SVG_SEARCHED = 8_192;

const SVG_TAG = /^<(?:[a-z]{1,40}:)?svg[\s>/]/i;
const LONGEST_TAG = 60;

/** Whether an XML text's first tag is an SVG's. What may stand before it is passed over once, from front to back. */
function opensSvg(text: string): boolean {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    while (/\s/.test(text.charAt(at))) at++;
    const next = afterProlog(text, at);
    if (next === -1) return false;
    if (next === at) return SVG_TAG.test(text.slice(at, at + LONGEST_TAG));
    at = next;
  }
}

/** Behind the declaration, comment or document type that stands here; the same place when there is none, -1 when it does not end. */
function afterProlog(text: string, at: number): number {
  const behind = (end: string, from: number) => {
    const found = text.indexOf(end, from);
    return found === -1 ? -1 : found + end.length;
  };
  if (text.startsWith('<!--', at)) return behind('-->', at + 4);
  if (text.startsWith('<?xml', at)) return behind('?>', at);
  if (text.slice(at, at + 9).toUpperCase() !== '<!DOCTYPE') return at;
  const end = text.indexOf('>', at);
  const subset = text.indexOf('[', at);
  if (subset === -1 || subset > end) return end === -1 ? -1 : end + 1;
  const closed = behind(']', subset);
  return closed === -1 ? -1 : behind('>', closed);
}

/** The kind that the first bytes say, or null. Whether the rest is sound only decoding can tell. */
export function kindOf(bytes: Uint8Array): PictureKind | null {
  if (bytes.length < 12) return null;
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (isAvif(bytes)) return 'avif';
  return opensSvg(Buffer.from(bytes.subarray(0, SVG_SEARCHED)).toString()) ? 'svg' : null;
}

const MAX_SVG_BYTES = 1_000_000;

const ENTITIES = 'This SVG defines entities, which can hide anything. Export it as a plain SVG, or as PNG.';
const SCRIPT = 'This SVG holds a script. Export it without scripts, or as PNG.';
const PICTURE = 'This SVG holds another picture. Upload that picture itself, or export everything as PNG.';
const SLOW = 'This SVG has effects that take very long to draw. Export it without filters, or as PNG.';

/** Elements that an SVG may not hold, with what to do instead. It is only ever shown as pixels; this keeps the drawing of them safe. */
const refusedElements = new Map([
  ...['script', 'foreignobject', 'iframe', 'embed', 'object', 'handler'].map((name) => [name, SCRIPT] as const),
  ...['image', 'feimage'].map((name) => [name, PICTURE] as const),
  ...[
    'feturbulence',
    'femorphology',
    'feconvolvematrix',
    'fedisplacementmap',
    'fediffuselighting',
    'fespecularlighting',
  ].map((name) => [name, SLOW] as const),
]);

/** Each effect is drawn over the whole picture, wherever its filter is used. Shadows and glows of drawing programs stay below. */
const MAX_EFFECTS = 40;

/** Why an SVG is not taken, in words for its owner; null when it may be drawn. */
export function refusalOfSvg(bytes: Uint8Array): string | null {
  if (bytes.length > MAX_SVG_BYTES) return 'This SVG is larger than 1 MB. Simplify it, or export it as PNG.';
  const text = Buffer.from(bytes).toString();
  if (/<!ENTITY/i.test(text)) return ENTITIES;
  if (/\son[a-z]{2,40}\s{0,40}=|javascript:/i.test(text)) return SCRIPT;
  let effects = text.match(/filter\s{0,9}[=:]/g)?.length ?? 0;
  for (const [, name = ''] of text.matchAll(/<([^\s<>/]+)/g)) {
    const element = name.slice(name.lastIndexOf(':') + 1).toLowerCase();
    const refusal = refusedElements.get(element);
    if (refusal) return refusal;
    if (element.startsWith('fe')) effects += 1;
  }
  return effects > MAX_EFFECTS ? SLOW : null;
}
