import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { PageContext } from '../content/pages/pageContext';
import { captureError } from '../data/errorReporting/captureError';
import { isCrawler } from '../data/page/isCrawler';
import { unveilPage, veilPage } from '../data/page/pageAttributes';
import { mustShowLegalNotice } from '../domain/delivery/legalNotice';
import { isFeatureOn } from '../domain/region/features';
import type { pageRow } from '../domain/site/routing/routes';
import { useWords } from '../i18n/LocaleContext';
import { useConsent } from '../state/privacy/consent';
import { useBlockedNavigation } from '../state/navigation/blockedNavigation';
import { useLegalNotice } from '../state/privacy/legalNotice';
import { useNavigation } from '../state/navigation/navigation';
import { closePanel, usePanel } from '../state/panels';
import { useRegion, useRegionState } from '../state/region';
import { answerPrompt, useAccountPrompt } from '../state/session/accountPrompt';
import { useSession } from '../state/session/session';
import { useToasts } from '../state/notifications/toasts';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { ErrorBoundary } from './failures/ErrorBoundary';
import { OverlayBoundary, LazyPartFailure } from './failures/OverlayBoundary';

/** Replaces an overlay that crawlers must not see. */
const lazyForVisitors = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: isCrawler() ? (RemoveVeil as ComponentType<Props>) : await load() }));

const gates = {
  us: lazyForVisitors(
    async () => (await import(/* webpackChunkName: "gate-us" */ '../features/age-gate/GateUs')).GateUs,
  ),
  ca: lazyForVisitors(
    async () => (await import(/* webpackChunkName: "gate-ca" */ '../features/age-gate/GateCa')).GateCa,
  ),
};
const ConsentBar = lazyForVisitors(async () => (await import('../features/consent/ConsentBar')).ConsentBar);
const CompleteAccount = lazyNamed(() => import('../features/complete-account/CompleteAccount'), 'CompleteAccount');
const LeaveDialog = lazyNamed(() => import('../features/leave-page/LeaveDialog'), 'LeaveDialog');
const LegalNotice = lazyNamed(() => import('../features/legal-notice/LegalNotice'), 'LegalNotice');
const Panels = lazyNamed(() => import('./Panels'), 'Panels');
const SlowNavigation = lazyNamed(() => import('./SlowNavigation'), 'SlowNavigation');
const Toasts = lazyNamed(() => import('./Toasts'), 'Toasts');

/** Removes the veil that the script in the page's head shows before the first paint. */
function RemoveVeil() {
  useLayoutEffect(unveilPage, []);
  return null;
}

/** Shows the veil after in-site navigation, while the gate loads. */
function ShowVeil() {
  useLayoutEffect(veilPage, []);
  return null;
}

const isModalDisabled = () => new URLSearchParams(window.location.search).has('disable-modal');

/** Waits for the first scroll or for ten seconds, so that the visitor sees the page first. */
function DeferUntilScroll({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isDue) return;
    const reveal = () => setIsDue(true);
    const timer = setTimeout(reveal, 10_000);
    window.addEventListener('scroll', reveal, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', reveal);
    };
  }, [isDue]);
  return isDue && children;
}

const declinePrompt = () => answerPrompt(false);
const cancelLeaving = () => useBlockedNavigation.setState({ blocked: null });

interface OverlaysProps {
  context: PageContext;
  row: Pick<ReturnType<typeof pageRow>, 'isUngated' | 'isTask'>;
}

/** Asks one question at a time: age and region, the legal notice, what the account lacks, then consent. */
function VisitorPrompt({ context, row }: OverlaysProps) {
  const { locale } = useWords();
  const { country } = locale;
  const isAccepted = useRegionState((state) => state.isAccepted?.[country] ?? null);
  const region = useRegion(country);
  const isSignedIn = useSession((state) => state.isSignedIn);
  const isNoticeAccepted = useLegalNotice((state) => state.isAccepted);
  const mustConsent = useConsent((state) => state.mustAsk);
  const lacksDetails = useAccountPrompt(({ answer }) => answer !== null);
  const Gate = gates[country];
  if (isAccepted === null) return null;
  if (!isAccepted && !row.isUngated && !isModalDisabled())
    return (
      <Suspense fallback={<ShowVeil />}>
        <Gate page={context} />
      </Suspense>
    );
  const canDeliver = isFeatureOn('expressDelivery', region.code);
  const { localPath } = context;
  if (mustShowLegalNotice({ localPath, isSignedIn, isAccepted: isNoticeAccepted, canDeliver }))
    return (
      <>
        <RemoveVeil />
        <LegalNotice termsVersion={context.shell.termsVersion} />
      </>
    );
  if (lacksDetails)
    return (
      <>
        <RemoveVeil />
        <OverlayBoundary onError={captureError} onDismiss={declinePrompt}>
          <Suspense>
            <CompleteAccount />
          </Suspense>
        </OverlayBoundary>
      </>
    );
  return (
    <>
      <RemoveVeil />
      <OverlayBoundary onError={captureError}>
        {mustConsent && !row.isTask && context.routeId !== 'privacyChoices' && (
          <DeferUntilScroll>
            <ConsentBar />
          </DeferUntilScroll>
        )}
      </OverlayBoundary>
    </>
  );
}

/** Each overlay loads when needed, and the page survives if one fails. */
export function Overlays({ context, row }: OverlaysProps) {
  const open = usePanel((state) => state.open);
  // Respond to the click first, and render the panel in a transition.
  const deferredOpen = useDeferredValue(open);
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0);
  const blocked = useBlockedNavigation((state) => state.blocked);
  const isSlow = useNavigation((state) => state.isSlow);
  const { localPath } = context;
  return (
    <>
      <OverlayBoundary isRequired resetKey={localPath} onError={captureError}>
        <Suspense>
          <VisitorPrompt context={context} row={row} />
        </Suspense>
      </OverlayBoundary>
      <OverlayBoundary resetKey={open} onError={captureError} onDismiss={closePanel}>
        <Suspense>{open && open === deferredOpen && <Panels context={context} />}</Suspense>
      </OverlayBoundary>
      <OverlayBoundary resetKey={hasToasts} onError={captureError}>
        <Suspense>{hasToasts && <Toasts />}</Suspense>
      </OverlayBoundary>
      <ErrorBoundary resetKey={isSlow} fallback={null}>
        <Suspense>{isSlow && <SlowNavigation />}</Suspense>
      </ErrorBoundary>
      <OverlayBoundary resetKey={blocked} onError={captureError} onDismiss={cancelLeaving}>
        <Suspense>{blocked && <LeaveDialog />}</Suspense>
      </OverlayBoundary>
      <LazyPartFailure />
    </>
  );
}
