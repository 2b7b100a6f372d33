import { setRelease, reportError } from '../data/errorReporting/reportError';
import { removeCrawlerTags } from '../data/page/removeCrawlerTags';
import { defaultLocale, splitLocalePath } from '../domain/region/locales';
import { loadMessages } from '../i18n/loadMessages';
import { onMissingMessage } from '../i18n/messageStore';
import { trackPageView, startTracking } from '../state/privacy/tracking';
import { navigationDelayed, navigationEnded, watchHistory } from '../state/navigation/navigation';
import { useSession } from '../state/session/session';
import { restoreStores } from '../state/storedStore';
import { buildHash, parseChunkNames, silenceAnnouncer } from './internals';
import { showMissingPagesInPlace } from './missingPages';
import { loadPagesWithWords } from './preparePage';
import { reportStartFailure } from './startFailed';
import { tolerateTranslators } from './tolerateTranslators';
import { loadPreview } from './wrapPage';

/** Checks the session of a visitor with a token about a second later, after the page's first content has loaded. */
function checkLater(): void {
  const check = () =>
    import('./watchSession').then(
      ({ watchSession }) => watchSession(),
      () => {},
    );
  if (useSession.getState().isSignedIn) setTimeout(check, 1000);
}

/**
 * Starts the worker and the transitions between pages once the first page has loaded its resources. Gatsby's
 * development server has neither.
 */
function keepLater(): void {
  if (process.env.NODE_ENV !== 'production') return;
  const keep = () =>
    setTimeout(() => {
      import(/* webpackChunkName: "watch-worker" */ './afterLoad').then(
        ({ afterLoad }) => afterLoad(),
        () => {},
      );
    }, 3000);
  if (document.readyState === 'complete') keep();
  else window.addEventListener('load', keep);
}

/**
 * Gatsby saves scroll positions only from hydration on. Without an event then, Back would lose the position of a page
 * that was scrolled earlier and not since.
 */
function saveEarlyScroll(): void {
  window.addEventListener('hydrated', () => window.scrollY > 0 && window.dispatchEvent(new Event('scroll')), {
    once: true,
  });
}

/** Prepares what only a built page has: chunk names, a build hash and 404 pages in each language. */
function startBuiltPage(): void {
  parseChunkNames();
  setRelease(buildHash());
  showMissingPagesInPlace();
}

/** Under `npm run dev`, shows content edits in the open page. */
async function followEdits(): Promise<void> {
  if (process.env.NODE_ENV === 'development') (await import('./followEdits')).followEdits();
}

/** Runs before the first hydration: restores what this browser stored, and loads the page's messages. */
export async function startClient(path: string): Promise<void> {
  tolerateTranslators();
  restoreStores();
  watchHistory();
  saveEarlyScroll();
  if (process.env.NODE_ENV === 'production') startBuiltPage();
  loadPagesWithWords();
  startTracking();
  checkLater();
  keepLater();
  followEdits().catch(() => undefined);
  onMissingMessage((key, language) => reportError(new Error(`No ${language} message for ${key}`), { where: 'words' }));
  const { id } = splitLocalePath(path)?.locale ?? defaultLocale;
  await Promise.all([loadMessages(id), loadPreview()]).catch((error: unknown) => {
    reportStartFailure();
    throw error;
  });
}

/** Gatsby calls this when a page is still loading a second after it was requested. */
export const pageDelayed = (): void => navigationDelayed();

/** Called when a page is on screen: the first one, or another one after `before`. */
export function pageOpened(path: string, before?: string): void {
  silenceAnnouncer();
  const isOther = before !== undefined && before !== path;
  if (isOther) {
    removeCrawlerTags();
    // After in-site navigation the HTML was never fetched. Cache it, so that the address opens offline.
    navigator.serviceWorker?.controller?.postMessage({ type: 'keep', path, files: [] });
  }
  navigationEnded(path, isOther);
  trackPageView(path);
}
