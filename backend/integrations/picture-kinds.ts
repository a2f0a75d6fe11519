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

const SVG_OPENING =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:[a-z]+:)?svg[\s>/]/i;
const SVG_SEARCHED = 8_192;

/** The kind that the first bytes say, or null. Whether the rest is sound only decoding can tell. */
export function kindOf(bytes: Uint8Array): PictureKind | null {
  if (bytes.length < 12) return null;
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (isAvif(bytes)) return 'avif';
  return SVG_OPENING.test(Buffer.from(bytes.subarray(0, SVG_SEARCHED)).toString()) ? 'svg' : null;
}

const MAX_SVG_BYTES = 1_000_000;

/** What an SVG may not hold, with what to do instead. It is only ever shown as pixels; this keeps the drawing of them safe. */
const svgRefusals: [RegExp, string][] = [
  [/<!ENTITY/i, 'This SVG defines entities, which can hide anything. Export it as a plain SVG, or as PNG.'],
  [
    /<(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler)\b|\son[a-z]+\s*=|javascript:/i,
    'This SVG holds a script. Export it without scripts, or as PNG.',
  ],
  [
    /<(?:[\w-]+:)?(?:image|feImage)\b/i,
    'This SVG holds another picture. Upload that picture itself, or export everything as PNG.',
  ],
];

/** Why an SVG is not taken, in words for its owner; null when it may be drawn. */
export function refusalOfSvg(bytes: Uint8Array): string | null {
  if (bytes.length > MAX_SVG_BYTES) return 'This SVG is larger than 1 MB. Simplify it, or export it as PNG.';
  const text = Buffer.from(bytes).toString();
  return svgRefusals.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
