import type { Subcountry } from '../region/regions';
import type { Product } from './productSchema';
import type { Aroma, Effect, OilType, PlantType } from './vocabulary';

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
