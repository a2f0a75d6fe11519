import type { Tongue } from '#designer/built-in/reading/tongue.ts';
import { tokensOf, type Token } from '#designer/built-in/reading/tokens.ts';
import { classesOf, rolesOf } from './classes.ts';
import type { Clause } from '#designer/built-in/reading/reading.ts';
import { kindsOf } from './kinds.ts';
import { model, type Direction, type Tensor } from './model.ts';

/** What sections a token may belong to, in the order of the network's outputs. */
export const SECTIONS = [
  'about',
  'prices',
  'hours',
  'times',
  'events',
  'contact',
  'booking',
  'place',
  'people',
  'items',
  'questions',
  'praise',
] as const;

/**
 * A token, and how far it speaks for the builder (above 0) or for visitors (below), as a logarithm of odds; and for each section. `ruled`:
 * whether rules take it for the builder's.
 */
export type Tag = Token & { toBuilder: number; sections: Tensor; ruled: boolean };

const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum));

/** Into `sums`: the rows of a matrix, each times a vector, and `bias` to it. */
function apply(rows: Tensor, vector: Tensor, bias: Tensor, sums: Tensor): void {
  const size = vector.length;
  for (let row = 0, place = 0; row < sums.length; row += 1) {
    let sum = bias[row] ?? 0;
    for (let at = 0; at < size; at += 1, place += 1) sum += (rows[place] ?? 0) * (vector[at] ?? 0);
    sums[row] = sum;
  }
}

/** What a token looks like: the sum of what its kinds are like, less for each where they are many. */
function embedded(kinds: readonly number[], embedding: Tensor, size: number): Tensor {
  const sum = new Float32Array(size);
  for (const kind of kinds)
    for (let at = 0, place = kind * size; at < size; at += 1, place += 1)
      sum[at] = (sum[at] ?? 0) + (embedding[place] ?? 0);
  const share = 1 / Math.sqrt(kinds.length);
  for (let at = 0; at < size; at += 1) sum[at] = (sum[at] ?? 0) * share;
  return sum;
}

/** What is known at each token of those before it: a gated recurrent unit (Cho and others, 2014). */
function remembered(inputs: readonly Tensor[], direction: Direction): Tensor[] {
  const { ofInput, ofState, inputBias, stateBias } = direction;
  const size = stateBias.length / 3;
  const [seen, kept] = [new Float32Array(3 * size), new Float32Array(3 * size)];
  let state: Tensor = new Float32Array(size);
  return inputs.map((input) => {
    apply(ofInput, input, inputBias, seen);
    apply(ofState, state, stateBias, kept);
    const next = new Float32Array(size);
    for (let reset = 0, update = size, fresh = 2 * size; reset < size; reset += 1, update += 1, fresh += 1) {
      const opened = sigmoid((seen[reset] ?? 0) + (kept[reset] ?? 0));
      const held = sigmoid((seen[update] ?? 0) + (kept[update] ?? 0));
      const found = Math.tanh((seen[fresh] ?? 0) + opened * (kept[fresh] ?? 0));
      next[reset] = (1 - held) * found + held * (state[reset] ?? 0);
    }
    state = next;
    return next;
  });
}

/** Tags of all tokens of a normalised text, in order. Linear. */
export function tagsOf(text: string, ruled: readonly Clause[], tongue: Tongue): Tag[] {
  const tokens = tokensOf(text);
  const roles = rolesOf(tokens, ruled);
  const classes = classesOf(tokens, roles, tongue);
  const { embedding, forth, back, output, outputBias } = model();
  const size = forth.ofInput.length / forth.inputBias.length;
  const inputs = tokens.map((token, at) => embedded(kindsOf(token, classes[at] ?? [], text), embedding, size));
  const before = remembered(inputs, forth);
  const behind = remembered(inputs.toReversed(), back).toReversed();
  const known = new Float32Array(output.length / outputBias.length);
  return tokens.map((token, at) => {
    known.set(before[at] ?? []);
    known.set(behind[at] ?? [], known.length / 2);
    const sums = new Float32Array(outputBias.length);
    apply(output, known, outputBias, sums);
    const role = roles[at] ?? 'none';
    return {
      ...token,
      toBuilder: sums[0] ?? 0,
      sections: sums.subarray(1),
      ruled: role === 'wish' || role === 'exclusion' || role === 'chatter',
    };
  });
}
