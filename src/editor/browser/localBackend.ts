import { Component } from 'react';
import { ProxyBackend } from 'decap-cms-backend-proxy';
import { editorApi } from '../api/editorApi';
import { stageChanges } from './changes/changesBackend';
import { editorChanges } from './changes/editorChanges';
import { readPictureHash, readServerText, storeServerPicture } from './changes/localPublisher';
import { signedOutStatus } from './changes/serverSession';

/** Replaces Decap's sign-in page, because the local server has no users. */
class NoSignIn extends Component<{ onLogin: (credentials: object) => void }> {
  override componentDidMount = () => this.props.onLogin({});
  override render = () => null;
}

/** Edits stay in the browser until they are published together. */
export function localBackend(config: unknown, options?: unknown) {
  const backend = Object.assign(new ProxyBackend(config, options), { authComponent: () => NoSignIn });
  return stageChanges(backend, {
    changes: editorChanges(),
    readText: readServerText,
    readPictureHash,
    storePicture: storeServerPicture,
  });
}

/** Returns null if no local server has an editor here. */
export async function localEditor(): Promise<'signed in' | 'signed out' | null> {
  if (!/^(localhost|127\.|\[::1\])/.test(location.hostname)) return null;
  const response = await fetch(editorApi, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'info' }),
  }).catch(() => null);
  if (response?.ok) return 'signed in';
  return response?.status === signedOutStatus ? 'signed out' : null;
}
