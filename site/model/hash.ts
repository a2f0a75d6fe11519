import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { WebsiteDocument } from './document.ts';
import { canonicalJson } from './json.ts';

/**
 * Fingerprint of a JSON value: SHA-256 over its canonical text, 64 hexadecimal digits. Equal values have equal hashes,
 * whatever the order of their keys (databases reorder them). A cryptographic hash, because these fingerprints prove
 * that an assistant's turn left a section alone: nobody may be able to craft two sections with one hash.
 */
export const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));

/** The fingerprint of every section by its id, to prove afterwards what a change did not touch. */
export const sectionHashes = (document: WebsiteDocument): Record<string, string> =>
  Object.fromEntries(document.pages.flatMap((page) => page.sections.map((section) => [section.id, hashOf(section)])));
