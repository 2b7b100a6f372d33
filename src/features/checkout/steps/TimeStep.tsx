import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { providersQuery, reservedSlotsQuery } from '../../../data/delivery/deliveryCalls';
import { upcomingSlot } from '../../../domain/delivery/deliveryOpening';
import type { DeliverySlot } from '../../../domain/delivery/deliverySlots';
import type { DeliveryProvider } from '../../../domain/delivery/providerSchema';
import { scheduleNotice } from '../../../domain/delivery/scheduleNotice';
import type { OrderType } from '../../../domain/order/orderStatus';
import { formatZone } from '../../../i18n/time/formatHours';
import { formatLaterSlot } from '../../../i18n/time/formatOpening';
import { formatScheduleNotice } from '../../../i18n/time/formatScheduleNotice';
import { formatCheckoutSlot } from '../../../i18n/time/formatSlot';
import { useWords } from '../../../i18n/LocaleContext';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { RadioCards } from '../../../ui/fields/RadioCards';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import { slotDays, useSlotFormats } from './useSlotFormats';
import { StepFrame, type FrameProps } from './StepFrame';
import type { SlotChoice } from './useSlot';

/** Slots on screen must not be older than this. */
const refetchIntervalMs = 30_000;
const refetchOptions = { refetchOnWindowFocus: true, refetchInterval: refetchIntervalMs };

interface TimeStepProps {
  frame: FrameProps;
  provider: DeliveryProvider;
  placeId: string;
  orderType: OrderType;
  choice: SlotChoice;
  now: Date;
  onDone: () => void;
}

export function TimeStep({ frame, provider, placeId, orderType, choice, now, onDone }: TimeStepProps) {
  const { locale, t } = useWords('account', 'order');
  const { timezone } = provider;
  const { slots, slot, lossText } = choice;
  const isOpen = frame.state === 'open';
  const hasFreeSlot = slots.some(({ isFull }) => !isFull);
  const formats = { locale, t, timezone, now };
  const notice = scheduleNotice(provider, now);
  const time = slot && formatCheckoutSlot(slot, formats);
  const summary = time && choice.isProposed ? t('checkout.time.next', { time }) : time;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (slot) onDone();
  };
  return (
    <StepFrame
      {...frame}
      title={t(orderType === 'pickup' ? 'pickup.time.title' : 'checkout.time.title')}
      summary={summary}
    >
      <Stack as="form" $gap={4} onSubmit={submit}>
        {isOpen && <RefetchSlots placeId={placeId} providerId={provider.id} orderType={orderType} />}
        {lossText && <Notice tone="warning">{lossText}</Notice>}
        {notice && <Notice tone="warning">{formatScheduleNotice(notice, formats)}</Notice>}
        {!hasFreeSlot && <Notice tone="warning">{formatLaterSlot(upcomingSlot(choice.rules, now), formats)}</Notice>}
        {slots.length > 0 && <SlotPicker {...{ timezone, choice, now, orderType }} onPick={onDone} />}
        <Paragraph size="small" tone="muted">
          {t('checkout.time.zone', { zone: formatZone(timezone, locale, now) })}
        </Paragraph>
        <div>
          <Button type="submit" disabled={!slot}>
            {t('checkout.continue')}
          </Button>
        </div>
        {hasFreeSlot && !slot && (
          <Paragraph size="small" tone="muted">
            {t('checkout.time.missing')}
          </Paragraph>
        )}
      </Stack>
    </StepFrame>
  );
}

interface RefetchSlotsProps {
  placeId: string;
  providerId: string;
  orderType: OrderType;
}

/** Refetches full and reserved slots while the step is open. */
function RefetchSlots({ placeId, providerId, orderType }: RefetchSlotsProps) {
  useQuery({ ...providersQuery(placeId, orderType), ...refetchOptions });
  useQuery({ ...reservedSlotsQuery(providerId, orderType), ...refetchOptions });
  return null;
}

interface SlotPickerProps extends Pick<TimeStepProps, 'choice' | 'now' | 'orderType'> {
  timezone: string;
  /** Called when the shopper taps a slot, which completes this step. */
  onPick: () => void;
}

function SlotPicker({ timezone, choice, now, orderType, onPick }: SlotPickerProps) {
  const { t } = useWords('account', 'order');
  const { slots, slot, isReserved, choose } = choice;
  const formats = useSlotFormats(timezone, now);
  const fullText = (each: DeliverySlot) => t(isReserved(each) ? 'checkout.time.reserved' : 'checkout.time.full');
  const days = slotDays(slots, timezone);
  const [selectedDay, setSelectedDay] = useState<string | null>(null);
  const visibleDay =
    days.find(({ id }) => id === selectedDay) ?? days.find((day) => slot && day.slots.includes(slot)) ?? days[0]!;
  const selectDay = (id: string) => {
    setSelectedDay(id);
    const freeSlot = days.find((day) => day.id === id)?.slots.find(({ isFull }) => !isFull);
    choose(freeSlot?.start ?? null);
  };
  return (
    <>
      {days.length > 1 && (
        <SegmentedControl
          legend={t('checkout.time.days')}
          name="day"
          value={visibleDay.id}
          onChange={selectDay}
          options={days.map(({ id, slots: [first] }) => ({ value: id, label: formats.formatDay(first!.start) }))}
        />
      )}
      {days.length > 1 && visibleDay.slots.every(({ isFull }) => isFull) && (
        <Paragraph>{t('checkout.time.dayFull')}</Paragraph>
      )}
      <RadioCards
        legend={t(orderType === 'pickup' ? 'pickup.window' : 'order.window')}
        name="slot"
        value={slot?.start ?? null}
        onChange={choose}
        onPick={(start) => {
          choose(start);
          onPick();
        }}
        options={visibleDay.slots.map((each) => ({
          value: each.start,
          label: formats.formatSlot(each),
          detail: each.isFull ? fullText(each) : formats.formatLocalTime(each),
          isDisabled: each.isFull,
        }))}
      />
    </>
  );
}
