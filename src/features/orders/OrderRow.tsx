import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { Order } from '../../domain/order/orderSchema';
import { isFinalStatus, type OrderStatus } from '../../domain/order/orderStatus';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { useWords } from '../../i18n/LocaleContext';
import { LocalLink } from '../../i18n/LocalLink';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { Badge } from '../../ui/text/Badge';
import { color, media, radius, space, text } from '../../ui/theme/tokens';
import { orderWindowText } from './orderWindowText';
import { promiseText } from './promiseText';
import { summarizeItems } from './summarizeItems';

const statusTones = {
  PLACED: 'info',
  ACCEPTED: 'info',
  PACKED: 'info',
  ON_THE_WAY: 'light',
  READY_PICKUP: 'light',
  COMPLETED: 'success',
  DECLINED: 'error',
  CANCELLED: 'neutral',
} as const satisfies Record<OrderStatus, ComponentProps<typeof Badge>['tone']>;

export function OrderRow({ order }: { order: Order }) {
  const words = useWords('account', 'order');
  const { locale, t, formatMoney } = words;
  const now = useCurrentMinute();
  const { provider, orderType, status, items } = order;
  const expected = promiseText(order, { locale, t, now }) ?? orderWindowText(order, provider.timezone, words);
  const day = dateFormatter(locale.id, { dateStyle: 'medium', timeZone: provider.timezone });
  return (
    <Row to={order.detailsPagePath}>
      <Head>
        <strong>{t('order.number', { number: order.orderNumber })}</strong>
        <Badge tone={statusTones[status]}>{t(`order.status.${orderType}.${status}`)}</Badge>
      </Head>
      <div>
        <small>
          {day.format(new Date(order.placedAt))} · {provider.name}
        </small>
        <span>{summarizeItems(items, words)}</span>
        {!isFinalStatus(status) && <small>{expected}</small>}
      </div>
      <strong>{formatMoney(order.total, { hideCurrency: true })}</strong>
    </Row>
  );
}

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  grid-column: 1 / -1;
`;

const Row = styled(LocalLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[4]};
  align-items: end;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  text-decoration: none;
  overflow-wrap: anywhere;
  > strong:last-child {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  > div {
    display: grid;
    gap: ${space[1]};
  }
  small {
    ${text.small};
    color: ${color.muted};
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
    }
  }
`;
