import { Suspense, useState, useEffect, type RefObject } from 'react';
import { styled } from 'styled-components';
import { lazyNamed } from '../../../ui/hydration/lazyNamed';
import { media } from '../../../ui/theme/tokens';
import type { ProductSectionProps } from './choice';

const OrderBar = lazyNamed(() => import('./OrderBar'), 'OrderBar');

interface StickyBarProps extends ProductSectionProps {
  /** The page's own button, which the bar replaces once it is off screen. */
  actions: RefObject<HTMLElement | null>;
}

/** Loads the order bar the first time the page's own button scrolls away. */
export function StickyBar({ actions, ...props }: StickyBarProps) {
  const isShown = useScrolledPast(actions);
  const [isNeeded, setIsNeeded] = useState(false);
  if (isShown && !isNeeded) setIsNeeded(true);
  return (
    <Edge>
      {isNeeded && (
        <Suspense>
          <OrderBar {...props} isShown={isShown} />
        </Suspense>
      )}
    </Edge>
  );
}

/** Sticky rather than fixed, so that it stops above the footer. */
const Edge = styled.div`
  position: sticky;
  z-index: 14;
  bottom: var(--bottom-card, 0px);
  height: 0;
  /* On a short screen the bar would cover too much of the page. */
  ${media.shortPage} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** True once the element has left the viewport at the top. */
function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!;
      setIsPassed(!isIntersecting && boundingClientRect.bottom < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPassed;
}
