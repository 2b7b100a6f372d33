import { create } from 'zustand';
import { loadText, storageKeys } from '../../../data/storage';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import { firstInput } from '../../../state/navigation/firstInput';
import type * as UsedParts from './usedParts';

const useLoadedParts = create<{ parts?: typeof UsedParts }>(() => ({}));

/** Undefined until the shopper interacts with the page. */
export const useInteractionParts = () => useLoadedParts().parts;

let loading: Promise<unknown> | undefined;

/** Waits for the first input, unless there may be favorites to mark. */
export function loadInteractionParts(): void {
  loading ??= (loadText(storageKeys.favorites) ? Promise.resolve() : firstInput())
    .then(() => import('./usedParts'))
    .then((parts) => useLoadedParts.setState({ parts }))
    .catch(() => (loading = undefined));
}

/** Client-only. The card reserves their space, so that they cause no layout shift. */
export function CardTools(props: { product: ProductSummary; hasStrip: boolean }) {
  const parts = useInteractionParts();
  return parts && <parts.ProductTools {...props} />;
}
