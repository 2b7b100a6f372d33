import type { PageProps } from 'gatsby';
import { lazy, Suspense } from 'react';
import type { PageContext } from '../content/pageContext';
import { PageIntro } from '../features/editorial/PageIntro';
import { useSession } from '../state/session';
import { Container } from '../ui/Container';

export { PageHead as Head } from '../features/page-head/PageHead';

const AccountOverview = lazy(() =>
  import('../features/account/AccountOverviewIsland').then(({ AccountOverviewIsland }) => ({
    default: AccountOverviewIsland,
  })),
);

/** S2-05. */
export default function Account({ pageContext: { words } }: PageProps<object, PageContext>) {
  const isSignedIn = useSession((state) => state.isSignedIn);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} width="text" />
      <Container $width="text">
        {isSignedIn && (
          <Suspense>
            <AccountOverview />
          </Suspense>
        )}
      </Container>
    </>
  );
}
