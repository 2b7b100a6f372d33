import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { PageIntro } from '../features/editorial/PageIntro';
import { FavoriteList } from '../features/shop/shortlist/FavoriteList';
import { QueryIsland } from '../state/QueryIsland';
import { useClientValue } from '../state/hooks/useClientValue';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Container } from '../ui/layout/Container';
import { space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

const placeholder = <Skeleton $height="320px" aria-hidden />;

export default function Favorites({ pageContext: { words } }: PageProps<object, PageContext>) {
  const isHydrated = useClientValue(() => true, false);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} isCompact />
      <Body>
        {isHydrated ? (
          <Suspense fallback={placeholder}>
            <QueryIsland>
              <FavoriteList />
            </QueryIsland>
          </Suspense>
        ) : (
          placeholder
        )}
      </Body>
    </>
  );
}

const Body = styled(Container)`
  min-height: 60vh;
  padding-bottom: ${space.section};
`;
