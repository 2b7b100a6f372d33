import { useLayoutEffect, type RefObject } from 'react';

/**
 * While something stands over the page's bottom edge, the page keeps as much room there: what gets the focus is scrolled
 * above it, at the page's end too (WCAG 2.4.11).
 */
export function useRoomBelow(over: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    const { style: body } = document.body;
    const room = (height: string) => {
      page.scrollPaddingBottom = height;
      body.paddingBottom = height;
      // What else stands at the edge, such as toasts, stands above it.
      page.setProperty('--bottom-card', height || '0px');
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
}
