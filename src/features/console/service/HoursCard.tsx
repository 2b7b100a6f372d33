import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { legalHours } from '../../../domain/delivery/deliverySlots';
import type { DayHours } from '../../../domain/delivery/providerSchema';
import { weekdays, type Weekday } from '../../../domain/time/weekdays';
import { changeHours } from '../../../data/staff/serviceCalls';
import { areHoursValid } from '../../../domain/staff/checkHours';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { space } from '../../../ui/theme/tokens';
import { SubmitButton } from '../SubmitButton';
import { formatDayHours } from './formatDayHours';
import { HoursFields, defaultHours, hoursFaultMessage } from './HoursFields';
import { HoursNotices } from './HoursNotices';
import { DraftStatus, outdatedReason } from './DraftStatus';
import type { ServiceCardProps } from './serviceCardProps';
import { useDraftVersion } from './useDraftVersion';
import { useHoursChange } from './useHoursChange';

const dayNames: Record<Weekday, string> = {
  Sun: 'Sunday',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
};
const parts = { delivery: 'deliveryTimes', pickup: 'pickupTimes' } as const;
const titles = { delivery: 'Delivery hours', pickup: 'Pickup hours' } as const;

type Week = Partial<Record<Weekday, DayHours>>;

/** A newly opened day copies the hours of the open day before it, because most days have the same hours. */
const hoursForNewDay = (week: Week, day: Weekday): DayHours =>
  weekdays
    .slice(0, weekdays.indexOf(day))
    .flatMap((each) => week[each] ?? [])
    .at(-1) ??
  Object.values(week)[0] ??
  defaultHours;

export function HoursCard({ kind, ...props }: ServiceCardProps & { kind: 'delivery' | 'pickup' }) {
  const { scope, service, onChange } = props;
  const part = parts[kind];
  /** Null until something is typed, so that the card shows hours that somebody else saves. */
  const [draft, setDraft] = useState<Week | null>(null);
  const week: Week = draft ?? service[part];
  const base = useDraftVersion({ ...props, part, hasDraft: draft !== null });
  const saving = useHoursChange(
    (changed: Week, confirm) =>
      base.guard(changeHours({ ...scope, version: base.version }, { [kind]: changed, confirm })),
    (saved) => {
      onChange(saved);
      setDraft(null);
    },
  );
  const set = (day: Weekday, hours: DayHours | undefined) => {
    const { [day]: _, ...rest } = week;
    setDraft(hours ? { ...rest, [day]: hours } : rest);
    saving.forget();
  };
  const isValid = Object.values(week).every(areHoursValid);
  const missing = base.isOutdated ? outdatedReason : isValid ? null : hoursFaultMessage;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!missing) saving.submit(week);
  };
  return (
    <Card>
      <Stack as="form" $gap={4} onSubmit={submit} noValidate>
        <Heading level={3} size="sub">
          {titles[kind]}
        </Heading>
        <Paragraph size="small" tone="muted">
          Windows outside the legal hours, {formatDayHours({ ...defaultHours, ...legalHours })}, are not offered.
        </Paragraph>
        {weekdays.map((day) => (
          <Day key={day}>
            <CheckboxField
              label={dayNames[day]}
              checked={week[day] !== undefined}
              onChange={(event) => set(day, event.target.checked ? hoursForNewDay(week, day) : undefined)}
            />
            {week[day] && <HoursFields name={dayNames[day]} hours={week[day]} onChange={(hours) => set(day, hours)} />}
          </Day>
        ))}
        <DraftStatus base={base} what={`the ${kind} hours`} onDiscard={() => setDraft(null)} onChoice={saving.reset}>
          <HoursNotices progress={saving} timezone={service.timezone} />
        </DraftStatus>
        <SubmitButton isBusy={saving.isPending} missing={missing}>
          Save
        </SubmitButton>
      </Stack>
    </Card>
  );
}

/** Fields stand beside the day where there is room for all four of them. */
const Day = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: first baseline;
  gap: 0 ${space[4]};
  > * {
    flex: 0 0 124px;
  }
  > [role='group'] {
    flex: 1 1 470px;
    min-width: 0;
  }
`;
