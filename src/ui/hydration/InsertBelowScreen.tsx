import { useEffect, useRef, useState, type ReactNode } from 'react';

interface InsertBelowScreenProps {
  /** Null until there is something to show. */
  children: ReactNode;
}

/** Inserts content that arrives late only while its place is below the screen, so that nothing in view moves. */
export function InsertBelowScreen({ children }: InsertBelowScreenProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isInserted, setIsInserted] = useState(false);
  const hasContent = Boolean(children);
  useEffect(() => {
    if (!hasContent || isInserted) return;
    const observer = new IntersectionObserver(([entry]) => {
      // Above the screen it would push down what is in view, where a browser does not anchor scrolling.
      if (!entry!.isIntersecting && entry!.boundingClientRect.top > window.innerHeight) setIsInserted(true);
    });
    observer.observe(container.current!);
    return () => observer.disconnect();
  }, [hasContent, isInserted]);
  return <div ref={container}>{isInserted && children}</div>;
}
