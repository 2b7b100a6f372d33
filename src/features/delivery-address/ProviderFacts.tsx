import { styled } from 'styled-components';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { freeDeliveryAbove } from '../../domain/delivery/orderTotals';
import { legalAge } from '../../domain/region/ageGate';
import { useWords } from '../../i18n/LocaleContext';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, media, space, text } from '../../ui/theme/tokens';
import { useProviderTimes } from './hours/useProviderTimes';

interface ProviderFactsProps {
  provider: DeliveryProvider;
  /** Shows a few lines and a button to the hours. */
  isCompact?: boolean;
}

const moneyOptions = { hideZeroCents: true, hideCurrency: true };

export function ProviderFacts({ provider, isCompact = false }: ProviderFactsProps) {
  return isCompact ? <ShortFacts provider={provider} /> : <AllFacts provider={provider} />;
}

/** Canada does not show the free-delivery amount. */
function usePrices({ deliveryTotalMinimum, deliveryFee }: DeliveryProvider) {
  const { locale, formatMoney } = useWords('order');
  return {
    minimum: formatMoney({ amount: deliveryTotalMinimum }, moneyOptions),
    fee: formatMoney(deliveryFee, moneyOptions),
    noFeeAbove:
      locale.country === 'us' && deliveryFee.amount > 0
        ? formatMoney({ amount: freeDeliveryAbove }, moneyOptions)
        : null,
  };
}

function AllFacts({ provider }: { provider: DeliveryProvider }) {
  const { t } = useWords('order');
  const { minimum, fee, noFeeAbove } = usePrices(provider);
  const { today, opening, notice, next, zone, upcoming } = useProviderTimes(provider);
  const facts: [name: string, value: string, ...notes: (string | null)[]][] = [
    [t('xpress.minimum'), t('xpress.minimumValue', { price: minimum }), null],
    [t('xpress.fee'), fee, noFeeAbove && t('facts.noFeeAbove', { price: noFeeAbove })],
    [t('facts.hours'), today, [notice, opening].filter(Boolean).join(' '), ...upcoming],
    [t('xpress.next'), next, t('hours.zone', { zone })],
    [
      t('xpress.limit'),
      t('xpress.limitValue', {
        oil: provider.purchaseLimitOilGrams,
        grams: provider.purchaseLimitConcentratedWeight,
      }),
      null,
    ],
    [t('facts.door'), t('facts.doorValue', { legalAge: legalAge.us }), null],
    [t('facts.payment'), t('facts.paymentValue'), null],
    [t('facts.seller'), provider.name, t('address.licence', { licence: provider.licence })],
  ];
  return (
    <List>
      {facts.map(([name, value, ...notes]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {notes.map((note) => note && <dd key={note}>{note}</dd>)}
        </div>
      ))}
    </List>
  );
}

function ShortFacts({ provider }: { provider: DeliveryProvider }) {
  const { t } = useWords('order');
  const { minimum, fee, noFeeAbove } = usePrices(provider);
  const { opening, notice, next, hasWindow } = useProviderTimes(provider);
  return (
    <Cluster $gap={3} $isSpread>
      <Lines>
        <Paragraph size="small">
          {noFeeAbove
            ? t('facts.short.feeUntil', { fee, price: noFeeAbove, minimum })
            : t('facts.short.fee', { fee, minimum })}
        </Paragraph>
        {notice && (
          <Paragraph size="small">
            <strong>{notice}</strong>
          </Paragraph>
        )}
        <Paragraph size="small">
          {opening && `${opening} `}
          {hasWindow ? t('facts.short.next', { next }) : next}
        </Paragraph>
        <Paragraph size="small" tone="muted">
          {t('facts.short.door', { legalAge: legalAge.us })}
        </Paragraph>
        <Paragraph size="small" tone="muted">
          {t('checkout.review.seller', { provider: provider.name, licence: provider.licence })}
        </Paragraph>
      </Lines>
      <Button variant="secondary" size="small" onClick={() => openPanel('hours')}>
        {t('address.hours')}
      </Button>
    </Cluster>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space[4]} ${space[6]};
  /* Two and four columns divide the eight facts evenly. */
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > div {
    padding-top: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  dt,
  dd + dd {
    ${text.small};
    color: ${color.muted};
  }
`;

const Lines = styled.div`
  display: grid;
  flex: 1 1 220px;
  min-width: 0;
  gap: ${space[1]};
`;
