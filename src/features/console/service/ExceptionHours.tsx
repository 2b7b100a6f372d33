import type { DayHours } from '../../../domain/delivery/providerSchema';
import { weekdays } from '../../../domain/time/weekdays';
import { areHoursValid } from '../../../domain/staff/checkHours';
import type { ProviderService } from '../../../domain/staff/serviceSchema';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { HoursFields, defaultHours } from './HoursFields';

export interface ExceptionForm {
  day: string;
  reason: string;
  deliveryHours: DayHours | null;
  pickupHours: DayHours | null;
}
export const emptyException: ExceptionForm = { day: '', reason: '', deliveryHours: null, pickupHours: null };

export const areExceptionHoursValid = ({ deliveryHours, pickupHours }: ExceptionForm): boolean =>
  [deliveryHours, pickupHours].every((hours) => hours === null || areHoursValid(hours));

interface ExceptionHoursProps {
  form: ExceptionForm;
  week: Pick<ProviderService, 'deliveryTimes' | 'pickupTimes'>;
  onChange: (changes: Partial<ExceptionForm>) => void;
}

const weekdayOf = (day: string) => weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()];

/** If staff open a day, its form starts with the usual hours of that weekday. */
export function ExceptionHours({ form, week, onChange }: ExceptionHoursProps) {
  const weekday = weekdayOf(form.day);
  const usual = (times: ProviderService['deliveryTimes']) => (weekday && times[weekday]) ?? defaultHours;
  return (
    <>
      <CheckboxField
        label="Deliver that day"
        checked={form.deliveryHours !== null}
        onChange={({ target }) => onChange({ deliveryHours: target.checked ? usual(week.deliveryTimes) : null })}
      />
      {form.deliveryHours && (
        <HoursFields
          name="Delivery that day"
          hours={form.deliveryHours}
          onChange={(deliveryHours) => onChange({ deliveryHours })}
        />
      )}
      <CheckboxField
        label="Offer pickup that day"
        checked={form.pickupHours !== null}
        onChange={({ target }) => onChange({ pickupHours: target.checked ? usual(week.pickupTimes) : null })}
      />
      {form.pickupHours && (
        <HoursFields
          name="Pickup that day"
          hours={form.pickupHours}
          onChange={(pickupHours) => onChange({ pickupHours })}
        />
      )}
    </>
  );
}
