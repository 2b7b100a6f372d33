import { appDataFile } from '../../domain/site/routing/pageDataFiles';
import { veilId } from '../../domain/site/veil';
import type { AppData } from '../internals';

const checkIntervalMs = 10_000;

/** Not in the site's messages, which may be among the missing scripts. */
export const startFailureWords = {
  en: ['This page didn’t load completely.', 'Reload the page'],
  fr: ['Cette page ne s’est pas chargée complètement.', 'Recharger la page'],
} as const;

const css = 'visibility:visible;z-index:30;inset:auto 0 0;text-align:center;color:var(--paper);background:var(--ink)';
const linkCss = 'display:inline-block;padding:12px;text-decoration:underline';

/** Reloads once the site can be reached again. If it could be reached all along, a reload would probably fail too. */
function reloadOnceReachable(notice: Element): void {
  let wasUnreachable = false;
  // A proxy may answer with a page of its own, so only the site's JSON counts.
  const check = () =>
    fetch(appDataFile, { cache: 'no-store' })
      .then((response) => response.json())
      // Throws for any other JSON.
      .then(({ webpackCompilationHash }: Required<AppData>) => webpackCompilationHash.length)
      .then(
        () => wasUnreachable && notice.isConnected && location.reload(),
        () => (wasUnreachable = true),
      );
  check();
  addEventListener('online', check);
  setInterval(check, checkIntervalMs);
}

let isShown = false;

/** Says in the page's language that the page did not load, with a link that reloads it. */
export function showStartFailure(): void {
  const { lang, dataset } = document.documentElement;
  if (isShown || dataset.dehydrated === undefined) return;
  isShown = true;
  const [text, label] = startFailureWords[lang === 'fr-CA' ? 'fr' : 'en'];
  const notice = document.createElement('div');
  // A button would wait for hydration.
  const link = document.createElement('a');
  // At the end of the page it covers nothing. An open veil makes everything outside it inert.
  const veil = document.getElementById(veilId);
  notice.setAttribute('role', 'alert');
  notice.style.cssText = `position:${veil ? 'fixed' : 'sticky'};${css}`;
  link.href = '';
  link.style.cssText = linkCss;
  link.textContent = label;
  notice.append(text, link);
  (veil ?? document.body).append(notice);
  addEventListener('hydrated', () => notice.remove());
  reloadOnceReachable(notice);
}
