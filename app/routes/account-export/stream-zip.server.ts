import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ZipFile = { path: string; bytes: Uint8Array; isPacked?: boolean };

/** A ZIP of files that come one by one: never more than one of them is in memory. A failure breaks the download off. */
export function streamZip(files: AsyncIterable<ZipFile>, signal?: AbortSignal): ReadableStream<Uint8Array> {
  const coming = files[Symbol.asyncIterator]();
  let zip: Zip;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        if (chunk.length > 0) controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    async pull() {
      signal?.throwIfAborted();
      const { value, done } = await coming.next();
      if (done) return zip.end();
      const entry = value.isPacked ? new ZipPassThrough(value.path) : new ZipDeflate(value.path, { level: 6 });
      zip.add(entry);
      entry.push(value.bytes, true);
    },
    async cancel() {
      await coming.return?.();
    },
  });
}
