import type { HistoryUpdate } from '../../data/page/writeSearch';
import type { FacetKey } from '../../domain/catalogue/list/listing';
import type { ListQuery } from '../../domain/catalogue/list/listQuery';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { Subcountry } from '../../domain/region/regions';
import type { CardOffer } from './cardText';
import type { ListResult, ListSource } from './computeList';
import type { ListDelivery } from './live/listDelivery';
import type { ListUrl } from './readListUrl';

/** The state that the parts of a list share. */
export interface ListModel extends ListUrl {
  region: Subcountry;
  /** The filters that this region offers. */
  facets: readonly FacetKey[];
  canFilterStock: boolean;
  /** Null if offers do not apply. */
  delivery: ListDelivery | null;
  /** Names of the catalogue's brands, by slug; null until it has loaded. */
  brands: ReadonlyMap<string, string> | null;
  source: ListSource | null;
  /** The rendered query: the URL's, or on a slow device the previous one. */
  renderedQuery: ListQuery;
  /** The result of the rendered query; null while data for it is missing. */
  result: ListResult | null;
  /** The rendered result; null while the first screen of the static HTML is shown. */
  renderedResult: ListResult | null;
  total: number;
  /** The place of the first rendered product in the whole list, from 0. */
  from: number;
  offerOf: ((product: ProductSummary) => CardOffer) | undefined;
  toggle: (facet: FacetKey, value: string) => void;
  change: (changes: Partial<ListQuery>, step?: HistoryUpdate) => void;
}
