import type { ComponentProps } from 'react';
import { ReorderLastOrder } from '../features/orders/ReorderLastOrder';
import { RegionShelf } from '../features/shop/RegionShelf';
import { RecentlyViewed } from '../features/shop/shortlist/RecentlyViewed';

interface ShelfWithHistoryProps extends ComponentProps<typeof RegionShelf> {
  hasLastOrder?: boolean;
}

/** One component, so that the shelf and the order and view history load in a single chunk. */
export function ShelfWithHistory({ hasLastOrder, ...listing }: ShelfWithHistoryProps) {
  return (
    <>
      <RegionShelf {...listing} />
      {hasLastOrder && <ReorderLastOrder />}
      <RecentlyViewed />
    </>
  );
}
