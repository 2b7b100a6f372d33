import { useLayoutEffect, type RefObject } from 'react';

/**
 * Reserves room at the bottom of the page for a fixed element, so that focused elements scroll above it, even at the
 * end of the page (WCAG 2.4.11). `isAway`: the element is hidden for now, so no room is reserved.
 */
export function useReservedBottomSpace(element: RefObject<HTMLElement | null>, isHidden: boolean): void {
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    const { style: body } = document.body;
    const reserve = (height: string) => {
      page.scrollPaddingBottom = height;
      body.paddingBottom = height;
    };
    const observer = new ResizeObserver(() => {
      // Uses the final position; the box on screen is lower during the animation.
      if (element.current) reserve(`${window.innerHeight - element.current.offsetTop}px`);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      reserve('');
    };
  }, [element]);
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    // Other fixed elements, such as toasts, sit above this height.
    const reserve = (height: string) => page.setProperty('--bottom-card', height);
    const observer = new ResizeObserver(() => {
      if (element.current) reserve(isHidden ? '0px' : `${window.innerHeight - element.current.offsetTop}px`);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      reserve('0px');
    };
  }, [element, isHidden]);
}
