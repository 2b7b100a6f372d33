import type { Order } from '../../domain/order/orderSchema';
import { Heading } from '../../ui/text/Heading';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/text/Text';
import { OrderRow } from './OrderRow';

interface OrderGroupProps {
  title: string;
  orders: Order[];
  empty?: string;
}

export function OrderGroup({ title, orders, empty }: OrderGroupProps) {
  return (
    <Stack as="section" $gap={4}>
      <Heading level={2} size="sub">
        {title}
      </Heading>
      {orders.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <Stack as="ul" $gap={3}>
          {orders.map((order) => (
            <li key={order.detailsId}>
              <OrderRow order={order} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
