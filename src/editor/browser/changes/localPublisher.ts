import { uploadFault } from '../../../content/pictures/photos/processUpload';
import { decodeBase64 } from '../../changes/fileVersion';
import {
  isPublished,
  type EntryVersion,
  type Obstacles,
  type PublishResponse,
  type Publisher,
} from '../../changes/publisher';
import { pictureDataUrl } from '../pictureUrl';
import type { Asset, MediaFile } from './changesBackend';
import { claimWindowId, howToSignIn, signedOut, signedOutStatus, noteSession } from './serverSession';
import { editorApi, rebuildApi, type BuildState } from '../../api/editorApi';

const windowId = claimWindowId();

export async function post<T>(action: string, params: object): Promise<T> {
  const response = await fetch(editorApi, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, params }),
    // Lets a window send this request while it closes.
    keepalive: action === 'editing',
  });
  noteSession(response.status);
  if (response.status === signedOutStatus) throw new Error(`${signedOut} ${howToSignIn}`);
  const body = (await response.json()) as T & { error?: string; faults?: unknown };
  // A rejection that lists faults is a valid response.
  if (!response.ok && !body.faults) throw new Error(body.error ?? `The server answered ${response.status}.`);
  return body;
}

export const readServerText = async (path: string): Promise<string | null> =>
  (await post<{ text: string | null }>('readText', { path })).text;

export const readPictureHash = async (path: string): Promise<string | null> =>
  (await post<{ hash: string | null }>('pictureHash', { path })).hash;

/** Stores a picture immediately, unless the one on the server no longer has the hash `base`. */
export async function storeServerPicture(picture: Asset, base: string | null): Promise<MediaFile> {
  const content = await picture.toBase64();
  const fault = await uploadFault({ file: picture.path, body: decodeBase64(content) });
  if (fault) throw new Error(fault);
  const asset = { path: picture.path, content, encoding: 'base64', base };
  const { id, name, ...stored } = await post<{ id: string; path: string; name: string; content: string }>(
    'persistMedia',
    { asset },
  );
  return { id, path: stored.path, name, displayURL: pictureDataUrl({ path: stored.path, text: stored.content }) };
}

export const localPublisher: Publisher = {
  intervals: { buildMs: 4_000, busyBuildMs: 500, reviewsMs: 60_000 },
  verb: 'Publish',
  hasTitle: false,
  check: (changes) => post<Obstacles>('checkChanges', { changes }),
  publish: async (changes) => {
    const body = await post<(PublishResponse | Obstacles) & { error?: string }>('publishChanges', { changes });
    return isPublished(body) ? body : { faults: body.faults, conflicts: body.conflicts };
  },
  reviews: async () => [],
  editing: async (path) => (await post<{ others: number }>('editing', { id: windowId, path })).others,
  history: (path) => post<EntryVersion[]>('versions', { path }),
  versionText: async (path, id) => (await post<{ text: string | null }>('versionText', { path, id })).text,
  rebuild: async () => {
    await fetch(rebuildApi, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  },
  build: async () => {
    const response = await fetch(rebuildApi);
    return response.ok ? ((await response.json()) as BuildState) : null;
  },
};
