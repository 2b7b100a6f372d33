import { lazy, Suspense, useDeferredValue, useLayoutEffect, type ComponentType } from 'react';
import type { PageContext } from '../content/pageContext';
import { reportError } from '../data/errorReporting/reportError';
import { unveilPage, veilPage } from '../data/page/pageAttributes';
import { mustShowLegalNotice } from '../domain/delivery/legalNotice';
import { isFeatureOn } from '../domain/region/features';
import { useLocale } from '../i18n/LocaleContext';
import { useConsent } from '../state/consent';
import { useHeldNavigation } from '../state/heldNavigation';
import { useLegalNotice } from '../state/legalNotice';
import { useNavigation } from '../state/navigation';
import { closePanel, usePanel } from '../state/panels';
import { useRegion, useRegionState } from '../state/region';
import { useSession } from '../state/session';
import { useToasts } from '../state/toasts';
import { lazyNamed } from '../ui/lazyNamed';
import { ErrorBoundary } from './ErrorBoundary';
import { OverlayBoundary } from './OverlayBoundary';

/** Loads an overlay that crawlers never see. */
const forPeople = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [{ isCrawler }, component] = await Promise.all([import('../data/page/isCrawler'), load()]);
    return { default: isCrawler() ? (Unveiled as ComponentType<Props>) : component };
  });

const AgeGate = forPeople(async () => (await import('../features/age-gate/AgeGate')).AgeGate);
const ConsentBar = forPeople(async () => (await import('../features/consent/ConsentBar')).ConsentBar);
const LeaveDialog = lazyNamed(() => import('../features/leave-page/LeaveDialog'), 'LeaveDialog');
const LegalNotice = lazyNamed(() => import('../features/legal-notice/LegalNotice'), 'LegalNotice');
const Panels = lazyNamed(() => import('./Panels'), 'Panels');
const SlowNavigation = lazyNamed(() => import('./SlowNavigation'), 'SlowNavigation');
const Toasts = lazyNamed(() => import('./Toasts'), 'Toasts');

/** Removes the veil that was shown before the first paint. */
function Unveiled() {
  useLayoutEffect(unveilPage, []);
  return null;
}

/** Shows the veil after in-site navigation, while the gate loads. */
function Veiled() {
  useLayoutEffect(veilPage, []);
  return null;
}

/** Query flag that skips the gate. */
const isModalDisabled = () => new URLSearchParams(window.location.search).has('disable-modal');

const stay = () => useHeldNavigation.setState({ held: null });

interface OverlaysProps {
  context: PageContext;
  isUngated: boolean;
}

/** The first question that the visitor still has to answer: age and region, then the legal notice, then consent. */
function Question({ context, isUngated }: OverlaysProps) {
  const { locale } = useLocale();
  const { country } = locale;
  const isAccepted = useRegionState((state) => state.isAccepted?.[country] ?? null);
  const region = useRegion(country);
  const isSignedIn = useSession((state) => state.isSignedIn);
  const isNoticeAccepted = useLegalNotice((state) => state.isAccepted);
  const mustConsent = useConsent((state) => state.mustAsk);
  if (isAccepted === null) return null;
  if (!isAccepted && !isUngated && !isModalDisabled())
    return (
      <Suspense fallback={<Veiled />}>
        <AgeGate page={context} />
      </Suspense>
    );
  const canDeliver = isFeatureOn('expressDelivery', region.code);
  const { localPath } = context;
  if (mustShowLegalNotice({ localPath, isSignedIn, isAccepted: isNoticeAccepted, canDeliver }))
    return (
      <>
        <Unveiled />
        <LegalNotice termsVersion={context.shell.termsVersion} />
      </>
    );
  return (
    <>
      <Unveiled />
      <OverlayBoundary onError={reportError}>
        {mustConsent && context.routeId !== 'privacyChoices' && <ConsentBar />}
      </OverlayBoundary>
    </>
  );
}

/** Everything shown on top of the page. Each part loads when needed, and a failure leaves the page intact. */
export function Overlays({ context, isUngated }: OverlaysProps) {
  const open = usePanel((state) => state.open);
  // Respond to the click first, and render the panel in a transition.
  const drawn = useDeferredValue(open);
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0);
  const held = useHeldNavigation((state) => state.held);
  const isSlow = useNavigation((state) => state.isSlow);
  const { localPath } = context;
  return (
    <>
      <OverlayBoundary isRequired resetKey={localPath} onError={reportError}>
        <Suspense>
          <Question context={context} isUngated={isUngated} />
        </Suspense>
      </OverlayBoundary>
      <OverlayBoundary resetKey={open} onError={reportError} onDismiss={closePanel}>
        <Suspense>{open && open === drawn && <Panels context={context} />}</Suspense>
      </OverlayBoundary>
      <OverlayBoundary resetKey={hasToasts} onError={reportError}>
        <Suspense>{hasToasts && <Toasts />}</Suspense>
      </OverlayBoundary>
      <ErrorBoundary resetKey={isSlow} fallback={null}>
        <Suspense>{isSlow && <SlowNavigation />}</Suspense>
      </ErrorBoundary>
      <OverlayBoundary resetKey={held} onError={reportError} onDismiss={stay}>
        <Suspense>{held && <LeaveDialog />}</Suspense>
      </OverlayBoundary>
    </>
  );
}
