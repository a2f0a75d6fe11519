import { afterEach, describe, expect, it, vi } from 'vitest';
import { onceOnline } from './offline.ts';

describe('what a screen fetches', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is asked for again when a lost connection is back, and not before', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const connected: (() => void)[] = [];
    vi.stubGlobal('addEventListener', (_: 'online', heard: () => void) => connected.push(heard));
    const ask = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('panel');
    const fetched = onceOnline<string>(ask);
    await vi.waitFor(() => expect(connected).toHaveLength(1));
    expect(ask).toHaveBeenCalledOnce();
    connected[0]?.();
    expect(await fetched).toBe('panel');
  });

  it('fails at once while there is a connection', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    await expect(onceOnline(() => Promise.reject(new Error('404')))).rejects.toThrow('404');
  });
});
