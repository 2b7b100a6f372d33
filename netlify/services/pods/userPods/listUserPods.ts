import { and, eq, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { instantOf } from '../../../../src/domain/time/zonedTime';
import { maxUserPods } from '../../../../src/domain/unlock/userPods';
import type { UserPod } from '../../../../src/domain/unlock/userPodSchema';
import { podKeys, ratings, userPods } from '../../../database/podTables';
import type { AppContext } from '../../context/appContext';
import { podDate, readUserPods, type PodOwner } from './readUserPods';

interface ListFilter extends PodOwner {
  year?: number;
  timezone?: string;
  isUnrated?: boolean;
  batchId?: string;
  productVariantIds?: string[];
}

const yearStart = (year: number, timezone: string) =>
  new Date(instantOf({ year, month: 1, day: 1, weekday: 0 }, '00:00', timezone));

export const listUserPods = (
  context: AppContext,
  { year, timezone = 'UTC', isUnrated, batchId, productVariantIds, ...owner }: ListFilter,
): Promise<UserPod[]> =>
  readUserPods(context, {
    ...owner,
    limit: maxUserPods,
    where: and(
      year === undefined ? undefined : gte(podDate, yearStart(year, timezone)),
      year === undefined ? undefined : lt(podDate, yearStart(year + 1, timezone)),
      isUnrated ? and(isNotNull(userPods.unlockedAt), isNull(ratings.score)) : undefined,
      batchId === undefined ? undefined : eq(podKeys.batchId, batchId),
      productVariantIds && inArray(podKeys.productVariantId, productVariantIds),
    ),
  });
