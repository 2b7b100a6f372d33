import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

interface HydratedProps {
  /** The element around the boundary that hydrates on its own; the root element if omitted. */
  element?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Removes `data-dehydrated` from an element of the static HTML once everything below is hydrated, and announces it with
 * a `hydrated` event. Until then the start script keeps what a visitor does to the controls inside.
 */
export function Hydrated({ element, children }: HydratedProps) {
  const isAnnounced = useRef(false);
  const announce = (hydrated: HTMLElement) => {
    if (isAnnounced.current) return;
    isAnnounced.current = true;
    hydrated.removeAttribute('data-dehydrated');
    hydrated.dispatchEvent(new Event('hydrated', { bubbles: true }));
  };
  // A part does so before React can render it again, which would empty a field that the visitor is typing into. Where
  // the part was not in the static HTML, its element is not known yet.
  useLayoutEffect(() => {
    if (element?.current) announce(element.current);
  });
  useEffect(() => announce(element ? element.current! : document.documentElement));
  return children;
}
