import { and, eq, inArray } from 'drizzle-orm';
import { parsePodKey } from '../../../../src/domain/unlock/podKey';
import { podKeys, userPods } from '../../../database/podTables';
import type { AppContext } from '../../context/appContext';
import { requireConclusiveLookup } from './missingPeppers';
import { podKeyHashes } from './podKeySecrets';
import { invalidPodKey } from './podErrors';
import { limitRules } from '../../../platform/limitRules';

interface Guesser {
  userId: string | null;
  origin: string;
}

/** Counts before comparing, so that parallel guesses gain nothing. Returns a function that refunds a correct guess. */
function countWrongKey(
  { limits, settings }: Pick<AppContext, 'limits' | 'settings'>,
  { userId, origin }: Guesser,
): Promise<() => Promise<void>> {
  const { accountWrongKeys, wrong } = limitRules(settings);
  return limits.consumeAll(userId ? [accountWrongKeys, userId] : [wrong('visitor-keys'), origin], [
    wrong('keys'),
    origin,
  ]);
}

export type PodKeyRow = typeof podKeys.$inferSelect;

export interface TypedPodKey {
  podKey: string;
  userId: string | null;
  origin: string;
}

export async function findListedKey(
  { database }: AppContext,
  userId: string,
  hashes: string[],
): Promise<PodKeyRow | null> {
  const [row] = await database
    .select({ key: podKeys })
    .from(userPods)
    .innerJoin(podKeys, eq(podKeys.keyHash, userPods.keyHash))
    .where(and(eq(userPods.userId, userId), inArray(userPods.keyHash, hashes)));
  return row?.key ?? null;
}

async function findAnyKey({ database }: AppContext, hashes: string[]): Promise<PodKeyRow | null> {
  const [row] = await database.select().from(podKeys).where(inArray(podKeys.keyHash, hashes));
  return row ?? null;
}

/**
 * Throws a 422 for an invalid key, a 429 after too many, and a 500 if a pepper that is needed to check it is missing.
 */
export async function findPodKey(context: AppContext, { podKey, ...guesser }: TypedPodKey): Promise<PodKeyRow> {
  const key = parsePodKey(podKey);
  const hashes = key && podKeyHashes(context.settings, key);
  // A key on the shopper's own list was not guessed, so it does not count.
  const listed = hashes && guesser.userId ? await findListedKey(context, guesser.userId, hashes) : null;
  if (listed) return listed;
  const refund = await countWrongKey(context, guesser);
  const row = hashes ? await findAnyKey(context, hashes) : null;
  if (!row) {
    if (key) await requireConclusiveLookup(context);
    throw invalidPodKey();
  }
  await refund();
  return row;
}

export const isUnlockedByOther = (userId: string, { unlockedAt, unlockedBy }: PodKeyRow): boolean =>
  unlockedAt !== null && unlockedBy !== userId;
