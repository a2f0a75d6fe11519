import type { Tokens } from './endpoint.ts';

/** Adds up what all requests of a turn took. Null once an endpoint did not say. */
export class TokenCount {
  input: number | null = 0;
  output: number | null = 0;
  cached: number | null = 0;
  add({ input, output, cached }: Tokens): void {
    this.input = sum(this.input, input);
    this.output = sum(this.output, output);
    this.cached = sum(this.cached, cached);
  }
  /** What an answer took that nobody heard the end of is not known. */
  addUnknown(): void {
    this.add({ input: null, output: null, cached: null });
  }
}

const sum = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);
