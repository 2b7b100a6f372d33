import { featureTable } from '../region/features';
import { routePath } from '../site/routing/routes';
import { isAwaitingRating } from '../unlock/userPods';
import type { UserPod } from '../unlock/userPodSchema';
import type { InboxNotification } from './notification';

const hour = 3_600_000;
const thirtyDays = 2_592_000_000;

function canRequestRating(pod: UserPod, now: Date): boolean {
  const age = now.getTime() - Date.parse(pod.createdDate);
  return age > hour && age < thirtyDays && Boolean(pod.podKey && pod.batchId) && isAwaitingRating(pod);
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
