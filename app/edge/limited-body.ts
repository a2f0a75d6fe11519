import type { IncomingMessage } from 'node:http';

/** More than any form without files needs, in bytes. */
export const MOST_BYTES = 256 * 1024;

/** A body that is counted while it flows: nothing of it is taken from the network before somebody reads. */
export type LimitedBody = {
  stream: ReadableStream<Uint8Array>;
  /** Lets more through, up to so many bytes in all: for whoever may send files. */
  allow(bytes: number): void;
  readonly isTooLarge: boolean;
};

/**
 * The body of a request, at most `mostBytes` of it. The length that is announced counts before the first byte, and what really
 * comes counts as well: a header can lie or be missing. When it is too much, reading fails with the answer that `refusal` makes.
 */
export function limitedBody(request: IncomingMessage, mostBytes: number, refusal: () => Response): LimitedBody {
  let limit = mostBytes;
  let size = 0;
  let isTooLarge = false;
  let parts: AsyncIterator<unknown> | undefined;
  const announced = Number(request.headers['content-length'] ?? 0);

  const refuse = (controller: ReadableStreamDefaultController) => {
    isTooLarge = true;
    controller.error(refusal());
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (announced > limit) return refuse(controller);
        parts ??= request.iterator({ destroyOnReturn: false });
        const { done, value } = await parts.next();
        if (done) return controller.close();
        if (!(value instanceof Uint8Array)) throw new TypeError('A body comes as bytes');
        size += value.byteLength;
        if (size > limit) return refuse(controller);
        controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  return {
    stream,
    allow: (bytes) => void (limit = Math.max(limit, bytes)),
    get isTooLarge() {
      return isTooLarge;
    },
  };
}
