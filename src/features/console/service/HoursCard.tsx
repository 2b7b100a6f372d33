import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { DayHours } from '../../../domain/delivery/providerSchema';
import { weekdays, type Weekday } from '../../../domain/delivery/weekdays';
import { changeHours } from '../../../data/staff/serviceCalls';
import type { HoursResult } from '../../../domain/staff/serviceSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { space } from '../../../ui/theme/tokens';
import { formatApiError } from '../formatApiError';
import { HoursFields, defaultHours } from './HoursFields';
import { OutsideOrdersNotice } from './OutsideOrdersNotice';
import type { ServiceCardProps } from './serviceCardProps';

const dayNames: Record<Weekday, string> = {
  Sun: 'Sunday',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
};
const titles = { delivery: 'Delivery hours', pickup: 'Pickup hours' } as const;

export function HoursCard({ scope, service, onChange, kind }: ServiceCardProps & { kind: 'delivery' | 'pickup' }) {
  const [week, setWeek] = useState<Partial<Record<Weekday, DayHours>>>(
    kind === 'delivery' ? service.deliveryTimes : service.pickupTimes,
  );
  const [outside, setOutside] = useState<HoursResult['outside']>([]);
  const saving = useSubmit(async (confirm: boolean) => {
    const result = await changeHours(scope, { [kind]: week, confirm });
    setOutside(result.isSaved ? [] : result.outside);
    if (result.isSaved) onChange();
  });
  const set = (day: Weekday, hours: DayHours | undefined) => {
    const { [day]: _, ...rest } = week;
    setWeek(hours ? { ...rest, [day]: hours } : rest);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saving.submit(false);
  };
  return (
    <Card>
      <Stack as="form" $gap={4} onSubmit={submit} noValidate>
        <Heading level={3} size="sub">
          {titles[kind]}
        </Heading>
        {weekdays.map((day) => (
          <Day key={day}>
            <CheckboxField
              label={dayNames[day]}
              checked={week[day] !== undefined}
              onChange={(event) => set(day, event.target.checked ? defaultHours : undefined)}
            />
            {week[day] && <HoursFields name={dayNames[day]} hours={week[day]} onChange={(hours) => set(day, hours)} />}
          </Day>
        ))}
        {saving.error && <Notice tone="error">{formatApiError(saving.error)}</Notice>}
        {outside.length > 0 && (
          <OutsideOrdersNotice
            orders={outside}
            timezone={service.timezone}
            isBusy={saving.isPending}
            onConfirm={() => void saving.submit(true)}
          />
        )}
        <div>
          <Button type="submit" isBusy={saving.isPending}>
            Save
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

const Day = styled.div`
  display: grid;
  gap: ${space[2]};
`;
