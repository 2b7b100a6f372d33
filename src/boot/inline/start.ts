import { veilId } from '../../domain/site/veil';
import { setDocumentPath } from '../internals';
import { startFailedEvent } from '../startFailed';
import { keepEarlyInput } from './earlyInput';
import { retryScripts } from './retryScripts';
import { keepSearchKey } from './searchKey';
import { showStartFailure } from './startFailure';

/**
 * Runs at the end of each page. It makes a veiled page inert, keeps early input, and requests the page's scripts after
 * the first paint, because earlier requests would delay its pictures. Nothing visible waits for the scripts.
 * The text is the same on every page so that the content security policy can list one hash; what differs from page to
 * page is in the tag's data attributes: `page`, `scripts`, `data` and `chunks`.
 */
const given = document.currentScript!.dataset as Record<'page' | 'scripts' | 'data' | 'chunks', string>;
const scripts = given.scripts.split(' ');

function veil(): void {
  const dialog = document.createElement('dialog');
  dialog.id = veilId;
  dialog.setAttribute('closedby', 'none');
  document.body.insertBefore(dialog, document.body.firstChild).showModal();
}

function preload(as: 'fetch' | 'script', href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = href;
  if (as === 'fetch') link.crossOrigin = 'anonymous';
  document.head.appendChild(link);
}

let isRequested = false;
function requestScripts(): void {
  if (isRequested) return;
  isRequested = true;
  setDocumentPath(given.page);
  for (const src of scripts) {
    const script = document.createElement('script');
    script.src = src;
    document.body.appendChild(script);
  }
  // In a task of its own, since even requests take a phone time.
  setTimeout(() => {
    for (const url of given.data.split(' ')) preload('fetch', url);
    for (const url of given.chunks.split(' ')) preload('script', url);
  });
}

function requestAfterFirstPaint(): void {
  // A page in the background is never painted.
  if (document.hidden) return requestScripts();
  try {
    new PerformanceObserver(requestScripts).observe({ type: 'paint', buffered: true });
  } catch {
    requestScripts();
  }
  setTimeout(requestScripts, 2000);
}

if (document.documentElement.dataset.gate === 'open') veil();
keepEarlyInput();
keepSearchKey();
addEventListener(startFailedEvent, showStartFailure);
// Without one of the others, the site's scripts decide whether the page can start.
retryScripts((script) => scripts.includes(script.getAttribute('src')!) && showStartFailure());
requestAfterFirstPaint();
