import type { PageProps } from 'gatsby';
import { lazy, Suspense } from 'react';
import type { PageContext } from '../content/pageContext';
import { PageIntro } from '../features/editorial/PageIntro';
import { LegalWarnings } from '../features/region-menu/LegalWarnings';
import { useLocale } from '../i18n/LocaleContext';
import { useSession } from '../state/session';
import { Container } from '../ui/Container';
import { Spinner } from '../ui/Spinner';

export { PageHead as Head } from '../features/page-head/PageHead';

const Checkout = lazy(() =>
  import('../features/checkout/CheckoutIsland').then(({ CheckoutIsland }) => ({ default: CheckoutIsland })),
);

export default function CheckoutPage({ pageContext: { words } }: PageProps<object, PageContext>) {
  const { t } = useLocale();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const waiting = <Spinner label={t('app.loading')} />;
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <Container>
        {isSignedIn ? (
          <Suspense fallback={waiting}>
            <Checkout />
          </Suspense>
        ) : (
          waiting
        )}
        <LegalWarnings />
      </Container>
    </>
  );
}
