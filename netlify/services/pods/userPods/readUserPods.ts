import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../../src/domain/region/locales';
import type { UserPod } from '../../../../src/domain/unlock/userPodSchema';
import { podKeys, ratings, userPods } from '../../../database/podTables';
import type { AppContext } from '../../context/appContext';
import { presentBatch } from '../findBatch';
import { unsealPodKey } from '../podKeys/podKeySecrets';

export const podDate = sql<Date>`coalesce(${userPods.unlockedAt}, ${userPods.savedAt})`;

export interface PodOwner {
  userId: string;
  language: Language;
}

interface PodFilter extends PodOwner {
  where?: SQL;
  limit: number;
}

const findRows = ({ database }: AppContext, { userId, where, limit }: PodFilter) =>
  database
    .select({ pod: userPods, key: podKeys, score: ratings.score })
    .from(userPods)
    .innerJoin(podKeys, eq(podKeys.keyHash, userPods.keyHash))
    .leftJoin(ratings, and(eq(ratings.userId, userPods.userId), eq(ratings.keyHash, userPods.keyHash)))
    .where(and(eq(userPods.userId, userId), where))
    .orderBy(desc(podDate), asc(userPods.keyHash))
    .limit(limit);

type Row = Awaited<ReturnType<typeof findRows>>[number];

function presentPod(context: AppContext, { pod, key, score }: Row, language: Language): UserPod {
  const { batchId, productVariantId } = key;
  const info = presentBatch(context, { batchId, language });
  return {
    podKey: unsealPodKey(context.settings, key.sealedKey),
    batchId,
    productVariantId,
    createdDate: (pod.unlockedAt ?? pod.savedAt).toISOString(),
    savedAt: pod.savedAt.toISOString(),
    unlockedAt: pod.unlockedAt?.toISOString() ?? null,
    userRating: score,
    note: pod.note,
    title: info?.title ?? null,
    brandName: info?.brandName ?? null,
    featuredImage: info?.featuredImage ?? null,
    productPath: info?.productPath ?? null,
    regions: info?.regions ?? [],
  };
}

export async function readUserPods(context: AppContext, filter: PodFilter): Promise<UserPod[]> {
  const rows = await findRows(context, filter);
  return rows.map((row) => presentPod(context, row, filter.language));
}
