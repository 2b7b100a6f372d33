import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { renderPictureFile } from '../../../src/content/pictures/pictures';
import { readDrawingFile } from '../../../src/content/pictures/drawingFile';
import { sourcesText } from '../../../src/editor/entries/draftPage';
import { ContentError } from '../../../src/content/files/contentError';
import {
  editorApi,
  entriesPath,
  pictureNamesPath,
  rebuildApi,
  sourcesPath,
  type BuildState,
} from '../../../src/editor/api/editorApi';
import { readWholePhoto } from '../../../src/content/pictures/photos/photoDrawing';
import { drawingPolicy } from '../../../src/content/build/pagePolicy';
import { maxUploadBytes } from '../../../src/content/pictures/photos/normalizePhoto';
import { listBuiltPages } from './listBuiltPages';
import { pictureNamesIn } from './changeFiles';
import { cmsActions, type Editor } from './cmsActions';
import { contentFilesOnDisk } from './contentFilesOnDisk';
import type { PrivateHandler } from '../private/privateGate';
import { contentPath } from './contentPaths';
import { entryHistory } from './entryHistory';
import { fileVersions } from './fileVersions';
import type { Rebuilder } from './rebuild';
import { readEntryTexts, readPictureNames, readSources } from './readSources';
import { EditError } from './editError';
import { trackWindows } from './trackWindows';

const maxBodyBytes = Math.ceil((maxUploadBytes * 4) / 3) + 2_000;

const plain = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const jsonResponse = (body: unknown, status = 200): Response => Response.json(body, { status, headers: plain });
const text = (json: string): Response =>
  new Response(json, { headers: { ...plain, 'content-type': 'application/json' } });

async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new EditError(400, 'Expected a body of the type application/json.');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new EditError(413, `Expected at most ${maxUploadBytes / 1e6} MB.`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new EditError(400, 'Expected JSON.');
  }
}

const callSchema = z.object({ action: z.string(), params: z.unknown().optional() });

async function act(editor: Editor, request: Request): Promise<Response> {
  const call = callSchema.safeParse(await readJson(request));
  const action = call.success && Object.hasOwn(cmsActions, call.data.action) && cmsActions[call.data.action];
  if (!call.success || !action) throw new EditError(422, 'This editor has no such action.');
  return jsonResponse(await action(editor, call.data.params));
}

/** Pictures are also served as SVG ('shelf.svg') and uncropped ('shelf.whole.svg'). */
function pictureResponse({ files, root }: Editor, file: string): Response | null {
  const path = contentPath(`content/pictures/${file.replace('.whole.svg', '.svg')}`);
  if (!path || !file.endsWith('.svg')) return null;
  const isThere = files.read(path) !== null || pictureNamesIn({ files, root }).includes(path.name);
  if (!isThere) return null;
  const body = (file.endsWith('.whole.svg') ? readWholePhoto : readDrawingFile)(join(root, 'pictures'), path.name);
  const headers = {
    'content-type': 'image/svg+xml',
    'content-security-policy': drawingPolicy,
    'cache-control': 'no-store',
  };
  return body === null ? null : new Response(body, { headers });
}

/** Renders a thumbnail when it is first seen: the site may not be built with its picture yet. */
async function thumbnailResponse({ root, dataDir }: Options, file: string): Promise<Response | null> {
  const folder = join(dataDir, 'thumbnails');
  const folders = { from: join(root, 'pictures'), to: folder, cacheDir: folder };
  if (!(await renderPictureFile(folders, file))) return null;
  const headers = { 'content-type': 'image/avif', 'cache-control': 'private, max-age=31536000, immutable' };
  return new Response(readFileSync(join(folder, file)), { headers });
}

const idle: BuildState = { state: 'idle', seconds: 0, expectedSeconds: null, lines: [], faults: [] };

async function route(editor: Editor, options: Options, request: Request): Promise<Response | null> {
  const { rebuilder, publicDir } = options;
  const { pathname } = new URL(request.url);
  if (pathname === pictureNamesPath) return jsonResponse(readPictureNames(editor.root, '/admin'));
  if (pathname === sourcesPath)
    return text(
      sourcesText(
        readSources(editor.root, {
          isPrivate: true,
          built: publicDir === undefined ? undefined : listBuiltPages(publicDir),
        }),
      ),
    );
  if (pathname === entriesPath) return jsonResponse(readEntryTexts(editor.root));
  if (pathname.startsWith('/admin/pictures/')) {
    const file = pathname.slice('/admin/pictures/'.length);
    return file.endsWith('.avif') ? thumbnailResponse(options, file) : pictureResponse(editor, file);
  }
  if (pathname === rebuildApi) {
    if (request.method === 'POST') {
      await readJson(request);
      rebuilder?.start();
    }
    return jsonResponse(rebuilder?.state() ?? idle);
  }
  if (pathname !== editorApi) return null;
  return request.method === 'POST' ? act(editor, request) : jsonResponse({ error: 'Expected POST.' }, 405);
}

interface Options {
  root: string;
  /** True if the shop updates by itself. */
  isLive?: boolean;
  rebuilder: Rebuilder | null;
  changed?: () => void;
  publicDir?: string;
  /** The server keeps the texts that publications replace, and rendered thumbnails, in folders of it. */
  dataDir: string;
}

export function adminHandler(options: Options): PrivateHandler {
  const { root, isLive = false, rebuilder, dataDir, changed = () => {} } = options;
  const editor: Editor = {
    root,
    isLive,
    files: contentFilesOnDisk(root),
    getVersion: fileVersions(root),
    countOtherWindows: trackWindows(),
    build: rebuilder && rebuilder.start,
    history: entryHistory(root, join(dataDir, 'content-history')),
    changed,
  };
  return async (request) => {
    try {
      return await route(editor, options, request);
    } catch (error) {
      if (error instanceof EditError) return jsonResponse({ error: error.message, ...error.details }, error.status);
      if (error instanceof ContentError) return jsonResponse({ error: error.message }, 422);
      if (error instanceof z.ZodError) return jsonResponse({ error: 'Expected the parameters of Decap’s proxy.' }, 422);
      throw error;
    }
  };
}
