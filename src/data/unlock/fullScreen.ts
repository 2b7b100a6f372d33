import { isPageVisible, watchVisibility } from './visibility';

/**
 * While hidden, a tab can lose full screen without an event, which then fires on return. Such an event is not an exit
 * by the user.
 */
const resumeDelayMs = 1000;

/** iPhones lack the method. Other browsers allow it only right after a click or tap. */
export function requestFullScreen(element: HTMLElement): void {
  if (document.fullscreenElement === element || navigator.userActivation?.isActive === false) return;
  void element.requestFullscreen?.({ navigationUI: 'hide' })?.catch(() => {});
}

/** `onExit` is called for Esc, which fires no key event. Returns a function that ends full screen. */
export function enterFullScreen(element: HTMLElement, onExit: () => void): () => void {
  let isFullScreen = false;
  let visibleSince = -Infinity;
  const stop = new AbortController();
  const stopWatching = watchVisibility((isVisible) => {
    if (isVisible) visibleSince = performance.now();
  });
  const onFullScreenChange = () => {
    const wasFullScreen = isFullScreen;
    isFullScreen = document.fullscreenElement === element;
    const isDeliberate = isPageVisible() && performance.now() - visibleSince > resumeDelayMs;
    if (wasFullScreen && !isFullScreen && isDeliberate) onExit();
  };
  document.addEventListener('fullscreenchange', onFullScreenChange, { signal: stop.signal });
  requestFullScreen(element);
  return () => {
    stopWatching();
    stop.abort();
    if (document.fullscreenElement === element) void document.exitFullscreen().catch(() => {});
  };
}
