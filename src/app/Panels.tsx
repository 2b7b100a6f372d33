import { Suspense } from 'react';
import type { PageContext } from '../content/pages/pageContext';
import { usePanel } from '../state/panels';
import { QueryIsland } from '../state/QueryIsland';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { SiteMenu } from './header/SiteMenu';

const ConnectedCartPanel = lazyNamed(() => import('./ConnectedCartPanel'), 'ConnectedCartPanel');
const AddressPanel = lazyNamed(() => import('../features/delivery-address/AddressPanel'), 'AddressPanel');
const RegionPanel = lazyNamed(() => import('../features/region-menu/RegionPanel'), 'RegionPanel');
const LanguagePanel = lazyNamed(() => import('../features/region-menu/RegionPanel'), 'LanguagePanel');
const StoreAddressPanel = lazyNamed(
  () => import('../features/delivery-address/StoreAddressPanel'),
  'StoreAddressPanel',
);
const HoursPanel = lazyNamed(() => import('../features/delivery-address/hours/HoursPanel'), 'HoursPanel');
const NotificationPanel = lazyNamed(() => import('../features/notifications/NotificationPanel'), 'NotificationPanel');

const ComparePanel = lazyNamed(() => import('../features/shop/shortlist/ComparePanel'), 'ComparePanel');
const SearchPanel = lazyNamed(() => import('../features/site-search/SearchPanel'), 'SearchPanel');

export function Panels({ context }: { context: PageContext }) {
  const open = usePanel((state) => state.open);
  return (
    <QueryIsland>
      <Suspense>
        {open === 'cart' && <ConnectedCartPanel />}
        {open === 'address' && <AddressPanel />}
        {open === 'storeAddress' && <StoreAddressPanel />}
        {open === 'hours' && <HoursPanel />}
        {open === 'notifications' && <NotificationPanel />}
        {open === 'compare' && <ComparePanel />}
        {open === 'search' && <SearchPanel />}
        {open === 'region' && <RegionPanel page={context} />}
        {open === 'language' && <LanguagePanel page={context} />}
        {open === 'menu' && <SiteMenu shell={context.shell} />}
      </Suspense>
    </QueryIsland>
  );
}
