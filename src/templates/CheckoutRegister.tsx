import type { PageProps } from 'gatsby';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { routePath } from '../domain/site/routing/routes';
import { CheckoutProgress } from '../features/checkout/CheckoutProgress';
import { PageIntro } from '../features/editorial/PageIntro';
import { SectionNotes } from '../features/editorial/SectionNotes';
import { SignInOrRegister } from '../features/sign-in/SignInOrRegister';
import { useLocalNavigate } from '../i18n/useLocalNavigate';
import { useCart } from '../state/cart';
import { useLegalNotice } from '../state/privacy/legalNotice';
import { useSession } from '../state/session/session';
import { lazyOptional } from '../ui/hydration/lazyNamed';
import { Container } from '../ui/layout/Container';
import { FormColumns } from '../ui/layout/FormColumns';
import { Stack } from '../ui/layout/Stack';
import { space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

const RegisterSummary = lazyOptional(() => import('../features/checkout/RegisterSummary'), 'RegisterSummary');

/** Continues for shoppers who are already signed in on arrival. Those who sign in here continue when they finish. */
function useAlreadySignedIn(continueToCheckout: () => void): void {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const hasChecked = useRef(false);
  useEffect(() => {
    if (isSignedIn === null || hasChecked.current) return;
    hasChecked.current = true;
    if (isSignedIn) continueToCheckout();
  }, [isSignedIn, continueToCheckout]);
}

/** True after the legal notice was accepted on top of this page, so that focus moves to the first field. */
function useNoticeAccepted(): boolean {
  const isAccepted = useLegalNotice((state) => state.isAccepted);
  const [wasPending, setWasPending] = useState(false);
  if (isAccepted === false && !wasPending) setWasPending(true);
  return wasPending && isAccepted === true;
}

export default function CheckoutRegister({ pageContext: { words, shell } }: PageProps<object, PageContext>) {
  const goTo = useLocalNavigate();
  const continueToCheckout = useCallback(() => goTo(routePath('checkout'), { replace: true }), [goTo]);
  useAlreadySignedIn(continueToCheckout);
  const hasAcceptedNotice = useNoticeAccepted();
  const hasItems = useCart(({ items }) => items.length > 0);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} width="text" />
      <Body>
        <FormColumns>
          <Stack $gap={8}>
            <Suspense>
              <CheckoutProgress current="details" />
            </Suspense>
            <SignInOrRegister
              termsVersion={shell.termsVersion}
              takesFocus={hasAcceptedNotice}
              onSignedIn={continueToCheckout}
            />
          </Stack>
          <Stack>
            <SectionNotes sections={words.sections} />
            {/* Last, because it loads after the page and must move nothing. */}
            {hasItems && (
              <Suspense>
                <RegisterSummary />
              </Suspense>
            )}
          </Stack>
        </FormColumns>
      </Body>
    </>
  );
}

const Body = styled(Container)`
  padding-bottom: ${space.section};
`;
