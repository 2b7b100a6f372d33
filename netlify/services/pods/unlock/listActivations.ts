import { and, asc, count, desc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import type { ActivationEntry, ActivationHistoryPage } from '../../../../src/domain/unlock/activationHistorySchema';
import { activations, podKeys } from '../../../database/podTables';
import type { AppContext } from '../../context/appContext';
import { presentBatch } from '../findBatch';
import { unsealPodKey } from '../podKeys/podKeySecrets';
import type { PodOwner } from '../userPods/readUserPods';

interface HistoryPage extends PodOwner {
  page: number;
  size: number;
  direction: 'asc' | 'desc';
  from: Date | null;
  before: Date | null;
}

const matchesPage = ({ userId, from, before }: HistoryPage) =>
  and(
    eq(activations.userId, userId),
    isNotNull(activations.confirmedAt),
    from ? gte(activations.confirmedAt, from) : undefined,
    before ? lt(activations.confirmedAt, before) : undefined,
  );

async function readEntries(context: AppContext, historyPage: HistoryPage): Promise<ActivationEntry[]> {
  const order = historyPage.direction === 'asc' ? asc : desc;
  const rows = await context.database
    .select({ activation: activations, key: podKeys })
    .from(activations)
    .innerJoin(podKeys, eq(podKeys.keyHash, activations.keyHash))
    .where(matchesPage(historyPage))
    .orderBy(order(activations.confirmedAt), order(activations.id))
    .limit(historyPage.size)
    .offset(historyPage.page * historyPage.size);
  return rows.map(({ activation, key: { batchId, productVariantId, sealedKey } }) => {
    const info = presentBatch(context, { batchId, language: historyPage.language });
    return {
      id: activation.id,
      createdDate: activation.confirmedAt!.toISOString(),
      podKey: unsealPodKey(context.settings, sealedKey),
      batchId,
      productVariantId,
      title: info?.title ?? null,
      brandName: info?.brandName ?? null,
      featuredImage: info?.featuredImage ?? null,
    };
  });
}

export async function listActivations(context: AppContext, historyPage: HistoryPage): Promise<ActivationHistoryPage> {
  const [total] = await context.database.select({ count: count() }).from(activations).where(matchesPage(historyPage));
  const content = await readEntries(context, historyPage);
  const { page, size } = historyPage;
  const totalElements = total!.count;
  const totalPages = Math.ceil(totalElements / size);
  return {
    content,
    totalElements,
    totalPages,
    number: page,
    size,
    numberOfElements: content.length,
    first: page === 0,
    last: page + 1 >= totalPages,
    empty: content.length === 0,
  };
}
