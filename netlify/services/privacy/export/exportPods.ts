import { asc, eq } from 'drizzle-orm';
import type { AccountData } from '../../../../src/domain/privacy/accountDataSchema';
import type { Transaction } from '../../../database/client';
import { activations, podKeys, ratings, reviews, userPods } from '../../../database/podTables';
import { favorites } from '../../../database/accountTables';
import type { AppContext } from '../../context/appContext';
import { unsealPodKey } from '../../pods/podKeys/podKeySecrets';
import { isReviewOfRating, presentRating } from '../../pods/ratings/findRating';

type Secrets = Pick<AppContext, 'settings'>;

const presentPodKey = (
  { settings }: Secrets,
  { sealedKey, batchId, productVariantId }: typeof podKeys.$inferSelect,
) => ({
  podKey: unsealPodKey(settings, sealedKey),
  batchId,
  productVariantId,
});

export async function exportPods(
  context: Secrets,
  transaction: Transaction,
  userId: string,
): Promise<Pick<AccountData, 'pods' | 'activations' | 'ratings' | 'favorites'>> {
  const pods = await transaction
    .select({ key: podKeys, savedAt: userPods.savedAt, unlockedAt: userPods.unlockedAt, note: userPods.note })
    .from(userPods)
    .innerJoin(podKeys, eq(podKeys.keyHash, userPods.keyHash))
    .where(eq(userPods.userId, userId))
    .orderBy(asc(userPods.savedAt), asc(userPods.keyHash));
  const activationRows = await transaction
    .select({ key: podKeys, createdAt: activations.createdAt, confirmedAt: activations.confirmedAt })
    .from(activations)
    .innerJoin(podKeys, eq(podKeys.keyHash, activations.keyHash))
    .where(eq(activations.userId, userId))
    .orderBy(asc(activations.createdAt), asc(activations.id));
  const ratingRows = await transaction
    .select({ key: podKeys, rating: ratings, review: reviews })
    .from(ratings)
    .innerJoin(podKeys, eq(podKeys.keyHash, ratings.keyHash))
    .leftJoin(reviews, isReviewOfRating)
    .where(eq(ratings.userId, userId))
    .orderBy(asc(ratings.createdAt), asc(ratings.keyHash));
  const favoriteRows = await transaction
    .select({ slug: favorites.slug, savedAt: favorites.savedAt })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(asc(favorites.savedAt), asc(favorites.slug));
  return {
    pods: pods.map(({ key, savedAt, unlockedAt, note }) => ({
      ...presentPodKey(context, key),
      savedAt: savedAt.toISOString(),
      unlockedAt: unlockedAt?.toISOString() ?? null,
      note,
    })),
    activations: activationRows.map(({ key, createdAt, confirmedAt }) => ({
      ...presentPodKey(context, key),
      startedAt: createdAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
    })),
    ratings: ratingRows.map(({ key, rating, review }) =>
      presentRating(unsealPodKey(context.settings, key.sealedKey), { ...rating, review }),
    ),
    favorites: favoriteRows.map(({ slug, savedAt }) => ({ slug, savedAt: savedAt.toISOString() })),
  };
}
