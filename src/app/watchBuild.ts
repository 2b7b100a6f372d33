import { fetchSiteFile } from '../data/siteFile';
import { defaultLocale, splitLocalePath } from '../domain/region/locales';
import { loadMessages } from '../i18n/loadMessages';
import { knownTranslator } from '../i18n/messageStore';
import { useNavigation } from '../state/navigation';
import { showToast } from '../state/toasts';

/** Coming back to a tab asks no oftener than this, in milliseconds. */
const restMs = 60_000;
/** Where that fails it is asked once more after this, in milliseconds. */
const retryMs = 2000;

/** Gatsby's name of the build that this page is of; and where the newest says its own. */
const buildHere = () => {
  const { ___webpackCompilationHash: build } = window as { ___webpackCompilationHash?: string };
  return build;
};
// What the worker kept would tell of the build that is here already.
const newestBuild = async () => {
  type AppData = { webpackCompilationHash?: string };
  return (await fetchSiteFile<AppData>('/page-data/app-data.json', { cache: 'no-store' })).webpackCompilationHash;
};

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

/** How long after it was opened a page may still be exchanged for its newer self unnoticed, in milliseconds. */
const unnoticedMs = 2000;
const uses = ['pointerdown', 'keydown', 'wheel'] as const;

/** Whether nobody has used the page that has just been opened; it stops watching once it has said so. */
function watchUse(): () => boolean {
  const opened = Date.now();
  const used = new AbortController();
  for (const type of uses) addEventListener(type, () => used.abort(), { signal: used.signal, capture: true });
  return () => {
    const isUnused = !used.signal.aborted && Date.now() - opened < unnoticedMs;
    used.abort();
    return isUnused;
  };
}

/**
 * S7-26: offers the newer build that a deploy has brought, once for each, to a tab that is come back to or is on the
 * network again. `asked` is done at the same times. A page that was fetched ahead was drawn without asking: it asks once it
 * is there, and is loaded anew where nobody has used it yet.
 */
export function watchBuild(asked: () => Promise<unknown> | undefined = () => undefined): void {
  let offered = buildHere();
  let last = Date.now();
  const ask = async (isUnused = () => false) => {
    last = Date.now();
    const newest = await newestBuild();
    if (!newest || newest === buildHere()) return;
    if (isUnused()) return window.location.reload();
    if (newest === offered) return;
    offered = newest;
    await offer();
  };
  // What cannot be asked now is asked the next time.
  const tryAsk = (isUnused?: () => boolean) => ask(isUnused).catch(() => undefined);
  // A device says that it is on the network a little before it is.
  const comeBack = async () => {
    await asked()?.catch(() => undefined);
    await ask().catch(() => setTimeout(tryAsk, retryMs));
  };
  window.addEventListener('online', () => void comeBack());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - last > restMs) void comeBack();
  });
  useNavigation.subscribe(({ opened }, before) => {
    if (opened !== before.opened) void tryAsk(watchUse());
  });
}
