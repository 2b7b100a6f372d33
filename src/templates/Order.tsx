import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { PageContext } from '../content/pages/pageContext';
import { parseOrderPathIds } from '../domain/order/orderPathIds';
import { splitLocalePath } from '../domain/region/locales';
import { PageIntro } from '../features/editorial/PageIntro';
import { useSession } from '../state/session/session';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { Container } from '../ui/layout/Container';

export { PageHead as Head } from '../features/page-head/PageHead';

const OrderDetails = lazyNamed(() => import('../features/orders/OrderDetails'), 'OrderDetailsIsland');

/** Serves /delivery/order/{providerId}/{detailsId}; the ids are only known in the browser. */
export default function Order({ pageContext, location }: PageProps<object, PageContext>) {
  const { words, localPath, shell } = pageContext;
  const isSignedIn = useSession((state) => state.isSignedIn);
  const rest = splitLocalePath(location.pathname)?.rest ?? '';
  const name = parseOrderPathIds(rest.slice(localPath.length));
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <Container>
        {isSignedIn && (
          <Suspense>
            <OrderDetails key={name && `${name.providerId}/${name.detailsId}`} ids={name} shell={shell} />
          </Suspense>
        )}
      </Container>
    </>
  );
}
