import { reportError } from '../data/errorReporting/reportError';
import { dropCrawlerTags } from '../data/page/dropCrawlerTags';
import { defaultLocale, splitLocalePath } from '../domain/region/locales';
import { loadMessages } from '../i18n/loadMessages';
import { onMissingMessage } from '../i18n/messageStore';
import { restoreCart } from '../state/cart';
import { restoreConsent } from '../state/consent';
import { restoreDeliveryPlace, restoreStorePlace } from '../state/deliveryPlace';
import { restoreLegalNotice } from '../state/legalNotice';
import { measureRoute, startMeasuring } from '../state/measuring';
import { navigationDelayed, navigationEnded, watchHistory } from '../state/navigation';
import { restoreRegion } from '../state/region';
import { restoreSession, useSession } from '../state/session';
import { showMissingPagesInPlace } from './missingPages';
import { loadPagesWithWords } from './preparePage';

/** Parses the chunk mapping. Gatsby 5.16 leaves it as text, and then never prefetches a page's component. */
function readChunkMapping(): void {
  const name = '___chunkMapping';
  const page = window as unknown as Record<typeof name, unknown>;
  const mapping = page[name];
  if (typeof mapping === 'string') page[name] = JSON.parse(mapping);
}

/** Checks the session of a visitor with a token about a second later, after the page's first content has loaded. */
function checkLater(): void {
  const check = () =>
    import('./watchSession').then(
      ({ watchSession }) => watchSession(),
      () => {},
    );
  if (useSession.getState().isSignedIn) setTimeout(check, 1000);
}

/** Starts the worker once the first page has loaded its resources. Gatsby's development server has no worker. */
function keepLater(): void {
  if (process.env.NODE_ENV !== 'production') return;
  const keep = () =>
    setTimeout(() => {
      import('./watchWorker').then(
        ({ watchWorker }) => watchWorker(),
        () => {},
      );
    }, 3000);
  if (document.readyState === 'complete') keep();
  else window.addEventListener('load', keep);
}

/** Under `npm run dev`, shows content edits in the open page. */
async function followEdits(): Promise<void> {
  if (process.env.NODE_ENV === 'development') (await import('./followEdits')).followEdits();
}

/** Runs before the first hydration: restores what this browser stored, and loads the page's messages. */
export async function startClient(path: string): Promise<void> {
  readChunkMapping();
  restoreRegion();
  restoreSession();
  restoreCart();
  restoreDeliveryPlace();
  restoreStorePlace();
  restoreLegalNotice();
  restoreConsent();
  watchHistory();
  // Gatsby's development server has its own 404 page.
  if (process.env.NODE_ENV === 'production') showMissingPagesInPlace();
  loadPagesWithWords();
  startMeasuring();
  checkLater();
  keepLater();
  followEdits().catch(() => undefined);
  onMissingMessage((key, language) => reportError(new Error(`No ${language} message for ${key}`), { where: 'words' }));
  await loadMessages(splitLocalePath(path)?.locale.id ?? defaultLocale.id);
}

/** Gatsby calls this when a page is still loading a second after it was requested. */
export const pageDelayed = (): void => navigationDelayed();

/** Called when a page is on screen: the first one, or another one after `before`. */
export function pageOpened(path: string, before?: string): void {
  const isOther = before !== undefined && before !== path;
  if (isOther) {
    dropCrawlerTags();
    // After in-site navigation the HTML was never fetched. Cache it, so that the address opens offline.
    navigator.serviceWorker?.controller?.postMessage({ type: 'keep', path, files: [] });
  }
  navigationEnded(path, isOther);
  measureRoute(path);
}
