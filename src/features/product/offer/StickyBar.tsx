import { Suspense, useState, useEffect, type RefObject } from 'react';
import { styled } from 'styled-components';
import { lazyNamed } from '../../../ui/hydration/lazyNamed';
import type { PartProps } from './choice';

const OrderBar = lazyNamed(() => import('./OrderBar'), 'OrderBar');

interface StickyBarProps extends PartProps {
  /** The element that the bar replaces once it is off screen. */
  actions: RefObject<HTMLElement | null>;
}

/**
 * Shows the order button at the bottom of the screen after the page's own button has scrolled away. Its code
 * loads on first use.
 */
export function StickyBar({ actions, ...part }: StickyBarProps) {
  const isShown = useScrolledPast(actions);
  const [isWanted, setWanted] = useState(false);
  if (isShown && !isWanted) setWanted(true);
  return (
    <Edge>
      {isWanted && (
        <Suspense>
          <OrderBar {...part} isShown={isShown} />
        </Suspense>
      )}
    </Edge>
  );
}

/** Sticky rather than fixed, so that it stops above the footer and covers only the page's empty last strip. */
const Edge = styled.div`
  position: sticky;
  z-index: 14;
  bottom: var(--bottom-card, 0px);
  height: 0;
  @media print {
    display: none;
  }
`;

/** True if an element has scrolled off the top of the screen. */
function useScrolledPast(watched: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!watched.current || !('IntersectionObserver' in window)) return;
    const watch = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!;
      setPassed(!isIntersecting && boundingClientRect.bottom < 0);
    });
    watch.observe(watched.current);
    return () => watch.disconnect();
  }, [watched]);
  return isPassed;
}
