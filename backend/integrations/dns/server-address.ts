import { isIP } from 'node:net';

export type ServerAddress = { address: string; port: number };

/** `192.0.2.1`, `192.0.2.1:5353`, `2001:db8::1`, `[2001:db8::1]:5353`; null for anything else. */
export function parseServerAddress(text: string): ServerAddress | null {
  if (isIP(text)) return { address: text, port: 53 };
  const at = text.lastIndexOf(':');
  const address = text.slice(0, at).replace(/^\[(.+)\]$/, '$1');
  const port = Number(text.slice(at + 1));
  return isIP(address) && Number.isInteger(port) && port > 0 && port < 65_536 ? { address, port } : null;
}
