import type { PageProps } from 'gatsby';
import { lazy, Suspense } from 'react';
import type { PageContext } from '../content/pageContext';
import { splitLocalePath } from '../domain/region/locales';
import { PageIntro } from '../features/editorial/PageIntro';
import { useSession } from '../state/session';
import { Container } from '../ui/Container';

export { PageHead as Head } from '../features/page-head/PageHead';

const OrderDetails = lazy(() =>
  import('../features/orders/OrderDetailsIsland').then(({ OrderDetailsIsland }) => ({ default: OrderDetailsIsland })),
);

/** S2-18: /delivery/order/{providerId}/{detailsId}, of which only the browser knows the end. */
export default function Order({ pageContext: { words, localPath }, location }: PageProps<object, PageContext>) {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const rest = splitLocalePath(location.pathname)?.rest ?? '';
  const [providerId, detailsId] = rest
    .slice(localPath.length + 1)
    .split('/')
    .map(decodeURIComponent);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <Container>
        {isSignedIn && (
          <Suspense>
            <OrderDetails providerId={providerId ?? ''} detailsId={detailsId ?? ''} />
          </Suspense>
        )}
      </Container>
    </>
  );
}
