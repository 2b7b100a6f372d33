import type { ComponentProps } from 'react';
import { AgainHome } from '../features/orders/AgainHome';
import { Listing } from '../features/shop/Listing';
import { RecentlyViewed } from '../features/shop/shortlist/RecentlyViewed';

/** A shelf, and below it what the shopper ordered and viewed before. */
export function ShelfWithHistory(listing: ComponentProps<typeof Listing>) {
  return (
    <>
      <Listing {...listing} />
      <AgainHome />
      <RecentlyViewed />
    </>
  );
}
