import { inflateRawSync } from 'node:zlib';
import { checksum } from './checksum.ts';
import { MAX_ENTRIES, MAX_UNPACKED_BYTES } from './limits.ts';

/** A file that is no ZIP we would open; the message says why and what to do. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused';
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

const CHOOSE = 'Choose the file that Export gave you.';
const NO_ZIP = `This is not a ZIP file. ${CHOOSE}`;
const DAMAGED = 'This ZIP file is damaged. Export the website again and choose the new file.';
const TOO_LARGE = `This ZIP file unpacks to more than ${MAX_UNPACKED_BYTES / 1_000_000} MB. ${CHOOSE}`;

type Entry = { path: string; method: number; crc: number; packedLength: number; length: number; offset: number };

/** An opened ZIP: what is in it, and a way to read one file. Nothing is unpacked before it is asked for. */
export type Archive = {
  paths: string[];
  /** The bytes of a file, or null when it is not there. Throws `ArchiveRefused` beyond `most` bytes. */
  read(path: string, most?: number): Buffer | null;
};

/**
 * Opens a ZIP that a stranger may have made. Throws `ArchiveRefused` for what is none, is encrypted, has too many
 * files, or names files outside of itself. What is unpacked over all calls of `read` stays within a budget, whatever
 * sizes the ZIP claims.
 */
export function openArchive(bytes: Uint8Array): Archive {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map(entriesOf(file).map((entry) => [entry.path, entry]));
  let budget = MAX_UNPACKED_BYTES;
  return {
    paths: [...entries.keys()],
    read(path, most = budget) {
      const entry = entries.get(path);
      if (!entry) return null;
      const unpacked = unpackedEntry(file, entry, Math.min(most, budget));
      budget -= unpacked.length;
      return unpacked;
    },
  };
}

/** The end record stands at the end of the file, before a comment of any length. */
function endOf(file: Buffer): number {
  const lowest = Math.max(0, file.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = file.length - END_LENGTH; at >= lowest; at--) if (file.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  throw new ArchiveRefused(NO_ZIP);
}

function entriesOf(file: Buffer): Entry[] {
  const end = endOf(file);
  const count = file.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES)
    throw new ArchiveRefused(`This ZIP file holds ${count} files, and ${MAX_ENTRIES} are the most. ${CHOOSE}`);
  const entries: Entry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || file.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new ArchiveRefused(DAMAGED);
    const nameLength = file.readUInt16LE(at + 28);
    const path = file.toString('utf8', at + 46, at + 46 + nameLength);
    if (file.readUInt16LE(at + 8) & ENCRYPTED)
      throw new ArchiveRefused('This ZIP file has a password. Take the password off, or export the website again.');
    if (!path.endsWith('/')) {
      requireInside(path);
      entries.push({
        path,
        method: file.readUInt16LE(at + 10),
        crc: file.readUInt32LE(at + 16),
        packedLength: file.readUInt32LE(at + 20),
        length: file.readUInt32LE(at + 24),
        offset: file.readUInt32LE(at + 42),
      });
    }
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

/** Names that would lead out of the folder they are unpacked to. */
function requireInside(path: string): void {
  const leadsOut = path.split(/[/\\]/).some((part) => part === '..') || /^[/\\]|^[a-z]:|\0/i.test(path);
  if (leadsOut)
    throw new ArchiveRefused(
      `This ZIP file names files outside of itself, which an exported website never does. ${CHOOSE}`,
    );
}

function unpackedEntry(file: Buffer, { method, crc, packedLength, length, offset }: Entry, most: number): Buffer {
  if (length > most) throw new ArchiveRefused(TOO_LARGE);
  if (offset + 30 > file.length || file.readUInt32LE(offset) !== LOCAL_HEADER) throw new ArchiveRefused(DAMAGED);
  const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const packed = file.subarray(start, start + packedLength);
  if (packed.length < packedLength) throw new ArchiveRefused(DAMAGED);
  const unpacked = method === DEFLATED ? inflated(packed, most) : packed;
  if ((method !== DEFLATED && method !== STORED) || unpacked.length !== length || checksum(unpacked) !== crc)
    throw new ArchiveRefused(DAMAGED);
  return unpacked;
}

function inflated(packed: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new ArchiveRefused(tooLarge ? TOO_LARGE : DAMAGED);
  }
}
