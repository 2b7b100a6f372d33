import { featureTable } from '../region/features';
import { routePath } from '../site/routing/routes';
import type { UserPod } from '../unlock/userPodSchema';
import type { InboxNotification } from './notification';

const hour = 3_600_000;
const thirtyDays = 2_592_000_000;

function canRequestRating({ podKey, batchId, createdDate, userRating }: UserPod, now: Date): boolean {
  const age = now.getTime() - Date.parse(createdDate);
  return age > hour && age < thirtyDays && Boolean(podKey && batchId) && userRating === null;
}

/** Asks for a rating of the first unrated pod that was unlocked between an hour and 30 days ago. */
export function podRatingNotification(pods: readonly UserPod[], now: Date): InboxNotification | null {
  const pod = pods.find((each) => canRequestRating(each, now));
  if (!pod) return null;
  return {
    originalId: `pod-rating-${pod.batchId}`,
    text: '',
    category: 'product',
    expiresAfter: null,
    publishedAt: null,
    createdAt: pod.createdDate,
    href: routePath('rating', { podKey: pod.podKey }),
    picture: null,
    authentication: 'authenticated',
    subcountries: [...featureTable.podRating],
    ratedVariantId: pod.productVariantId,
  };
}
