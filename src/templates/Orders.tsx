import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pageContext';
import { PageIntro } from '../features/editorial/PageIntro';
import { OrderList } from '../features/orders/OrderList';
import { useSession } from '../state/session';
import { QueryIsland } from '../state/QueryIsland';
import { Container } from '../ui/Container';

export { PageHead as Head } from '../features/page-head/PageHead';

/** S2-07. */
export default function Orders({ pageContext: { words } }: PageProps<object, PageContext>) {
  const isSignedIn = useSession((state) => state.isSignedIn);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <Container>{isSignedIn && <QueryIsland>
            <OrderList />
          </QueryIsland>}</Container>
    </>
  );
}
