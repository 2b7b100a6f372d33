import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../data/apiError';
import { ratedPodQuery, ratingQuery } from '../../data/rating/ratingCalls';
import { useWords } from '../../i18n/LocaleContext';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { PodFailure } from './PodFailure';
import { RatedPodCard } from './RatedPod';
import { RatingFlow } from './RatingFlow';

export interface PodRatingProps {
  /** Null if the URL names no pod. */
  podKey: string | null;
  /** The page's path, as in the URL. */
  path: string;
}

/** A pod of the shopper and their rating of it. */
export function PodRating({ podKey, path }: PodRatingProps) {
  // All the words of the steps, so that none of them waits.
  const { locale } = useWords('account', 'pods', 'ratings');
  const pod = useQuery({ ...ratedPodQuery(podKey ?? '', locale.language), enabled: podKey !== null });
  // Only fetched if it exists; the API answers a missing rating with an error.
  const isRated = typeof pod.data?.userRating === 'number';
  const rating = useQuery({ ...ratingQuery(podKey ?? ''), enabled: isRated });
  const error = pod.data ? rating.error : pod.error;
  // A retry clears the query's error, so it is kept until there is a response or another error.
  const [failure, setFailure] = useState<ApiError | null>(null);
  if (error && error !== failure) setFailure(error);
  if (pod.data && (!isRated || rating.data))
    return (
      <Stack $gap={8}>
        <RatedPodCard pod={pod.data} />
        <RatingFlow pod={pod.data} kept={(isRated && rating.data) || null} path={path} />
      </Stack>
    );
  if (podKey !== null && !failure) return <RatingSkeleton />;
  const retry = () => void (pod.data ? rating : pod).refetch();
  return <PodFailure podKey={podKey} error={failure} isBusy={pod.isFetching || rating.isFetching} onRetry={retry} />;
}

/** Reserves the space of a pod and its five scores. */
function RatingSkeleton() {
  const { t } = useWords('account', 'pods');
  return (
    <div role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Stack aria-hidden $gap={5}>
        <Skeleton $height="122px" />
        <Skeleton $width="min(100%, 240px)" $height="2.25rem" />
        <Skeleton $height="22rem" />
      </Stack>
    </div>
  );
}
