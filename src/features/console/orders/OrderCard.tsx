import { styled } from 'styled-components';
import { formatCount } from '../../../domain/text/formatCount';
import { formatMoney } from '../../../domain/money/money';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { nextOrderStep } from '../../../domain/staff/orderSteps';
import { windowCountdown } from '../../../domain/staff/windowCountdown';
import { isFinalStatus } from '../../../domain/order/orderStatus';
import { Button } from '../../../ui/Button';
import { color, radius, space, text } from '../../../ui/theme/tokens';
import { pendingLabels, usePendingAction } from '../consoleQueue';
import { statusLabels } from '../statusLabels';
import { addressWarning, customerName, formatOrderWindow } from './formatOrder';
import { queueStatusChangeOnce } from './queueStatusChange';

interface OrderCardProps {
  order: ConsoleOrder;
  now: Date;
  onOpen: () => void;
}

export function OrderCard({ order, now, onOpen }: OrderCardProps) {
  const { orderNumber, orderLogId, items, total, status, orderType } = order;
  const nextStep = nextOrderStep(order);
  const countdown = windowCountdown(order, now);
  const isOver = isFinalStatus(status);
  const pending = usePendingAction(orderLogId);
  const alert = addressWarning(order);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Root data-state={isOver ? undefined : countdown.state}>
      <CardButton type="button" onClick={onOpen}>
        <strong>{orderNumber}</strong>
        <Customer>{customerName(order)}</Customer>
        {alert && <Alert>{alert}</Alert>}
        <small>
          {orderType === 'pickup' ? 'Pickup' : 'Delivery'} · {formatOrderWindow(order)}
        </small>
        <em>{isOver ? statusLabels[status] : countdown.text}</em>
        <small>
          {formatCount(count, 'item')} · {formatMoney(total)}
        </small>
      </CardButton>
      {nextStep && (
        <Button
          size="small"
          isWide
          disabled={pending !== null}
          onClick={(event) => queueStatusChangeOnce(event, order, nextStep)}
        >
          {pending ? pendingLabels[pending] : nextStep.label}
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

const CardButton = styled.button`
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
`;

/** The panel shows a long email address in full. */
const Customer = styled.span`
  overflow: hidden;
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Alert = styled.span`
  ${text.label};
  color: ${color.error};
`;
