import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { providersQuery } from '../../data/delivery/deliveryCalls';
import { upcomingSlot } from '../../domain/delivery/deliveryOpening';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { formatZone } from '../../i18n/formatHours';
import { formatLaterSlot } from '../../i18n/formatOpening';
import { formatCheckoutSlot } from '../../i18n/formatSlot';
import { useAllWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { RadioCards } from '../../ui/RadioCards';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { slotDays, useSlotWords } from './useSlotWords';
import { StepFrame } from './StepFrame';
import type { SlotChoice } from './useSlot';

/** In milliseconds: slots on screen must not be older than 30 seconds. */
const refetchIntervalMs = 30_000;

interface TimeStepProps {
  frame: Omit<ComponentProps<typeof StepFrame>, 'title' | 'lead' | 'summary' | 'children'>;
  provider: DeliveryProvider;
  placeId: string;
  choice: SlotChoice;
  now: Date;
  onDone: () => void;
}

/** Lets the shopper choose a day and a slot. */
export function TimeStep({ frame, provider, placeId, choice, now, onDone }: TimeStepProps) {
  const { locale, t } = useAllWords();
  const { timezone } = provider;
  const { slots, slot, lost } = choice;
  const isOpen = frame.state === 'open';
  const hasFree = slots.some(({ isFull }) => !isFull);
  const time = slot && formatCheckoutSlot(slot, { locale, t, timezone, now });
  const summary = time && choice.isProposed ? t('checkout.time.next', { time }) : time;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (slot) onDone();
  };
  return (
    <StepFrame {...frame} title={t('checkout.time.title')} summary={summary}>
      <Stack as="form" $gap={4} onSubmit={submit}>
        {isOpen && <FreshWindows placeId={placeId} />}
        {lost && <Notice tone="warning">{lost}</Notice>}
        {!hasFree && (
          <Notice tone="warning">{formatLaterSlot(upcomingSlot(provider, now), { locale, t, timezone })}</Notice>
        )}
        {slots.length > 0 && <Windows timezone={timezone} choice={choice} now={now} onPick={onDone} />}
        <Text size="small" tone="muted">
          {t('checkout.time.zone', { zone: formatZone(timezone, locale, now) })}
        </Text>
        <div>
          <Button type="submit" disabled={!slot}>
            {t('checkout.continue')}
          </Button>
        </div>
        {hasFree && !slot && (
          <Text size="small" tone="muted">
            {t('checkout.time.missing')}
          </Text>
        )}
      </Stack>
    </StepFrame>
  );
}

/** Refetches which slots are full: when the step opens, when the window gets focus, and on an interval. */
function FreshWindows({ placeId }: { placeId: string }) {
  useQuery({ ...providersQuery(placeId), refetchOnWindowFocus: true, refetchInterval: refetchIntervalMs });
  return null;
}

interface WindowsProps extends Pick<TimeStepProps, 'choice' | 'now'> {
  timezone: string;
  /** Called when a slot is tapped, which completes this step. */
  onPick: () => void;
}

/** The slots of one day, with a choice of days if there are several. */
function Windows({ timezone, choice, now, onPick }: WindowsProps) {
  const { t } = useAllWords();
  const { slots, slot, choose } = choice;
  const words = useSlotWords(timezone, now);
  const days = slotDays(slots, timezone);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const shown =
    days.find(({ id }) => id === openDay) ?? days.find((day) => slot && day.slots.includes(slot)) ?? days[0]!;
  const lookAt = (id: string) => {
    setOpenDay(id);
    const free = days.find((day) => day.id === id)?.slots.find(({ isFull }) => !isFull);
    choose(free?.start ?? null);
  };
  return (
    <>
      {days.length > 1 && (
        <SegmentedControl
          legend={t('checkout.time.days')}
          name="day"
          value={shown.id}
          onChange={lookAt}
          options={days.map(({ id, slots: [first] }) => ({ value: id, label: words.dayOf(first!.start) }))}
        />
      )}
      {days.length > 1 && shown.slots.every(({ isFull }) => isFull) && <Text>{t('checkout.time.dayFull')}</Text>}
      <RadioCards
        legend={t('order.window')}
        name="slot"
        value={slot?.start ?? null}
        onChange={choose}
        onPick={(start) => {
          choose(start);
          onPick();
        }}
        options={shown.slots.map((each) => ({
          value: each.start,
          label: words.slotOf(each),
          detail: each.isFull ? t('checkout.time.full') : words.shoppersOwn(each),
          isDisabled: each.isFull,
        }))}
      />
    </>
  );
}
