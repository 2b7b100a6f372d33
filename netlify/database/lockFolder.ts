import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What the process that listens at the socket says of itself; null when the connection is refused, since its owner died. */
const readHolder = (path: string) =>
  new Promise<string | null>((done) => {
    let said = '';
    const socket = connect(path);
    socket.setEncoding('utf8').setTimeout(2_000, () => socket.destroy());
    socket.on('data', (text) => (said += text));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      done(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? null : said),
    );
    socket.on('close', () => done(said));
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
  const real = realpathSync(folder);
  if (process.platform === 'win32') return `\\\\.\\pipe\\${real.replaceAll(/[\\/:]/g, '-')}`;
  const inside = join(real, 'lock.sock');
  // Systems allow a socket some 100 bytes of path: a deeper folder is held by its name's hash in the folder for temporary files.
  return Buffer.byteLength(inside) <= 100
    ? inside
    : join(tmpdir(), `shop-${createHash('sha256').update(real).digest('hex').slice(0, 20)}.sock`);
}

/** The folder is held by another process; `origin` is where that one serves, if it said so. */
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
 * Holds a folder for this process by a Unix socket and gives the way to let go: two processes on one PGlite folder lose
 * each other's rows without a word, and a pid file outlives its process. `name` is what a second process is told of this one.
 */
export async function lockFolder(folder: string, name = ''): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  const self = [`process ${process.pid}`, name].filter(Boolean).join(', ');
  try {
    return await listen(path, self);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  }
  const holder = await readHolder(path);
  if (holder !== null) throw new FolderInUseError(folder, holder);
  rmSync(path, { force: true });
  const unlock = await listen(path, self);
  // Another process may have found the same dead socket and put its own in this one's place: the last one has it.
  await pause(100);
  const winner = await readHolder(path);
  if (winner === self) return unlock;
  // Ours stays open: closing it would take the winner's socket away, which now bears the name.
  throw new FolderInUseError(folder, winner ?? '');
}
