import type { ComponentProps } from 'react';
import { ReorderLastOrder } from '../features/orders/ReorderLastOrder';
import { RegionShelf } from '../features/shop/RegionShelf';
import { RecentlyViewed } from '../features/shop/shortlist/RecentlyViewed';

/** One component, so that the shelf and the order and view history load in a single chunk. */
export function ShelfWithHistory(listing: ComponentProps<typeof RegionShelf>) {
  return (
    <>
      <RegionShelf {...listing} />
      <ReorderLastOrder />
      <RecentlyViewed />
    </>
  );
}
