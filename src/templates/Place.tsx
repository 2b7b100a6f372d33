import type { PageProps } from 'gatsby';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { routePath } from '../domain/site/routing/routes';
import { DeliveryAddressButton } from '../features/delivery-address/DeliveryAddressButton';
import { DeliveryTerms } from '../features/delivery-address/DeliveryTerms';
import { NextUsualWindow } from '../features/delivery-address/hours/NextUsualWindow';
import { CityPage } from '../features/delivery-city/CityPage';
import { EntryFrame } from '../features/editorial/EntryFrame';
import { StorePage } from '../features/store-locator/StorePage';
import { StoresByRegion } from '../features/store-locator/StoresByRegion';
import { LocalLink } from '../i18n/LocalLink';
import { useWords } from '../i18n/LocaleContext';
import { DeferredPageContent } from '../state/DeferredPageContent';
import { ButtonLink } from '../ui/ButtonLink';
import { HydrateWhenVisible } from '../ui/hydration/HydrateWhenVisible';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { Cluster } from '../ui/layout/Cluster';

const CityMenu = lazyNamed(() => import('../features/shop/CityMenu'), 'CityMenu');

export { PageHead as Head } from '../features/page-head/PageHead';

function CityWays() {
  const { t } = useWords();
  return (
    <Cluster>
      <DeliveryAddressButton />
      <ButtonLink as={LocalLink} to={routePath('pods')} $variant="secondary" $size="large">
        {t('xpress.shop')}
      </ButtonLink>
    </Cluster>
  );
}

/**
 * Shows a store, all stores, or delivery in a city. A single template, because each template lengthens the script list
 * in every page's HTML.
 */
export default function Place({ pageContext }: PageProps<object, PageContext>) {
  const { city, store, storesByRegion } = pageContext;
  return (
    <EntryFrame page={pageContext} intro={city && <CityWays />} below={city && <DeliveryTerms />}>
      <DeferredPageContent>
        {city && (
          <CityPage
            city={city}
            NextWindow={NextUsualWindow}
            menu={
              <MenuPlace>
                <HydrateWhenVisible minHeight="1600px">
                  <CityMenu city={city} />
                </HydrateWhenVisible>
              </MenuPlace>
            }
          />
        )}
        {store && <StorePage store={store} />}
        {storesByRegion && <StoresByRegion groups={storesByRegion} />}
      </DeferredPageContent>
    </EntryFrame>
  );
}

/** The page's grid does not stretch its items, and a part that is not rendered yet has no width of its own. */
const MenuPlace = styled.div`
  width: 100%;
`;
