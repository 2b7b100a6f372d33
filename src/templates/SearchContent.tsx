import type { ListingView } from '../content/pages/pageContext';
import { ProductListing } from '../features/shop/ProductListing';
import { SiteResults } from '../features/site-search/SiteResults';

interface SearchContentProps {
  listing: ListingView;
}

/** The list of products with its filters, and what else the same search finds. */
export const SearchContent = ({ listing }: SearchContentProps) => (
  <ProductListing listing={listing} routeId="search" Frame={SiteResults} />
);
