import { cloneElement, useSyncExternalStore, type ReactElement } from 'react';
import { App } from '../app/App';
import type { PageContext } from '../content/pages/pageContext';
import { regionOf } from '../domain/region/regions';
import { previewReady, type PreviewMessage } from '../domain/site/content/previewMessage';
import { useConsent } from '../state/privacy/consent';
import { useRegionState } from '../state/region';
import { fontFaces } from '../ui/theme/fonts';

let draft: PreviewMessage | null = null;
let redraw = () => {};

/** Shows the site as somebody in the draft's region who has answered all questions. Stores nothing. */
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

/** Answers with the draft's files in place of those that the site has. */
function serveFiles(): void {
  const fetchBuilt = window.fetch;
  window.fetch = (input, options) => {
    const file = draft?.files[pathOf(input)];
    return file === undefined
      ? fetchBuilt(input, options)
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
  redraw();
}

const tellEditor = () => window.top?.postMessage({ type: previewReady }, window.location.origin);

function subscribe(change: () => void): () => void {
  redraw = change;
  window.addEventListener('message', receive);
  tellEditor();
  return () => window.removeEventListener('message', receive);
}

/**
 * Prepares a page in the editor's preview. It is rendered, not hydrated, because a draft may come before hydration
 * ends. Phones have no scrollbar beside the page, so it has none here.
 */
export function startPreview(): typeof App {
  serveFiles();
  document.documentElement.style.scrollbarWidth = 'none';
  // With `font-display: optional`, a font that loads late is never used, even if `display` changes later. An editor waits
  // for the font, so declare its faces again.
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

/** A page that shows the editor's draft of it. */
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
