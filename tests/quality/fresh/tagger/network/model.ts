import { tensors } from './generated/weights.ts';

/** A layer of the network: its numbers, row after row. */
export type Tensor = Float32Array;
/** One direction of a gated recurrent unit: for each of its three gates (reset, update, new) as many rows as it has units. */
export type Direction = { ofInput: Tensor; ofState: Tensor; inputBias: Tensor; stateBias: Tensor };
type Model = { embedding: Tensor; forth: Direction; back: Direction; output: Tensor; outputBias: Tensor };

function tensor(name: keyof typeof tensors): Tensor {
  const { scale, bytes } = tensors[name];
  const signed = new Int8Array(Buffer.from(bytes, 'base64'));
  return Float32Array.from(signed, (byte) => byte * scale);
}

let read: Model | undefined;

/** The numbers of the network, read when they are asked for. */
export const model = (): Model =>
  (read ??= {
    embedding: tensor('embedding'),
    forth: {
      ofInput: tensor('forthOfInput'),
      ofState: tensor('forthOfState'),
      inputBias: tensor('forthInputBias'),
      stateBias: tensor('forthStateBias'),
    },
    back: {
      ofInput: tensor('backOfInput'),
      ofState: tensor('backOfState'),
      inputBias: tensor('backInputBias'),
      stateBias: tensor('backStateBias'),
    },
    output: tensor('output'),
    outputBias: tensor('outputBias'),
  });
