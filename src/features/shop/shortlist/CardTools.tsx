import { create } from 'zustand';
import { loadText, storageKeys } from '../../../data/storage';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import { firstInput } from '../../../state/navigation/firstInput';
import type * as UsedParts from './usedParts';

const useLoadedParts = create<{ parts?: typeof UsedParts }>(() => ({}));

/** The parts that a list needs once the shopper interacts with the page. */
export const useInteractionParts = () => useLoadedParts().parts;

let loading: Promise<unknown> | undefined;

/** Loads it when the shopper starts to use the page, or at once if a heart may be on. */
export function loadInteractionParts(): void {
  loading ??= (loadText(storageKeys.favorites) ? Promise.resolve() : firstInput())
    .then(() => import('./usedParts'))
    .then((parts) => useLoadedParts.setState({ parts }))
    .catch(() => (loading = undefined));
}

/** The controls over a card's picture. Not part of the HTML, and placed over it, so that nothing moves. */
export function CardTools({ product }: { product: ProductSummary }) {
  const parts = useInteractionParts();
  return parts && <parts.ProductTools product={product} />;
}
