import type { Subcountry } from '../region/regions';
import type { Product } from './productSchema';
import type { Aroma, Effect, OilType, PlantType, Terpene } from './vocabulary';

/** Texts are in one language. A locale's catalogue file is an array of summaries. */
export interface ProductSummary {
  slug: string;
  productType: Product['productType'];
  title: string;
  brand: string;
  brandSlug: string;
  picture: string;
  plantType: PlantType | null;
  oilType: OilType | null;
  /** Only set in the United States, because Canada does not allow promoting effects. */
  effects?: readonly Effect[];
  /** Only set in the catalogue file of the United States, where lists filter by flavor. */
  flavors?: readonly Aroma[];
  /** The three largest in the newest lab report, largest first. Only set in the catalogue file. */
  terpenes?: readonly Terpene[];
  /** Of the newest lab report, if it is more than a trace. Only set in the catalogue file. */
  cbdPercent?: number;
  regions: Subcountry[];
  availability: Product['availability'];
  availabilityComingSoonDate: string | null;
  comingSoonMonth: string | null;
  expressDeliveryProvidersCount: number;
  publishedOn: string;
  variants: {
    id: string;
    title: string;
    grams: number | null;
    thcGrams: number | null;
    price: number | null;
    availability: Product['availability'];
  }[];
}
