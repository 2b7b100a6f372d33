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
import { formatApiError } from '../formatApiError';
import { HoursFields, defaultHours } from './HoursFields';
import { OutsideOrdersNotice } from './OutsideOrdersNotice';
import type { ServiceCardProps } from './serviceCardProps';

const formatDayHours = (hours: DayHours | null) => (hours ? `${hours.open}–${hours.close}` : 'closed');

interface ExceptionForm {
  day: string;
  reason: string;
  deliveryHours: DayHours | null;
  pickupHours: DayHours | null;
}
const emptyForm: ExceptionForm = { day: '', reason: '', deliveryHours: null, pickupHours: null };

export function ExceptionsCard({ scope, service, onChange }: ServiceCardProps) {
  const [form, setForm] = useState(emptyForm);
  const [outside, setOutside] = useState<HoursResult['outside']>([]);
  const update = (changes: Partial<ExceptionForm>) => setForm({ ...form, ...changes });
  const saving = useSubmit(async (confirm: boolean) => {
    const { day, ...rest } = form;
    const result = await changeException(scope, day, { ...rest, reason: rest.reason.trim(), confirm });
    setOutside(result.isSaved ? [] : result.outside);
    if (!result.isSaved) return;
    setForm(emptyForm);
    onChange();
  });
  const removing = useSubmit(async (day: string) => {
    await removeException(scope, day);
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
        <ExceptionList exceptions={service.exceptions} onRemove={(day) => void removing.submit(day)} />
        <TextField label="Day" type="date" value={form.day} onChange={(event) => update({ day: event.target.value })} />
        <TextField
          label="Reason"
          hint="Shoppers see it."
          maxLength={200}
          value={form.reason}
          onChange={(event) => update({ reason: event.target.value })}
        />
        <CheckboxField
          label="Deliver that day"
          checked={form.deliveryHours !== null}
          onChange={(event) => update({ deliveryHours: event.target.checked ? defaultHours : null })}
        />
        {form.deliveryHours && (
          <HoursFields
            name="Delivery that day"
            hours={form.deliveryHours}
            onChange={(deliveryHours) => update({ deliveryHours })}
          />
        )}
        <CheckboxField
          label="Offer pickup that day"
          checked={form.pickupHours !== null}
          onChange={(event) => update({ pickupHours: event.target.checked ? defaultHours : null })}
        />
        {form.pickupHours && (
          <HoursFields
            name="Pickup that day"
            hours={form.pickupHours}
            onChange={(pickupHours) => update({ pickupHours })}
          />
        )}
        {error && <Notice tone="error">{formatApiError(error)}</Notice>}
        {outside.length > 0 && (
          <OutsideOrdersNotice
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

interface ExceptionListProps {
  exceptions: ServiceCardProps['service']['exceptions'];
  onRemove: (day: string) => void;
}

const ExceptionList = ({ exceptions, onRemove }: ExceptionListProps) =>
  exceptions.map(({ day, deliveryHours, pickupHours, reason }) => (
    <Row key={day}>
      <span>
        <strong>{day}</strong> {reason}
        <br />
        Delivery {formatDayHours(deliveryHours)}, pickup {formatDayHours(pickupHours)}
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
