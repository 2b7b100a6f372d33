import { fetchSiteFile } from '../data/siteFile';
import { defaultLocale, splitLocalePath } from '../domain/region/locales';
import { buildChannel, appDataFile } from '../domain/site/routing/pageDataFiles';
import { loadMessages } from '../i18n/loadMessages';
import { loadedTranslator } from '../i18n/messageStore';
import { useNavigation } from '../state/navigation/navigation';
import { showToast } from '../state/notifications/toasts';
import { buildHash, type AppData } from './internals';

/** Where a local editor can be open beside the page. */
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Minimum time between checks when the shopper returns to a tab. */
const minCheckIntervalMs = 60_000;
/** Delay before the only retry of a failed check. */
const retryMs = 2000;

// Bypass the HTTP cache and the worker's, which would return the hash of the current build.
const newestBuild = async () =>
  (await fetchSiteFile<AppData>(appDataFile, { cache: 'no-store' })).webpackCompilationHash;

/** Offers a reload. It is optional: the next page opened from here uses the newer build anyway. */
async function offer(): Promise<void> {
  const { id } = splitLocalePath(window.location.pathname)?.locale ?? defaultLocale;
  await loadMessages(id, 'pages');
  const { t } = loadedTranslator(id)!;
  showToast({
    variant: 'info',
    message: t('app.updateReady'),
    action: { label: t('app.reload'), run: () => window.location.reload() },
    isPersistent: true,
  });
}

/** How long after opening a page may be reloaded unnoticed. */
const unnoticedReloadMs = 2000;
const uses = ['pointerdown', 'keydown', 'wheel'] as const;

/** Returns a function that tells if nobody has used the page since it opened. Calling it stops watching. */
function watchUse(): () => boolean {
  const opened = Date.now();
  const used = new AbortController();
  for (const type of uses) addEventListener(type, () => used.abort(), { signal: used.signal, capture: true });
  return () => {
    const isUnused = !used.signal.aborted && Date.now() - opened < unnoticedReloadMs;
    used.abort();
    return isUnused;
  };
}

/**
 * Offers to reload once for each new build, when the shopper returns to the tab or goes back online. `asked` runs at
 * the same times. A prefetched page was rendered without a check: it checks after it opens, and reloads if nobody has
 * used it yet.
 */
export function watchBuild(asked: () => Promise<unknown> | undefined = () => undefined): void {
  let offered: string = buildHash();
  let last = Date.now();
  const ask = async (isUnused = () => false) => {
    last = Date.now();
    const newest = await newestBuild();
    if (!newest || newest === buildHash()) return;
    if (isUnused()) return window.location.reload();
    if (newest === offered) return;
    offered = newest;
    await offer();
  };
  // A failed check is retried at the next opportunity.
  const tryAsk = (isUnused?: () => boolean) => ask(isUnused).catch(() => undefined);
  // The editor of a local server is open in this browser, so the page is a preview of what was just published. Elsewhere an
  // open channel could keep pages out of the back/forward cache.
  if (localHosts.includes(window.location.hostname))
    new BroadcastChannel(buildChannel).addEventListener('message', () => window.location.reload());
  // Browsers fire `online` slightly before the network works.
  const comeBack = async () => {
    await asked()?.catch(() => undefined);
    await ask().catch(() => setTimeout(tryAsk, retryMs));
  };
  window.addEventListener('online', () => void comeBack());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - last > minCheckIntervalMs) void comeBack();
  });
  useNavigation.subscribe(({ opened }, before) => {
    if (opened !== before.opened) void tryAsk(watchUse());
  });
}
