import type { Failure } from './api.ts';

export type Events<Data> = Awaited<ReturnType<typeof eventsOf<Data>>>;

/** Reads what a subscription sends over server-sent events. */
export function eventsOf<Data>(response: Response) {
  const reader = response.body?.getReader();
  if (!reader) throw new Error('There is no stream');
  const decoder = new TextDecoder();
  let text = '';

  /** The next message, or null at the end. */
  async function message(): Promise<{ data?: Data; errors?: Failure[] } | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const event = text.slice(0, end);
        text = text.slice(end + 2);
        if (event.includes('event: complete')) return null;
        const data = /^data: ?(.*)$/m.exec(event)?.[1];
        if (data) return JSON.parse(data);
        continue;
      }
      const part = await reader?.read();
      if (!part || part.done) return null;
      text += decoder.decode(part.value, { stream: true });
    }
  }
  const next = async (): Promise<Data> => {
    const given = await message();
    if (!given?.data) throw new Error(`No data came: ${JSON.stringify(given)}`);
    return given.data;
  };
  return {
    next,
    /** The first message that fits. */
    async until(fits: (data: Data) => boolean): Promise<Data> {
      for (;;) {
        const data = await next();
        if (fits(data)) return data;
      }
    },
    /** The error that came instead of data. */
    async refusal(): Promise<Failure | undefined> {
      return (await message())?.errors?.[0];
    },
    /** Waits for the end of the stream. */
    async ended(): Promise<void> {
      while ((await message()) !== null);
    },
    close: () => reader.cancel(),
  };
}
