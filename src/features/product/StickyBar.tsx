import { Suspense, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { media } from '../../ui/theme/tokens';
import { lazyNamed } from '../../ui/lazyNamed';
import type { PartProps } from './choice';
import { useOutOfSight } from './useOutOfSight';

const OrderBar = lazyNamed(() => import('./OrderBar'), 'OrderBar');

interface StickyBarProps extends PartProps {
  /** What the bar stands in for. */
  actions: RefObject<HTMLElement | null>;
}

/** On phones, the order's button at the screen's edge once the page's own is passed: fetched the first time that it is. */
export function StickyBar({ actions, ...part }: StickyBarProps) {
  const isShown = useOutOfSight(actions);
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

/** It lies over the page's last, empty strip at most: at the page's end it stops above the footer. */
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
