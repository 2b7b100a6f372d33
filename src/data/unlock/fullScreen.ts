import { isPageVisible, watchVisibility } from './visibility';

/** When a hidden tab ends full screen, the event fires only after the return, although nobody pressed Esc. */
const returnMs = 1000;

/** iPhones lack the method. Other browsers allow it only right after a click or tap. */
export function requestFullScreen(element: HTMLElement): void {
  if (document.fullscreenElement === element || navigator.userActivation?.isActive === false) return;
  void element.requestFullscreen?.({ navigationUI: 'hide' })?.catch(() => {});
}

/** Calls `onExit` on Esc, which the page does not receive. Returns a function that ends full screen. */
export function enterFullScreen(element: HTMLElement, onExit: () => void): () => void {
  let isFullScreen = false;
  let visibleSince = -Infinity;
  const stop = new AbortController();
  const unwatch = watchVisibility((isVisible) => {
    if (isVisible) visibleSince = performance.now();
  });
  const onFullScreenChange = () => {
    const wasFullScreen = isFullScreen;
    isFullScreen = document.fullscreenElement === element;
    const isDeliberate = isPageVisible() && performance.now() - visibleSince > returnMs;
    if (wasFullScreen && !isFullScreen && isDeliberate) onExit();
  };
  document.addEventListener('fullscreenchange', onFullScreenChange, { signal: stop.signal });
  requestFullScreen(element);
  return () => {
    unwatch();
    stop.abort();
    if (document.fullscreenElement === element) void document.exitFullscreen().catch(() => {});
  };
}
