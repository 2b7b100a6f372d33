import { navigate } from 'gatsby';
import { cloneElement, useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { App } from '../../app/App';
import type { PageContext } from '../../content/pages/pageContext';
import { previewReady, type PreviewMessage } from '../../domain/editorial/previewMessage';
import { setPageAttribute } from '../../data/page/pageAttributes';
import { regionOf } from '../../domain/region/regions';
import { pageRow } from '../../domain/site/routing/routes';
import { openPanel } from '../../state/panels';
import { useConsent } from '../../state/privacy/consent';
import { useRegionState } from '../../state/region';
import { useSession } from '../../state/session/session';
import { applyPreviewFiles } from './applyPreviewFiles';

let draft: PreviewMessage | null = null;
let rerender = () => {};

/** Enters the draft's region, with the age gate passed and the question about cookies answered. Stores nothing. */
function enterRegion({ region: code }: PreviewMessage): void {
  const region = regionOf(code);
  const { country } = region;
  useConsent.setState({ mustAsk: false });
  useRegionState.setState(({ regions }) => ({
    regions: { ...regions, [country]: region },
    isAccepted: { us: true, ca: true },
    isChosen: { us: true, ca: true },
  }));
}

let hasOpenedPanel = false;

/** Waits while somebody types into the form, because a panel takes the focus. */
function openPanelOnce({ panel }: PreviewMessage): void {
  const form = window.top!.document;
  if (!panel || hasOpenedPanel || form.activeElement !== form.body) return;
  hasOpenedPanel = true;
  openPanel(panel);
}

function receive({ data, origin }: MessageEvent<Partial<PreviewMessage> | null>): void {
  if (origin !== window.location.origin || data?.type !== 'preview-draft') return;
  draft = data as PreviewMessage;
  enterRegion(draft);
  openPanelOnce(draft);
  void applyPreviewFiles(draft.files);
  rerender();
}

const announceReady = () => window.top?.postMessage({ type: previewReady }, window.location.origin);

function subscribe(change: () => void): () => void {
  rerender = change;
  window.addEventListener('message', receive);
  announceReady();
  return () => window.removeEventListener('message', receive);
}

/** Returns to a page that led to sign in, because nobody is signed in: it needs no session to show its words. */
function useReturnFromSignIn(message: PreviewMessage | null, { routeId }: PageContext): void {
  useEffect(() => {
    if (!message || routeId !== 'signIn' || !pageRow((message.context as PageContext).routeId).isSignedIn) return;
    useSession.setState({ isSignedIn: null });
    setPageAttribute('session', 'in');
    void navigate(message.path, { replace: true });
  }, [message, routeId]);
}

interface DraftPageProps {
  context: PageContext;
  path: string;
  children: ReactElement<{ pageContext: PageContext }>;
}

/** Shows a page with the draft that the editor sends. */
export function DraftPage({ context, path, children }: DraftPageProps) {
  const message = useSyncExternalStore(subscribe, () => draft);
  useReturnFromSignIn(message, context);
  const isDraft = message?.path === path;
  const shown = isDraft ? (message.context as PageContext) : context;
  return (
    // Remount with a new key. Otherwise parts that hydrate when visible would keep their built HTML.
    <App key={isDraft ? 'draft' : 'built'} context={shown} path={path}>
      {isDraft ? cloneElement(children, { pageContext: shown, key: 'draft' }) : children}
    </App>
  );
}
