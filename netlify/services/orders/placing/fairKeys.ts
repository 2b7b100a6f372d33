import { sql } from 'drizzle-orm';
import { normalizeDoor } from '../../../../src/domain/address/normalizeDoor';
import type { Address } from '../../../../src/domain/address/addressSchema';
import type { Transaction } from '../../../database/client';
import type { Peppers } from '../../../platform/keyRing';
import { doorHashes, networkHashes } from '../../people/codeHash';

export interface FairKeys {
  doorKey: string;
  /** The door's key for every pepper of the ring. */
  doorKeys: string[];
  /** Null without a number, or if the account has verified it. */
  unverifiedPhone: string | null;
  idKey: string | null;
  /** The network's key for every pepper, current first. Empty if the network is not counted. */
  networkKeys: string[];
}

interface FairKeysInput {
  userId: string;
  /** The key of the uploaded ID image. */
  idKey: string | null;
  /** Null for pickup, so that limits apply per account instead of per door. */
  address: Address | null;
  unverifiedPhone: string | null;
  origin: { network: string; scope: string } | null;
}

export function createFairKeys(
  settings: Peppers,
  { userId, idKey, address, unverifiedPhone, origin }: FairKeysInput,
): FairKeys {
  const door = address ? normalizeDoor(address) : `pickup ${userId}`;
  const doorKeys = doorHashes(settings, door);
  const networkKeys = origin ? networkHashes(settings, origin.network, origin.scope) : [];
  return { doorKey: doorKeys[0]!, doorKeys, unverifiedPhone, idKey, networkKeys };
}

/** Serializes orders with the same keys until the transaction ends. Keys are sorted to avoid deadlocks. */
export async function lockFairKeys(
  transaction: Transaction,
  { doorKeys, unverifiedPhone, idKey, networkKeys }: FairKeys,
): Promise<void> {
  const names = [
    // During a pepper rotation, other processes may know only the previous key.
    ...doorKeys.map((key) => `door ${key}`),
    ...(unverifiedPhone === null ? [] : [`phone ${unverifiedPhone}`]),
    ...(idKey === null ? [] : [`id ${idKey}`]),
    ...networkKeys.map((key) => `network ${key}`),
  ];
  // `unnest` preserves the array's order, so the locks are acquired in it too.
  const locks = sql`SELECT pg_advisory_xact_lock(hashtextextended(name, 0))
    FROM unnest(${sql.param(names.sort())}::text[]) AS name`;
  await transaction.execute(locks).execute();
}
