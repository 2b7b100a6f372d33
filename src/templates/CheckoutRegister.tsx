import type { PageProps } from 'gatsby';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { PageContext } from '../content/pages/pageContext';
import { routePath } from '../domain/site/routing/routes';
import { CheckoutProgress } from '../features/checkout/CheckoutProgress';
import { EditorialSection } from '../features/editorial/EditorialSection';
import { PageIntro } from '../features/editorial/PageIntro';
import { SignInOrRegister } from '../features/sign-in/SignInOrRegister';
import { useLocalNavigate } from '../i18n/useLocalNavigate';
import { useLegalNotice } from '../state/privacy/legalNotice';
import { useSession } from '../state/session/session';
import { Container } from '../ui/layout/Container';
import { Stack } from '../ui/layout/Stack';

export { PageHead as Head } from '../features/page-head/PageHead';

/** Calls `goOn` for shoppers who are already signed in on arrival. Those who sign in here continue when they finish. */
function useAlreadySignedIn(goOn: () => void): void {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const isKnown = useRef(false);
  useEffect(() => {
    if (isSignedIn === null || isKnown.current) return;
    isKnown.current = true;
    if (isSignedIn) goOn();
  }, [isSignedIn, goOn]);
}

/** True after the legal notice was accepted on top of this page, so that focus moves to the first field. */
function useNoticeAnswered(): boolean {
  const isAccepted = useLegalNotice((state) => state.isAccepted);
  const [wasAsked, setWasAsked] = useState(false);
  if (isAccepted === false && !wasAsked) setWasAsked(true);
  return wasAsked && isAccepted === true;
}

export default function CheckoutRegister({ pageContext: { words, shell } }: PageProps<object, PageContext>) {
  const goTo = useLocalNavigate();
  const goOn = useCallback(() => goTo(routePath('checkout'), { replace: true }), [goTo]);
  useAlreadySignedIn(goOn);
  const hasAnswered = useNoticeAnswered();
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} width="text" />
      <Container $width="text">
        <Stack $gap={8}>
          <Suspense>
            <CheckoutProgress current="details" />
          </Suspense>
          <SignInOrRegister termsVersion={shell.termsVersion} takesFocus={hasAnswered} onSignedIn={goOn} />
        </Stack>
      </Container>
      {words.sections.map((section) => (
        <EditorialSection key={section.id} section={section} width="text" />
      ))}
    </>
  );
}
