import type { ComponentProps } from 'react';
import type { OwnersView } from '../content/pages/pageContext';
import { ReorderLastOrder } from '../features/orders/ReorderLastOrder';
import { RegionShelf } from '../features/shop/RegionShelf';
import { OwnersWords } from '../features/shop/owners/OwnersWords';
import { RecentlyViewed } from '../features/shop/shortlist/RecentlyViewed';

interface ShelfWithHistoryProps extends ComponentProps<typeof RegionShelf> {
  hasLastOrder?: boolean;
  owners?: OwnersView | undefined;
}

/** One component, so that the shelf and the order and view history load in a single chunk. */
export function ShelfWithHistory({ hasLastOrder, owners, ...listing }: ShelfWithHistoryProps) {
  return (
    <>
      <RegionShelf {...listing} />
      {hasLastOrder && <ReorderLastOrder />}
      <RecentlyViewed />
      {owners && <OwnersWords owners={owners} />}
    </>
  );
}
