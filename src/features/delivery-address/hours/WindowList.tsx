import { Fragment } from 'react';
import { upcomingSlot } from '../../../domain/delivery/deliveryOpening';
import { scheduledDays } from '../../../domain/delivery/deliverySchedule';
import type { DeliveryProvider } from '../../../domain/delivery/providerSchema';
import { zonedDay } from '../../../domain/time/zonedTime';
import { formatMinutes } from '../../../i18n/time/formatHours';
import { formatLaterSlot } from '../../../i18n/time/formatOpening';
import { formatSlotDay, formatSlotHours } from '../../../i18n/time/formatSlot';
import { useWords } from '../../../i18n/LocaleContext';
import { Badge } from '../../../ui/text/Badge';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { DayTitle, SlotList } from './ProviderHours.styles';

interface WindowListProps {
  provider: DeliveryProvider;
  now: Date;
}

export function WindowList({ provider, now }: WindowListProps) {
  const { locale, t, plural } = useWords('order');
  const { timezone, deliveryMinimumDaysInAdvance: daysAhead } = provider;
  const days = scheduledDays(provider, now);
  const today = zonedDay(now, timezone);
  return (
    <section>
      <Heading level={3} size="small">
        {t('hours.windows')}
      </Heading>
      {daysAhead > 0 && (
        <Paragraph size="small" tone="muted">
          {plural('hours.daysAhead', daysAhead)}
        </Paragraph>
      )}
      {days.length === 0 && (
        <Paragraph tone="muted">{formatLaterSlot(upcomingSlot(provider, now), { locale, t, timezone })}</Paragraph>
      )}
      {days.map(({ day, slots, leadtime }, index) => (
        <Fragment key={`${day.month}-${day.day}`}>
          <DayTitle>
            <span>{formatSlotDay(slots[0]!.start, { locale, timezone })}</span>
            {day.month === today.month && day.day === today.day && <Badge tone="light">{t('hours.today')}</Badge>}
          </DayTitle>
          {leadtime && leadtime !== days[index - 1]?.leadtime ? (
            <Paragraph size="small" tone="muted">
              {t('hours.leadtime', { duration: formatMinutes(leadtime, locale) })}
            </Paragraph>
          ) : null}
          <SlotList>
            {slots.map((slot) => (
              <li key={slot.start} data-full={slot.isFull || undefined}>
                <span>{formatSlotHours(slot, { locale, t, timezone })}</span>
                {slot.isFull && <Badge>{t('checkout.time.full')}</Badge>}
              </li>
            ))}
          </SlotList>
        </Fragment>
      ))}
    </section>
  );
}
