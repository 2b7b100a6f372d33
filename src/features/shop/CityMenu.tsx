import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CityView } from '../../content/pages/locationViews';
import { providerProductsQuery } from '../../data/delivery/deliveryCalls';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { useClientValue } from '../../state/hooks/useClientValue';
import { asIsland } from '../../state/QueryIsland';
import { ButtonLink } from '../../ui/ButtonLink';
import { Stack } from '../../ui/layout/Stack';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { ProductGrid } from './ProductGrid';
import { cardOffers } from './live/cardOffers';

interface CityMenuProps {
  city: Pick<CityView, 'name' | 'menu' | 'services'>;
}

export const CityMenu = asIsland(Menu);

/** Shows suggested prices in the static HTML and after a failure, otherwise the dispensary's own stock and prices. */
function Menu({ city: { name: city, menu, services } }: CityMenuProps) {
  const { locale, t } = useWords('places', 'filters');
  const { id, name: dispensary } = services[0]!;
  // The cache of an earlier visit must not differ from the HTML during hydration.
  const isClient = useClientValue(() => true, false);
  const { data } = useQuery(providerProductsQuery(id));
  const getOffer = useMemo(
    () => data && cardOffers(new Map(data.map((offer) => [offer.productVariantId, offer])), locale.id),
    [data, locale.id],
  );
  return (
    <Stack as="section" $gap={6} aria-labelledby="menu">
      <div>
        <Heading level={2} size="sub" id="menu">
          {t('places.city.menu', { city })}
        </Heading>
        <Paragraph size="label" tone="muted">
          {t('places.city.menu.prices', { dispensary })}
        </Paragraph>
      </div>
      <ProductGrid products={menu} getOffer={isClient ? getOffer : undefined} />
      <div>
        <ButtonLink as={LocalLink} to={routePath('pods')} $variant="secondary">
          {t('places.city.menu.all')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
