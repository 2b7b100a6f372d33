import { useState, type FormEvent } from 'react';
import { staffOrderPath } from '../../../data/staff/orderCalls';
import { serverNow } from '../../../data/serverClock';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { Button } from '../../../ui/Button';
import { SelectField } from '../../../ui/fields/SelectField';
import { Cluster } from '../../../ui/layout/Cluster';
import { Stack } from '../../../ui/layout/Stack';
import { consoleQueue } from '../consoleQueue';

const minute = 60_000;
const arrivals = [10, 15, 20, 30, 45, 60, 90].map((minutes) => ({
  value: String(minutes),
  label: `In ${minutes} min`,
}));
/** The shopper sees a span, because nobody arrives on the minute. */
const spanMinutes = 15;

/** Sends the shopper an expected arrival time. */
export function EtaForm({ order }: { order: ConsoleOrder }) {
  const [minutes, setMinutes] = useState('20');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const start = serverNow() + Number(minutes) * minute;
    consoleQueue.add({
      method: 'PUT',
      path: staffOrderPath({ providerId: order.provider.id, orderNumber: order.orderNumber }, 'eta'),
      body: { start: new Date(start).toISOString(), end: new Date(start + spanMinutes * minute).toISOString() },
      subject: order.orderLogId,
      label: `Arrival of ${order.orderNumber}`,
    });
  };
  return (
    <Stack as="form" $gap={3} onSubmit={submit}>
      <SelectField
        label="Arrives"
        options={arrivals}
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
