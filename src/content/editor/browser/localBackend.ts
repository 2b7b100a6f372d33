import { ProxyBackend } from 'decap-cms-backend-proxy';
import relationCache from 'decap-cms-widget-relation/dist/esm/RelationCache';
import type { SaveAnswer } from '../editorApi';
import { editorApi } from '../editorApi';
import { showRefusal, showSaved } from './notice';

const saves = ['persistEntry', 'deleteFiles'];

/**
 * Decap's backend for a local server. It also shows the server's full response, since Decap truncates its own
 * message.
 */
export class LocalBackend extends ProxyBackend {
  override async request(payload: { action: string; params: unknown }): Promise<unknown> {
    try {
      const answer = await super.request(payload);
      if (saves.includes(payload.action)) {
        // A batch that was just created must be selectable.
        relationCache.clear();
        showSaved(answer as SaveAnswer);
      }
      return answer;
    } catch (error) {
      if (saves.includes(payload.action)) showRefusal((error as Error).message.split('\n'));
      throw error;
    }
  }
}

/** True if a local server accepts edits here, as it confirms on request. */
export async function isLocalEditor(): Promise<boolean> {
  if (!/^(localhost|127\.|\[::1\])/.test(location.hostname)) return false;
  const response = await fetch(editorApi, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'info' }),
  }).catch(() => null);
  return Boolean(response?.ok);
}
