/** Suggested prompts as they are written: one a line. */
export const suggestionsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
