import { fetchSiteFile } from '../data/siteFile';
import { defaultLocale, splitLocalePath } from '../domain/region/locales';
import { loadMessages } from '../i18n/loadMessages';
import { knownTranslator } from '../i18n/messageStore';
import { showToast } from '../state/toasts';

/** Coming back to a tab asks no oftener than this, in milliseconds. */
const restMs = 60_000;

/** Gatsby's name of the build that this page is of; and where the newest says its own. */
const buildHere = () => {
  const { ___webpackCompilationHash: build } = window as { ___webpackCompilationHash?: string };
  return build;
};
const newestBuild = async () =>
  (await fetchSiteFile<{ webpackCompilationHash?: string }>('/page-data/app-data.json')).webpackCompilationHash;

/** Nobody has to take it: each page that is opened from here is of the newer build anyway. */
async function offer(): Promise<void> {
  const { id } = splitLocalePath(window.location.pathname)?.locale ?? defaultLocale;
  await loadMessages(id, 'pages');
  const { t } = knownTranslator(id)!;
  showToast({
    variant: 'info',
    message: t('app.updateReady'),
    action: { label: t('app.reload'), run: () => window.location.reload() },
    stays: true,
  });
}

/**
 * S7-26: offers the newer build that a deploy has brought, once for each, to a tab that is come back to or is on the
 * network again. `asked` is done at the same times.
 */
export function watchBuild(asked: () => Promise<unknown> | undefined = () => undefined): void {
  let offered = buildHere();
  let last = Date.now();
  const ask = async () => {
    last = Date.now();
    await asked();
    const newest = await newestBuild();
    if (!newest || newest === offered) return;
    offered = newest;
    await offer();
  };
  // What cannot be asked now is asked the next time.
  const tryAsk = () => void ask().catch(() => undefined);
  window.addEventListener('online', tryAsk);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - last > restMs) tryAsk();
  });
}
