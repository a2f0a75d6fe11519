type Entry<Value> = { value: Value; bytes: number; isUsed: boolean };

/**
 * Values by key, as many as there is room for. What was not asked for since room was last needed is dropped first, the
 * oldest before the others. Asking costs no more than looking it up.
 */
export class RecentlyUsed<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #most: { bytes: number; entries: number };
  #bytes = 0;

  constructor(most: { bytes: number; entries: number }) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    entry.isUsed = true;
    return entry.value;
  }

  /** Keeps a value at any size: the others make room for it. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    this.#bytes += bytes;
    const kept = { value, bytes, isUsed: false };
    this.#entries.set(key, kept);
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#most.bytes && this.#entries.size <= this.#most.entries) break;
      if (entry === kept) continue;
      this.delete(oldest);
      // Used ones get another round, behind the newest; that round finds them unused.
      if (entry.isUsed) this.#put(oldest, { ...entry, isUsed: false });
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  #put(key: string, entry: Entry<Value>): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }
}
