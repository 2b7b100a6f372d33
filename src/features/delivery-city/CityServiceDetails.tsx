import type { ReactNode } from 'react';
import type { CityView } from '../../content/pages/locationViews';
import { weekdays, type Weekday } from '../../domain/time/weekdays';
import { formatDoorTime, formatWeekday } from '../../i18n/time/formatWeek';
import { useWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { Service, ServiceFacts, TwoLines } from './CityPage.styles';
import { ServiceFactRows, useServiceTerms, type ServiceFact } from './serviceTerms';

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
  const { t, plural } = useWords('places');
  const { id, name, licence, windowMinutes, postalCodes } = service;
  const { amounts, earliest } = useServiceTerms(service);
  const facts: ServiceFact[] = [
    ...amounts,
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
        <ServiceFactRows facts={facts} />
      </ServiceFacts>
      <Paragraph size="label" tone="muted">
        {t('places.city.exact')}
      </Paragraph>
    </Service>
  );
}
