import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '#settings';

/** Another process works in this data folder; the message is meant for the person who started this one. */
export class FolderInUse extends StartError {
  override name = 'FolderInUse';
  constructor(folder: string) {
    super(
      `Pagewright is already running on the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Claims a folder for this process. Two processes on one embedded database lose data silently, and a lock file outlives a
 * crash, so the lock is a listening socket: the system takes it away with the process. Linux has sockets without a file,
 * Windows named pipes; elsewhere it is a socket file, and one that nobody answers on is left over and taken.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const address = addressOf(createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32));
  try {
    return held(await listen(address));
  } catch (error) {
    if (!isInUse(error)) throw error;
    if (!isFile(address) || (await isAnswered(address))) throw new FolderInUse(folder);
  }
  rmSync(address, { force: true });
  try {
    return held(await listen(address));
  } catch (error) {
    throw isInUse(error) ? new FolderInUse(folder) : error;
  }
}

function addressOf(name: string): string {
  if (process.platform === 'linux') return `\0pagewright:${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\pagewright-${name}`;
  return join(tmpdir(), `pagewright-${name}.sock`);
}

const isFile = (address: string) => !address.startsWith('\0') && !address.startsWith('\\\\');
const isInUse = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const listen = (address: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });

const isAnswered = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(address);
    const end = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

const held = (server: Server) => ({
  release: () => new Promise<void>((resolve) => void server.close(() => resolve())),
});
