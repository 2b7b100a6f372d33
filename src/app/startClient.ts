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
import { loadPagesWithWords } from './readyPage';

/** Gatsby 5.16 leaves this as text, and then never prefetches a page's component (S9-13). */
function readChunkMapping(): void {
  const name = '___chunkMapping';
  const page = window as unknown as Record<typeof name, unknown>;
  const mapping = page[name];
  if (typeof mapping === 'string') page[name] = JSON.parse(mapping);
}

/** S4-42: who has a token is asked about a second later, when what the page shows at first is there. */
function checkLater(): void {
  const check = () =>
    import('./watchSession').then(
      ({ watchSession }) => watchSession(),
      () => {},
    );
  if (useSession.getState().isSignedIn) setTimeout(check, 1000);
}

/** S7-26: when the first page has all that it asked for. Gatsby's development server has no worker. */
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

/** `npm run dev`: what editors save shows in the open page. */
async function followEdits(): Promise<void> {
  if (process.env.NODE_ENV === 'development') (await import('./followEdits')).followEdits();
}

/** Before the first hydration: what this browser stored, and the words of the page that it is on. */
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
  // Gatsby's development server has a 404 page of its own.
  if (process.env.NODE_ENV === 'production') showMissingPagesInPlace();
  loadPagesWithWords();
  startMeasuring();
  checkLater();
  keepLater();
  followEdits().catch(() => undefined);
  // S8-21
  onMissingMessage((key, language) => reportError(new Error(`No ${language} message for ${key}`), { where: 'words' }));
  await loadMessages(splitLocalePath(path)?.locale.id ?? defaultLocale.id);
}

/** Gatsby says so a second after a page was asked for that is still on its way (S9-13). */
export const pageDelayed = (): void => navigationDelayed();

/** A page is on screen: the first one, or another after `before`. */
export function pageOpened(path: string, before?: string): void {
  const isOther = before !== undefined && before !== path;
  if (isOther) {
    dropCrawlerTags();
    // Its HTML was not asked for: without a network the address would open nothing.
    navigator.serviceWorker?.controller?.postMessage({ type: 'keep', path, files: [] });
  }
  navigationEnded(path, isOther);
  measureRoute(path);
}
