import type { PageProps } from 'gatsby';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { PageIntro } from '../features/editorial/PageIntro';
import { OrderTypeChoice } from '../features/delivery-address/OrderTypeChoice';
import { LegalWarnings } from '../features/region-menu/LegalWarnings';
import { useWords } from '../i18n/LocaleContext';
import { useSession } from '../state/session/session';
import { Container } from '../ui/layout/Container';
import { Spinner } from '../ui/feedback/Spinner';
import { space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

const Checkout = lazy(() =>
  import('../features/checkout/CheckoutIsland').then(({ CheckoutIsland }) => ({ default: CheckoutIsland })),
);

export default function CheckoutPage({ pageContext: { words } }: PageProps<object, PageContext>) {
  const { t } = useWords();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const placeholder = <Spinner label={t('app.loading')} />;
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <Container>
        {isSignedIn ? (
          <Suspense fallback={placeholder}>
            <Choice>
              <OrderTypeChoice />
            </Choice>
            <Checkout />
          </Suspense>
        ) : (
          placeholder
        )}
        <LegalWarnings />
      </Container>
    </>
  );
}

const Choice = styled.div`
  &:not(:empty) {
    padding-bottom: ${space[6]};
  }
`;
