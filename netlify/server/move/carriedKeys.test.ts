import { describe, expect, test } from 'vitest';
import { createKeyId } from '../../platform/keyRing';
import type { KeyUse } from '../../services/privacy/keys/readKeyUsage';
import { findCarriedKeys, withLocalKeys } from './carriedKeys';

const generated = 'g'.repeat(32);
const set = 's'.repeat(32);
const older = 'o'.repeat(32);
const localFile = '/old/secrets.json';
const local = { CODE_PEPPER: generated };
const use = (keyId: string | null): KeyUse => ({
  setting: 'CODE_PEPPER',
  location: 'pod keys',
  kind: 'resealed',
  keyId,
  count: 1,
  until: null,
  state: null,
});

describe('the settings that a new server needs', () => {
  test.each([
    ['the generated key', {}, [use(createKeyId(generated))], { CODE_PEPPER: generated }],
    ['the key that is set, if it alone is used', { CODE_PEPPER: set }, [use(createKeyId(set))], { CODE_PEPPER: set }],
    [
      'both, if the environment has another one than stored values',
      { CODE_PEPPER: set },
      [use(createKeyId(generated))],
      { CODE_PEPPER: set, CODE_PEPPER_PREVIOUS: generated },
    ],
    [
      'both, if values may have any key, and those before',
      { CODE_PEPPER: set, CODE_PEPPER_PREVIOUS: older },
      [use(null)],
      { CODE_PEPPER: set, CODE_PEPPER_PREVIOUS: `${generated},${older}` },
    ],
    [
      'each key once',
      { CODE_PEPPER: set, CODE_PEPPER_PREVIOUS: generated },
      [use(createKeyId(generated))],
      { CODE_PEPPER: set, CODE_PEPPER_PREVIOUS: generated },
    ],
  ])('are %s', (_, env, uses, expected) => {
    const carried = findCarriedKeys({ env, local, localFile }, uses);
    expect(Object.fromEntries(carried.map(({ name, value }) => [name, value]))).toEqual(expected);
    for (const { note } of carried) for (const key of [generated, set, older]) expect(note).not.toContain(key);
  });

  test('the pair of browser alerts is not mixed from two', () => {
    const pair = { VAPID_PUBLIC_KEY: 'public', VAPID_PRIVATE_KEY: 'private' };
    const own = { VAPID_PUBLIC_KEY: 'own public', VAPID_PRIVATE_KEY: 'own private' };
    expect(withLocalKeys({ env: {}, local: pair })).toMatchObject(pair);
    expect(withLocalKeys({ env: own, local: pair })).toMatchObject({ ...own, VAPID_PRIVATE_KEY_PREVIOUS: 'private' });
  });
});
