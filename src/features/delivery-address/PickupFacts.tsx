import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { legalAge } from '../../domain/region/ageGate';
import { formatDistance } from '../../i18n/formatDistance';
import { useWords } from '../../i18n/LocaleContext';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { useProviderTimes } from './hours/useProviderTimes';

/** Expects a provider with the terms of pickups, which differ from those of deliveries. */
export function PickupFacts({ provider }: { provider: DeliveryProvider }) {
  const { locale, t, formatMoney } = useWords('order');
  const { notice, opening, next, hasWindow, upcoming } = useProviderTimes(provider);
  const pickupAddress = provider.pickup?.address;
  if (!pickupAddress) return null;
  const km = provider.distanceKm;
  const minimum = formatMoney({ amount: provider.deliveryTotalMinimum }, { hideZeroCents: true, hideCurrency: true });
  return (
    <Stack $gap={1}>
      <Paragraph size="small">
        <strong>{t('pickup.at', { provider: provider.name })}</strong>
      </Paragraph>
      <Paragraph size="small">
        {t('pickup.address', {
          street: pickupAddress.addressOne,
          city: pickupAddress.city,
          state: pickupAddress.state,
        })}
        {km !== undefined && ` · ${t('pickup.away', { distance: formatDistance(km, locale) })}`}
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
      {upcoming.map((text) => (
        <Paragraph key={text} size="small">
          {text}
        </Paragraph>
      ))}
      <Paragraph size="small" tone="muted">
        {t('pickup.terms', { minimum, legalAge: legalAge.us })}
      </Paragraph>
      <Paragraph size="small" tone="muted">
        {t('checkout.review.seller', { provider: provider.name, licence: provider.licence })}
      </Paragraph>
    </Stack>
  );
}
