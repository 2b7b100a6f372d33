import { styled } from 'styled-components';
import { formatMoney } from '../../domain/money';
import type { Order } from '../../domain/order/orderSchema';
import { legalAge } from '../../domain/region/ageGate';
import { useAllWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { space } from '../../ui/theme/tokens';

/** Lists what the recipient needs at the door: ID, minimum age and the exact amount. */
export function DeliveryChecklist({ order: { total, deliveryAddress } }: { order: Order }) {
  const { t } = useAllWords();
  const age = legalAge[deliveryAddress.country === 'US' ? 'us' : 'ca'];
  return (
    <Stack as="section" $gap={2} aria-labelledby="have-ready">
      <Heading level={3} id="have-ready">
        {t('order.ready')}
      </Heading>
      <Points>
        <li>{t('order.ready.id')}</li>
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
