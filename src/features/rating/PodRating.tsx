import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../data/apiError';
import { ratedPodQuery, ratingQuery } from '../../data/rating/ratingCalls';
import { routePath } from '../../domain/site/routing/routes';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { ErrorNotice } from '../../i18n/ErrorNotice';
import { asIsland } from '../../state/QueryIsland';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { RatedPodCard } from './RatedPodCard';
import { RatingFlow } from './RatingFlow';
import { permanentRefusal } from './refusals';
import { LoadingStack } from '../../i18n/LoadingStack';

interface PodRatingProps {
  /** Null if the URL has no valid pod key. */
  podKey: string | null;
  path: string;
}

export function PodRating({ podKey, path }: PodRatingProps) {
  // Load the messages of all steps at once, so that no step suspends.
  const { locale, t } = useWords('account', 'pods', 'ratings', 'reviews');
  const pod = useQuery({ ...ratedPodQuery(podKey ?? '', locale.language), enabled: podKey !== null });
  // Skipped for unrated pods, for which the API responds with an error.
  const isRated = typeof pod.data?.userRating === 'number';
  const rating = useQuery({ ...ratingQuery(podKey ?? ''), enabled: isRated });
  const error = pod.data ? rating.error : pod.error;
  // A retry clears the query's error, but the message must stay until there is a response.
  const [failure, setFailure] = useState<ApiError | null>(null);
  if (error && error !== failure) setFailure(error);
  if (pod.data && (!isRated || rating.data))
    return (
      <Stack $gap={8}>
        <RatedPodCard pod={pod.data} />
        <RatingFlow pod={pod.data} storedRating={(isRated && rating.data) || null} path={path} />
      </Stack>
    );
  if (podKey !== null && !failure) return <RatingSkeleton />;
  if (!failure || permanentRefusal(failure)) return <NotRatable podKey={podKey} />;
  const { isFetching, refetch } = pod.data ? rating : pod;
  return <LoadFailure title={t('rating.error.load')} query={{ error: failure, isFetching, refetch }} />;
}

export const RatingIsland = asIsland(PodRating);

/** Covers a missing pod key and a pod that is not on the shopper's list. */
function NotRatable({ podKey }: { podKey: string | null }) {
  const { t } = useWords('account', 'pods');
  return (
    <ErrorNotice
      title={podKey ? undefined : t('error.podKey')}
      text={t(podKey ? 'rating.error.unknown' : 'rating.error.noKey')}
      actions={[
        { label: t('account.pods'), to: routePath('myPods'), isPrimary: true },
        { label: t('rating.unlock'), to: routePath('userUnlock') + (podKey ? `?key=${podKey}` : '') },
      ]}
    />
  );
}

function RatingSkeleton() {
  return (
    <LoadingStack>
      <Skeleton $height="122px" />
      <Skeleton $width="min(100%, 240px)" $height="2.25rem" />
      <Skeleton $height="22rem" />
    </LoadingStack>
  );
}
