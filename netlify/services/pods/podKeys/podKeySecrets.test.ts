import { expect, test } from 'vitest';
import { isPodKey } from '../../../../src/domain/unlock/podKey';
import { testSettings } from '../../../../tests/fixtures/testApp';
import { demoPodKey, hashPodKey, unsealPodKey, sealPodKey } from './podKeySecrets';

const secrets = testSettings();
const others = testSettings({ CODE_PEPPER: 'another pepper '.repeat(3), ID_IMAGE_KEY: '1e'.repeat(32) });

test('D-24 a key is stored as a 256-bit hash that depends on the pepper', () => {
  const { keyHash } = sealPodKey(secrets, 'ABCDEFGH');
  expect(Buffer.from(keyHash.split('.')[1]!, 'base64url')).toHaveLength(32);
  expect(hashPodKey(secrets, 'ABCDEFGH')).toBe(keyHash);
  expect(new Set([keyHash, hashPodKey(others, 'ABCDEFGH'), hashPodKey(secrets, 'ABCDEFGI')]).size).toBe(3);
});

test('D-24 encrypted letters reveal nothing and decrypt only with the same key', () => {
  const { sealedKey } = sealPodKey(secrets, 'ABCDEFGH');
  expect(Buffer.from(sealedKey, 'base64url').toString('latin1')).not.toContain('ABCDEFGH');
  expect(sealPodKey(secrets, 'ABCDEFGH').sealedKey).not.toBe(sealedKey);
  expect(unsealPodKey(secrets, sealedKey)).toBe('ABCDEFGH');
  expect(() => unsealPodKey(others, sealedKey)).toThrow();
});

test('D-24 demo keys are the same at every start, and differ with another pepper', () => {
  const keys = [0, 1, 2].map((at) => demoPodKey(secrets, 'B-1', at));
  expect([0, 1, 2].map((at) => demoPodKey(secrets, 'B-1', at))).toEqual(keys);
  expect([keys.every(isPodKey), new Set(keys).size]).toEqual([true, 3]);
  expect(demoPodKey(others, 'B-1', 0)).not.toBe(keys[0]);
});
