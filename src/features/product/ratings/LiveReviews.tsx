import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ownerRatingsQuery, reviewsQuery } from '../../../data/rating/ownerRatingCalls';
import { LoadFailure } from '../../../i18n/LoadFailure';
import { useWords } from '../../../i18n/LocaleContext';
import { asIsland } from '../../../state/QueryIsland';
import { useLostFocus } from '../../../state/hooks/useLostFocus';
import { Button } from '../../../ui/Button';
import { space } from '../../../ui/theme/tokens';
import { ReviewList, reviewsTitleId } from './ReviewList';

export interface LiveReviewsProps {
  slug: string;
  /** Shown until the live reviews are there. */
  early: ReactNode;
}

export const LiveReviews = asIsland(Reviews);

/** The newest come with the ratings. All others load on demand. */
function Reviews({ slug, early }: LiveReviewsProps) {
  const { t } = useWords('ratings');
  const { data } = useQuery(ownerRatingsQuery(slug));
  const [isOpen, setIsOpen] = useState(false);
  const all = useInfiniteQuery({ ...reviewsQuery(slug), enabled: isOpen });
  const pages = all.data?.pages.flatMap(({ items }) => items);
  useLostFocus(all.error ? 'failed' : pages && !all.hasNextPage ? 'all' : 'more', reviewsTitleId);
  if (!data) return early;
  const { count, newest } = data.reviews;
  if (count === 0) return null;
  const hasMore = pages ? all.hasNextPage : count > newest.length;
  const showMore = () => (pages ? void all.fetchNextPage() : setIsOpen(true));
  const retry = pages ? all.fetchNextPage : all.refetch;
  return (
    <ReviewList count={count} reviews={pages ?? newest}>
      {all.error && <LoadFailure title={t('reviews.failed')} query={{ ...all, refetch: retry }} />}
      {hasMore && !all.error && (
        <More>
          <Button variant="secondary" isBusy={all.isFetching} busyLabel={t('reviews.loading')} onClick={showMore}>
            {t('reviews.more')}
          </Button>
        </More>
      )}
    </ReviewList>
  );
}

const More = styled.div`
  padding-top: ${space[5]};
`;
