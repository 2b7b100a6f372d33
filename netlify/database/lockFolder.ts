import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Returns how the process that holds the lock describes itself. Null if that process has died. */
const readHolderDescription = (path: string) =>
  new Promise<string | null>((done) => {
    let description = '';
    const socket = connect(path);
    socket.setEncoding('utf8').setTimeout(2_000, () => socket.destroy());
    socket.on('data', (text) => (description += text));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      done(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? null : description),
    );
    socket.on('close', () => done(description));
  });

const listen = (path: string, holder: string) =>
  new Promise<() => Promise<void>>((done, fail) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(holder));
    server.once('error', fail);
    server.listen(path, () => {
      server.unref();
      done(() => new Promise((closed) => server.close(() => closed())));
    });
  });

function socketPath(folder: string): string {
  const realPath = realpathSync(folder);
  if (process.platform === 'win32') return `\\\\.\\pipe\\${realPath.replaceAll(/[\\/:]/g, '-')}`;
  const socketInFolder = join(realPath, 'lock.sock');
  // Socket paths are limited to about 100 bytes, so a deeper folder uses a socket in the temporary folder.
  return Buffer.byteLength(socketInFolder) <= 100
    ? socketInFolder
    : join(tmpdir(), `shop-${createHash('sha256').update(realPath).digest('hex').slice(0, 20)}.sock`);
}

/** `origin` is where the other process serves the site. Null if unknown. */
export class FolderInUseError extends Error {
  readonly origin: string | null;

  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is open in another process${holder && ` (${holder})`}. Stop that one, or set DATA_DIR.`,
    );
    this.origin = /\bserving (http\S+)/.exec(holder)?.[1] ?? null;
  }
}

/**
 * Locks the folder with a listening socket, because a pid file would outlive a crash, and returns the function that
 * unlocks it. Two processes on one PGlite folder would lose each other's rows. Throws a `FolderInUseError`.
 */
export async function lockFolder(folder: string, name = ''): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  const ownDescription = [`process ${process.pid}`, name].filter(Boolean).join(', ');
  try {
    return await listen(path, ownDescription);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  }
  const holder = await readHolderDescription(path);
  if (holder !== null) throw new FolderInUseError(folder, holder);
  rmSync(path, { force: true });
  const unlock = await listen(path, ownDescription);
  // Another process may have replaced the same stale socket. The last one to do so holds the lock.
  await pause(100);
  const winner = await readHolderDescription(path);
  if (winner === ownDescription) return unlock;
  // Keep our socket open: closing it would delete the winner's file, which now has the same path.
  throw new FolderInUseError(folder, winner ?? '');
}
