import { useEffect, useRef, useState, type ReactNode } from 'react';

interface UnseenProps {
  /** Null until there is something to show. */
  children: ReactNode;
}

/** Inserts content that arrives late only while its place is below the screen, so that nothing in view moves. */
export function Unseen({ children }: UnseenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isInserted, setIsInserted] = useState(false);
  const hasContent = Boolean(children);
  useEffect(() => {
    if (!hasContent || isInserted) return;
    const watch = new IntersectionObserver(([entry]) => {
      // Above the screen it would push down what is in view, where a browser does not anchor scrolling.
      if (!entry!.isIntersecting && entry!.boundingClientRect.top > window.innerHeight) setIsInserted(true);
    });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, [hasContent, isInserted]);
  return <div ref={place}>{isInserted && children}</div>;
}
