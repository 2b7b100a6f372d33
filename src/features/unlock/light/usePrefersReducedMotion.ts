import { useMedia } from '../../../state/hooks/useMedia';

/** With reduced motion, the light is never fast. */
export const usePrefersReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
