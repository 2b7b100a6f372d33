import { isPicture } from './changeSet';

/** GitHub inserts line breaks into base64. */
export const decodeBase64 = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64.replaceAll('\n', '')), (each) => each.charCodeAt(0));

/** Computes Git's hash of a blob. */
export async function blobHash(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const blob = new Uint8Array(head.length + bytes.length);
  blob.set(head);
  blob.set(bytes, head.length);
  const hash = await crypto.subtle.digest('SHA-1', blob);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the base of a change: an entry's text, or the Git hash of a base64 picture. */
export const computeVersion = async (path: string, content: string | null): Promise<string | null> =>
  content !== null && isPicture(path) ? blobHash(decodeBase64(content)) : content;
