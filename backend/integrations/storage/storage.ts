/**
 * Where files are kept that are too large for the database. Keys look like paths (`websites/x/media/y.avif`); what lies
 * under a key is never changed, only written again with the same bytes or removed.
 */
export type Storage = {
  /** Durable when it resolves. */
  put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Buffer | null>;
  /** False when there is nothing to copy. */
  copy(from: string, to: string): Promise<boolean>;
  /** Keys without a file are passed over. */
  remove(keys: string[]): Promise<void>;
  /** Removes every file whose key starts with `folder` and a slash. */
  removeFolder(folder: string): Promise<void>;
};

const SAFE_KEY = /^[a-z0-9][a-z0-9_-]*(?:[./][a-z0-9][a-z0-9_-]*)*$/;

/** Throws for a key that could leave its place. Keys are made by us, so that it never should. */
export function requireSafeKey(key: string): string {
  if (!SAFE_KEY.test(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}
