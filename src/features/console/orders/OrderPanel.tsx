import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatPhoneNumber } from '../../../domain/account/phoneNumber';
import { formatMoney } from '../../../domain/money/money';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { nextOrderStep, endingStatuses } from '../../../domain/staff/orderSteps';
import { Button } from '../../../ui/Button';
import { Cluster } from '../../../ui/layout/Cluster';
import { Stack } from '../../../ui/layout/Stack';
import { Panel } from '../../../ui/overlays/Panel';
import { Badge } from '../../../ui/text/Badge';
import { color, space, text } from '../../../ui/theme/tokens';
import { pendingLabels, usePendingAction } from '../consoleQueue';
import { statusLabels } from '../statusLabels';
import { EndOrderDialog } from './EndOrderDialog';
import { EtaForm } from './EtaForm';
import { IdPhoto } from './IdPhoto';
import { queueStatusChangeOnce } from './queueStatusChange';
import {
  addressWarning,
  customerName,
  formatEta,
  formatOrderTime,
  formatOrderWindow,
  undeliveredWarning,
} from './formatOrder';
import { PickList } from './PickList';

interface OrderPanelProps {
  order: ConsoleOrder;
  onClose: () => void;
}

export function OrderPanel({ order, onClose }: OrderPanelProps) {
  const nextStep = nextOrderStep(order);
  const pending = usePendingAction(order.orderLogId);
  const [isEnding, setEnding] = useState(false);
  const isOpen = nextStep !== null;
  return (
    <>
      <Panel
        isOpen
        onClose={onClose}
        closeLabel="Close"
        title={order.orderNumber}
        footer={
          nextStep && (
            <Button
              isWide
              isBusy={pending !== null}
              busyLabel={pending ? pendingLabels[pending] : undefined}
              onClick={(event) => queueStatusChangeOnce(event, order, nextStep)}
            >
              {nextStep.label}
            </Button>
          )
        }
      >
        <Stack $gap={5}>
          <Cluster>
            <Badge>{statusLabels[order.status]}</Badge>
            <Badge>{order.orderType === 'pickup' ? 'Pickup' : 'Delivery'}</Badge>
          </Cluster>
          <OrderFacts order={order} />
          {isOpen && <IdPhoto order={order} />}
          {(order.status === 'PACKED' || order.status === 'ON_THE_WAY') && order.orderType === 'delivery' && (
            <EtaForm order={order} />
          )}
          <OrderItems order={order} />
          <OrderHistory order={order} />
          <Button variant="secondary" icon={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
            Print pick list and label
          </Button>
          {endingStatuses(order).length > 0 && (
            <Button variant="quiet" onClick={() => setEnding(true)}>
              Decline or cancel…
            </Button>
          )}
        </Stack>
        {isEnding && <EndOrderDialog order={order} onClose={() => setEnding(false)} />}
      </Panel>
      <PickList order={order} />
    </>
  );
}

function OrderFacts({ order }: { order: ConsoleOrder }) {
  const { deliveryAddress, orderType, note, contactPhone, customer } = order;
  const phone = contactPhone ?? customer.phoneNumber;
  const eta = formatEta(order);
  const alert = addressWarning(order);
  const undelivered = undeliveredWarning(order);
  return (
    <List>
      <dt>Window</dt>
      <dd>{formatOrderWindow(order)}</dd>
      {eta && (
        <>
          <dt>Arrival</dt>
          <dd>{eta}</dd>
        </>
      )}
      <dt>Customer</dt>
      <dd>{customerName(order)}</dd>
      {phone && (
        <>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:+1${phone}`}>{formatPhoneNumber(phone)}</a>
          </dd>
        </>
      )}
      {undelivered && (
        <>
          <dt>Messages</dt>
          <dd>
            <Alert>{undelivered}</Alert>
          </dd>
        </>
      )}
      {orderType === 'delivery' && (
        <>
          <dt>Address</dt>
          <dd>
            {deliveryAddress.addressOne}
            {deliveryAddress.addressTwo && `, ${deliveryAddress.addressTwo}`}
            <br />
            {deliveryAddress.city}, {deliveryAddress.state} {deliveryAddress.postalCode}
            {alert && <Alert>{alert}. Call before you drive.</Alert>}
          </dd>
        </>
      )}
      {note && (
        <>
          <dt>Note</dt>
          <dd>{note}</dd>
        </>
      )}
    </List>
  );
}

function OrderItems({ order }: { order: ConsoleOrder }) {
  const charges = order.taxTotal.amount + order.deliveryFeeTotal.amount - order.rewardTotal.amount;
  return (
    <Table>
      <tbody>
        {order.items.map(({ productVariantId, quantity, brand, title, itemTotal }) => (
          <tr key={productVariantId}>
            <td>{quantity} ×</td>
            <td>
              {title} <small>{brand}</small>
            </td>
            <td>{formatMoney(itemTotal)}</td>
          </tr>
        ))}
        <tr>
          <td colSpan={2}>Tax, fee and credit</td>
          <td>{formatMoney({ ...order.taxTotal, amount: charges })}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            To collect
          </th>
          <td>{formatMoney(order.total)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

function OrderHistory({ order }: { order: ConsoleOrder }) {
  return (
    <Steps>
      {order.events.map(({ status, at, reason }) => (
        <li key={at + status}>
          {statusLabels[status]} <small>{formatOrderTime(order, at)}</small>
          {reason && <div>{reason}</div>}
        </li>
      ))}
    </Steps>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[2]} ${space[4]};
  dt {
    color: ${color.muted};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

const Alert = styled.div`
  ${text.label};
  color: ${color.error};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  td,
  th {
    padding: ${space[1]} 0;
    text-align: start;
    vertical-align: top;
  }
  td:first-child:not([colspan]) {
    width: 40px;
    white-space: nowrap;
  }
  td:last-child {
    text-align: end;
    white-space: nowrap;
  }
  small {
    color: ${color.muted};
  }
  tfoot {
    ${text.strong};
    border-top: 1px solid ${color.line};
  }
`;

const Steps = styled.ol`
  ${text.small};
  small,
  div {
    color: ${color.muted};
  }
`;
