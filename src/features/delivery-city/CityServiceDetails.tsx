import type { ReactNode } from 'react';
import type { CityView } from '../../content/pages/locationViews';
import { weekdays, type Weekday } from '../../domain/time/weekdays';
import { freeDeliveryAbove } from '../../domain/delivery/orderTotals';
import { formatDoorTime, formatWeekday } from '../../i18n/time/formatWeek';
import { useWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { Service, ServiceFacts, TwoLines } from './CityPage.styles';

type ServiceView = CityView['services'][number];

/** Returns one line if the hours are the same every day, otherwise a line for each day of delivery. */
function useHours({ hours }: ServiceView): string[] {
  const { t, locale } = useWords('places');
  const formatHours = (day: Weekday) => {
    const { open, close } = hours[day]!;
    return t('places.city.range', { open: formatDoorTime(open, locale), close: formatDoorTime(close, locale) });
  };
  const open = weekdays.filter((day) => hours[day]);
  if (open.length === weekdays.length && new Set(open.map(formatHours)).size === 1)
    return [t('places.city.everyDay', { hours: formatHours(open[0]!) })];
  return open.map((day) =>
    t('places.city.onDay', { day: formatWeekday(weekdays.indexOf(day), locale), hours: formatHours(day) }),
  );
}

interface CityServiceDetailsProps {
  service: ServiceView;
  nextWindow: ReactNode;
}

export function CityServiceDetails({ service, nextWindow }: CityServiceDetailsProps) {
  const { t, plural, formatMoney } = useWords('places');
  const formatDollars = (amount: number) => formatMoney({ amount }, { hideZeroCents: true });
  const { id, name, licence, minimum, fee, windowMinutes, leadMinutes, firstDay, postalCodes } = service;
  const earliest =
    firstDay === 0
      ? t('places.city.lead', { minutes: leadMinutes })
      : firstDay === 1
        ? t('places.city.nextDay')
        : t('places.city.laterDay', { days: firstDay });
  const facts: [name: string, values: ReactNode[]][] = [
    [t('places.city.minimum'), [t('places.city.beforeTaxes', { price: formatDollars(minimum) })]],
    [
      t('places.city.fee'),
      fee > 0
        ? [formatDollars(fee), t('places.city.noFee', { price: formatDollars(freeDeliveryAbove) })]
        : [t('places.city.free')],
    ],
    [t('places.city.hours'), useHours(service)],
    [t('places.city.windows'), [t('places.city.length', { minutes: windowMinutes }), earliest]],
    [t('places.city.next'), [<TwoLines key="next">{nextWindow}</TwoLines>]],
    [plural('places.city.zips', postalCodes.length), [postalCodes.join(', ')]],
  ];
  return (
    <Service aria-labelledby={id}>
      <div>
        <Heading level={2} size="sub" id={id}>
          {name}
        </Heading>
        <Paragraph size="label" tone="muted">
          {t('places.city.license', { licence })}
        </Paragraph>
      </div>
      <ServiceFacts>
        {facts.map(([label, values]) => (
          <div key={label}>
            <dt>{label}</dt>
            {values.map((value) => (
              <dd key={typeof value === 'string' ? value : 'next'}>{value}</dd>
            ))}
          </div>
        ))}
      </ServiceFacts>
      <Paragraph size="label" tone="muted">
        {t('places.city.exact')}
      </Paragraph>
    </Service>
  );
}
