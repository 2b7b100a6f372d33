import { and, eq } from 'drizzle-orm';
import { parsePodKey } from '../../../src/domain/unlock/podKey';
import { podKeys, userPods } from '../../database/schema';
import type { AppContext } from '../appContext';
import { hashPodKey } from './podKeySecrets';
import { invalidPodKey } from './podRefusals';
import { countAsWrong } from './wrongKeyLimits';

export type PodKeyRow = typeof podKeys.$inferSelect;

export interface TypedKey {
  /** As it came from the shopper. */
  podKey: string;
  /** Null: a visitor who is not signed in yet. */
  userId: string | null;
  /** Address of origin, as limits count it. */
  origin: string;
}

/** The pod on a shopper's list that has this hash, or null. */
export async function findOnList({ database }: AppContext, userId: string, keyHash: string): Promise<PodKeyRow | null> {
  const [row] = await database
    .select({ key: podKeys })
    .from(userPods)
    .innerJoin(podKeys, eq(podKeys.keyHash, userPods.keyHash))
    .where(and(eq(userPods.userId, userId), eq(userPods.keyHash, keyHash)));
  return row?.key ?? null;
}

async function findAmongAll({ database }: AppContext, keyHash: string): Promise<PodKeyRow | null> {
  const [row] = await database.select().from(podKeys).where(eq(podKeys.keyHash, keyHash));
  return row ?? null;
}

/** The pod of a typed key (S5-13); 422 where there is none, 429 after too many of those (D-24). */
export async function findPodKey(context: AppContext, { podKey, ...guesser }: TypedKey): Promise<PodKeyRow> {
  const key = parsePodKey(podKey);
  const keyHash = key && hashPodKey(context.settings, key);
  // Who has a key on their list has not guessed it.
  const own = keyHash && guesser.userId ? await findOnList(context, guesser.userId, keyHash) : null;
  if (own) return own;
  const giveBack = await countAsWrong(context.limits, guesser);
  const row = keyHash ? await findAmongAll(context, keyHash) : null;
  if (!row) throw invalidPodKey();
  await giveBack();
  return row;
}

/** D-24: whether somebody else's account, a deleted one perhaps, has unlocked the pod. */
export const isTakenFrom = (userId: string, { unlockedAt, unlockedBy }: PodKeyRow): boolean =>
  unlockedAt !== null && unlockedBy !== userId;
