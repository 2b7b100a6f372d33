import { useMedia } from '../../../state/hooks/useMedia';

/** True if the device asks for reduced motion, in which case the light is never fast. */
export const usePrefersReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
