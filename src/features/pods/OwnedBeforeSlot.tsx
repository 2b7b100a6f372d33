import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useClientValue } from '../../state/hooks/useClientValue';
import { useSession } from '../../state/session/session';
import { lazyOptional } from '../../ui/hydration/lazyNamed';
import type { OwnedBeforeProps } from './OwnedBefore';

const OwnedBefore = lazyOptional<'OwnedBefore', OwnedBeforeProps>(() => import('./OwnedBefore'), 'OwnedBefore');

/** Reserves one row for shoppers who are signed in, from the first paint. Loads nothing for anybody else. */
export function OwnedBeforeSlot(props: OwnedBeforeProps) {
  const isInBrowser = useClientValue(() => true, false);
  const isSignedIn = useSession((state) => state.isSignedIn);
  return (
    <Slot data-who="in">
      {isInBrowser && isSignedIn && (
        <Suspense>
          <OwnedBefore {...props} />
        </Suspense>
      )}
    </Slot>
  );
}

const Slot = styled.div`
  min-height: 49px;
  @media print {
    display: none;
  }
`;
