import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { addRatingToStructuredData } from '../../../data/page/addRatingData';
import { ownerRatingsQuery } from '../../../data/rating/ownerRatingCalls';
import { LoadFailure } from '../../../i18n/LoadFailure';
import { routePath } from '../../../domain/site/routing/routes';
import { useWords } from '../../../i18n/LocaleContext';
import { LocalLink } from '../../../i18n/LocalLink';
import { asIsland } from '../../../state/QueryIsland';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import { RatingFigures } from './RatingFigures';
import { LoadingStack } from '../../../i18n/LoadingStack';

export interface LiveRatingsProps {
  slug: string;
  /** Called in a layout effect, before the ratings are painted. Must be a stable reference. */
  onLoaded: () => void;
  /** Shown until the live ratings are there. */
  early: ReactNode;
}

export const LiveRatings = asIsland(Ratings);

function Ratings({ slug, onLoaded, early }: LiveRatingsProps) {
  const { t } = useWords('product', 'ratings');
  const query = useQuery(ownerRatingsQuery(slug));
  const { data, isError } = query;
  const isLoaded = data !== undefined;
  useLayoutEffect(() => {
    if (isLoaded) onLoaded();
  }, [isLoaded, onLoaded]);
  useEffect(() => {
    if (data !== undefined) addRatingToStructuredData(data);
  }, [data]);
  if (data?.ratings) return <RatingFigures ratings={data.ratings} />;
  if (isError)
    return (
      <>
        {early}
        <LoadFailure title={t('ratings.failed')} query={query} />
      </>
    );
  if (data === undefined)
    return (
      early || (
        <LoadingStack>
          <Skeleton $width="min(100%, 180px)" $height="4rem" />
          <Skeleton $width="min(100%, 480px)" $height="10rem" />
        </LoadingStack>
      )
    );
  return (
    <Stack $gap={4}>
      <Paragraph size="lead">{t('ratings.few')}</Paragraph>
      <Paragraph tone="muted">{t('ratings.few.more')}</Paragraph>
      <div>
        <ButtonLink as={LocalLink} to={routePath('myPods')} $variant="secondary">
          {t('ratings.rate')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
