import type { AddressStep } from '../../data/page/writeAddress';
import type { FacetKey } from '../../domain/catalogue/listing';
import type { ListQuery } from '../../domain/catalogue/listQuery';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { Subcountry } from '../../domain/region/regions';
import type { CardOffer } from './cardWords';
import type { ListResult, ListSource } from './computeList';
import type { ListDelivery } from './listDelivery';
import type { Asked } from './readAsked';

/** What the parts of a list know of it. */
export interface ListModel extends Asked {
  region: Subcountry;
  /** The filters that are offered here (D-07). */
  facets: readonly FacetKey[];
  canFilterStock: boolean;
  /** Null where no offers count. */
  delivery: ListDelivery | null;
  /** The names of the catalogue's brands, by slug; null until it is there. */
  brands: ReadonlyMap<string, string> | null;
  source: ListSource | null;
  /** The query that is drawn: that of the address, or on a slow machine the one before it. */
  settled: ListQuery;
  /** The answer to it; null while something of it is missing. */
  result: ListResult | null;
  /** The answer that is drawn; null where that is the first screen of the page's own HTML. */
  found: ListResult | null;
  total: number;
  offerOf: ((product: ProductSummary) => CardOffer) | undefined;
  toggle: (facet: FacetKey, value: string) => void;
  change: (changes: Partial<ListQuery>, step?: AddressStep) => void;
}
