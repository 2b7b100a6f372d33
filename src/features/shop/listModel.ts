import type { HistoryUpdate } from '../../data/page/writeSearch';
import type { FacetKey } from '../../domain/catalogue/list/listing';
import type { ListQuery } from '../../domain/catalogue/list/listQuery';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { Subcountry } from '../../domain/region/regions';
import type { CardOffer } from './cardText';
import type { ListResult, ListSource } from './computeList';
import type { ListDelivery } from './live/listDelivery';
import type { ListUrl } from './readListUrl';

export interface ListModel extends ListUrl {
  region: Subcountry;
  /** The filters available in this region. */
  facets: readonly FacetKey[];
  canFilterStock: boolean;
  /** Null without an address or express delivery. */
  delivery: ListDelivery | null;
  /** Names by slug. Null until the catalogue has loaded. */
  brands: ReadonlyMap<string, string> | null;
  source: ListSource | null;
  /** The deferred query, which may lag behind the URL's on slow devices. */
  renderedQuery: ListQuery;
  /** Null while its data is loading. */
  result: ListResult | null;
  /** Null while the static HTML's first page is shown. */
  renderedResult: ListResult | null;
  total: number;
  /** Index of the first rendered product in the whole list. */
  from: number;
  getOffer: ((product: ProductSummary) => CardOffer) | undefined;
  toggle: (facet: FacetKey, value: string) => void;
  change: (changes: Partial<ListQuery>, step?: HistoryUpdate) => void;
}
