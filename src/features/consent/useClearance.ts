import { useEffect, useState, type RefObject } from 'react';

/** What nobody should have to look for under the bar: a page's headline and its first button. */
const parts = ['main h1', 'main [data-look="primary"]'];

/** Where the bar stands, or would stand: while it is on its way its box on screen is another. */
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
 * Whether the bar would cover the page's headline or first button where the page is scrolled to now: then it gives way
 * until they have moved on. It never leaves from under the focus.
 */
export function useClearance(bar: RefObject<HTMLElement | null>): boolean {
  const [mustGiveWay, setMustGiveWay] = useState(true);
  useEffect(() => {
    // React clears the ref before it runs this effect's cleanup: a frame may come between the two.
    const element = bar.current!;
    let frame = 0;
    const look = () => {
      frame = 0;
      setMustGiveWay(!element.contains(document.activeElement) && isOver(element));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    const content = new ResizeObserver(lookSoon);
    content.observe(document.body);
    content.observe(element);
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    for (const event of ['scroll', 'resize']) window.addEventListener(event, lookSoon, options);
    document.addEventListener('focusout', lookSoon, options);
    return () => {
      listening.abort();
      content.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [bar]);
  return mustGiveWay;
}
