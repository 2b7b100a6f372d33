import { styled } from 'styled-components';
import type { Order } from '../../domain/order/orderSchema';
import { formatSlot } from '../../i18n/time/formatSlot';
import { useWords } from '../../i18n/LocaleContext';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { color, media, space, text } from '../../ui/theme/tokens';
import { promiseText } from './promiseText';
import { Fact } from '../../ui/text/Fact';

/** Shows what a shopper most often opens the page for. */
export function OrderFacts({ order }: { order: Order }) {
  const { locale, t, formatMoney } = useWords('account', 'order');
  const now = useCurrentMinute();
  const { orderType, orderNumber, provider, total } = order;
  const formatOptions = { locale, t, timezone: provider.timezone, now };
  return (
    <Facts>
      <Fact name={t(orderType === 'pickup' ? 'pickup.window' : 'order.window')}>
        {promiseText(order, formatOptions) ?? formatSlot(order.slot, formatOptions)}
      </Fact>
      <Fact name={t('order.receipt.total')}>{formatMoney(total)}</Fact>
      <Fact name={t('order.numberName')}>{orderNumber}</Fact>
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  > :first-child {
    grid-column: 1 / -1;
  }
  dt {
    ${text.small};
    color: ${color.muted};
  }
  dd {
    ${text.strong};
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
    > :first-child {
      grid-column: auto;
    }
  }
`;
