import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { DayHours } from '../../../domain/delivery/providerSchema';
import { changeException, removeException } from '../../../data/staff/serviceCalls';
import type { HoursResult } from '../../../domain/staff/serviceSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { TextField } from '../../../ui/fields/TextField';
import { IconButton } from '../../../ui/IconButton';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { space } from '../../../ui/theme/tokens';
import { problemText } from '../problemText';
import { HoursFields, usualHours } from './HoursFields';
import { OutsideOrders } from './OutsideOrders';
import type { ServicePart } from './serviceParts';

const hoursText = (hours: DayHours | null) => (hours ? `${hours.open}–${hours.close}` : 'closed');

interface NewDay {
  day: string;
  reason: string;
  deliveryHours: DayHours | null;
  pickupHours: DayHours | null;
}
const closedDay: NewDay = { day: '', reason: '', deliveryHours: null, pickupHours: null };

/** Holidays and other days with hours of their own. */
export function ExceptionsCard({ of, service, onChange }: ServicePart) {
  const [form, setForm] = useState(closedDay);
  const [outside, setOutside] = useState<HoursResult['outside']>([]);
  const set = (part: Partial<NewDay>) => setForm({ ...form, ...part });
  const saving = useSubmit(async (confirm: boolean) => {
    const { day, ...rest } = form;
    const result = await changeException(of, day, { ...rest, reason: rest.reason.trim(), confirm });
    setOutside(result.isSaved ? [] : result.outside);
    if (!result.isSaved) return;
    setForm(closedDay);
    onChange();
  });
  const removing = useSubmit(async (day: string) => {
    await removeException(of, day);
    onChange();
  });
  const error = saving.error ?? removing.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saving.submit(false);
  };
  return (
    <Card>
      <Stack as="form" $gap={4} onSubmit={submit} noValidate>
        <Heading level={3} size="sub">
          Holidays and other days
        </Heading>
        <Days exceptions={service.exceptions} onRemove={(day) => void removing.submit(day)} />
        <TextField label="Day" type="date" value={form.day} onChange={(event) => set({ day: event.target.value })} />
        <TextField
          label="Reason"
          hint="Shoppers see it."
          maxLength={200}
          value={form.reason}
          onChange={(event) => set({ reason: event.target.value })}
        />
        <CheckboxField
          label="Deliver that day"
          checked={form.deliveryHours !== null}
          onChange={(event) => set({ deliveryHours: event.target.checked ? usualHours : null })}
        />
        {form.deliveryHours && (
          <HoursFields
            name="Delivery that day"
            hours={form.deliveryHours}
            onChange={(deliveryHours) => set({ deliveryHours })}
          />
        )}
        <CheckboxField
          label="Offer pickup that day"
          checked={form.pickupHours !== null}
          onChange={(event) => set({ pickupHours: event.target.checked ? usualHours : null })}
        />
        {form.pickupHours && (
          <HoursFields
            name="Pickup that day"
            hours={form.pickupHours}
            onChange={(pickupHours) => set({ pickupHours })}
          />
        )}
        {error && <Notice tone="error">{problemText(error)}</Notice>}
        {outside.length > 0 && (
          <OutsideOrders
            orders={outside}
            timezone={service.timezone}
            isBusy={saving.isPending}
            onConfirm={() => void saving.submit(true)}
          />
        )}
        <div>
          <Button type="submit" variant="secondary" isBusy={saving.isPending} disabled={!form.day}>
            Save this day
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

interface DaysProps {
  exceptions: ServicePart['service']['exceptions'];
  onRemove: (day: string) => void;
}

const Days = ({ exceptions, onRemove }: DaysProps) =>
  exceptions.map(({ day, deliveryHours, pickupHours, reason }) => (
    <Row key={day}>
      <span>
        <strong>{day}</strong> {reason}
        <br />
        Delivery {hoursText(deliveryHours)}, pickup {hoursText(pickupHours)}
      </span>
      <IconButton label={`Remove ${day}`} onClick={() => onRemove(day)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Row>
  ));

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
`;
