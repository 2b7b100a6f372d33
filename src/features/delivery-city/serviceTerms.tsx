import type { ReactNode } from 'react';
import type { Dispensary } from '../../domain/delivery/citySchema';
import { freeDeliveryAbove } from '../../domain/delivery/orderTotals';
import { useWords } from '../../i18n/LocaleContext';

export type ServiceFact = [name: string, values: ReactNode[]];

type Terms = Pick<Dispensary, 'minimum' | 'fee' | 'leadMinutes' | 'firstDay'>;

/** The minimum and the fee, and the day or time of the first window. */
export function useServiceTerms({ minimum, fee, leadMinutes, firstDay }: Terms): {
  amounts: ServiceFact[];
  earliest: string;
} {
  const { t, formatMoney } = useWords('places');
  const formatDollars = (amount: number) => formatMoney({ amount }, { hideZeroCents: true });
  const amounts: ServiceFact[] = [
    [t('places.city.minimum'), [t('places.city.beforeTaxes', { price: formatDollars(minimum) })]],
    [
      t('places.city.fee'),
      fee > 0
        ? [formatDollars(fee), t('places.city.noFee', { price: formatDollars(freeDeliveryAbove) })]
        : [t('places.city.free')],
    ],
  ];
  if (firstDay === 0) return { amounts, earliest: t('places.city.lead', { minutes: leadMinutes }) };
  return {
    amounts,
    earliest: firstDay === 1 ? t('places.city.nextDay') : t('places.city.laterDay', { days: firstDay }),
  };
}

export function ServiceFactRows({ facts }: { facts: readonly ServiceFact[] }) {
  return facts.map(([label, values]) => (
    <div key={label}>
      <dt>{label}</dt>
      {values.map((value) => (
        <dd key={typeof value === 'string' ? value : 'next'}>{value}</dd>
      ))}
    </div>
  ));
}
