import type { UserPod } from '../../domain/unlock/userPodSchema';
import type { PodsKey, Translator } from '../../i18n/translator';

/** What a pod is called: one that the catalogue no longer knows, by its batch. */
export const podTitle = (
  { title, batchId }: Pick<UserPod, 'title' | 'batchId'>,
  { t }: Pick<Translator<PodsKey>, 't'>,
): string => title ?? t('pods.unnamed', { batch: batchId });
