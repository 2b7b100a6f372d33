import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { isoDay } from '../../../domain/time/calendarDay';
import { zonedDay } from '../../../domain/time/zonedTime';
import { changeException, removeException } from '../../../data/staff/serviceCalls';
import { useCurrentMinute } from '../../../state/hooks/useCurrentMinute';
import { TextField } from '../../../ui/fields/TextField';
import { IconButton } from '../../../ui/IconButton';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { color, space } from '../../../ui/theme/tokens';
import { areExceptionHoursValid, emptyException, ExceptionHours, type ExceptionForm } from './ExceptionHours';
import { formatDayHours, formatIsoDay } from './formatDayHours';
import { SubmitButton } from '../SubmitButton';
import { hoursFaultMessage } from './HoursFields';
import { HoursNotices } from './HoursNotices';
import { DraftStatus, outdatedReason } from './DraftStatus';
import type { ServiceCardProps } from './serviceCardProps';
import { useDraftVersion } from './useDraftVersion';
import { useHoursChange } from './useHoursChange';

function missingPart(form: ExceptionForm, today: string): string | null {
  if (!(form.day >= today)) return 'Choose a day that is still to come.';
  return areExceptionHoursValid(form) ? null : hoursFaultMessage;
}

/** The form of one day, and the two ways in which it changes the list. */
function useExceptionForm(props: ServiceCardProps) {
  const { scope, service, onChange } = props;
  const [form, setForm] = useState(emptyException);
  const base = useDraftVersion({ ...props, part: 'exceptions', hasDraft: form !== emptyException });
  const saving = useHoursChange(
    ({ day, ...hours }: ExceptionForm, confirm) =>
      base.guard(
        changeException({ ...scope, version: base.version }, day, { ...hours, reason: hours.reason.trim(), confirm }),
      ),
    (saved) => {
      onChange(saved);
      setForm(emptyException);
    },
  );
  const removing = useHoursChange(
    (day: string, confirm) =>
      base.guard(removeException({ ...scope, version: service.versions.exceptions }, day, confirm)),
    (saved) => {
      onChange(saved);
      if (!base.isOutdated) base.rebase(saved.versions.exceptions);
    },
  );
  return { form, setForm, base, saving, removing };
}

export function ExceptionsCard(props: ServiceCardProps) {
  const { service } = props;
  const today = isoDay(zonedDay(useCurrentMinute(), service.timezone));
  const { form, setForm, base, saving, removing } = useExceptionForm(props);
  const change = (changes: Partial<ExceptionForm>) => {
    setForm({ ...form, ...changes });
    saving.forget();
    removing.forget();
  };
  const isReplacing = service.exceptions.some(({ day }) => day === form.day);
  const missing = base.isOutdated ? outdatedReason : missingPart(form, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!missing) saving.submit(form);
  };
  return (
    <Card>
      <Stack as="form" $gap={4} onSubmit={submit} noValidate>
        <Heading level={3} size="sub">
          Holidays and other days
        </Heading>
        <ExceptionList
          exceptions={service.exceptions}
          onEdit={change}
          onRemove={(day) => {
            saving.forget();
            removing.submit(day);
          }}
        />
        <HoursNotices
          progress={removing}
          timezone={service.timezone}
          confirmLabel="Return to the usual hours and keep the orders"
        />
        <TextField
          label="Day"
          type="date"
          min={today}
          hint={isReplacing ? 'This day has hours of its own. Saving replaces them.' : undefined}
          error={form.day && form.day < today ? 'Choose today or a later day.' : undefined}
          value={form.day}
          onChange={(event) => change({ day: event.target.value })}
        />
        <TextField
          label="Reason"
          hint="Shoppers see it."
          maxLength={200}
          value={form.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <ExceptionHours form={form} week={service} onChange={change} />
        <DraftStatus
          base={base}
          what="the list of days"
          onDiscard={() => setForm(emptyException)}
          onChoice={saving.reset}
        >
          <HoursNotices progress={saving} timezone={service.timezone} />
        </DraftStatus>
        <SubmitButton variant="secondary" isBusy={saving.isPending} missing={missing}>
          Save this day
        </SubmitButton>
      </Stack>
    </Card>
  );
}

interface ExceptionListProps {
  exceptions: ServiceCardProps['service']['exceptions'];
  onEdit: (exception: ExceptionForm) => void;
  onRemove: (day: string) => void;
}

function ExceptionList({ exceptions, onEdit, onRemove }: ExceptionListProps) {
  if (exceptions.length === 0) return <Paragraph tone="muted">Every day has its usual hours.</Paragraph>;
  return (
    <List>
      {exceptions.map((exception) => {
        const { day, deliveryHours, pickupHours, reason } = exception;
        const date = formatIsoDay(day);
        return (
          <li key={day}>
            <div>
              <strong>{date}</strong>
              {reason && <div>{reason}</div>}
              <small>
                Delivery {formatDayHours(deliveryHours)} · Pickup {formatDayHours(pickupHours)}
              </small>
            </div>
            <IconButton label={`Change ${date}`} onClick={() => onEdit(exception)}>
              <Pencil size={18} aria-hidden />
            </IconButton>
            <IconButton label={`Remove ${date}`} onClick={() => onRemove(day)}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.line};
    > div {
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }
  small {
    color: ${color.muted};
  }
`;
