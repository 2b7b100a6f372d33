import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { ordersQuery } from '../../data/order/orderCalls';
import { formatMoney } from '../../domain/money';
import type { Order } from '../../domain/order/orderSchema';
import { isFinalStatus } from '../../domain/order/orderStatus';
import { routePath } from '../../domain/site/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useAllWords } from '../../i18n/LocaleContext';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { Heading } from '../../ui/Heading';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { color, radius, space, text } from '../../ui/theme/tokens';

/** S2-07: open orders, then past ones. */
export function OrderList() {
  const { t } = useAllWords();
  const { data, isPending, refetch } = useQuery(ordersQuery());
  if (isPending) return <Spinner label={t('app.loading')} />;
  if (!data)
    return (
      <Notice
        tone="error"
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        }
      >
        {t('orders.error')}
      </Notice>
    );
  if (data.length === 0)
    return (
      <EmptyState
        title={t('orders.empty')}
        action={
          <ButtonLink as={LocalLink} to={routePath('pods')}>
            {t('cart.browse')}
          </ButtonLink>
        }
      />
    );
  const past = data.filter(({ status }) => isFinalStatus(status));
  const open = data.filter(({ status }) => !isFinalStatus(status));
  return (
    <Stack $gap={10}>
      <Group title={t('orders.open')} orders={open} empty={t('orders.noOpen')} />
      {past.length > 0 && <Group title={t('orders.past')} orders={past} />}
    </Stack>
  );
}

function Group({ title, orders, empty }: { title: string; orders: Order[]; empty?: string }) {
  const { locale, t } = useAllWords();
  const day = new Intl.DateTimeFormat(locale.id, { dateStyle: 'medium' });
  return (
    <Stack as="section" $gap={4}>
      <Heading level={2} size="sub">
        {title}
      </Heading>
      {orders.length === 0 && <Text tone="muted">{empty}</Text>}
      {orders.map((order) => (
        <Row key={order.detailsId} to={order.detailsPagePath}>
          <span>
            <strong>{t('order.number', { number: order.orderLogId.slice(0, 8) })}</strong>
            <small>
              {day.format(new Date(order.placedAt))} · {order.provider.name}
            </small>
          </span>
          <Badge>{t(`order.status.${order.orderType}.${order.status}`)}</Badge>
          <strong>{formatMoney(order.total, { hideCurrency: true })}</strong>
        </Row>
      ))}
    </Stack>
  );
}

const Row = styled(LocalLink)`
  display: grid;
  grid-template-columns: 1fr auto auto;
  gap: ${space[4]};
  align-items: center;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  text-decoration: none;
  small {
    ${text.small};
    display: block;
    color: ${color.muted};
  }
  &:hover {
    border-color: ${color.ink};
  }
`;
