import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { PageIntro } from '../features/editorial/PageIntro';
import { useClientValue } from '../state/hooks/useClientValue';
import { Skeleton } from '../ui/feedback/Skeleton';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { Container } from '../ui/layout/Container';
import { space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

const TrackedOrder = lazyNamed(
  () => import(/* webpackChunkName: "island-track" */ '../features/orders/tracking/TrackedOrderDetails'),
  'TrackedOrderIsland',
);

const placeholder = <Skeleton $height="320px" aria-hidden />;

/** Needs no account, because the URL's fragment contains a token. */
export default function Track({ pageContext: { words } }: PageProps<object, PageContext>) {
  // The fragment is only known in the browser.
  const isHydrated = useClientValue(() => true, false);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} width="text" />
      <Body $width="text">
        {isHydrated ? (
          <Suspense fallback={placeholder}>
            <TrackedOrder />
          </Suspense>
        ) : (
          placeholder
        )}
      </Body>
    </>
  );
}

const Body = styled(Container)`
  padding-bottom: ${space.section};
`;
