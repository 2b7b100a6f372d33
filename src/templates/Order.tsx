import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pageContext';
import { splitLocalePath } from '../domain/region/locales';
import { PageIntro } from '../features/editorial/PageIntro';
import { OrderDetails } from '../features/orders/OrderDetails';
import { useAllWords } from '../i18n/LocaleContext';
import { useSession } from '../state/session';
import { QueryIsland } from '../state/QueryIsland';
import { Container } from '../ui/Container';
import { Notice } from '../ui/Notice';

export { PageHead as Head } from '../features/page-head/PageHead';

/** S2-18: /delivery/order/{providerId}/{detailsId}, of which only the browser knows the end. */
export default function Order({ pageContext: { words, localPath }, location }: PageProps<object, PageContext>) {
  const { t } = useAllWords();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const rest = splitLocalePath(location.pathname)?.rest ?? '';
  const [providerId, detailsId] = rest.slice(localPath.length + 1).split('/').map(decodeURIComponent);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <Container>
        {isSignedIn && providerId && detailsId ? (
          <QueryIsland>
            <OrderDetails providerId={providerId} detailsId={detailsId} />
          </QueryIsland>
        ) : (
          isSignedIn && <Notice tone="error">{t('order.notFound')}</Notice>
        )}
      </Container>
    </>
  );
}
