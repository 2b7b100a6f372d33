import { useMedia } from '../../state/useMedia';

/** D-25, D-31: whether the shopper's device asks for less motion; then the light is never fast. */
export const useLightCalm = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
