import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addressQuery } from '../../data/delivery/deliveryCalls';
import { shortAddress } from '../../domain/address/shortAddress';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { shownWhereOn } from '../../domain/region/shownIn';
import { LoadFailure } from '../../i18n/LoadFailure';
import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { LocalLink } from '../../i18n/LocalLink';
import type { ChosenPlace } from '../../state/delivery/deliveryPlace';
import { openPanel } from '../../state/panels';
import { asIsland } from '../../state/QueryIsland';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/feedback/Notice';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { ProviderFacts } from './ProviderFacts';
import { LoadingLine } from './search/LoadingLine';
import { useProvider } from './useProvider';

interface DeliveryStatusProps {
  /** Shows a short version, for pages about another subject. */
  isCompact?: boolean;
}

export const DeliveryStatus = asIsland(StatusContent);

function StatusContent({ isCompact = false }: DeliveryStatusProps) {
  const { t } = useWords('account', 'order');
  const { place, provider, isLoading, isKnown, retry } = useProvider();
  if (!place) return null;
  const loadingLine = <LoadingLine>{t('address.loadingProvider')}</LoadingLine>;
  if (isLoading) return isCompact ? loadingLine : <Placeholder>{loadingLine}</Placeholder>;
  if (provider && isCompact)
    return (
      <Stack $gap={2}>
        <strong>{t('product.fulfilledBy', { provider: provider.name })}</strong>
        <ProviderFacts provider={provider} isCompact />
      </Stack>
    );
  if (provider) return <Served provider={provider} place={place} />;
  if (!isKnown) return <LoadFailure title={t('error.providers')} query={{ refetch: retry }} />;
  return <Unserved place={place} />;
}

/** Reserves roughly the size of the loaded content. */
function Placeholder({ children }: { children: ReactNode }) {
  return (
    <Card>
      <Stack $gap={6}>
        {children}
        <Skeleton $height="280px" aria-hidden />
      </Stack>
    </Card>
  );
}

function Served({ provider, place }: { provider: DeliveryProvider; place: ChosenPlace }) {
  const { t } = useWords('order');
  return (
    <Card as="section" aria-labelledby="delivery-here">
      <Stack $gap={6}>
        <Stack $gap={1}>
          <Heading level={2} size="sub" id="delivery-here">
            {t('xpress.here', { address: shortAddress(place.label) })}
          </Heading>
          <Paragraph tone="muted">{t('product.fulfilledBy', { provider: provider.name })}</Paragraph>
        </Stack>
        <ProviderFacts provider={provider} />
        <div>
          <Button variant="secondary" size="small" onClick={() => openPanel('hours')}>
            {t('address.hours')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function Unserved({ place }: { place: ChosenPlace }) {
  const { t } = useWords('order');
  const { data: address, isLoading } = useQuery(addressQuery(place.placeId, place.addressTwo));
  if (isLoading) return <LoadingLine>{t('address.loadingAddress')}</LoadingLine>;
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink
          as={LocalLink}
          to={routePath('storeLocator')}
          $variant="secondary"
          $size="small"
          {...shownWhereOn('storeLocator')}
        >
          {t('xpress.stores')}
        </ButtonLink>
      }
    >
      {address
        ? t('expressDelivery.notAvailable', { city: address.city, state: address.state })
        : t('cart.error.unavailableAddress')}
    </Notice>
  );
}
