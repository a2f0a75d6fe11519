/** The languages that the chat understands and speaks. */
export const spoken = ['en', 'de', 'fr', 'es', 'pt'] as const;
export type Spoken = (typeof spoken)[number];
