import { createKeyId } from '../../platform/keyRing';
import type { KeyUse } from '../../services/privacy/keys/readKeyUsage';

type Env = Record<string, string | undefined>;

const names = ['CODE_PEPPER', 'ID_IMAGE_KEY', 'VAPID_PRIVATE_KEY'] as const;
type KeyName = (typeof names)[number];

/** A setting that another server needs to read the stored values. */
export interface CarriedSetting {
  name: string;
  value: string;
  /** Where the value is now. Never the value itself. */
  note: string;
}

interface Keys {
  env: Env;
  /** The keys that the embedded shop generated. Those of its environment replaced them. */
  local: Env;
  localFile: string;
}

const keyId = (name: KeyName, key: string): string => createKeyId(name === 'ID_IMAGE_KEY' ? key.toLowerCase() : key);

const previousOf = (env: Env, name: KeyName): string[] => (env[`${name}_PREVIOUS`] ?? '').split(',').filter(Boolean);

/** The generated key, if the environment has another one and does not list this one. */
function findReplaced({ env, local }: Pick<Keys, 'env' | 'local'>, name: KeyName): string | null {
  const key = local[name];
  return key && env[name] && env[name] !== key && !previousOf(env, name).includes(key) ? key : null;
}

function isUsed(uses: readonly KeyUse[], name: KeyName, key: string): boolean {
  if (name === 'VAPID_PRIVATE_KEY') return uses.some(({ location }) => location === 'push subscriptions');
  // Values from before keys had ids may have any key.
  return uses.some((use) => use.setting === name && (use.keyId === null || use.keyId === keyId(name, key)));
}

/** The settings with which all values of the shop are readable: its environment, its generated keys, and both in the rings. */
export function withLocalKeys(keys: Pick<Keys, 'env' | 'local'>): Env {
  const { env, local } = keys;
  const previous = names.map((name) => [
    `${name}_PREVIOUS`,
    [findReplaced(keys, name) ?? [], previousOf(env, name)].flat().join(','),
  ]);
  const { VAPID_PUBLIC_KEY: _, VAPID_PRIVATE_KEY: __, ...withoutPair } = local;
  return { ...(env.VAPID_PRIVATE_KEY ? withoutPair : local), ...env, ...Object.fromEntries(previous) };
}

/** A generated key that the environment replaced comes first among the previous ones, if stored values need it. */
function carry(name: KeyName, keys: Keys, uses: readonly KeyUse[]): CarriedSetting[] {
  const { env, local, localFile } = keys;
  const current = env[name] ?? local[name];
  const replaced = findReplaced(keys, name);
  const isNeeded = replaced !== null && isUsed(uses, name, replaced);
  const previous = isNeeded ? [replaced, ...previousOf(env, name)] : previousOf(env, name);
  return [
    ...(current ? [{ name, value: current, note: env[name] ? 'as set here' : `in ${localFile}` }] : []),
    ...(previous.length
      ? [
          {
            name: `${name}_PREVIOUS`,
            value: previous.join(','),
            note: isNeeded
              ? `the ${name} in ${localFile}${previous.length > 1 ? ', then as set here' : ''}`
              : 'as set here',
          },
        ]
      : []),
  ];
}

export function findCarriedKeys(keys: Keys, uses: readonly KeyUse[]): CarriedSetting[] {
  const pair = keys.env.VAPID_PRIVATE_KEY ? keys.env : keys.local;
  const note = pair === keys.env ? 'as set here' : `in ${keys.localFile}, derived from VAPID_PRIVATE_KEY`;
  const publicKey = pair.VAPID_PUBLIC_KEY ? [{ name: 'VAPID_PUBLIC_KEY', value: pair.VAPID_PUBLIC_KEY, note }] : [];
  return [...names.flatMap((name) => carry(name, keys, uses)), ...publicKey];
}
