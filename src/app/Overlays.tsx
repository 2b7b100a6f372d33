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
import { reportError } from '../data/errorReporting/reportError';
import { isCrawler } from '../data/page/isCrawler';
import { unveilPage, veilPage } from '../data/page/pageAttributes';
import { mustShowLegalNotice } from '../domain/delivery/legalNotice';
import { isFeatureOn } from '../domain/region/features';
import type { pageRow } from '../domain/site/routing/routes';
import { useWords } from '../i18n/LocaleContext';
import { useConsent } from '../state/privacy/consent';
import { useHeldNavigation } from '../state/navigation/heldNavigation';
import { useLegalNotice } from '../state/privacy/legalNotice';
import { useNavigation } from '../state/navigation/navigation';
import { closePanel, usePanel } from '../state/panels';
import { useRegion, useRegionState } from '../state/region';
import { useSession } from '../state/session/session';
import { useToasts } from '../state/notifications/toasts';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { ErrorBoundary } from './failures/ErrorBoundary';
import { OverlayBoundary, PartFailure } from './failures/OverlayBoundary';

/** Loads an overlay that crawlers never see. */
const forPeople = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: isCrawler() ? (Unveiled as ComponentType<Props>) : await load() }));

const gates = {
  us: forPeople(async () => (await import(/* webpackChunkName: "gate-us" */ '../features/age-gate/GateUs')).GateUs),
  ca: forPeople(async () => (await import(/* webpackChunkName: "gate-ca" */ '../features/age-gate/GateCa')).GateCa),
};
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

/** Renders its children after the visitor's first scroll, or after ten seconds: the page itself comes first. */
function Later({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isDue) return;
    const due = () => setIsDue(true);
    const timer = setTimeout(due, 10_000);
    window.addEventListener('scroll', due, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', due);
    };
  }, [isDue]);
  return isDue && children;
}

const stay = () => useHeldNavigation.setState({ held: null });

interface OverlaysProps {
  context: PageContext;
  row: Pick<ReturnType<typeof pageRow>, 'isUngated' | 'isTask'>;
}

/** The first question that the visitor still has to answer: age and region, then the legal notice, then consent, unless a task is going on. */
function Question({ context, row }: OverlaysProps) {
  const { locale } = useWords();
  const { country } = locale;
  const isAccepted = useRegionState((state) => state.isAccepted?.[country] ?? null);
  const region = useRegion(country);
  const isSignedIn = useSession((state) => state.isSignedIn);
  const isNoticeAccepted = useLegalNotice((state) => state.isAccepted);
  const mustConsent = useConsent((state) => state.mustAsk);
  const Gate = gates[country];
  if (isAccepted === null) return null;
  if (!isAccepted && !row.isUngated && !isModalDisabled())
    return (
      <Suspense fallback={<Veiled />}>
        <Gate page={context} />
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
        {mustConsent && !row.isTask && context.routeId !== 'privacyChoices' && (
          <Later>
            <ConsentBar />
          </Later>
        )}
      </OverlayBoundary>
    </>
  );
}

/** Everything shown on top of the page. Each part loads when needed, and a failure leaves the page intact. */
export function Overlays({ context, row }: OverlaysProps) {
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
          <Question context={context} row={row} />
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
      <PartFailure />
    </>
  );
}
