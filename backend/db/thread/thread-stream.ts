import { Duplex } from 'node:stream';

/** The other end of a connection. */
export type Server = {
  /** Resolves when it listens. */
  open(): Promise<void>;
  send(stream: ThreadStream, bytes: Uint8Array<ArrayBuffer>): void;
};

/** A connection to the database's thread, in the form of the socket that the driver of PostgreSQL expects. */
export class ThreadStream extends Duplex {
  readonly #server: Server;

  constructor(server: Server) {
    super();
    this.#server = server;
  }

  connect(): this {
    this.#server.open().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _write(bytes: Uint8Array, _encoding: string, done: () => void): void {
    this.#server.send(this, new Uint8Array(bytes));
    done();
  }

  /** What the driver says in one breath goes in one message. */
  override _writev(parts: { chunk: Uint8Array }[], done: () => void): void {
    this.#server.send(this, new Uint8Array(Buffer.concat(parts.map(({ chunk }) => chunk))));
    done();
  }

  override _read(): void {}

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;
}
