import { upcomingExceptions } from '../../../domain/delivery/upcomingExceptions';
import { deliveryWeek, legalHoursOn } from '../../../domain/delivery/deliverySchedule';
import type { DeliveryProvider } from '../../../domain/delivery/providerSchema';
import { scheduleNotice } from '../../../domain/delivery/scheduleNotice';
import type { CalendarDay } from '../../../domain/time/calendarDay';
import { instantOf, zonedDay } from '../../../domain/time/zonedTime';
import { formatUpcomingHours } from '../../../i18n/time/formatUpcomingHours';
import { formatClock, formatZone } from '../../../i18n/time/formatHours';
import { formatScheduleNotice } from '../../../i18n/time/formatScheduleNotice';
import { formatShortDay } from '../../../i18n/time/formatSlot';
import { formatWeekday } from '../../../i18n/time/formatWeek';
import { useWords } from '../../../i18n/LocaleContext';
import { Notice } from '../../../ui/feedback/Notice';
import { Badge } from '../../../ui/text/Badge';
import { Heading } from '../../../ui/text/Heading';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import { UpcomingList, WeekTable } from './ProviderHours.styles';
import { useScheduleClock } from '../../../state/delivery/useScheduleClock';
import { WindowList } from './WindowList';

export function ProviderHours({ provider }: { provider: DeliveryProvider }) {
  const { locale, t } = useWords('order');
  const now = useScheduleClock(provider);
  const { timezone } = provider;
  const today = zonedDay(now, timezone);
  const notice = scheduleNotice(provider, now);
  const upcoming = upcomingExceptions({ ...provider, hoursOn: (day) => legalHoursOn(provider, day) }, now, 'tomorrow');
  const exceptionText = (day: CalendarDay, reason: string) => {
    const date = formatShortDay(new Date(instantOf(day, '12:00', timezone)).toISOString(), { locale, timezone });
    return reason ? t('hours.exception', { date, reason }) : t('hours.exception.plain', { date });
  };
  return (
    <Stack $gap={8}>
      <div>
        <Heading level={3}>{provider.name}</Heading>
        <Paragraph size="small" tone="muted">
          {t('address.licence', { licence: provider.licence })}
        </Paragraph>
      </div>
      {notice && <Notice tone="warning">{formatScheduleNotice(notice, { locale, t, timezone, now })}</Notice>}
      <WindowList provider={provider} now={now} />
      <section>
        <Heading level={3} size="small" id="delivery-week">
          {t('hours.week')}
        </Heading>
        <WeekTable aria-labelledby="delivery-week">
          <tbody>
            {deliveryWeek(provider, now).map(({ weekday, day, hours, exception }) => (
              <tr key={weekday} aria-current={weekday === today.weekday ? 'date' : undefined}>
                <th scope="row">
                  <span>{formatWeekday(weekday, locale)}</span>
                  {weekday === today.weekday && <Badge tone="light">{t('hours.today')}</Badge>}
                </th>
                <td>
                  {hours
                    ? t('checkout.time.range', {
                        start: formatClock(hours.open, locale),
                        end: formatClock(hours.close, locale),
                      })
                    : t('address.hours.closed')}
                  {exception !== null && <small>{exceptionText(day, exception)}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </WeekTable>
        <Paragraph size="small" tone="muted">
          {t('hours.zone', { zone: formatZone(timezone, locale, now) })}
        </Paragraph>
      </section>
      {upcoming.length > 0 && (
        <section>
          <Heading level={3} size="small" id="coming-days">
            {t('hours.coming')}
          </Heading>
          <UpcomingList aria-labelledby="coming-days">
            {upcoming.map((day) => (
              <li key={`${day.day.month}-${day.day.day}`}>{formatUpcomingHours(day, { locale, t })}</li>
            ))}
          </UpcomingList>
        </section>
      )}
    </Stack>
  );
}
