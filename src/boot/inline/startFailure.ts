import { appDataFile } from '../../domain/site/routing/pageDataFiles';
import { veilId } from '../../domain/site/veil';
import type { AppData } from '../internals';

const checkIntervalMs = 10_000;

/** Inlined, because the script with the site's messages may be the one that failed. */
export const startFailureWords = {
  en: ['This page didn’t load completely.', 'Reload the page'],
  fr: ['Cette page ne s’est pas chargée complètement.', 'Recharger la page'],
} as const;

const css = 'visibility:visible;z-index:30;inset:auto 0 0;text-align:center;color:var(--paper);background:var(--ink)';
const linkCss = 'display:inline-block;padding:12px;text-decoration:underline';

/** Reloads once the site is reachable again. If it was reachable all along, a reload would probably fail too. */
function reloadOnceReachable(notice: Element): void {
  let wasUnreachable = false;
  // A proxy may answer with a page of its own, so only the site's JSON counts.
  const check = () =>
    fetch(appDataFile, { cache: 'no-store' })
      .then((response) => response.json())
      // Throws if the JSON is not the site's.
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

/** Shows a notice, in the page's language, that the page did not load, with a link to reload it. */
export function showStartFailure(): void {
  const { lang, dataset } = document.documentElement;
  if (isShown || dataset.dehydrated === undefined) return;
  isShown = true;
  const [text, label] = startFailureWords[lang === 'fr-CA' ? 'fr' : 'en'];
  const notice = document.createElement('div');
  // A link, because the start script holds clicks on buttons back until hydration.
  const link = document.createElement('a');
  // An open veil makes everything outside it inert. Otherwise the end of the page is best: it covers nothing.
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
