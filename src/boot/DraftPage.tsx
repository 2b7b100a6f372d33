import { cloneElement, useSyncExternalStore, type ReactElement } from 'react';
import { App } from '../app/App';
import type { PageContext } from '../content/pages/pageContext';
import { regionOf } from '../domain/region/regions';
import { previewReady, type PreviewMessage } from '../domain/editorial/previewMessage';
import { useConsent } from '../state/privacy/consent';
import { useRegionState } from '../state/region';
import { fontFaces } from '../ui/theme/fonts';

let draft: PreviewMessage | null = null;
let rerender = () => {};

/** Shows the site as a visitor in the draft's region who has passed all gates. Stores nothing. */
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

const pathOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input, window.location.href).pathname;

/** Makes `fetch` return the draft's files instead of the site's. */
function serveFiles(): void {
  const fetchFromSite = window.fetch;
  window.fetch = (input, options) => {
    const file = draft?.files[pathOf(input)];
    return file === undefined
      ? fetchFromSite(input, options)
      : Promise.resolve(new Response(JSON.stringify(file), { headers: { 'content-type': 'application/json' } }));
  };
}

function receive({ data, origin }: MessageEvent<Partial<PreviewMessage> | null>): void {
  if (origin !== window.location.origin || data?.type !== 'preview-draft') return;
  const message = data as PreviewMessage;
  const hasOtherFiles = draft !== null && JSON.stringify(draft.files) !== JSON.stringify(message.files);
  // The page's caches hold what it fetched before, so reload it.
  if (hasOtherFiles) return window.location.reload();
  draft = message;
  enterRegion(message);
  rerender();
}

const announceReady = () => window.top?.postMessage({ type: previewReady }, window.location.origin);

function subscribe(change: () => void): () => void {
  rerender = change;
  window.addEventListener('message', receive);
  announceReady();
  return () => window.removeEventListener('message', receive);
}

/** Prepares a page in the editor's preview. It is rendered, because a draft may arrive before hydration would end. */
export function startPreview(): typeof App {
  serveFiles();
  // Phones have no scrollbar beside the page.
  document.documentElement.style.scrollbarWidth = 'none';
  // With `font-display: optional`, a font that loads late is never used. An editor waits for it.
  const faces = document.createElement('style');
  faces.textContent = fontFaces.replaceAll('optional', 'swap');
  document.head.append(faces);
  document.querySelector('main')?.remove();
  return DraftPage as typeof App;
}

interface DraftPageProps {
  context: PageContext;
  path: string;
  children: ReactElement<{ pageContext: PageContext }>;
}

function DraftPage({ context, path, children }: DraftPageProps) {
  const message = useSyncExternalStore(subscribe, () => draft);
  const isDraft = message?.path === path;
  const shown = isDraft ? (message.context as PageContext) : context;
  return (
    // A new key remounts the page: parts that hydrate when visible would keep their built HTML.
    <App key={isDraft ? 'draft' : 'built'} context={shown} path={path}>
      {isDraft ? cloneElement(children, { pageContext: shown, key: 'draft' }) : children}
    </App>
  );
}
