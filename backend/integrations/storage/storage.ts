import type { Readable } from 'node:stream';

/** The storage does not answer, or refuses what it is asked. */
export class StorageAway extends Error {
  override name = 'StorageAway';
}

/** What lies in a storage, without its bytes. */
export type StoredFile = { key: string; bytes: number };

/**
 * Where files are kept that are too large for the database. Keys look like paths (`websites/x/media/y.avif`); what lies
 * under a key is never changed, only written again with the same bytes or removed.
 */
export type Storage = {
  /** Durable when it resolves. */
  put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  /** The same for a body that comes piece by piece and is so long. Rejects, and leaves nothing, when it is not. */
  putStream(key: string, body: AsyncIterable<Uint8Array>, bytes: number, contentType: string): Promise<void>;
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Buffer | null>;
  /** The same piece by piece, for what may be large. */
  getStream(key: string): Promise<Readable | null>;
  /** Whether something lies under the key, and how much. */
  head(key: string): Promise<StoredFile | null>;
  /** Everything whose key starts with `folder` and a slash, or everything, in no certain order. What changes meanwhile may be missed. */
  list(folder?: string): AsyncIterable<StoredFile>;
  /** False when there is nothing to copy. */
  copy(from: string, to: string): Promise<boolean>;
  /** Any number of keys. Those without a file are passed over. */
  remove(keys: string[]): Promise<void>;
  /** Removes every file whose key starts with `folder` and a slash. */
  removeFolder(folder: string): Promise<void>;
};

const SAFE_KEY = /^[a-z0-9][a-z0-9_-]*(?:[./][a-z0-9][a-z0-9_-]*)*$/;

/** Whether it can be a key of ours; others may lie beside them and are none of our business. */
export const isSafeKey = (key: string): boolean => SAFE_KEY.test(key);

/** Throws for a key that could leave its place. Keys are made by us, so that it never should. */
export function requireSafeKey(key: string): string {
  if (!isSafeKey(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}
