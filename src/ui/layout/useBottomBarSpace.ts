import { useLayoutEffect, type RefObject } from 'react';

/** Keeps focused elements (WCAG 2.4.11) and toasts above a bar at the bottom of the screen. */
export function useBottomBarSpace(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const page = document.documentElement.style;
    const { bottom } = getComputedStyle(bar.current!);
    const height = `${bar.current!.offsetHeight + (parseFloat(bottom) || 0)}px`;
    // Keep the padding of a taller element, such as the consent bar.
    const isFree = !page.scrollPaddingBottom;
    page.setProperty('--bottom-bar', height);
    if (isFree) page.scrollPaddingBottom = height;
    return () => {
      page.removeProperty('--bottom-bar');
      if (isFree && page.scrollPaddingBottom === height) page.scrollPaddingBottom = '';
    };
  }, [bar, isShown]);
}
