import { useLayoutEffect, type RefObject } from 'react';

/**
 * Reserves room at the bottom of the page for a fixed element, so that focused elements scroll above it, even at the
 * end of the page (WCAG 2.4.11). `isAway`: the element is hidden for now, so no room is reserved.
 */
export function useReservedBottomSpace(over: RefObject<HTMLElement | null>, isAway: boolean): void {
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    const { style: body } = document.body;
    const room = (height: string) => {
      page.scrollPaddingBottom = height;
      body.paddingBottom = height;
    };
    const watch = new ResizeObserver(() => {
      // Uses the final position; the box on screen is lower during the animation.
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
    // Other fixed elements, such as toasts, sit above this height.
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
