import { styled } from 'styled-components';
import { formatMoney } from '../../domain/money/money';
import type { Order } from '../../domain/order/orderSchema';
import { minimumAge } from '../../domain/region/ageGate';
import { useWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/text/Heading';
import { Stack } from '../../ui/layout/Stack';
import { space } from '../../ui/theme/tokens';

export function DeliveryChecklist({ order }: { order: Order }) {
  const { t } = useWords('account', 'order');
  const { total, deliveryAddress, orderType, orderNumber } = order;
  const age = minimumAge(deliveryAddress.country === 'US' ? 'us' : 'ca', deliveryAddress.state);
  return (
    <Stack as="section" $gap={2} aria-labelledby="have-ready">
      <Heading level={3} id="have-ready">
        {t(orderType === 'pickup' ? 'pickup.bring' : 'order.ready')}
      </Heading>
      <Points>
        <li>{t('order.ready.id')}</li>
        {orderType === 'pickup' && <li>{t('pickup.bring.number', { number: orderNumber })}</li>}
        <li>{t('order.ready.age', { legalAge: age })}</li>
        <li>
          {total.amount > 0 ? t('order.ready.payment', { total: formatMoney(total) }) : t('order.ready.nothingDue')}
        </li>
      </Points>
    </Stack>
  );
}

const Points = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-left: ${space[5]};
  list-style: disc;
`;
