import { isPageVisible, watchVisibility } from './visibility';

/** A browser that ended full screen when the tab was left says so after the return, and nobody pressed Esc. */
const returnMs = 1000;

/**
 * S2-66: lets an element fill the screen where the browser can and may; `onLeft` hears of the shopper leaving it, since
 * the browser keeps that press of Esc to itself. Returns what ends it.
 */
export function fillScreen(element: HTMLElement, onLeft: () => void): () => void {
  let isFilled = false;
  let seenSince = -Infinity;
  const unwatch = watchVisibility((isVisible) => {
    if (isVisible) seenSince = performance.now();
  });
  const look = () => {
    const wasFilled = isFilled;
    isFilled = document.fullscreenElement === element;
    const isPressed = isPageVisible() && performance.now() - seenSince > returnMs;
    if (wasFilled && !isFilled && isPressed) onLeft();
  };
  document.addEventListener('fullscreenchange', look);
  // Phones of one maker lack the method; others allow it only right after a press, and complain otherwise.
  if (navigator.userActivation?.isActive !== false)
    void element.requestFullscreen?.({ navigationUI: 'hide' })?.catch(() => {});
  return () => {
    unwatch();
    document.removeEventListener('fullscreenchange', look);
    if (document.fullscreenElement === element) void document.exitFullscreen().catch(() => {});
  };
}
