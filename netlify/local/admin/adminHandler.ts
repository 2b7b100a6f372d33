import { z } from 'zod';
import { editorApi, rebuildApi } from '../../../src/content/editor/editorApi';
import { cmsActions, type Editor } from './cmsActions';
import { contentFilesOnDisk } from './contentFiles';
import type { OwnHandler } from '../ownHandler';
import { contentPath } from './contentPaths';
import type { Rebuilder } from './rebuild';
import { Refusal } from './refusal';
import { pictureNamesIn } from './saveEntry';

const mostBytes = 2_000_000;

const answer = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });

async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(400, 'Expected a body of the type application/json.');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > mostBytes) throw new Refusal(413, `Expected at most ${mostBytes / 1e6} MB.`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refusal(400, 'Expected JSON.');
  }
}

const callSchema = z.object({ action: z.string(), params: z.unknown().optional() });

async function act(editor: Editor, request: Request): Promise<Response> {
  const call = callSchema.safeParse(await readJson(request));
  const action = call.success && Object.hasOwn(cmsActions, call.data.action) && cmsActions[call.data.action];
  if (!call.success || !action) throw new Refusal(422, 'This editor has no such action.');
  return answer(action(editor, call.data.params));
}

function drawing({ files }: Editor, name: string): Response | null {
  const path = contentPath(`content/pictures/${name}`);
  const body = path && files.read(path);
  // Prevents scripts from running when a drawing is opened in a tab of its own.
  const headers = {
    'content-type': 'image/svg+xml',
    'content-security-policy': 'sandbox',
    'cache-control': 'no-store',
  };
  return body ? new Response(new Uint8Array(body), { headers }) : null;
}

async function route(editor: Editor, rebuilder: Rebuilder | null, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (pathname === '/admin/pictures.json') return answer(pictureNamesIn(editor));
  if (pathname.startsWith('/admin/pictures/')) return drawing(editor, pathname.slice('/admin/pictures/'.length));
  if (pathname === rebuildApi && rebuilder) {
    if (request.method === 'POST') {
      await readJson(request);
      rebuilder.start();
    }
    return answer(rebuilder.state());
  }
  if (pathname !== editorApi) return null;
  return request.method === 'POST' ? act(editor, request) : answer({ error: 'Expected POST.' }, 405);
}

interface Options {
  /** The content folder. */
  root: string;
  /** True when open pages reload changed files by themselves. */
  isLive: boolean;
  rebuilder: Rebuilder | null;
}

/** The backend of the editor at /admin: reads and writes files, and starts builds. */
export function adminHandler({ root, isLive, rebuilder }: Options): OwnHandler {
  const editor: Editor = { root, isLive, files: contentFilesOnDisk(root), seen: new Map() };
  return async (request) => {
    try {
      return await route(editor, rebuilder, request);
    } catch (error) {
      if (error instanceof Refusal) return answer({ error: error.message }, error.status);
      if (error instanceof z.ZodError) return answer({ error: 'Expected the parameters of Decap’s proxy.' }, 422);
      throw error;
    }
  };
}
