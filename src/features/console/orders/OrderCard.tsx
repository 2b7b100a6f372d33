import { styled } from 'styled-components';
import { formatMoney } from '../../../domain/money';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { nextOrderStep } from '../../../domain/staff/orderSteps';
import { windowCountdown } from '../../../domain/staff/windowCountdown';
import { isFinalStatus } from '../../../domain/order/orderStatus';
import { Button } from '../../../ui/Button';
import { color, radius, space, text } from '../../../ui/theme/tokens';
import { consoleQueue } from '../consoleQueue';
import { addressAlert, customerName, statusName, windowRangeText } from './orderText';
import { submitOrderMove } from './submitOrderMove';

interface OrderCardProps {
  order: ConsoleOrder;
  now: Date;
  onOpen: () => void;
}

/** One order on the board: whose it is, when it is due, and the one tap that takes it further. */
export function OrderCard({ order, now, onOpen }: OrderCardProps) {
  const { orderNumber, orderLogId, items, total, status, slot, orderType } = order;
  const step = nextOrderStep(order);
  const clock = windowCountdown(slot, now);
  const isOver = isFinalStatus(status);
  const isWaiting = consoleQueue.useQueue(({ actions }) =>
    actions.some((action) => action.subject === orderLogId && consoleQueue.isOwn(action)),
  );
  const alert = addressAlert(order);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Root data-state={isOver ? undefined : clock.state}>
      <Open type="button" onClick={onOpen}>
        <strong>{orderNumber}</strong>
        <span>{customerName(order)}</span>
        {alert && <Alert>{alert}</Alert>}
        <small>
          {orderType === 'pickup' ? 'Pickup' : 'Delivery'} · {windowRangeText(order)}
        </small>
        <em>{isOver ? statusName[status] : clock.text}</em>
        <small>
          {count} {count === 1 ? 'item' : 'items'} · {formatMoney(total)}
        </small>
      </Open>
      {step && (
        <Button size="small" isWide disabled={isWaiting} onClick={() => submitOrderMove(order, step)}>
          {isWaiting ? 'Sending…' : step.label}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  &[data-state='soon'] {
    border-inline-start-color: ${color.light};
  }
  &[data-state='now'] {
    border-inline-start-color: ${color.success};
  }
  &[data-state='late'] {
    border-inline-start-color: ${color.error};
    em {
      color: ${color.error};
    }
  }
`;

const Open = styled.button`
  display: grid;
  gap: 2px;
  padding: 0;
  border: 0;
  text-align: start;
  color: inherit;
  background: none;
  cursor: pointer;
  strong {
    ${text.strong};
    letter-spacing: 0.04em;
  }
  small {
    ${text.small};
    color: ${color.muted};
  }
  em {
    ${text.label};
    font-style: normal;
  }
  span {
    overflow-wrap: anywhere;
  }
`;

const Alert = styled.span`
  ${text.label};
  color: ${color.error};
`;
