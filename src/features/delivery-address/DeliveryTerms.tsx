import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { Container } from '../../ui/layout/Container';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { lazyOptional } from '../../ui/hydration/lazyNamed';
import { space } from '../../ui/theme/tokens';

const DeliveryStatus = lazyOptional(() => import('./DeliveryStatus'), 'DeliveryStatus');

/** Renders nothing without an address. */
export function DeliveryTerms() {
  const hasAddress = useDeliveryPlace(({ place }) => place !== null);
  if (!hasAddress) return null;
  return (
    <Root>
      <Container>
        <Suspense fallback={<Skeleton $height="240px" aria-hidden />}>
          <DeliveryStatus />
        </Suspense>
      </Container>
    </Root>
  );
}

const Root = styled.div`
  padding-top: calc(${space.section} / 2);
`;
