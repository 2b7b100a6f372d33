import { useState, type FormEvent } from 'react';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { endingStatuses } from '../../../domain/staff/orderSteps';
import { Button } from '../../../ui/Button';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import { TextArea } from '../../../ui/fields/TextArea';
import { Stack } from '../../../ui/layout/Stack';
import { Modal } from '../../../ui/overlays/Modal';
import { submitOrderMove } from './submitOrderMove';

const labels = { DECLINED: 'Decline', CANCELLED: 'Cancel' } as const;

/** Ends an order with a reason, which the shopper reads. Stock, window and credit go back at once. */
export function EndOrder({ order, onClose }: { order: ConsoleOrder; onClose: () => void }) {
  const ways = endingStatuses(order);
  const [to, setTo] = useState(ways[0]!);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = reason.trim();
    setMissing(!said);
    if (!said) return;
    submitOrderMove(order, { to, label: labels[to], reason: said });
    onClose();
  };
  return (
    <Modal isOpen title={`End ${order.orderNumber}`} onClose={onClose} closeLabel="Close">
      <Stack as="form" $gap={4} onSubmit={submit} noValidate>
        {ways.length > 1 && (
          <SegmentedControl
            legend="How it ends"
            name="end"
            options={ways.map((value) => ({ value, label: labels[value] }))}
            value={to}
            onChange={setTo}
          />
        )}
        <TextArea
          label="Reason"
          hint="The customer reads this."
          maxLength={280}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isMissing ? 'Please say why.' : undefined}
        />
        <Button type="submit" isWide>
          {labels[to]} the order
        </Button>
      </Stack>
    </Modal>
  );
}
