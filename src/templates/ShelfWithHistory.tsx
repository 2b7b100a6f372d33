import type { ComponentProps } from 'react';
import { ReorderLastOrder } from '../features/orders/ReorderLastOrder';
import { Listing } from '../features/shop/Listing';
import { RecentlyViewed } from '../features/shop/shortlist/RecentlyViewed';

/** A shelf, and below it what the shopper ordered and viewed before. */
export function ShelfWithHistory(listing: ComponentProps<typeof Listing>) {
  return (
    <>
      <Listing {...listing} />
      <ReorderLastOrder />
      <RecentlyViewed />
    </>
  );
}
