/** One file of an exported website; `path` has no slash in front. */
export type ExportedFile = { path: string; bytes: Uint8Array };
