import { ProxyBackend } from 'decap-cms-backend-proxy';
import { editorApi } from '../api/editorApi';
import { stageChanges } from './changes/changesBackend';
import { editorChanges } from './changes/editorChanges';
import { readPictureHash, readServerText, storeServerPicture } from './changes/localPublisher';

/** Edits stay in the browser until they are published together. */
export function localBackend(config: unknown, options?: unknown) {
  return stageChanges(new ProxyBackend(config, options), {
    changes: editorChanges(),
    readText: readServerText,
    readPictureHash,
    storePicture: storeServerPicture,
  });
}

export async function isLocalEditor(): Promise<boolean> {
  if (!/^(localhost|127\.|\[::1\])/.test(location.hostname)) return false;
  const response = await fetch(editorApi, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'info' }),
  }).catch(() => null);
  return Boolean(response?.ok);
}
