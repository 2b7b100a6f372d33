import { useLayoutEffect, type RefObject } from 'react';

/** Reserves space below the page for a fixed element, so that focused elements scroll above it (WCAG 2.4.11). */
export function useReservedBottomSpace(element: RefObject<HTMLElement | null>, isHidden: boolean): void {
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    const { style: body } = document.body;
    const reserve = (height: string) => {
      page.scrollPaddingBottom = height;
      body.paddingBottom = height;
    };
    const observer = new ResizeObserver(() => {
      // Uses the layout position, because the box on screen is lower during the animation.
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
