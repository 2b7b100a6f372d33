import { and, eq, sql } from 'drizzle-orm';
import { normalizeDoor } from '../../../src/domain/delivery/address/normalizeDoor';
import type { Address } from '../../../src/domain/delivery/address/addressSchema';
import type { Transaction } from '../../database/client';
import { idImages } from '../../database/schema';
import type { Peppers } from '../../platform/keyRing';
import { doorHashes } from '../auth/codeHash';

/** The keys, besides the account, that orders are counted by. */
export interface FairKeys {
  doorKey: string;
  /** All keys that earlier orders to the door may have, by the peppers of the ring. */
  doorKeys: string[];
  /** Null when there is no number, or it is the account's own verified one. */
  unverifiedPhone: string | null;
  /** Null for ID images uploaded before their keys were stored. */
  idKey: string | null;
}

interface Request {
  userId: string;
  providerId: string;
  /** Null for pickup: limits then apply per account instead of per door. */
  address: Address | null;
  unverifiedPhone: string | null;
}

/** The keys of an order being placed. */
export async function fairKeysOf(
  settings: Peppers,
  transaction: Transaction,
  { userId, providerId, address, unverifiedPhone }: Request,
): Promise<FairKeys> {
  const [image] = await transaction
    .select({ imageKey: idImages.imageKey })
    .from(idImages)
    .where(and(eq(idImages.userId, userId), eq(idImages.providerId, providerId)));
  const door = address ? normalizeDoor(address) : `pickup ${userId}`;
  const doorKeys = doorHashes(settings, door);
  return { doorKey: doorKeys[0]!, doorKeys, unverifiedPhone, idKey: image?.imageKey ?? null };
}

/**
 * Serializes orders for each door, phone number and ID until the transaction ends, so that counts stay accurate. The keys
 * are always locked in the same order, to avoid deadlocks.
 */
export async function lockFairKeys(
  transaction: Transaction,
  { doorKeys, unverifiedPhone, idKey }: FairKeys,
): Promise<void> {
  const names = [
    // While the pepper changes, other processes may know only the previous one.
    ...doorKeys.map((key) => `door ${key}`),
    ...(unverifiedPhone === null ? [] : [`phone ${unverifiedPhone}`]),
    ...(idKey === null ? [] : [`id ${idKey}`]),
  ];
  // `unnest` keeps the order of the array, so the locks are taken in it too.
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${sql.param(names.sort())}::text[]) AS name`,
  );
}
