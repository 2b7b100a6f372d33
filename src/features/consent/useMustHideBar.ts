import { useEffect, useState, type RefObject } from 'react';
import { useToasts } from '../../state/notifications/toasts';

/** Elements that the bar must not cover: the page's headline and first primary button. */
const protectedSelectors = ['main h1', 'main [data-look="primary"]'];

/** Uses the layout position, because the box on screen differs during the animation. */
function finalRect(bar: HTMLElement) {
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = bar;
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

function coversContent(bar: HTMLElement): boolean {
  const rect = finalRect(bar);
  return protectedSelectors.some((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box || box.width === 0) return false;
    const isBeside = box.right <= rect.left || box.left >= rect.right;
    return !isBeside && box.bottom > rect.top && box.top < rect.bottom;
  });
}

/**
 * True if a toast needs the space, or if the bar would cover the headline or first primary button. It never hides while
 * it contains the focus.
 */
export function useMustHideBar(bar: RefObject<HTMLElement | null>): boolean {
  const hasToast = useToasts(({ toasts }) => toasts.length > 0);
  const [mustHide, setMustHide] = useState(true);
  useEffect(() => {
    // React clears the ref before it runs this effect's cleanup, and a frame may run in between.
    const element = bar.current!;
    let frame = 0;
    const update = () => {
      frame = 0;
      setMustHide(!element.contains(document.activeElement) && (hasToast || coversContent(element)));
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    const resizeObserver = new ResizeObserver(scheduleUpdate);
    resizeObserver.observe(document.body);
    resizeObserver.observe(element);
    const listeners = new AbortController();
    const options = { signal: listeners.signal, passive: true };
    for (const event of ['scroll', 'resize']) window.addEventListener(event, scheduleUpdate, options);
    document.addEventListener('focusout', scheduleUpdate, options);
    return () => {
      listeners.abort();
      resizeObserver.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [bar, hasToast]);
  return mustHide;
}
