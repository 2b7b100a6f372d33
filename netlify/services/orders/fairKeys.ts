import { and, eq, sql } from 'drizzle-orm';
import { normalizeDoor } from '../../../src/domain/delivery/address/normalizeDoor';
import type { Address } from '../../../src/domain/delivery/address/addressSchema';
import type { Transaction } from '../../database/client';
import { idImages } from '../../database/schema';
import type { Peppers } from '../../platform/keyRing';
import { doorHashes, networkHashes } from '../auth/codeHash';

/** The keys, besides the account, that orders are counted by. */
export interface FairKeys {
  doorKey: string;
  /** All keys that earlier orders to the door may have, by the peppers of the ring. */
  doorKeys: string[];
  /** Null when there is no number, or it is the account's own verified one. */
  unverifiedPhone: string | null;
  /** Null for ID images uploaded before their keys were stored. */
  idKey: string | null;
  /** All keys of the client's network for the order's day, current first. Empty if the network is not counted. */
  originKeys: string[];
}

interface FairKeysInput {
  userId: string;
  providerId: string;
  /** Null for pickup: limits then apply per account instead of per door. */
  address: Address | null;
  unverifiedPhone: string | null;
  /** The client's network and what its orders are counted for. Null for accounts with a completed order. */
  origin: { network: string; scope: string } | null;
}

/** The keys of an order being placed. */
export async function createFairKeys(
  settings: Peppers,
  transaction: Transaction,
  { userId, providerId, address, unverifiedPhone, origin }: FairKeysInput,
): Promise<FairKeys> {
  const [image] = await transaction
    .select({ imageKey: idImages.imageKey })
    .from(idImages)
    .where(and(eq(idImages.userId, userId), eq(idImages.providerId, providerId)));
  const door = address ? normalizeDoor(address) : `pickup ${userId}`;
  const doorKeys = doorHashes(settings, door);
  const originKeys = origin ? networkHashes(settings, origin.network, origin.scope) : [];
  return { doorKey: doorKeys[0]!, doorKeys, unverifiedPhone, idKey: image?.imageKey ?? null, originKeys };
}

/**
 * Serializes orders for each door, phone number, ID and network until the transaction ends, so that counts stay accurate.
 * The keys are always locked in the same order, to avoid deadlocks.
 */
export async function lockFairKeys(
  transaction: Transaction,
  { doorKeys, unverifiedPhone, idKey, originKeys }: FairKeys,
): Promise<void> {
  const names = [
    // While the pepper changes, other processes may know only the previous one.
    ...doorKeys.map((key) => `door ${key}`),
    ...(unverifiedPhone === null ? [] : [`phone ${unverifiedPhone}`]),
    ...(idKey === null ? [] : [`id ${idKey}`]),
    ...originKeys.map((key) => `network ${key}`),
  ];
  // `unnest` keeps the order of the array, so the locks are taken in it too.
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${sql.param(names.sort())}::text[]) AS name`,
  );
}
