import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderPictureFile, type PictureFolders } from '../../../src/content/pictures';

type Handler = (request: Request) => Response | Promise<Response>;

/** Serves the site, and renders a picture that was not rendered yet when it is asked for. */
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

/** Renders the missing pictures in a process of its own. Returns a function that stops it. */
export function renderTheRest(root: string, print: (line: string) => void): () => Promise<void> {
  const command = ['--import', 'tsx', 'netlify/local/pictures/renderAll.ts'];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = () => void child.kill('SIGTERM');
  process.once('exit', stop);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.once('exit', (code) => {
    process.off('exit', stop);
    if (code === 0) print('All pictures are rendered.');
  });
  return () => {
    stop();
    return ended;
  };
}
