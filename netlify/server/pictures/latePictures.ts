import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { countMissingPictures, renderPictureFile, type PictureFolders } from '../../../src/content/pictures/pictures';
import { endWithParent, waitForExit, tsxOptions } from '../build/childProcess';

type Handler = (request: Request) => Response | Promise<Response>;

export function withLatePictures(folders: PictureFolders, site: Handler, onError: (error: unknown) => void): Handler {
  return async (request) => {
    const response = await site(request);
    const file = /^\/pictures\/([a-z0-9.-]+)$/.exec(new URL(request.url).pathname)?.[1];
    if (response.status !== 404 || !file) return response;
    const isRendered = await renderPictureFile(folders, file).catch(onError);
    return isRendered ? site(request) : response;
  };
}

const program = fileURLToPath(new URL('renderAll.ts', import.meta.url));

export async function renderRemaining(
  folders: PictureFolders,
  print: (line: string) => void,
): Promise<() => Promise<unknown>> {
  const missing = await countMissingPictures(folders);
  if (missing === 0) return async () => {};
  print(`Rendering ${missing} pictures in the background …`);
  const child = endWithParent(fork(program, [JSON.stringify(folders)], { execArgv: tsxOptions() }));
  const ended = waitForExit(child).then(
    (code) => code === 0 && print('All pictures are rendered.'),
    (error: Error) => print(error.message),
  );
  return () => {
    child.kill('SIGTERM');
    return ended;
  };
}
