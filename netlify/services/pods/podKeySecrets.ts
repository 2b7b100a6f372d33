import { sealText, unsealText } from '../../platform/seal';
import type { ImageKeys, Peppers } from '../../platform/keyRing';
import { currentHash, candidateHashes, hashWith } from '../auth/codeHash';

export type PodKeySecrets = Peppers & ImageKeys;

const purpose = 'pod-key';

/** The stored hash of a pod key. Without the pepper, nobody can test guesses against it. */
export const hashPodKey = (secrets: Peppers, key: string): string => currentHash(secrets, [purpose, key]);
/** Every hash that a stored pod key may have, by the peppers of the ring. */
export const podKeyHashes = (secrets: Peppers, key: string): string[] => candidateHashes(secrets, [purpose, key]);

/** The stored form of a pod key: its hash, and the letters encrypted for the shopper whose pod it is. */
export const protectPodKey = (secrets: PodKeySecrets, key: string): { keyHash: string; sealedKey: string } => ({
  keyHash: hashPodKey(secrets, key),
  sealedKey: sealText(secrets, purpose, key),
});

/** Decrypts the letters of a stored key. Throws if it was encrypted with a key that the ring lacks. */
export const openPodKey = (secrets: ImageKeys, sealedKey: string): string => unsealText(secrets, purpose, sealedKey);

/** The key of a demo pod: the same at every start, and not predictable without this server's pepper. */
export function demoPodKey({ codePepper }: Pick<Peppers, 'codePepper'>, batchId: string, index: number): string {
  const bytes = hashWith(codePepper, ['demo-pod-key', batchId, String(index)]).subarray(0, 8);
  return [...bytes].map((byte) => String.fromCharCode(65 + (byte % 26))).join('');
}
