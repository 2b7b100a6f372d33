import { deliveryWeek } from '../../domain/delivery/deliverySchedule';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { zonedDay } from '../../domain/delivery/zonedTime';
import { formatClock, formatZone } from '../../i18n/formatHours';
import { formatWeekday } from '../../i18n/formatWeek';
import { useOrderWords } from '../../i18n/LocaleContext';
import { Badge } from '../../ui/Badge';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { WeekTable } from './ProviderHours.styles';
import { useScheduleClock } from './useScheduleClock';
import { WindowList } from './WindowList';

/** A dispensary, its remaining windows, and its weekly hours. */
export function ProviderHours({ provider }: { provider: DeliveryProvider }) {
  const { locale, t } = useOrderWords();
  const now = useScheduleClock(provider);
  const { timezone } = provider;
  const today = zonedDay(now, timezone);
  return (
    <Stack $gap={8}>
      <div>
        <Heading level={3}>{provider.name}</Heading>
        <Text size="small" tone="muted">
          {t('address.licence', { licence: provider.licence })}
        </Text>
      </div>
      <WindowList provider={provider} now={now} />
      <section>
        <Heading level={3} size="small" id="delivery-week">
          {t('hours.week')}
        </Heading>
        <WeekTable aria-labelledby="delivery-week">
          <tbody>
            {deliveryWeek(provider).map(({ weekday, hours }) => (
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
                </td>
              </tr>
            ))}
          </tbody>
        </WeekTable>
        <Text size="small" tone="muted">
          {t('hours.zone', { zone: formatZone(timezone, locale, now) })}
        </Text>
      </section>
    </Stack>
  );
}
