import { useState, type FormEvent } from 'react';
import { dispensaryReasons } from '../../../domain/order/endReasons';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { endingStatuses } from '../../../domain/staff/orderSteps';
import { Button } from '../../../ui/Button';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import { ReasonField } from '../../../ui/fields/ReasonField';
import { Stack } from '../../../ui/layout/Stack';
import { Modal } from '../../../ui/overlays/Modal';
import { queueStatusChange } from './queueStatusChange';

const labels = { DECLINED: 'Decline', CANCELLED: 'Cancel' } as const;

/** Declining or canceling returns the stock, the delivery window and the shopper's credit immediately. */
export function EndOrderDialog({ order, onClose }: { order: ConsoleOrder; onClose: () => void }) {
  const endings = endingStatuses(order);
  const [to, setTo] = useState(endings[0]!);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmedReason = reason.trim();
    setReasonMissing(!trimmedReason);
    if (!trimmedReason) return;
    queueStatusChange(order, { to, label: labels[to], reason: trimmedReason });
    onClose();
  };
  return (
    <Modal isOpen title={`End ${order.orderNumber}`} onClose={onClose} closeLabel="Close">
      <Stack as="form" $gap={4} onSubmit={submit} noValidate>
        {endings.length > 1 && (
          <SegmentedControl
            legend="How it ends"
            name="end"
            options={endings.map((value) => ({ value, label: labels[value] }))}
            value={to}
            onChange={setTo}
          />
        )}
        <ReasonField
          label="Reason"
          hint="The customer reads this."
          placeholder="Choose a reason"
          reasons={dispensaryReasons}
          otherLabel="Another reason"
          value={reason}
          onChange={setReason}
          error={isReasonMissing && !reason.trim() ? 'Please say why.' : undefined}
        />
        <Button type="submit" isWide>
          {labels[to]} the order
        </Button>
      </Stack>
    </Modal>
  );
}
