import { useEffect, useRef, useState, type ReactNode } from 'react';

interface InsertBelowScreenProps {
  children: ReactNode;
}

/** Inserts late content only if it is below the screen, so that nothing in view moves. */
export function InsertBelowScreen({ children }: InsertBelowScreenProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isInserted, setIsInserted] = useState(false);
  const hasContent = Boolean(children);
  useEffect(() => {
    if (!hasContent || isInserted) return;
    const observer = new IntersectionObserver(([entry]) => {
      // Some browsers lack scroll anchoring, so content above the screen would push down the visible content.
      if (!entry!.isIntersecting && entry!.boundingClientRect.top > window.innerHeight) setIsInserted(true);
    });
    observer.observe(container.current!);
    return () => observer.disconnect();
  }, [hasContent, isInserted]);
  return <div ref={container}>{isInserted && children}</div>;
}
