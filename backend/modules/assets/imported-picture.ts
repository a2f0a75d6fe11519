/** A picture that came with an imported website. */
export type ImportedPicture = { id: string; name: string; alt: string; bytes: Uint8Array };
