import type { ComponentProps } from 'react';
import { AgainHome } from '../features/orders/AgainHome';
import { RegionShelf } from '../features/shop/RegionShelf';
import { RecentlyViewed } from '../features/shop/shortlist/RecentlyViewed';

/** A shelf, and below it what the shopper ordered and viewed before. */
export function ShelfWithHistory(listing: ComponentProps<typeof RegionShelf>) {
  return (
    <>
      <RegionShelf {...listing} />
      <AgainHome />
      <RecentlyViewed />
    </>
  );
}
