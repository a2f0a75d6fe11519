/**
 * A file that came as the body of a request, in memory of its own. Node copies a file when it is made and each time it is read; of a
 * photo that is tens of megabytes, and a collection of garbage for each.
 */
export class ReceivedFile extends File {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>, name: string, type: string) {
    super([], name, { type });
    this.#bytes = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
  }

  override get size() {
    return this.#bytes.byteLength;
  }

  /** The memory itself: whoever asks reads, and changes nothing. */
  override arrayBuffer() {
    return Promise.resolve(this.#bytes.buffer);
  }

  /**
   * Gives the memory back at once. Left to the collection of garbage, that of several photos would be held. To be called when nothing
   * can be reading any more; the file is empty then.
   */
  release() {
    const { port1, port2 } = new MessageChannel();
    // What is sent to a closed end is thrown away, and what was handed over with it.
    port2.close();
    port1.postMessage(null, [this.#bytes.buffer]);
    port1.close();
  }

  override slice(...part: Parameters<Blob['slice']>) {
    return new Blob([this.#bytes], { type: this.type }).slice(...part);
  }

  override stream() {
    return this.slice().stream();
  }

  override text() {
    return this.slice().text();
  }
}
