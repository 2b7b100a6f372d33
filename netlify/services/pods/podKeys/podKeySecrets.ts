import { sealText, unsealText } from '../../../platform/seal';
import type { ImageKeys, Peppers } from '../../../platform/keyRing';
import { currentHash, candidateHashes, hashWith } from '../../people/codeHash';

export type PodKeySecrets = Peppers & ImageKeys;

const purpose = 'pod-key';

/** Guesses cannot be tested against the hash without the pepper. */
export const hashPodKey = (secrets: Peppers, key: string): string => currentHash(secrets, [purpose, key]);
export const podKeyHashes = (secrets: Peppers, key: string): string[] => candidateHashes(secrets, [purpose, key]);

export const sealPodKey = (secrets: PodKeySecrets, key: string): { keyHash: string; sealedKey: string } => ({
  keyHash: hashPodKey(secrets, key),
  sealedKey: sealText(secrets, purpose, key),
});

export const unsealPodKey = (secrets: ImageKeys, sealedKey: string): string => unsealText(secrets, purpose, sealedKey);

/** The same at every start, and unpredictable without this server's pepper. */
export function demoPodKey({ codePepper }: Pick<Peppers, 'codePepper'>, batchId: string, index: number): string {
  const bytes = hashWith(codePepper, ['demo-pod-key', batchId, String(index)]).subarray(0, 8);
  return [...bytes].map((byte) => String.fromCharCode(65 + (byte % 26))).join('');
}
