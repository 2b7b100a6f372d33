import { Suspense } from 'react';
import { styled } from 'styled-components';
import { shownWhereOn } from '../../domain/region/shownIn';
import { lazyOptional } from '../../ui/hydration/lazyNamed';
import { media, space } from '../../ui/theme/tokens';
import { useMayHaveOrders } from './useMayHaveOrders';

const LastOrderStrip = lazyOptional(() => import('./LastOrderStrip'), 'LastOrderStrip');

/**
 * The place of the last order in the hero. CSS shows it to shoppers who are signed in where orders are delivered, from
 * the first paint, so that the order moves nothing when it arrives.
 */
export function LastOrderSlot() {
  const mayHaveOrders = useMayHaveOrders();
  return (
    <Slot data-who="in" {...shownWhereOn('expressDelivery')}>
      {mayHaveOrders && (
        <Suspense>
          <LastOrderStrip />
        </Suspense>
      )}
    </Slot>
  );
}

const Slot = styled.div`
  height: 5rem;
  padding-inline: ${space.gutter};
  ${media.desktop} {
    position: absolute;
    z-index: 1;
    inset: 80px 0 auto;
    height: 3.5rem;
    /* On a low screen, the space below the text is the only one that is always free. */
    @media (max-height: 43.74em) {
      inset: auto 0 -12px;
      height: 3rem;
    }
  }
`;
