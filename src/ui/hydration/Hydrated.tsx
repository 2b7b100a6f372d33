import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

interface HydratedProps {
  /** The element around a separate hydration boundary. Defaults to the root element. */
  element?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Removes `data-dehydrated` once everything below is hydrated. Until then, the start script keeps early input. */
export function Hydrated({ element, children }: HydratedProps) {
  const isAnnounced = useRef(false);
  const announce = (hydrated: HTMLElement) => {
    if (isAnnounced.current) return;
    isAnnounced.current = true;
    hydrated.removeAttribute('data-dehydrated');
    hydrated.dispatchEvent(new Event('hydrated', { bubbles: true }));
  };
  // Announce before any later render, which could empty a field that the visitor is typing into.
  useLayoutEffect(() => {
    if (element?.current) announce(element.current);
  });
  useEffect(() => announce(element ? element.current! : document.documentElement));
  return children;
}
