import { cloneElement, useSyncExternalStore, type ReactElement } from 'react';
import { App } from '../../app/App';
import type { PageContext } from '../../content/pages/pageContext';
import { previewReady, type PreviewMessage } from '../../domain/editorial/previewMessage';
import { regionOf } from '../../domain/region/regions';
import { useConsent } from '../../state/privacy/consent';
import { useRegionState } from '../../state/region';
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

function receive({ data, origin }: MessageEvent<Partial<PreviewMessage> | null>): void {
  if (origin !== window.location.origin || data?.type !== 'preview-draft') return;
  draft = data as PreviewMessage;
  enterRegion(draft);
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

interface DraftPageProps {
  context: PageContext;
  path: string;
  children: ReactElement<{ pageContext: PageContext }>;
}

/** Shows a page with the draft that the editor sends. */
export function DraftPage({ context, path, children }: DraftPageProps) {
  const message = useSyncExternalStore(subscribe, () => draft);
  const isDraft = message?.path === path;
  const shown = isDraft ? (message.context as PageContext) : context;
  return (
    // Remount with a new key. Otherwise parts that hydrate when visible would keep their built HTML.
    <App key={isDraft ? 'draft' : 'built'} context={shown} path={path}>
      {isDraft ? cloneElement(children, { pageContext: shown, key: 'draft' }) : children}
    </App>
  );
}
