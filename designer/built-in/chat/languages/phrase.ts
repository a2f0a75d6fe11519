/** Words of a request and the English ones that the intents know. Values and quotes are not touched. */
export type Phrase = [words: RegExp, english: string];
