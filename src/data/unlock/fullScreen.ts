import { isPageVisible, watchVisibility } from './visibility';

/**
 * If the browser ended full screen because the tab was hidden, it fires the event only after the return, although
 * nobody pressed Esc.
 */
const returnMs = 1000;

/**
 * Asks for full screen. iPhones lack the method. Other browsers allow it only right after a click or tap, and log an
 * error otherwise.
 */
export function askForFullScreen(element: HTMLElement): void {
  if (document.fullscreenElement === element || navigator.userActivation?.isActive === false) return;
  void element.requestFullscreen?.({ navigationUI: 'hide' })?.catch(() => {});
}

/**
 * Makes an element fill the screen if the browser supports and allows it. `onLeft` is called when the shopper leaves
 * full screen, because the page does not receive that Esc key. Returns a function that ends full screen.
 */
export function fillScreen(element: HTMLElement, onLeft: () => void): () => void {
  let isFilled = false;
  let seenSince = -Infinity;
  const stop = new AbortController();
  const unwatch = watchVisibility((isVisible) => {
    if (isVisible) seenSince = performance.now();
  });
  const look = () => {
    const wasFilled = isFilled;
    isFilled = document.fullscreenElement === element;
    const isPressed = isPageVisible() && performance.now() - seenSince > returnMs;
    if (wasFilled && !isFilled && isPressed) onLeft();
  };
  document.addEventListener('fullscreenchange', look, { signal: stop.signal });
  askForFullScreen(element);
  return () => {
    unwatch();
    stop.abort();
    if (document.fullscreenElement === element) void document.exitFullscreen().catch(() => {});
  };
}
