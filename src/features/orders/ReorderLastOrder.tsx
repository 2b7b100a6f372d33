import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../../i18n/LocaleContext';
import { QueryIsland } from '../../state/QueryIsland';
import { useSession } from '../../state/session/session';
import { InsertBelowScreen } from '../../ui/hydration/InsertBelowScreen';
import { Heading } from '../../ui/text/Heading';
import { space } from '../../ui/theme/tokens';
import { OrderRow } from './OrderRow';
import { ReorderButton } from './ReorderButton';
import { useLastOrder } from './useLastOrder';
import { useHasDelivery } from './useHasDelivery';

/** Renders nothing for visitors who are signed out or have no completed order. */
export function ReorderLastOrder() {
  const hasDelivery = useHasDelivery();
  const isSignedIn = useSession((state) => state.isSignedIn);
  if (!isSignedIn || !hasDelivery) return null;
  return (
    <Suspense>
      <QueryIsland>
        <LastOrder />
      </QueryIsland>
    </Suspense>
  );
}

function LastOrder() {
  const { t } = useWords('account', 'order');
  const order = useLastOrder();
  return (
    <InsertBelowScreen>
      {order && (
        <Root aria-label={t('order.again.home')}>
          <Heading level={2} size="sub">
            {t('order.again.home')}
          </Heading>
          <OrderRow order={order} />
          <div>
            <ReorderButton order={order} />
          </div>
        </Root>
      )}
    </InsertBelowScreen>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  max-width: 640px;
  padding-top: ${space[12]};
`;
