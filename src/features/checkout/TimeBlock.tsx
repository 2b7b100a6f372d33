import type { DeliverySlot } from '../../domain/delivery/deliverySlots';
import { zonedDay } from '../../domain/delivery/zonedTime';
import { formatSlot, formatSlotDay } from '../../i18n/formatSlot';
import { useAllWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/Notice';
import { RadioCards } from '../../ui/RadioCards';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Text } from '../../ui/Text';
import { Block } from './Block';

interface TimeBlockProps {
  number: number;
  slots: DeliverySlot[];
  timezone: string;
  now: Date;
  value: string | null;
  onChange: (start: string) => void;
}

/** S2-73, S5-14 … S5-18: the day, and the slot of that day. */
export function TimeBlock({ number, slots, timezone, now, value, onChange }: TimeBlockProps) {
  const { locale, t } = useAllWords();
  const dayOf = (start: string) => {
    const { year, month, day } = zonedDay(new Date(start), timezone);
    return `${year}-${month}-${day}`;
  };
  const days = [...new Set(slots.map(({ start }) => dayOf(start)))];
  const chosenDay = value ? dayOf(value) : days[0];
  const ofDay = slots.filter(({ start }) => dayOf(start) === chosenDay);
  const firstFree = (day: string) => slots.find((slot) => dayOf(slot.start) === day && !slot.isFull);
  return (
    <Block number={number} title={t('checkout.time.title')} isDone={value !== null}>
      {slots.length === 0 && <Notice tone="warning">{t('checkout.time.none')}</Notice>}
      {days.length > 1 && (
        <SegmentedControl
          legend={t('checkout.step.time')}
          name="day"
          value={chosenDay!}
          onChange={(day) => {
            const free = firstFree(day);
            if (free) onChange(free.start);
          }}
          options={days.map((day) => {
            const start = slots.find((slot) => dayOf(slot.start) === day)!.start;
            return { value: day, label: formatSlotDay(start, { locale, timezone }) };
          })}
        />
      )}
      {ofDay.length > 0 && (
        <RadioCards
          legend={t('order.window')}
          name="slot"
          value={value}
          onChange={onChange}
          options={ofDay.map((slot) => ({
            value: slot.start,
            label: formatSlot(slot, { locale, t, timezone, now }),
            detail: slot.isFull ? t('checkout.time.full') : undefined,
            isDisabled: slot.isFull,
          }))}
        />
      )}
      <Text size="small" tone="muted">
        {t('checkout.time.zone', { zone: timezone.replace(/_/g, ' ') })}
      </Text>
    </Block>
  );
}
