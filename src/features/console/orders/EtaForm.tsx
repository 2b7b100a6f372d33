import { useState, type FormEvent } from 'react';
import { staffOrderPath } from '../../../data/staff/orderCalls';
import { serverNow } from '../../../data/serverClock';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { Button } from '../../../ui/Button';
import { SelectField } from '../../../ui/fields/SelectField';
import { Cluster } from '../../../ui/layout/Cluster';
import { Stack } from '../../../ui/layout/Stack';
import { consoleQueue } from '../consoleQueue';

const minuteMs = 60_000;
const arrivalOptions = [10, 15, 20, 30, 45, 60, 90].map((minutes) => ({
  value: String(minutes),
  label: `In ${minutes} min`,
}));
/** The shopper sees a range, because nobody arrives at an exact minute. */
const rangeMinutes = 15;

export function EtaForm({ order }: { order: ConsoleOrder }) {
  const [minutes, setMinutes] = useState('20');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const start = serverNow() + Number(minutes) * minuteMs;
    consoleQueue.add({
      method: 'PUT',
      path: staffOrderPath({ providerId: order.provider.id, orderNumber: order.orderNumber }, 'eta'),
      body: { start: new Date(start).toISOString(), end: new Date(start + rangeMinutes * minuteMs).toISOString() },
      subject: order.orderLogId,
      label: `Arrival of ${order.orderNumber}`,
    });
  };
  return (
    <Stack as="form" $gap={3} onSubmit={submit}>
      <SelectField
        label="Arrives"
        options={arrivalOptions}
        value={minutes}
        onChange={(event) => setMinutes(event.target.value)}
      />
      <Cluster>
        <Button type="submit" size="small" variant="secondary">
          Tell the customer
        </Button>
      </Cluster>
    </Stack>
  );
}
