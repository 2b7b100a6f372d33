import type { Order } from '../../domain/order/orderSchema';
import { Heading } from '../../ui/text/Heading';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
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
        <Paragraph tone="muted">{empty}</Paragraph>
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
