/** A revision was taken back, or was made again. */
export type Standing = { websiteId: string; number: number; stands: boolean };
