import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pages/pageContext';
import { routePath } from '../domain/site/routing/routes';
import { CheckAddress } from '../features/delivery-address/CheckAddress';
import { DeliveryHere } from '../features/delivery-address/DeliveryHere';
import { CityPage } from '../features/delivery-city/CityPage';
import { EntryFrame } from '../features/editorial/EntryFrame';
import { StorePage } from '../features/store-locator/StorePage';
import { StoresByRegion } from '../features/store-locator/StoresByRegion';
import { LocalLink } from '../i18n/LocalLink';
import { useWords } from '../i18n/LocaleContext';
import { RestOfPage } from '../state/RestOfPage';
import { ButtonLink } from '../ui/ButtonLink';
import { Cluster } from '../ui/layout/Cluster';

export { PageHead as Head } from '../features/page-head/PageHead';

function CityWays() {
  const { t } = useWords();
  return (
    <Cluster>
      <CheckAddress />
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
    <EntryFrame page={pageContext} intro={city && <CityWays />} below={city && <DeliveryHere />}>
      <RestOfPage>
        {city && <CityPage city={city} />}
        {store && <StorePage store={store} />}
        {storesByRegion && <StoresByRegion groups={storesByRegion} />}
      </RestOfPage>
    </EntryFrame>
  );
}
