import type { Tokens } from './endpoint.ts';

/** Adds up what all requests of a turn took. Null once an endpoint did not say. */
export class TokenCount {
  input: number | null = 0;
  output: number | null = 0;
  cached: number | null = 0;
  isEstimate = false;
  add({ input, output, cached }: Tokens): void {
    this.input = sum(this.input, input);
    this.output = sum(this.output, output);
    this.cached = sum(this.cached, cached);
  }
  /** What an answer took whose end nobody waited for, from the characters that were sent and heard. */
  addEstimate({ sent, heard }: { sent: number; heard: number }): void {
    this.isEstimate = true;
    this.add({ input: estimatedTokens(sent), output: estimatedTokens(heard), cached: 0 });
  }
  /** What an answer took that nobody heard the end of is not known. */
  addUnknown(): void {
    this.add({ input: null, output: null, cached: null });
  }
}

const sum = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);

/** So long is a token of the lines that models learn from, mostly JSON of websites. */
const CHARACTERS_A_TOKEN = 3.4;

/** About how many tokens so many characters are, for what is to be known before anything is sent. */
export const estimatedTokens = (characters: number): number => Math.ceil(characters / CHARACTERS_A_TOKEN);
