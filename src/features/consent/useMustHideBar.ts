import { useEffect, useState, type RefObject } from 'react';
import { useToasts } from '../../state/notifications/toasts';

/** Elements that the bar must not cover: the page's headline and first primary button. */
const parts = ['main h1', 'main [data-look="primary"]'];

/** The bar's final position. During its animation, the box on screen differs. */
function placeOf(bar: HTMLElement) {
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = bar;
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

function isOver(bar: HTMLElement): boolean {
  const place = placeOf(bar);
  return parts.some((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box || box.width === 0) return false;
    const isBeside = box.right <= place.left || box.left >= place.right;
    return !isBeside && box.bottom > place.top && box.top < place.bottom;
  });
}

/**
 * True if the bar must hide: because a toast needs its place, or because it would cover the headline or first primary
 * button at the current scroll position. It never hides while it contains the focus.
 */
export function useMustHideBar(bar: RefObject<HTMLElement | null>): boolean {
  const hasToast = useToasts(({ toasts }) => toasts.length > 0);
  const [mustGiveWay, setMustGiveWay] = useState(true);
  useEffect(() => {
    // React clears the ref before it runs this effect's cleanup, and a frame may run in between.
    const element = bar.current!;
    let frame = 0;
    const look = () => {
      frame = 0;
      setMustGiveWay(!element.contains(document.activeElement) && (hasToast || isOver(element)));
    };
    const scheduleLook = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    const content = new ResizeObserver(scheduleLook);
    content.observe(document.body);
    content.observe(element);
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    for (const event of ['scroll', 'resize']) window.addEventListener(event, scheduleLook, options);
    document.addEventListener('focusout', scheduleLook, options);
    return () => {
      listening.abort();
      content.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [bar, hasToast]);
  return mustGiveWay;
}
