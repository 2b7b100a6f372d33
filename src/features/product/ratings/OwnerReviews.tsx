import { Suspense } from 'react';
import type { NewestReviews } from '../../../domain/rating/reviewSchema';
import { useClientValue } from '../../../state/hooks/useClientValue';
import { lazyNamed } from '../../../ui/hydration/lazyNamed';
import type { LiveReviewsProps } from './LiveReviews';
import { ReviewList } from './ReviewList';

interface OwnerReviewsProps {
  slug: string;
  /** In the HTML, for visitors and crawlers without live reviews. */
  reviews: NewestReviews | null;
}

/** Keeps the reviews of the HTML if the script does not load: the ratings above already offer a reload. */
const LiveReviews = lazyNamed<'LiveReviews', LiveReviewsProps>(
  () => import('./LiveReviews').catch(() => ({ LiveReviews: ({ early }: LiveReviewsProps) => early })),
  'LiveReviews',
);

/** Nothing while a pod has no published review. */
export function OwnerReviews({ slug, reviews }: OwnerReviewsProps) {
  const isHydrated = useClientValue(() => true, false);
  const early = reviews && <ReviewList count={reviews.count} reviews={reviews.newest} />;
  return (
    <Suspense fallback={null}>
      {isHydrated ? (
        <Suspense fallback={early}>
          <LiveReviews slug={slug} early={early} />
        </Suspense>
      ) : (
        early
      )}
    </Suspense>
  );
}
