import type { Product } from './productSchema';

export type ItemAvailability = 'UNAVAILABLE' | 'AVAILABLE' | 'COMING_SOON' | 'SOLDOUT' | 'NO_ADDRESS';

interface Offer {
  variant: { availability: Product['availability'] } | null;
  hasAddress: boolean;
  stock: number | null;
  expressDeliveryProvidersCount: number;
}

export function itemAvailability({
  variant,
  hasAddress,
  stock,
  expressDeliveryProvidersCount,
}: Offer): ItemAvailability {
  if (!variant) return 'UNAVAILABLE';
  if (stock !== null && stock > 0) return 'AVAILABLE';
  if (variant.availability === 'coming-soon') return 'COMING_SOON';
  if (variant.availability === 'sold-out') return 'SOLDOUT';
  if (hasAddress) return stock === null ? 'UNAVAILABLE' : 'SOLDOUT';
  return expressDeliveryProvidersCount > 0 ? 'NO_ADDRESS' : 'UNAVAILABLE';
}
