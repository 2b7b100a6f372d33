import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { NewestReviews } from '../../../domain/rating/reviewSchema';
import { useClientValue } from '../../../state/hooks/useClientValue';
import { lazyNamed } from '../../../ui/hydration/lazyNamed';
import { space } from '../../../ui/theme/tokens';
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

/** Empty while a pod has no published review. */
export function OwnerReviews({ slug, reviews }: OwnerReviewsProps) {
  const isHydrated = useClientValue(() => true, false);
  const early = reviews && <ReviewList count={reviews.count} reviews={reviews.newest} />;
  return (
    <Section aria-labelledby="owner-reviews">
      <Suspense fallback={null}>
        {isHydrated ? (
          <Suspense fallback={early}>
            <LiveReviews slug={slug} early={early} />
          </Suspense>
        ) : (
          early
        )}
      </Suspense>
    </Section>
  );
}

const Section = styled.section`
  padding-top: ${space[12]};
  &:empty {
    display: none;
  }
`;
