import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { formatMoney } from '../../domain/money/money';
import { legalAge } from '../../domain/region/ageGate';
import { formatDistance } from '../../i18n/formatDistance';
import { useWords } from '../../i18n/LocaleContext';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/text/Text';
import { useProviderTimes } from './hours/useProviderTimes';

/** Expects a provider with the terms of pickups, which differ from those of deliveries. */
export function PickupFacts({ provider }: { provider: DeliveryProvider }) {
  const { locale, t } = useWords('order');
  const { notice, opening, next, hasWindow, upcoming } = useProviderTimes(provider);
  const pickupAddress = provider.pickup?.address;
  if (!pickupAddress) return null;
  const km = provider.distanceKm;
  const minimum = formatMoney({ amount: provider.deliveryTotalMinimum }, { hideZeroCents: true, hideCurrency: true });
  return (
    <Stack $gap={1}>
      <Text size="small">
        <strong>{t('pickup.at', { provider: provider.name })}</strong>
      </Text>
      <Text size="small">
        {t('pickup.address', {
          street: pickupAddress.addressOne,
          city: pickupAddress.city,
          state: pickupAddress.state,
        })}
        {km !== undefined && ` · ${t('pickup.away', { distance: formatDistance(km, locale) })}`}
      </Text>
      {notice && (
        <Text size="small">
          <strong>{notice}</strong>
        </Text>
      )}
      <Text size="small">
        {opening && `${opening} `}
        {hasWindow ? t('facts.short.next', { next }) : next}
      </Text>
      {upcoming.map((text) => (
        <Text key={text} size="small">
          {text}
        </Text>
      ))}
      <Text size="small" tone="muted">
        {t('pickup.terms', { minimum, legalAge: legalAge.us })}
      </Text>
      <Text size="small" tone="muted">
        {t('checkout.review.seller', { provider: provider.name, licence: provider.licence })}
      </Text>
    </Stack>
  );
}
