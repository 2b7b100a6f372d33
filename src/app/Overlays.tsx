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

/** D-11, D-37: a part that no crawler is shown. */
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

/** Takes the veil away that was hung before the first paint. */
function Unveiled() {
  useLayoutEffect(unveilPage, []);
  return null;
}

/** S1-04: hangs the veil over a page that was come to from within, while the gate is on its way. */
function Veiled() {
  useLayoutEffect(veilPage, []);
  return null;
}

/** S4-34: the flag of an address that keeps the gate away. */
const isModalDisabled = () => new URLSearchParams(window.location.search).has('disable-modal');

const stay = () => useHeldNavigation.setState({ held: null });

interface OverlaysProps {
  context: PageContext;
  isUngated: boolean;
}

/** The one question that the visitor has to answer first: age and region, then the legal notice, then consent. */
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

/** What lies over the page: each part is loaded when it is wanted, and none takes the page down with it. */
export function Overlays({ context, isUngated }: OverlaysProps) {
  const open = usePanel((state) => state.open);
  // The press is answered first; the panel is drawn in slices after it.
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
