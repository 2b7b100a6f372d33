import { veilId } from '../../domain/site/veil';
import { setPageGlobals } from '../internals';
import { startFailedEvent } from '../startFailed';
import { keepEarlyInput } from './earlyInput';
import { retryScripts } from './retryScripts';
import { showStartFailure } from './startFailure';

/**
 * This script runs at the end of each page. Its text is the same on every page, so that the content security policy can
 * list one hash; only the data attributes of its tag differ.
 */
const tagData = document.currentScript!.dataset as Record<
  'page' | 'build' | 'scripts' | 'data' | 'chunks' | 'header',
  string
>;
const scripts = tagData.scripts.split(' ');

function showVeil(): void {
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

function requestScripts(): void {
  setPageGlobals(tagData.page, tagData.build);
  for (const src of scripts) {
    const script = document.createElement('script');
    script.src = src;
    document.body.appendChild(script);
  }
  // In a separate task, because starting requests blocks a phone's main thread for a while.
  setTimeout(() => {
    for (const url of tagData.data.split(' ')) preload('fetch', url);
    for (const url of tagData.chunks.split(' ')) preload('script', url);
  });
}

/** Scripts that arrive before the first paint delay it. A page in the background is not painted. */
function requestScriptsAfterPaint(): void {
  if (document.hidden) return requestScripts();
  let isRequested = false;
  const request = (): void => {
    if (!isRequested) requestScripts();
    isRequested = true;
  };
  new PerformanceObserver(request).observe({ type: 'paint', buffered: true });
  // The visitor may leave the tab before it is painted, and some browsers report no paint.
  setTimeout(request, 2000);
}

/** Preloads the header's scripts when the visitor touches the header, because hydration starts too late for that. */
function preloadHeaderScripts({ target }: Event): void {
  if (!(target as Element).closest('[data-dehydrated] header')) return;
  removeEventListener('pointerdown', preloadHeaderScripts, true);
  for (const url of tagData.header.split(' ')) preload('script', url);
}

if (document.documentElement.dataset.gate === 'open') showVeil();
keepEarlyInput();
addEventListener('pointerdown', preloadHeaderScripts, true);
addEventListener(startFailedEvent, showStartFailure);
// If any other script is lost, the site's scripts decide whether the page can start.
retryScripts((script) => scripts.includes(script.getAttribute('src')!) && showStartFailure());
requestScriptsAfterPaint();
