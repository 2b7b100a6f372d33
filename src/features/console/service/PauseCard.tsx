import { useState, type FormEvent } from 'react';
import { pauseService, resumeService } from '../../../data/staff/serviceCalls';
import { serverNow } from '../../../data/serverClock';
import { dateFormatter } from '../../../i18n/time/dateFormatter';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Text } from '../../../ui/text/Text';
import { formatApiError } from '../formatApiError';
import type { ServiceCardProps } from './serviceCardProps';

const hourMs = 3_600_000;
const durationOptions = [
  { value: '1', label: '1 hour' },
  { value: '2', label: '2 hours' },
  { value: '4', label: '4 hours' },
  { value: '12', label: '12 hours' },
  { value: '24', label: '1 day' },
  { value: '72', label: '3 days' },
  { value: '168', label: '1 week' },
];

export function PauseCard({ scope, service: { pause, timezone }, onChange }: ServiceCardProps) {
  const [hours, setHours] = useState('2');
  const [reason, setReason] = useState('');
  const changing = useSubmit(async (isPausing: boolean) => {
    const until = new Date(serverNow() + Number(hours) * hourMs).toISOString();
    await (isPausing ? pauseService(scope, { until, reason: reason.trim() }) : resumeService(scope));
    onChange();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void changing.submit(true);
  };
  const timeFormatter = dateFormatter('en-US', { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card>
      <Stack as="form" $gap={4} onSubmit={submit} noValidate>
        <Heading level={3} size="sub">
          Pause
        </Heading>
        {pause ? (
          <>
            <Notice tone="warning" title={`Paused until ${timeFormatter.format(new Date(pause.until))}`}>
              {pause.reason}
            </Notice>
            <Button variant="secondary" isBusy={changing.isPending} onClick={() => void changing.submit(false)}>
              Take orders again
            </Button>
          </>
        ) : (
          <>
            <Text tone="muted">Shoppers see the reason. Orders that were placed stay as they are.</Text>
            <SelectField
              label="For"
              options={durationOptions}
              value={hours}
              onChange={(event) => setHours(event.target.value)}
            />
            <TextField
              label="Reason"
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <Button type="submit" variant="secondary" isBusy={changing.isPending} disabled={!reason.trim()}>
              Pause new orders
            </Button>
          </>
        )}
        {changing.error && <Notice tone="error">{formatApiError(changing.error)}</Notice>}
      </Stack>
    </Card>
  );
}
