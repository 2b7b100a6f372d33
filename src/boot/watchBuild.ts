import { fetchSiteFile } from '../data/siteFile';
import { localeOfPath } from '../domain/region/locales';
import { buildChannel, appDataFile } from '../domain/site/routing/pageDataFiles';
import { loadMessages } from '../i18n/loadMessages';
import { loadedTranslator } from '../i18n/messageStore';
import { useNavigation } from '../state/navigation/navigation';
import { showToast } from '../state/notifications/toasts';
import { buildHash, type AppData } from './internals';

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Between checks when the shopper returns to the tab. */
const minCheckIntervalMs = 60_000;
const retryMs = 2000;

// Bypasses the HTTP cache and the worker's cache, which would return the current build's hash.
const newestBuild = async () =>
  (await fetchSiteFile<AppData>(appDataFile, { cache: 'no-store', shape: { fields: ['webpackCompilationHash'] } }))
    .webpackCompilationHash;

/** A reload is optional: the next page opened from here uses the newer build anyway. */
async function offer(): Promise<void> {
  const { id } = localeOfPath(window.location.pathname);
  await loadMessages(id, 'pages');
  const { t } = loadedTranslator(id)!;
  showToast({
    variant: 'info',
    message: t('app.updateReady'),
    action: { label: t('app.reload'), run: () => window.location.reload() },
    isPersistent: true,
  });
}

/** A reload within this time after a page opened goes unnoticed. */
const unnoticedReloadMs = 2000;
const inputTypes = ['pointerdown', 'keydown', 'wheel'] as const;

/** Returns a function that stops watching. It returns true if the page opened just now and had no input. */
function watchInput(): () => boolean {
  const opened = Date.now();
  const input = new AbortController();
  for (const type of inputTypes) addEventListener(type, () => input.abort(), { signal: input.signal, capture: true });
  return () => {
    const isUnused = !input.signal.aborted && Date.now() - opened < unnoticedReloadMs;
    input.abort();
    return isUnused;
  };
}

/**
 * Offers to reload once for each new build, when the shopper returns to the tab or goes back online. A prefetched page
 * opens without a check, so the check follows, and reloads the page if it had no input yet.
 */
export function watchBuild(beforeCheck: () => Promise<unknown> | undefined = () => undefined): void {
  let offered: string = buildHash();
  let lastCheckAt = Date.now();
  const check = async (isUnused = () => false) => {
    lastCheckAt = Date.now();
    const newest = await newestBuild();
    if (!newest || newest === buildHash()) return;
    if (isUnused()) return window.location.reload();
    if (newest === offered) return;
    offered = newest;
    await offer();
  };
  const checkQuietly = (isUnused?: () => boolean) => check(isUnused).catch(() => undefined);
  // Only a local server's editor announces its builds here. Elsewhere an open channel could keep pages out of the
  // back/forward cache.
  if (localHosts.includes(window.location.hostname))
    new BroadcastChannel(buildChannel).addEventListener('message', () => window.location.reload());
  // Browsers fire `online` slightly before the network works.
  const onReturn = async () => {
    await beforeCheck()?.catch(() => undefined);
    await check().catch(() => setTimeout(checkQuietly, retryMs));
  };
  window.addEventListener('online', () => void onReturn());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastCheckAt > minCheckIntervalMs) void onReturn();
  });
  useNavigation.subscribe(({ opened }, before) => {
    if (opened !== before.opened) void checkQuietly(watchInput());
  });
}
