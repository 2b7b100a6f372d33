import type { Order } from '../../domain/order/orderSchema';
import { formatClock } from '../../i18n/time/formatHours';
import { formatSlotDay } from '../../i18n/time/formatSlot';
import { useWords } from '../../i18n/LocaleContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { Stack } from '../../ui/layout/Stack';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';

export function PickupLocation({ order: { orderType, provider, slot } }: { order: Order }) {
  const { locale, t } = useWords('account', 'order');
  const { pickupHours: hours, timezone } = provider;
  const counter = orderType === 'pickup' ? provider.pickupAddress : null;
  if (!counter) return null;
  const { addressOne, addressTwo, city, state, postalCode } = counter;
  const query = [addressOne, city, `${state} ${postalCode}`].join(', ');
  return (
    <Stack as="section" $gap={2} aria-labelledby="pickup-place">
      <Heading level={3} id="pickup-place">
        {t('pickup.at', { provider: provider.name })}
      </Heading>
      <Paragraph>
        {[addressOne, addressTwo].filter(Boolean).join(', ')}
        <br />
        {city}, {state} {postalCode}
      </Paragraph>
      {hours && (
        <Paragraph size="small" tone="muted">
          {t('pickup.openOn', {
            day: formatSlotDay(slot.start, { locale, timezone }),
            open: formatClock(hours.open, locale),
            close: formatClock(hours.close, locale),
          })}
        </Paragraph>
      )}
      <div>
        <ButtonLink
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`}
          rel="noreferrer"
          target="_blank"
          $variant="secondary"
          $size="small"
        >
          {t('pickup.map')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
