import { Suspense, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { media } from '../../ui/theme/tokens';
import { lazyNamed } from '../../ui/lazyNamed';
import type { PartProps } from './choice';
import { useScrolledPast } from './useScrolledPast';

const OrderBar = lazyNamed(() => import('./OrderBar'), 'OrderBar');

interface StickyBarProps extends PartProps {
  /** The element that the bar replaces once it is off screen. */
  actions: RefObject<HTMLElement | null>;
}

/**
 * On phones, shows the order button at the bottom of the screen after the page's own button has scrolled away. Its code
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
  ${media.desktop} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
