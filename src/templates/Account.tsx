import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pageContext';
import { AccountOverview } from '../features/account/AccountOverview';
import { PageIntro } from '../features/editorial/PageIntro';
import { useSession } from '../state/session';
import { QueryIsland } from '../state/QueryIsland';
import { Container } from '../ui/Container';

export { PageHead as Head } from '../features/page-head/PageHead';

/** S2-05. */
export default function Account({ pageContext: { words } }: PageProps<object, PageContext>) {
  const isSignedIn = useSession((state) => state.isSignedIn);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} width="text" />
      <Container $width="text">{isSignedIn && <QueryIsland>
            <AccountOverview />
          </QueryIsland>}</Container>
    </>
  );
}
