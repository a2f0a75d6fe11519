/** Milliseconds that an answer is kept after the last screen that shows it has gone. */
export const UNUSED_FOR = 30_000;

/** `expired`: no longer good enough to answer with. `failed`: asking again went wrong, the screen has to. */
export type Kept<Data> = { data: Data; state: 'fresh' | 'expired' | 'failed' };

/** Answers of one loader by address: shown at once, asked again at once, dropped when nobody has looked for a while. */
export class LoaderCache<Data> {
  private kept = new Map<string, Kept<Data>>();
  private users = new Map<string, number>();
  private timers = new Map<string, ReturnType<typeof setTimeout>>();
  private listeners = new Set<() => void>();
  private generation = 0;
  private asking = 0;

  /** The kept answer, while a fresh one is on its way; or the fresh one, when none is good enough. */
  async load(key: string, ask: () => Promise<Data>): Promise<Data> {
    const kept = this.kept.get(key);
    if (kept?.state === 'fresh') {
      void this.refresh(key, ask);
      return kept.data;
    }
    const { generation } = this;
    const data = await ask();
    if (generation === this.generation) this.keep(key, { data, state: 'fresh' });
    return data;
  }

  /** Keeps an answer that came with the page. */
  seed(key: string, data: Data): void {
    if (!this.kept.has(key)) this.keep(key, { data, state: 'fresh' });
  }

  peek(key: string): Kept<Data> | undefined {
    return this.kept.get(key);
  }

  /** Says that a screen shows this answer; call what comes back when it no longer does. */
  use(key: string): () => void {
    this.users.set(key, (this.users.get(key) ?? 0) + 1);
    clearTimeout(this.timers.get(key));
    return () => {
      this.users.set(key, (this.users.get(key) ?? 1) - 1);
      this.dropLater(key);
    };
  }

  /** After a mutation: screens keep what they show until the new answer is there, and nothing older is kept. */
  expire(): void {
    this.generation += 1;
    for (const [key, { data }] of this.kept) this.kept.set(key, { data, state: 'expired' });
    this.tell();
  }

  /** When the person changes. */
  clear(): void {
    this.generation += 1;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.kept.clear();
    this.tell();
  }

  get isAsking(): boolean {
    return this.asking > 0;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private async refresh(key: string, ask: () => Promise<Data>): Promise<void> {
    const { generation } = this;
    this.asking += 1;
    this.tell();
    try {
      const data = await ask();
      if (generation === this.generation) this.keep(key, { data, state: 'fresh' });
    } catch {
      const kept = this.kept.get(key);
      if (generation === this.generation && kept) this.kept.set(key, { data: kept.data, state: 'failed' });
    } finally {
      this.asking -= 1;
      this.tell();
    }
  }

  private keep(key: string, kept: Kept<Data>) {
    this.kept.set(key, kept);
    this.dropLater(key);
    this.tell();
  }

  private dropLater(key: string) {
    clearTimeout(this.timers.get(key));
    if ((this.users.get(key) ?? 0) > 0) return;
    this.timers.set(
      key,
      setTimeout(() => {
        this.kept.delete(key);
        this.timers.delete(key);
        this.users.delete(key);
      }, UNUSED_FOR),
    );
  }

  private tell() {
    for (const listener of this.listeners) listener();
  }
}
