import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countMissing, renderPictureFile, type PictureFolders } from '../../../src/content/pictures';

type Handler = (request: Request) => Response | Promise<Response>;

/** Serves the site, and renders missing pictures when they are requested. */
export function withLatePictures(folders: PictureFolders, site: Handler, onFault: (error: unknown) => void): Handler {
  const underWay = new Map<string, Promise<unknown>>();
  const draw = (file: string) => {
    const drawing =
      underWay.get(file) ??
      renderPictureFile(folders, file)
        .catch(onFault)
        .finally(() => underWay.delete(file));
    underWay.set(file, drawing);
    return drawing;
  };
  return async (request) => {
    const file = /^\/pictures\/([a-z0-9.-]+)$/.exec(new URL(request.url).pathname)?.[1];
    if (file && !existsSync(join(folders.to, file))) await draw(file);
    return site(request);
  };
}

/** Renders the missing pictures in a child process of low priority. Returns a function that stops it. */
export async function renderRemaining(
  root: string,
  folders: PictureFolders,
  print: (line: string) => void,
): Promise<() => Promise<void>> {
  const missing = await countMissing(folders);
  if (missing === 0) return async () => {};
  print(`Rendering ${missing} pictures in the background …`);
  const command = ['--import', 'tsx', 'netlify/local/pictures/renderAll.ts'];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = () => void child.kill('SIGTERM');
  process.once('exit', stop);
  const ended = new Promise<void>((done) => {
    const end = () => {
      process.off('exit', stop);
      done();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  return () => {
    stop();
    return ended;
  };
}
