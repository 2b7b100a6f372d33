import { useState, type FormEvent } from 'react';
import { pauseService, resumeService } from '../../../data/staff/serviceCalls';
import { serverNow } from '../../../data/serverClock';
import { isoDay } from '../../../domain/time/calendarDay';
import { zonedDay } from '../../../domain/time/zonedTime';
import { momentFault, momentTime, type Moment } from '../../../domain/time/moment';
import { dateFormatter } from '../../../i18n/time/dateFormatter';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { formatApiError } from '../formatApiError';
import { SubmitButton } from '../SubmitButton';
import type { ServiceCardProps } from './serviceCardProps';

const hourMs = 3_600_000;
const chosenTime = 'chosen';
const durationOptions = [
  { value: '1', label: '1 hour' },
  { value: '2', label: '2 hours' },
  { value: '4', label: '4 hours' },
  { value: '12', label: '12 hours' },
  { value: '24', label: '1 day' },
  { value: '72', label: '3 days' },
  { value: '168', label: '1 week' },
  { value: chosenTime, label: 'Until a date and time' },
];

/** Reads '2026-12-26T09:00' as the dispensary's clock, wherever the browser is. */
function parseLocalTime(text: string, timezone: string): Moment | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text) ?? [];
  return day && time ? { day, time, timezone } : null;
}

/** Says why no pause can last until this time. */
function findEndFault(moment: Moment): string | null {
  const fault = momentFault(moment);
  if (fault) return `${fault.replace('expected', 'Expected')}.`;
  return momentTime(moment) > serverNow() ? null : 'Choose a time that is still to come.';
}

function usePause({ scope, service: { pause, timezone }, onChange }: ServiceCardProps) {
  const [duration, setDuration] = useState('2');
  const [time, setTime] = useState('');
  const [typedReason, setReason] = useState<string | null>(null);
  const reason = typedReason ?? pause?.reason ?? '';
  const moment = parseLocalTime(time, timezone);
  const endFault = moment && findEndFault(moment);
  const readEnd = () => {
    if (duration !== chosenTime) return serverNow() + Number(duration) * hourMs;
    return moment && !findEndFault(moment) ? momentTime(moment) : null;
  };
  const changing = useSubmit(async (until: number | null) => {
    const change =
      until === null
        ? resumeService(scope)
        : pauseService(scope, { until: new Date(until).toISOString(), reason: reason.trim() });
    onChange(await change);
    setReason(null);
  });
  const missing = readEnd() === null ? 'Choose when the pause ends.' : reason.trim() ? null : 'Enter a reason.';
  return {
    duration,
    setDuration,
    time,
    setTime,
    reason,
    setReason,
    missing,
    endFault,
    isPending: changing.isPending,
    error: changing.error,
    submit: (event: FormEvent) => {
      event.preventDefault();
      const end = readEnd();
      if (!missing && end !== null) void changing.submit(end);
    },
    resume: () => void changing.submit(null),
  };
}

export function PauseCard(props: ServiceCardProps) {
  const { pause, timezone } = props.service;
  const form = usePause(props);
  const timeFormatter = dateFormatter('en-US', { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card>
      <Stack as="form" $gap={4} onSubmit={form.submit} noValidate>
        <Heading level={3} size="sub">
          Pause
        </Heading>
        {pause ? (
          <Notice
            tone="warning"
            title={`Paused until ${timeFormatter.format(new Date(pause.until))}`}
            action={
              <Button size="small" variant="secondary" isBusy={form.isPending} onClick={form.resume}>
                Take orders again
              </Button>
            }
          >
            {pause.reason}
          </Notice>
        ) : (
          <Paragraph tone="muted">
            No window before the end of the pause is offered. Orders that were placed stay.
          </Paragraph>
        )}
        <SelectField
          label="For"
          options={durationOptions}
          value={form.duration}
          onChange={(event) => form.setDuration(event.target.value)}
        />
        {form.duration === chosenTime && (
          <TextField
            label="Until"
            hint="In the dispensary’s time zone."
            type="datetime-local"
            min={`${isoDay(zonedDay(new Date(serverNow()), timezone))}T00:00`}
            value={form.time}
            onChange={(event) => form.setTime(event.target.value)}
            error={form.endFault}
          />
        )}
        <TextField
          label="Reason"
          hint="Shoppers see it."
          maxLength={200}
          value={form.reason}
          onChange={(event) => form.setReason(event.target.value)}
        />
        {form.error && <Notice tone="error">{formatApiError(form.error)}</Notice>}
        <SubmitButton variant="secondary" isBusy={form.isPending} missing={form.missing}>
          {pause ? 'Change the pause' : 'Pause new orders'}
        </SubmitButton>
      </Stack>
    </Card>
  );
}
