import { useLayoutEffect, type RefObject } from 'react';

/**
 * While something stands over the page's bottom edge, the page keeps as much room there: what gets the focus is scrolled
 * above it, at the page's end too (WCAG 2.4.11).
 * `isAway`: it gives way for now, and what stands above it comes down to the edge.
 */
export function useRoomBelow(over: RefObject<HTMLElement | null>, isAway: boolean): void {
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    const { style: body } = document.body;
    const room = (height: string) => {
      page.scrollPaddingBottom = height;
      body.paddingBottom = height;
    };
    const watch = new ResizeObserver(() => {
      // Where it comes to stand: while it still rises, its box on screen is lower.
      if (over.current) room(`${window.innerHeight - over.current.offsetTop}px`);
    });
    if (over.current) watch.observe(over.current);
    return () => {
      watch.disconnect();
      room('');
    };
  }, [over]);
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    // What else stands at the edge, such as toasts, stands above it.
    const room = (height: string) => page.setProperty('--bottom-card', height);
    const watch = new ResizeObserver(() => {
      if (over.current) room(isAway ? '0px' : `${window.innerHeight - over.current.offsetTop}px`);
    });
    if (over.current) watch.observe(over.current);
    return () => {
      watch.disconnect();
      room('0px');
    };
  }, [over, isAway]);
}
