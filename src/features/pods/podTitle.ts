import type { UserPod } from '../../domain/unlock/userPodSchema';
import type { Translator } from '../../i18n/translator';

/** A pod's title, or its batch if it is no longer in the catalogue. */
export const podTitle = (
  { title, batchId }: Pick<UserPod, 'title' | 'batchId'>,
  { t }: Pick<Translator<'pods'>, 't'>,
): string => title ?? t('pods.unnamed', { batch: batchId });
