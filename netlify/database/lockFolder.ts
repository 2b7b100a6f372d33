import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { resolve } from 'node:path';

/** Whether a living process answers at the socket; a refused connection means that its owner died. */
const isAnswered = (path: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(path, () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });

const listen = (path: string) =>
  new Promise<() => Promise<void>>((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', fail);
    server.listen(path, () => {
      server.unref();
      done(() => new Promise((closed) => server.close(() => closed())));
    });
  });

/**
 * Holds a folder for this process by a Unix socket in it and gives the way to let go: two processes on one PGlite folder
 * lose each other's rows without a word, and a pid file outlives its process.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  // The system allows a socket about 100 characters of path; a pipe's name on Windows has no folder.
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${resolve(folder).replaceAll(/[\\/:]/g, '-')}` : resolve(folder, 'lock.sock');
  if (path.length > 100) throw new Error(`The data folder's path is too long for its lock (${path.length} of 100 characters): ${path}`);
  try {
    return await listen(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  }
  if (await isAnswered(path)) throw new Error(`The data folder ${folder} is open in another process. Stop that one, or set DATA_DIR.`);
  rmSync(path, { force: true });
  return listen(path);
}
