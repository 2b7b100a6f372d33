import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ProductView } from '../../../content/pages/pageContext';
import { formatAverage } from '../../../i18n/formatAverage';
import { LoadFailure } from '../../../i18n/LoadFailure';
import { useWords } from '../../../i18n/LocaleContext';
import { dateFormatter } from '../../../i18n/time/dateFormatter';
import { useClientValue } from '../../../state/hooks/useClientValue';
import { lazyNamed } from '../../../ui/hydration/lazyNamed';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { media } from '../../../ui/theme/tokens';
import type { LiveRatingsProps } from './LiveRatings';

const LiveRatings = lazyNamed<'LiveRatings', LiveRatingsProps>(
  () => import('./LiveRatings').catch(() => ({ LiveRatings: ScriptFailure })),
  'LiveRatings',
);

/** Offers a reload, because the lazy component keeps the result of its first import. */
function ScriptFailure() {
  const { t } = useWords('ratings');
  return <LoadFailure title={t('ratings.failed')} query={{ refetch: () => location.reload() }} />;
}

interface OwnerRatingsProps {
  slug: string;
  /** In the HTML, for visitors and crawlers without live ratings. */
  rating: ProductView['rating'];
}

/**
 * The HTML reserves the usual height, with the average of a past day. If the ratings arrive while the section is below
 * the viewport, the reserved space shrinks to fit, which shifts nothing on screen.
 */
export function OwnerRatingsSummary({ slug, rating }: OwnerRatingsProps) {
  const isHydrated = useClientValue(() => true, false);
  const root = useRef<HTMLDivElement>(null);
  const [isFitted, setIsFitted] = useState(false);
  const fitIfOffscreen = useCallback(() => {
    // Ratings that were loaded before arrive with the section itself, which is not on screen yet.
    const top = root.current?.getBoundingClientRect().top ?? Infinity;
    if (top > window.innerHeight) setIsFitted(true);
  }, []);
  const early = rating && <PastRating {...rating} />;
  return (
    <Space ref={root} data-fitted={isFitted || undefined}>
      {(isHydrated || rating) && (
        <Suspense>
          <Section>
            {isHydrated ? (
              <Suspense fallback={early}>
                <LiveRatings slug={slug} onLoaded={fitIfOffscreen} early={early} />
              </Suspense>
            ) : (
              early
            )}
          </Section>
        </Suspense>
      )}
    </Space>
  );
}

function Section({ children }: { children: ReactNode }) {
  const { t } = useWords('ratings');
  return (
    <Stack as="section" $gap={8} aria-labelledby="owner-ratings">
      <div>
        <Heading level={2} id="owner-ratings">
          {t('ratings.title')}
        </Heading>
        <Paragraph tone="muted">{t('ratings.lead')}</Paragraph>
      </div>
      {children}
    </Stack>
  );
}

function PastRating({ average, count, asOf }: NonNullable<OwnerRatingsProps['rating']>) {
  const { t, plural, locale } = useWords('ratings');
  const date = dateFormatter(locale.id, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(asOf));
  return (
    <div>
      <Paragraph size="lead">
        {t('ratings.short', { average: formatAverage(average, locale.id), ratings: plural('ratings.count', count) })}
      </Paragraph>
      <Paragraph tone="muted">{t('ratings.asOf', { date })}</Paragraph>
    </div>
  );
}

/** The height with five tags and five effects. */
const Space = styled.div`
  min-height: 850px;
  ${media.tablet} {
    min-height: 690px;
  }
  ${media.desktop} {
    min-height: 410px;
  }
  &[data-fitted] {
    min-height: 0;
  }
`;
