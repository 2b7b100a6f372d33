import { setRelease, captureError } from '../data/errorReporting/captureError';
import { localeOfPath } from '../domain/region/locales';
import { contentEditsPath } from '../domain/site/contentEditsPath';
import { guardInput } from '../domain/site/input/guardInput';
import { loadMessages } from '../i18n/loadMessages';
import { onMissingMessage } from '../i18n/messageStore';
import { startTracking } from '../state/privacy/tracking';
import { watchHistory } from '../state/navigation/navigation';
import { useSession } from '../state/session/session';
import { restoreStores } from '../state/storedStore';
import { buildHash } from './internals';
import { loadPagesWithMessages } from './prefetchPage';
import { reportStartFailure } from './startFailed';
import { tolerateTranslators } from './tolerateTranslators';

const isBuilt = process.env.NODE_ENV === 'production';

async function restore(path: string): Promise<void> {
  restoreStores();
  onMissingMessage((key, language) => captureError(new Error(`No ${language} message for ${key}`), { where: 'words' }));
  const { id } = localeOfPath(path);
  await loadMessages(id).catch((error: unknown) => {
    reportStartFailure();
    throw error;
  });
}

/** Adjusts React and Gatsby where they offer no option. */
function adaptFramework(restored: Promise<void>): void {
  tolerateTranslators();
  watchHistory();
  // Gatsby saves scroll positions only after hydration. Without this event, Back would lose the position of a page that
  // was last scrolled before.
  window.addEventListener('hydrated', () => window.scrollY > 0 && window.dispatchEvent(new Event('scroll')), {
    once: true,
  });
  loadPagesWithMessages(restored);
}

function schedule(): void {
  startTracking();
  if (useSession.getState().isSignedIn) setTimeout(checkSession, 1000);
  // Gatsby's development server has neither a service worker nor prefetched pages.
  if (isBuilt) {
    setRelease(buildHash());
    onceLoaded(() => setTimeout(runAfterLoad, 3000));
  }
  if (process.env.NODE_ENV === 'development')
    new EventSource(contentEditsPath).addEventListener('message', () => window.location.reload());
}

function onceLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback);
}

// A failed import is harmless: the next page load tries again.
const checkSession = () =>
  import('./watchSession').then(
    ({ watchSession }) => watchSession(),
    () => {},
  );
const runAfterLoad = () =>
  import(/* webpackChunkName: "watch-worker" */ './afterLoad').then(
    ({ afterLoad }) => afterLoad(),
    () => {},
  );

/** Runs before Gatsby loads the first page. */
export function startClient(path: string): void {
  // Register first, so that this runs before the key listeners of React and the site.
  guardInput(window);
  adaptFramework(restore(path));
  schedule();
}
