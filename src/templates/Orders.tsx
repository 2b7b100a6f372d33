import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { PageContext } from '../content/pages/pageContext';
import { PageIntro } from '../features/editorial/PageIntro';
import { useSession } from '../state/session/session';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { Container } from '../ui/layout/Container';

export { PageHead as Head } from '../features/page-head/PageHead';

const OrderList = lazyNamed(() => import('../features/orders/OrderList'), 'OrderListIsland');

export default function Orders({ pageContext: { words } }: PageProps<object, PageContext>) {
  const isSignedIn = useSession((state) => state.isSignedIn);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <Container>
        {isSignedIn && (
          <Suspense>
            <OrderList />
          </Suspense>
        )}
      </Container>
    </>
  );
}
