import type { IncomingMessage } from 'node:http';
import type { SentFile } from '#backend/index.ts';
import { MOST_FILE_BYTES, MOST_FILES } from '#site/sections/parts/own-fields.ts';

/** What a form brought, its files apart. */
export type SentForm = { fields: Partial<Record<string, string>>; files: SentFile[] };

const MOST_TEXT = 256 * 1024;
/** As many files as a form takes, and a larger one, which is thrown away as it comes. */
const MOST_BYTES = (MOST_FILES + 2) * MOST_FILE_BYTES;
/** Boxes of choices are a part each. */
const MOST_PARTS = 1000;
/** So long, in milliseconds, somebody may take over it: a phone on a slow line sends 30 MB in five minutes. */
const PATIENCE = 300_000;

/** By its default alone: a bundle has no other name of it. */
const loadReader = async () => (await import('@fastify/busboy')).default;

/**
 * A form that comes in parts, read while it comes: no more of it than its bounds allow is ever held. Of a file beyond them only
 * that it is. Null when it is no such form, has no end, is cut off or takes too long.
 */
export async function readParts(request: IncomingMessage): Promise<SentForm | null> {
  const contentType = request.headers['content-type'];
  if (!contentType || Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return null;
  const Busboy = await loadReader();
  const fields = new Map<string, string>();
  const files: SentFile[] = [];
  let text = 0;
  let isRefused = false;
  const refuse = () => void (isRefused = true);
  const reader = openReader(Busboy, contentType);
  if (!reader) return null;
  const ended = new Promise<boolean>((done) => {
    reader.once('finish', () => done(true));
    reader.on('error', () => {
      refuse();
      done(false);
    });
  });
  reader.on('partsLimit', refuse);
  reader.on('field', (name, value, isNameCut, isCut) => {
    text += name.length + value.length;
    if (isNameCut || isCut || text > MOST_TEXT) refuse();
    if (!fields.has(name)) fields.set(name, value);
  });
  reader.on('file', (field, stream, name) => {
    const parts: Buffer[] = [];
    let isWhole = true;
    stream.on('limit', () => {
      isWhole = false;
      // Too large to be kept: it needs no memory while the rest arrives.
      parts.length = 0;
    });
    stream.on('data', (part: Buffer) => void (isWhole && parts.push(part)));
    stream.on('error', refuse);
    stream.on('end', () => {
      // A control that was left empty sends a file without a name.
      if (name || parts.length > 0) files.push({ field, name: name ?? '', body: Buffer.concat(parts), isWhole });
    });
  });

  const cutOff = setTimeout(refuse, PATIENCE).unref();
  try {
    let bytes = 0;
    // What is not read stays where it is: the connection has to last until the answer is out.
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(part)) return null;
      bytes += part.length;
      if (bytes > MOST_BYTES) refuse();
      if (isRefused) return null;
      await new Promise<void>((taken) => reader.write(part, () => taken()));
    }
    reader.end();
    const isComplete = await ended;
    return isComplete && !isRefused ? { fields: Object.fromEntries(fields), files } : null;
  } finally {
    clearTimeout(cutOff);
    reader.destroy();
  }
}

type Reader = Awaited<ReturnType<typeof loadReader>>;

/** Null for a type that names no boundary. */
function openReader(Busboy: Reader, contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldNameSize: 100,
        fieldSize: MOST_TEXT,
        fields: MOST_PARTS,
        parts: MOST_PARTS,
        files: MOST_FILES,
        fileSize: MOST_FILE_BYTES,
        headerPairs: 20,
        headerSize: 4096,
      },
    });
  } catch {
    return null;
  }
}
