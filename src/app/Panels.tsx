import { lazy, Suspense } from 'react';
import type { PageContext } from '../content/pageContext';
import { usePanel } from '../state/panels';
import { QueryIsland } from '../state/QueryIsland';
import { SiteMenu } from './SiteMenu';

const CartPanel = lazy(() =>
  import('../features/cart/CartPanel').then(({ CartPanel: component }) => ({ default: component })),
);
const AddressPanel = lazy(() =>
  import('../features/delivery-address/AddressPanel').then(({ AddressPanel: component }) => ({ default: component })),
);
const RegionPanel = lazy(() =>
  import('../features/region-menu/RegionPanel').then(({ RegionPanel: component }) => ({ default: component })),
);
const LanguagePanel = lazy(() =>
  import('../features/region-menu/RegionPanel').then(({ LanguagePanel: component }) => ({ default: component })),
);
const StoreAddressPanel = lazy(() =>
  import('../features/delivery-address/StoreAddressPanel').then(({ StoreAddressPanel: component }) => ({
    default: component,
  })),
);
const HoursPanel = lazy(() =>
  import('../features/delivery-address/HoursPanel').then(({ HoursPanel: component }) => ({ default: component })),
);
const NotificationPanel = lazy(() =>
  import('../features/notifications/NotificationPanel').then(({ NotificationPanel: component }) => ({
    default: component,
  })),
);

/** The panel that is open, loaded when it is first wanted. */
export function Panels({ context }: { context: PageContext }) {
  const open = usePanel((state) => state.open);
  return (
    <QueryIsland>
      <Suspense>
        {open === 'cart' && <CartPanel />}
        {open === 'address' && <AddressPanel />}
        {open === 'storeAddress' && <StoreAddressPanel />}
        {open === 'hours' && <HoursPanel />}
        {open === 'notifications' && <NotificationPanel />}
        {open === 'region' && <RegionPanel page={context} />}
        {open === 'language' && <LanguagePanel page={context} />}
        {open === 'menu' && <SiteMenu shell={context.shell} />}
      </Suspense>
    </QueryIsland>
  );
}
