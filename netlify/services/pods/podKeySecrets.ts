import { createHmac } from 'node:crypto';
import { sealText, unsealText } from '../../platform/seal';
import type { Settings } from '../../platform/settings';

export type PodKeySecrets = Pick<Settings, 'codePepper' | 'idImageKey'>;

const purpose = 'pod-key';
const keyed = ({ codePepper }: Pick<Settings, 'codePepper'>, ...parts: string[]) =>
  createHmac('sha256', codePepper).update(parts.join('\n'));

/** The stored hash of a pod key. Without the pepper, nobody can test guesses against it. */
export const hashPodKey = (secrets: Pick<Settings, 'codePepper'>, key: string): string =>
  keyed(secrets, purpose, key).digest('base64url');

/** The stored form of a pod key: its hash, and the letters encrypted for the shopper whose pod it is. */
export const protectPodKey = (secrets: PodKeySecrets, key: string): { keyHash: string; sealedKey: string } => ({
  keyHash: hashPodKey(secrets, key),
  sealedKey: sealText(secrets, purpose, key),
});

/** Decrypts the letters of a stored key. Throws if it was encrypted with another ID_IMAGE_KEY. */
export const openPodKey = (secrets: Pick<Settings, 'idImageKey'>, sealedKey: string): string =>
  unsealText(secrets, purpose, sealedKey);

/** The key of a demo pod: the same at every start, and not predictable without this server's pepper. */
export function demoPodKey(secrets: Pick<Settings, 'codePepper'>, batchId: string, at: number): string {
  const bytes = keyed(secrets, 'demo-pod-key', batchId, String(at)).digest().subarray(0, 8);
  return [...bytes].map((byte) => String.fromCharCode(65 + (byte % 26))).join('');
}
