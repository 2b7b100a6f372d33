import { Suspense, useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Subcountry } from '../../../domain/region/regions';
import { shownIn } from '../../../domain/region/shownIn';
import { LoadFailure } from '../../../i18n/LoadFailure';
import { useWords } from '../../../i18n/LocaleContext';
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
  /** The section is hidden in all other regions. */
  regions: readonly Subcountry[];
}

/**
 * Client-only; the HTML reserves the usual height. If the ratings arrive while the section is below the viewport, the
 * reserved space shrinks to fit, which shifts nothing on screen.
 */
export function OwnerRatingsSummary({ slug, regions }: OwnerRatingsProps) {
  const isHydrated = useClientValue(() => true, false);
  const root = useRef<HTMLDivElement>(null);
  const [isFitted, setIsFitted] = useState(false);
  const fitIfOffscreen = useCallback(() => {
    if (root.current!.getBoundingClientRect().top > window.innerHeight) setIsFitted(true);
  }, []);
  return (
    <Space ref={root} {...shownIn(regions)} data-fitted={isFitted || undefined}>
      {isHydrated && (
        <Suspense>
          <Section slug={slug} onLoaded={fitIfOffscreen} />
        </Suspense>
      )}
    </Space>
  );
}

function Section(props: LiveRatingsProps) {
  const { t } = useWords('ratings');
  return (
    <Stack as="section" $gap={8} aria-labelledby="owner-ratings">
      <div>
        <Heading level={2} id="owner-ratings">
          {t('ratings.title')}
        </Heading>
        <Paragraph tone="muted">{t('ratings.lead')}</Paragraph>
      </div>
      <Suspense>
        <LiveRatings {...props} />
      </Suspense>
    </Stack>
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
