import type { HistoryUpdate } from '../../data/page/writeSearch';
import type { FacetKey } from '../../domain/catalogue/list/listing';
import type { ListQuery } from '../../domain/catalogue/list/listQuery';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { Subcountry } from '../../domain/region/regions';
import type { CardOffer } from './cardText';
import type { ListResult } from './computeList';
import type { ListDelivery } from './live/listDelivery';
import type { ListUrl } from './readListUrl';

/** The choices that a visitor has in this list and region. */
export interface ListOptions {
  region: Subcountry;
  facets: readonly FacetKey[];
  /** Names by slug. Null until the catalogue has loaded. */
  brands: ReadonlyMap<string, string> | null;
  canFilterStock: boolean;
  /** True on the page where a search also finds stores, answers and pages. */
  isSiteSearch: boolean;
}

/** The list on the screen. It may lag behind the URL on slow devices and while data is missing. */
export interface ShownList {
  query: ListQuery;
  /** Null while the static HTML's first page is shown. */
  result: ListResult | null;
  /** The page's products, and those that "Show more" added. */
  products: readonly ProductSummary[];
  /** Index of the first of them in the whole list. */
  from: number;
  total: number;
  getOffer: ((product: ProductSummary) => CardOffer) | undefined;
  /** Props that hide the list but reserve its space while another region's list or the URL's query loads. */
  placeholderProps: Record<string, string> | null;
  isStale: boolean;
}

export interface ProductListModel {
  /** The parsed URL, including changes that are written to it once the code for that has loaded. */
  url: ListUrl;
  options: ListOptions;
  /** Null without an address or XPRESS delivery. */
  delivery: ListDelivery | null;
  /** The result of the query in `shown`. Null while its data is loading. */
  result: ListResult | null;
  isBusy: boolean;
  shown: ShownList;
  /** Null until the code that writes URLs has loaded. */
  searchOfPage: ((page: number) => string) | null;
  change: (changes: Partial<ListQuery>, step?: HistoryUpdate) => void;
  toggle: (facet: FacetKey, value: string) => void;
  setDelivery: (delivery: ListDelivery) => void;
  /** Loads the code and data that filters need. */
  preload: () => void;
  /** Loads the code and data that filters and the search need. */
  preloadSearch: () => void;
}
