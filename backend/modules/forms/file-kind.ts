import { isUtf8 } from 'node:buffer';
import { unzipSync } from 'fflate';
import { isHeic, kindOf } from '../../integrations/picture-kinds.ts';

/** What visitors may send: the ending that a kind of file has. Nothing that a browser or an office program would run. */
export type FileKind =
  | 'pdf'
  | 'png'
  | 'jpg'
  | 'webp'
  | 'avif'
  | 'gif'
  | 'heic'
  | 'txt'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'odt'
  | 'ods'
  | 'odp';

const pictures = { png: 'png', jpeg: 'jpg', webp: 'webp', avif: 'avif', gif: 'gif' } as const;

const openDocuments: ReadonlyMap<string, FileKind> = new Map([
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['application/vnd.oasis.opendocument.presentation', 'odp'],
]);

/** The part that makes a package of Microsoft's what it is. */
const officeParts = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
] as const;

const LONGEST_TYPE = 100;
const MOST_PARTS = 20_000;

/** Looks at the list of what is in an archive, which unpacks nothing but a line that says the type. */
function officeKind(bytes: Uint8Array): FileKind | null {
  const names = new Set<string>();
  try {
    const { mimetype } = unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        if (names.size >= MOST_PARTS) throw new Error('Too many parts');
        names.add(name);
        return name === 'mimetype' && originalSize <= LONGEST_TYPE && size <= LONGEST_TYPE;
      },
    });
    if (mimetype) return openDocuments.get(Buffer.from(mimetype).toString('latin1').trim()) ?? null;
  } catch {
    return null;
  }
  // Macros are programs.
  if (!names.has('[Content_Types].xml') || [...names].some((name) => /vbaproject|activex/i.test(name))) return null;
  return officeParts.find(([part]) => names.has(part))?.[1] ?? null;
}

/** Bytes that no text has, but for tabs, ends of lines and pages. */
const CONTROL = /(?![\t\n\f\r])\p{Cc}/u;

/** The beginning of a page, a drawing, a program. */
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|img|\?xml|\?php|%)/i;

function isPlainText(bytes: Uint8Array): boolean {
  if (!isUtf8(bytes)) return false;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  return !CONTROL.test(text) && !text.trimStart().startsWith('#!') && !MARKUP.test(text);
}

const beginsWith = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text;

/** What a file is by its content; null for what is not taken. Its name and the type that a browser gives it are never asked. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  if (bytes.length === 0) return null;
  if (beginsWith(bytes, '%PDF-')) return 'pdf';
  const picture = kindOf(bytes);
  if (picture) return picture === 'svg' ? null : pictures[picture];
  if (isHeic(bytes)) return 'heic';
  if (beginsWith(bytes, 'PK\u0003\u0004')) return officeKind(bytes);
  return isPlainText(bytes) ? 'txt' : null;
}

const KEEPS_ENDING: ReadonlyMap<FileKind, readonly string[]> = new Map([
  ['jpg', ['jpg', 'jpeg']],
  ['heic', ['heic', 'heif']],
  ['txt', ['txt', 'csv', 'md', 'ics', 'vcf']],
]);

/** The name that somebody gave a file, without folders and what is not to be seen, with the ending of what it is. */
export function fileName(given: string, kind: FileKind): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Cs}"<>:|?*]/gu, '').trim();
  const dot = clean.lastIndexOf('.');
  const ending = clean.slice(dot + 1).toLowerCase();
  const isKept = dot > 0 && (KEEPS_ENDING.get(kind) ?? [kind]).includes(ending);
  const stem = (dot > 0 ? clean.slice(0, dot) : clean)
    .replace(/^[.\s]+/, '')
    .slice(0, 100)
    .trim();
  return `${stem || 'file'}.${isKept ? ending : kind}`;
}
