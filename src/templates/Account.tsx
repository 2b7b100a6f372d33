import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { PageContext } from '../content/pages/pageContext';
import { PageIntro } from '../features/editorial/PageIntro';
import { useSession } from '../state/session/session';
import { Skeleton } from '../ui/feedback/Skeleton';
import { lazyOptional, lazyNamed } from '../ui/hydration/lazyNamed';
import { Container } from '../ui/layout/Container';

export { PageHead as Head } from '../features/page-head/PageHead';

const AccountOverview = lazyNamed(() => import('../features/account/AccountOverview'), 'AccountOverviewIsland');
const Membership = lazyOptional(() => import('../features/membership/MembershipCard'), 'MembershipIsland');

export default function Account({ pageContext: { words, shell } }: PageProps<object, PageContext>) {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const membership = (
    <Suspense fallback={<Skeleton $height="16rem" aria-hidden />}>
      <Membership />
    </Suspense>
  );
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <Container>
        {isSignedIn && (
          <Suspense>
            <AccountOverview brandName={shell.name} membership={membership} />
          </Suspense>
        )}
      </Container>
    </>
  );
}
